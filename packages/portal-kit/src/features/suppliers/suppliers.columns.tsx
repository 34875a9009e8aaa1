import type { Supplier } from '@portal-kit/sdk/suppliers';
import { ActiveStatus } from '../../domain/parties/active-status';
import { recordColumns } from '../../lists/record-columns';
import type { suppliersMessages } from './suppliers.messages';

/** Creates the columns of the list. */
export function supplierColumns(texts: ReturnType<typeof suppliersMessages>) {
  const { sortable, fixed } = recordColumns<Supplier>(texts.columns);
  return [
    sortable('name', { isRowHeader: true }),
    sortable('supplierId'),
    sortable('inventoryType', {
      cell: ({ inventoryType = '' }) => texts.inventoryTypes[inventoryType] ?? inventoryType,
    }),
    fixed('warehouses', {
      cell: ({ warehouses }) =>
        texts.warehouses((warehouses ?? []).map(({ warehouseId, name }) => name || warehouseId)),
    }),
    sortable('status', {
      cell: ({ status }) => <ActiveStatus status={status} />,
    }),
  ];
}
