import { customerRequestBounds } from '@portal-kit/sdk/bounds';
import type { Customer, CustomerRequest } from '@portal-kit/sdk/customers';
import type { partyMessages } from '../../../domain/parties/parties.messages';
import { useStatusActions } from '../../../domain/parties/use-status-actions';
import { usePortal } from '../../../kernel/host/portal-context';
import type { CsvColumn } from '../../../lists/selection/csv-file';
import type { RecordSelectionProps } from '../../../lists/selection/record-selection';
import { RowSelection } from '../../../lists/selection/row-selection';
import { changeStatus } from '../../../lists/selection/status/change-status';
import type { customersMessages } from './customers.messages';

const findBillingAddress = ({ addresses }: Customer) =>
  addresses?.find(({ addressType }) => addressType === 'BILLING');

interface CustomerSelectionProps extends RecordSelectionProps<Customer> {
  texts: ReturnType<typeof customersMessages>;
  statuses: ReturnType<typeof partyMessages>['status'];
}

/** Selection of customers: activate, deactivate and export. */
export function CustomerSelection({ texts, statuses, ...props }: CustomerSelectionProps) {
  const { sdk, supplierId, emit, can } = usePortal();
  const actions = useStatusActions<Customer>({
    records: 'customers',
    getStatus: ({ status }) => status,
    changeTo: async ({ customerId }, status, signal) => {
      const path = '/suppliers/{supplierId}/customers/{id}';
      const params = { path: { supplierId, id: customerId } };
      const saved = await changeStatus<Customer, CustomerRequest>({
        read: () => sdk.client.GET(path, { params, signal }),
        bounds: customerRequestBounds,
        change: { status },
        write: (body, ifMatch) => sdk.client.PUT(path, { params, body, ifMatch }),
      });
      if (saved) emit?.({ type: 'customer.saved', detail: { customer: saved.record, isNew: false } });
      return saved;
    },
  });
  const { columns, types } = texts;
  const csvColumns: CsvColumn<Customer>[] = [
    { label: columns.name, value: ({ name }) => name },
    { label: columns.customerNumber, value: ({ customerNumber }) => customerNumber },
    { label: columns.customerType, value: ({ customerType }) => types[customerType] ?? customerType },
    { label: columns.city, value: (customer) => findBillingAddress(customer)?.city },
    { label: columns.stateCode, value: (customer) => findBillingAddress(customer)?.stateCode },
    { label: columns.phone, value: ({ phone }) => phone },
    { label: columns.status, value: ({ status }) => statuses[status] ?? status },
  ];
  return <RowSelection {...props} csvColumns={csvColumns} {...(can('customer-edit') && { actions })} />;
}
