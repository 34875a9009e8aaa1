import * as react from 'react';
import { SavedItem } from '@portal-kit/sdk/items';

/** Properties of {@link ItemForm}. */
interface ItemFormProps {
    /** The item to change. Without it the form adds one. */
    itemId?: string;
    /**
     * The item is stored; `item` is null when the server gave no body. Default: go to the list; where the host shows none,
     * the form stays, says so and holds nothing unsaved (a new item's is empty for the next).
     */
    onItemSaved?: (saved: SavedItem) => void;
    /** The user gives up. Default: go to the list; where the host shows none, there is no Cancel. */
    onRequestCancel?: () => void;
}
/**
 * Adds an item to the supplier's item master, or changes one.
 *
 * @remarks Source: `createItem`, `getItem` and `updateItem` of `openapi/portal`; rules of the specification, section 5.
 * Size in the chosen unit, weight in pounds, lengths in inches, strength in percent by volume. Needs ITEM_CREATE or
 * ITEM_EDIT.
 * A refused save closes the confirmation, keeps everything typed, notifies, and puts each of the server's messages
 * on its field; an item that somebody else has changed meanwhile is not overwritten unasked: the fields that differ are
 * shown with both values, and either choice can be undone. Save with nothing changed says so and sends nothing. Nothing
 * is thrown.
 *
 * @example
 * ```tsx
 * import { ItemForm } from 'portal-kit/item-form';
 *
 * export const AddBottle = () => <ItemForm onItemSaved={({ item }) => console.log(item?.sku)} />;
 * ```
 */
declare function ItemForm(props: ItemFormProps): react.JSX.Element;

export { ItemForm };
export type { ItemFormProps };
