import type { Supplier } from '@portal-kit/sdk/suppliers';
import { dataTableColumns } from '@portal-kit/ui/data-table';
import { ActiveStatus } from '../../domain/parties/active-status';
import type { partyMessages } from '../../domain/parties/parties.messages';
import type { kernelMessages } from '../../kernel/messages/kernel.messages';
import type { suppliersMessages } from './suppliers.messages';

/** Column ids are sort fields of the contract. */
export function supplierColumns(
  texts: ReturnType<typeof suppliersMessages>,
  parties: ReturnType<typeof partyMessages>,
  { dash }: ReturnType<typeof kernelMessages>,
) {
  const { columns } = texts;
  const column = dataTableColumns<Supplier>();
  return column.columns([
    column.accessor('name', { header: columns.name, meta: { label: columns.name, isRowHeader: true } }),
    column.accessor('supplierId', { header: columns.supplierId, meta: { label: columns.supplierId } }),
    column.accessor('inventoryType', {
      header: columns.inventoryType,
      meta: { label: columns.inventoryType },
      cell: ({ getValue }) => texts.inventoryTypes[getValue()] ?? (getValue() || dash),
    }),
    column.display({
      id: 'warehouses',
      header: columns.warehouses,
      meta: { label: columns.warehouses },
      cell: ({ row }) =>
        texts.warehouses(
          (row.original.warehouses ?? []).map(({ warehouseId, name }) => name || warehouseId),
        ) || dash,
    }),
    column.accessor('status', {
      header: columns.status,
      meta: { label: columns.status },
      cell: ({ getValue }) => <ActiveStatus status={getValue()} texts={parties} dash={dash} />,
    }),
  ]);
}
