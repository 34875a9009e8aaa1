import * as react from 'react';
import { L as ListProps } from './use-record-list-DSCYCYB5.js';
import './use-table-preferences-CP74Ay4f.js';
import '@portal-kit/ui/data-table';
import './list-state.js';

/** Properties of {@link ItemList}. */
type ItemListProps = ListProps;
/**
 * The supplier's items: search, sort, page, stock as cases and bottles.
 *
 * @remarks Source: `listItems` of `openapi/portal`. Quantities come in bottles; they count all warehouses, or those that the list
 * is narrowed to. Needs ITEM_LIST.
 * A failed load shows 'Data Error' inside the widget with a way to try again; nothing is thrown.
 *
 * @example
 * ```tsx
 * import { EmbedProvider } from 'portal-kit/embed';
 * import { ItemList } from 'portal-kit/item-list';
 * import 'portal-kit/item-list.css';
 *
 * export const Stock = () => (
 *   <EmbedProvider
 *     apiUrl="https://portal.example"
 *     supplierId="SUP-1001"
 *     getToken={async ({ signal }) => (await fetch('/portal-token', { signal })).text()}
 *   >
 *     <ItemList onStateChange={({ searchInput }) => console.log(searchInput)} />
 *   </EmbedProvider>
 * );
 * ```
 */
declare function ItemList(props: ItemListProps): react.JSX.Element;

export { ItemList };
export type { ItemListProps };
