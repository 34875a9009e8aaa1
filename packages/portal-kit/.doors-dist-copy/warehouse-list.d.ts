import * as react from 'react';
import { L as ListProps } from './use-record-list-DSCYCYB5.js';
import './use-table-preferences-CP74Ay4f.js';
import '@portal-kit/ui/data-table';
import './list-state.js';

/** Properties of {@link WarehouseList}. */
type WarehouseListProps = ListProps;
/**
 * The warehouses of the logistics provider: where they are, and which can hold bonded stock.
 *
 * @remarks Source: `listWarehouses` of `openapi/portal`. City and state are those of the first address, where goods
 * ship from. Needs WAREHOUSE_LIST; a user with a role for suppliers sees the warehouses of these suppliers.
 * A failed load shows 'Data Error' inside the widget with a way to try again; nothing is thrown.
 *
 * @example
 * ```tsx
 * import { WarehouseList } from 'portal-kit/warehouse-list';
 *
 * export const Sites = () => <WarehouseList />;
 * ```
 */
declare function WarehouseList(props: WarehouseListProps): react.JSX.Element;

export { WarehouseList };
export type { WarehouseListProps };
