'use client';
import { type SavedWarehouse, warehouseQueries } from '@portal-kit/sdk/warehouses';
import { RecordEdit } from '../../forms/record/record-edit';
import { RecordMissing } from '../../kernel/details/record-missing';
import { useMessages } from '../../kernel/messages/use-messages';
import { usePortal } from '../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../kernel/portal/widget-boundary';
import { WarehouseFormView } from './warehouse-form-view';
import { warehousesMessages } from './warehouses.messages';

/** Properties of {@link WarehouseForm}. */
export interface WarehouseFormProps {
  /** The warehouse to change. Without it the form adds one. */
  warehouseId?: string;
  /**
   * The warehouse is stored; `warehouse` is null when the server gave no body. Default: go to the list; where the host
   * shows none, the form stays and says so.
   */
  onWarehouseSaved?: (saved: SavedWarehouse) => void;
  /** The user gives up. Default: go to the list; where the host shows none, there is no Cancel. */
  onRequestCancel?: () => void;
}

/**
 * Adds a warehouse, or changes one.
 *
 * @remarks Source: `createWarehouse`, `getWarehouse` and `updateWarehouse` of `openapi/portal`; rules of the
 * specification, section 5. Hours are `HH:mm` in the warehouse's own time zone. Needs WAREHOUSE_CREATE or
 * WAREHOUSE_EDIT. A refused save keeps everything typed, notifies, and puts each of the server's messages on its
 * field; what somebody else has changed meanwhile is not overwritten unasked. Nothing is thrown.
 *
 * @example
 * ```tsx
 * import { WarehouseForm } from 'portal-kit/warehouse-form';
 *
 * export const AddSite = () => (
 *   <WarehouseForm onWarehouseSaved={({ warehouse }) => console.log(warehouse?.name)} />
 * );
 * ```
 */
export function WarehouseForm(props: WarehouseFormProps) {
  return (
    <WidgetBoundary>
      <WarehouseRecord {...props} />
    </WidgetBoundary>
  );
}

function WarehouseRecord({ warehouseId, onWarehouseSaved, onRequestCancel }: WarehouseFormProps) {
  const { sdk } = usePortal();
  const texts = useMessages(warehousesMessages);
  const host = { onRecordSaved: onWarehouseSaved, onRequestCancel };
  return warehouseId === undefined ? (
    <WarehouseFormView {...host} />
  ) : (
    <RecordEdit
      key={warehouseId}
      query={warehouseQueries.details(sdk, { warehouseId })}
      missing={<RecordMissing list={{ to: 'warehouses.list' }} texts={texts} />}
    >
      {(record) => <WarehouseFormView {...record} {...host} />}
    </RecordEdit>
  );
}
