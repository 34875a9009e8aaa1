import { warehouseRequestBounds } from '@portal-kit/sdk/bounds';
import type { Warehouse, WarehouseRequest } from '@portal-kit/sdk/warehouses';
import type { partyMessages } from '../../domain/parties/parties.messages';
import { useStatusActions } from '../../domain/parties/use-status-actions';
import { usePortal } from '../../kernel/host/portal-context';
import type { CsvColumn } from '../../lists/selection/csv-file';
import type { RecordSelectionProps } from '../../lists/selection/record-selection';
import { RowSelection } from '../../lists/selection/row-selection';
import { changeStatus } from '../../lists/selection/status/change-status';
import type { warehousesMessages } from './warehouses.messages';

interface WarehouseSelectionProps extends RecordSelectionProps<Warehouse> {
  texts: ReturnType<typeof warehousesMessages>;
  parties: ReturnType<typeof partyMessages>;
}

/** Selection of warehouses: activate, deactivate and export. */
export function WarehouseSelection({ texts, parties, ...props }: WarehouseSelectionProps) {
  const { sdk, emit, can } = usePortal();
  const actions = useStatusActions<Warehouse>({
    records: 'warehouses',
    getStatus: ({ status }) => status,
    changeTo: async ({ warehouseId }, status, signal) => {
      const params = { path: { id: warehouseId } };
      const saved = await changeStatus<Warehouse, WarehouseRequest>({
        read: () => sdk.client.GET('/api/v1/warehouses/{id}', { params, signal }),
        bounds: warehouseRequestBounds,
        change: { status },
        write: (body, ifMatch) => sdk.client.PUT('/api/v1/warehouses', { body, ifMatch }),
      });
      if (saved) emit?.({ type: 'warehouse.saved', detail: { warehouse: saved.record, isNew: false } });
      return saved;
    },
  });
  const { columns } = texts;
  const csvColumns: CsvColumn<Warehouse>[] = [
    { label: columns.name, value: ({ name }) => name },
    { label: columns.warehouseId, value: ({ warehouseId }) => warehouseId },
    { label: columns.city, value: ({ addresses }) => addresses?.[0]?.city },
    { label: columns.stateCode, value: ({ addresses }) => addresses?.[0]?.stateCode },
    {
      label: columns.isBonded,
      value: ({ isBonded }) => (typeof isBonded === 'boolean' ? parties[isBonded ? 'yes' : 'no'] : undefined),
    },
    { label: columns.status, value: ({ status }) => parties.status[status] ?? status },
  ];
  return <RowSelection {...props} csvColumns={csvColumns} {...(can('warehouse-edit') && { actions })} />;
}
