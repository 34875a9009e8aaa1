import type { Customer } from '@portal-kit/sdk/customers';
import type { partyMessages } from '../../../domain/parties/parties.messages';
import type { CsvColumn } from '../../../lists/selection/csv-file';
import type { RecordSelectionProps } from '../../../lists/selection/record-selection';
import { RowSelection } from '../../../lists/selection/row-selection';
import type { customersMessages } from './customers.messages';

const nameOf = ({ name, customerNumber, customerId }: Customer) => name || customerNumber || customerId;

const billingOf = ({ addresses }: Customer) =>
  addresses?.find(({ addressType }) => addressType === 'BILLING');

interface CustomerSelectionProps extends RecordSelectionProps<Customer> {
  texts: ReturnType<typeof customersMessages>;
  statuses: ReturnType<typeof partyMessages>['status'];
}

/** Selection of customers: export. */
export function CustomerSelection({ texts, statuses, ...props }: CustomerSelectionProps) {
  const { columns, types } = texts;
  const csvColumns: CsvColumn<Customer>[] = [
    { label: columns.name, value: ({ name }) => name },
    { label: columns.customerNumber, value: ({ customerNumber }) => customerNumber },
    { label: columns.customerType, value: ({ customerType }) => types[customerType] ?? customerType },
    { label: columns.city, value: (customer) => billingOf(customer)?.city },
    { label: columns.stateCode, value: (customer) => billingOf(customer)?.stateCode },
    { label: columns.phone, value: ({ phone }) => phone },
    { label: columns.status, value: ({ status }) => statuses[status] ?? status },
  ];
  return <RowSelection {...props} nameOf={nameOf} csvColumns={csvColumns} />;
}
