import { supplierRequestBounds } from '@portal-kit/sdk/bounds';
import type { Supplier, SupplierRequest } from '@portal-kit/sdk/suppliers';
import type { partyMessages } from '../../domain/parties/parties.messages';
import { useStatusActions } from '../../domain/parties/use-status-actions';
import { usePortal } from '../../kernel/host/portal-context';
import type { CsvColumn } from '../../lists/selection/csv-file';
import type { RecordSelectionProps } from '../../lists/selection/record-selection';
import { RowSelection } from '../../lists/selection/row-selection';
import { changeStatus } from '../../lists/selection/status/change-status';
import type { suppliersMessages } from './suppliers.messages';

interface SupplierSelectionProps extends RecordSelectionProps<Supplier> {
  texts: ReturnType<typeof suppliersMessages>;
  statuses: ReturnType<typeof partyMessages>['status'];
}

/** Selection of suppliers: activate, deactivate and export. The supplier in use stays active. */
export function SupplierSelection({ texts, statuses, ...props }: SupplierSelectionProps) {
  const { sdk, supplierId: currentId, emit, can } = usePortal();
  const actions = useStatusActions<Supplier>({
    records: 'suppliers',
    getStatus: ({ status }) => status,
    changeTo: async ({ supplierId }, status, signal) => {
      const params = { path: { id: supplierId } };
      const saved = await changeStatus<Supplier, SupplierRequest>({
        read: () => sdk.client.GET('/api/v1/suppliers/{id}', { params, signal }),
        bounds: supplierRequestBounds,
        change: { status },
        write: (body, ifMatch) => sdk.client.PUT('/api/v1/suppliers', { body, ifMatch }),
      });
      if (saved) emit?.({ type: 'supplier.saved', detail: { supplier: saved.record, isNew: false } });
      return saved;
    },
    deactivationRefusal: ({ supplierId }, { currentSupplier }) =>
      supplierId === currentId ? currentSupplier : undefined,
  });
  const { columns, inventoryTypes } = texts;
  const csvColumns: CsvColumn<Supplier>[] = [
    { label: columns.name, value: ({ name }) => name },
    { label: columns.supplierId, value: ({ supplierId }) => supplierId },
    {
      label: columns.inventoryType,
      value: ({ inventoryType }) => inventoryTypes[inventoryType ?? ''] ?? inventoryType,
    },
    {
      label: columns.warehouses,
      value: ({ warehouses }) => warehouses?.map(({ warehouseId }) => warehouseId).join(', '),
    },
    { label: columns.status, value: ({ status }) => statuses[status ?? ''] ?? status },
  ];
  return <RowSelection {...props} csvColumns={csvColumns} {...(can('supplier-edit') && { actions })} />;
}
