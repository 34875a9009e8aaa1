import type { Customer } from '@portal-kit/sdk/customers';
import { dataTableColumns } from '@portal-kit/ui/data-table';
import { ActiveStatus } from '../../../domain/parties/active-status';
import type { partyMessages } from '../../../domain/parties/parties.messages';
import type { kernelMessages } from '../../../kernel/messages/kernel.messages';
import type { customersMessages } from './customers.messages';

const billingOf = ({ addresses }: Customer) =>
  addresses?.find(({ addressType }) => addressType === 'BILLING');

/** Column ids are sort fields of the contract. City and state are those of the billing address. */
export function customerColumns(
  texts: ReturnType<typeof customersMessages>,
  parties: ReturnType<typeof partyMessages>,
  { dash }: ReturnType<typeof kernelMessages>,
) {
  const { columns } = texts;
  const column = dataTableColumns<Customer>();
  return column.columns([
    column.accessor('name', { header: columns.name, meta: { label: columns.name, isRowHeader: true } }),
    column.accessor('customerNumber', {
      header: columns.customerNumber,
      meta: { label: columns.customerNumber },
    }),
    column.accessor('customerType', {
      header: columns.customerType,
      meta: { label: columns.customerType },
      cell: ({ getValue }) => texts.types[getValue()] ?? (getValue() || dash),
    }),
    column.accessor((customer) => billingOf(customer)?.city, {
      id: 'city',
      header: columns.city,
      meta: { label: columns.city },
      cell: ({ getValue }) => getValue() || dash,
    }),
    column.accessor((customer) => billingOf(customer)?.stateCode, {
      id: 'stateCode',
      header: columns.stateCode,
      meta: { label: columns.stateCode },
      cell: ({ getValue }) => getValue() || dash,
    }),
    column.display({
      id: 'phone',
      header: columns.phone,
      meta: { label: columns.phone, isHiddenOnNarrow: true },
      cell: ({ row }) => row.original.phone || dash,
    }),
    column.accessor('status', {
      header: columns.status,
      meta: { label: columns.status },
      cell: ({ getValue }) => <ActiveStatus status={getValue()} texts={parties} dash={dash} />,
    }),
  ]);
}
