import * as react from 'react';
import { ReactNode } from 'react';
import { Item } from '@portal-kit/sdk/items';

/** Properties of {@link ItemDetails}. */
interface ItemDetailsProps {
    /** The item, as `Item.itemId` names it. With another one the widget shows that. */
    itemId: string;
    /** The item is there: its name for a title, say. Called again when it has changed. */
    onItemLoaded?: (item: Item) => void;
    /** Puts the page's actions (edit) where the host wants them. Default: above the item. */
    renderActions?: (actions: ReactNode) => ReactNode;
}
/**
 * One item: all of its fields, its stock by warehouse as a table and as a picture, and the latest orders with it.
 *
 * @remarks Source: `getItem` of `openapi/portal`; the orders are `listInboundOrders` and `listOutboundOrders` narrowed
 * by `sku`. Quantities come in bottles and are shown in cases and bottles. Needs ITEM_DETAILS; the way to editing shows
 * with ITEM_EDIT, the orders with their own permissions.
 * A failed load shows 'Data Error' inside the widget, an unknown item says so; nothing is thrown.
 *
 * @example
 * ```tsx
 * import { ItemDetails } from 'portal-kit/item-details';
 *
 * export const Bottle = () => <ItemDetails itemId="ITM-0001" />;
 * ```
 */
declare function ItemDetails(props: ItemDetailsProps): react.JSX.Element;

export { ItemDetails };
export type { ItemDetailsProps };
