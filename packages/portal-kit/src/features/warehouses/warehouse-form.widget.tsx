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
  /** The warehouse to change. Default: the form adds a warehouse. */
  warehouseId?: string;
  /**
   * Called after a save; `warehouse` is null if the response has no body. Default: go to the list; if the host has no list, the
   * form stays open and shows the result.
   */
  onWarehouseSaved?: (saved: SavedWarehouse) => void;
  /** Called when the user cancels. Default: go to the list; if the host has no list, there is no Cancel button. */
  onRequestCancel?: () => void;
}

/**
 * Adds a warehouse, or changes one.
 *
 * @remarks Source: `createWarehouse`, `getWarehouse` and `updateWarehouse` of `openapi/portal`; rules of the
 * specification, section 5. Hours are `HH:mm` in the time zone of the warehouse. Needs WAREHOUSE_CREATE or
 * WAREHOUSE_EDIT. A refused save keeps the input, notifies the user, and shows the server's messages on their fields.
 * Overwrites a concurrent edit only if the user chooses to. Throws nothing.
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
