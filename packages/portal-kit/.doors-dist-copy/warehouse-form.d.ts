import * as react from 'react';
import { SavedWarehouse } from '@portal-kit/sdk/warehouses';

/** Properties of {@link WarehouseForm}. */
interface WarehouseFormProps {
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
declare function WarehouseForm(props: WarehouseFormProps): react.JSX.Element;

export { WarehouseForm };
export type { WarehouseFormProps };
