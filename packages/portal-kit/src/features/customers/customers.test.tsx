import { PortalError } from '@portal-kit/sdk';
import type { Customer } from '@portal-kit/sdk/customers';
import { describeRecordForm, describeRecordList } from '../../../test/record-screen';
import { CustomerForm } from './form/customer-form.widget';
import { CustomerList } from './list/customer-list.widget';

const address = {
  countryCode: 'USA',
  isoCountryCode: '840',
  address1: '1 Quay Street',
  city: 'Newark',
  stateCode: 'NJ',
  zip: '07102',
};
const harbor = {
  customerId: 'C-1',
  customerNumber: 'N-100',
  name: 'Harbor Wines',
  customerType: 'RETAILER_OFF_PREMISE',
  phone: '973-555-0100',
  status: 'ACTIVE',
  stateLicenseNumber: '3400-33',
  stateLicenseState: 'NJ',
  licenseExpirationDate: '2199-01-31',
  addresses: [
    { ...address, addressId: 'A-2', addressType: 'SHIPPING', city: 'Trenton', isDefault: true },
    { ...address, addressId: 'A-1', addressType: 'BILLING', isDefault: false },
  ],
  version: 4,
} as unknown as Customer;

describeRecordList('the customer list', {
  render: (props) => <CustomerList {...props} />,
  operation: 'listCustomers',
  path: { supplierId: 'SUP-1001' },
  title: 'Customers',
  records: [
    {
      record: harbor,
      header: 'Harbor Wines',
      cells: ['N-100', 'Retailer (off-premise)', 'Newark', 'NJ', '973-555-0100', 'Jan 31, 2199', 'Active'],
    },
    {
      record: {
        customerId: 'C-2',
        customerNumber: 'N-200',
        name: 'Pier 9',
        customerType: 'CLUB',
        status: '',
      },
      header: 'Pier 9',
      cells: ['N-200', 'CLUB', '–', '–', '–', '–', '–'],
    },
  ],
  rowTo: { to: 'customers.details', customerId: 'C-1' },
  createTo: { to: 'customers.create' },
  createLabel: 'Add New Customer',
  features: { create: 'customer-create', row: 'customer-details' },
  empty: {
    create: "Add this supplier's first customer to see it here.",
    readOnly: 'This supplier has no customers yet.',
    filtered: 'No customers match your search and filters.',
  },
  search: 'Search customers',
  sort: { label: 'Customer number', field: 'customerNumber' },
  filter: { field: 'Type', option: 'Importer', value: 'customerType:IMPORTER;' },
});

describeRecordForm('the customer form', {
  render: () => <CustomerForm customerId="C-1" />,
  operations: { read: 'getCustomer', update: 'updateCustomer' },
  stored: harbor,
  missing: () => Promise.reject(new PortalError({ kind: 'http', status: 404, message: 'Unknown customer' })),
  missingTitle: 'Customer not found',
  listTo: { to: 'customers.list' },
  listLink: 'Go to Customers',
  change: (screen) =>
    screen.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Harbor Spirits'),
  changed: { name: 'Harbor Spirits', customerNumber: 'N-100', customerType: 'RETAILER_OFF_PREMISE' },
  fieldError: { fieldPath: 'customerNumber', role: 'textbox', label: 'Customer number' },
  ifMatch: '"4"',
  saved: { title: 'Customer updated successfully' },
});
