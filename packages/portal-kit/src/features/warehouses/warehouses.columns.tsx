import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { dataTableColumns } from '@portal-kit/ui/data-table';
import { ActiveStatus } from '../../domain/parties/active-status';
import type { partyMessages } from '../../domain/parties/parties.messages';
import type { kernelMessages } from '../../kernel/messages/kernel.messages';
import type { warehousesMessages } from './warehouses.messages';

/** Column ids are sort fields of the contract. */
export function warehouseColumns(
  texts: ReturnType<typeof warehousesMessages>,
  parties: ReturnType<typeof partyMessages>,
  { dash }: ReturnType<typeof kernelMessages>,
) {
  const { columns } = texts;
  const column = dataTableColumns<Warehouse>();
  return column.columns([
    column.accessor('name', { header: columns.name, meta: { label: columns.name, isRowHeader: true } }),
    column.accessor('warehouseId', { header: columns.warehouseId, meta: { label: columns.warehouseId } }),
    column.accessor(({ addresses }) => addresses?.[0]?.city, {
      id: 'city',
      header: columns.city,
      meta: { label: columns.city },
      cell: ({ getValue }) => getValue() || dash,
    }),
    column.accessor(({ addresses }) => addresses?.[0]?.stateCode, {
      id: 'stateCode',
      header: columns.stateCode,
      meta: { label: columns.stateCode },
      cell: ({ getValue }) => getValue() || dash,
    }),
    column.accessor('isBonded', {
      header: columns.isBonded,
      meta: { label: columns.isBonded },
      cell: ({ getValue }) => (getValue() ? parties.yes : parties.no),
    }),
    column.accessor('status', {
      header: columns.status,
      meta: { label: columns.status },
      cell: ({ getValue }) => <ActiveStatus status={getValue()} texts={parties} dash={dash} />,
    }),
  ]);
}
