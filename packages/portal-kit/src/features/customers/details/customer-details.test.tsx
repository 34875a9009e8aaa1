import { type Customer, customerKeys } from '@portal-kit/sdk/customers';
import { describeRecordDetails } from '../../../../test/record-details';
import { CustomerDetails } from './customer-details.widget';

const harbor = {
  customerId: 'C-1',
  customerNumber: 'N-100',
  name: 'Harbor Wines',
  customerType: 'RETAILER_OFF_PREMISE',
  phone: '973-555-0100',
  status: 'ACTIVE',
  stateLicenseNumber: '3400-33',
  stateLicenseState: 'NJ',
  licenseExpirationDate: '2020-01-31',
  bondedAllowed: true,
  defaultWarehouseId: 'WH-NJ',
  addresses: [],
  version: 4,
  createdAt: '2026-01-05T12:00:00Z',
} as unknown as Customer;

describeRecordDetails<Customer>('the customer details', {
  render: ({ onLoaded }) => (
    <CustomerDetails customerId="C-1" {...(onLoaded && { onCustomerLoaded: onLoaded })} />
  ),
  operation: 'getCustomer',
  stored: harbor,
  facts: {
    'Customer number': 'N-100',
    Type: 'Retailer (off-premise)',
    Status: 'Active',
    'Tax ID': '–',
    'Can receive bonded goods': 'Yes',
    'State license': '3400-33',
    'License expiration': 'Expired Jan 31, 2020',
    Warehouse: 'Newark',
  },
  missingTitle: 'Customer not found',
  listTo: { to: 'customers.list' },
  listLink: 'Go to Customers',
  edit: { feature: 'customer-edit', to: { to: 'customers.edit', customerId: 'C-1' } },
  lists: customerKeys.lists({ supplierId: 'SUP-1001' }),
  section: {
    title: 'Recent orders',
    features: ['outbound-order-list'],
    operations: ['listOutboundOrders'],
    empty: 'No orders ship to this customer yet.',
    failed: "Couldn't load orders.",
    showAll: { link: 'Show all', to: { to: 'outbound.list', filter: 'customerId:C-1;' } },
  },
});
