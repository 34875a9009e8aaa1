'use client';
import type { Item } from '@portal-kit/sdk/items';
import { ItemSuggest } from '../../../domain/items/item-suggest';
import { WidgetBoundary } from '../../../kernel/portal/widget-boundary';

/** Properties of {@link ItemPicker}. */
export interface ItemPickerProps {
  /** An item was picked; the field is empty again for the next one. */
  onItemPicked: (item: Item) => void;
  /** Only active items of this warehouse, with its stock. Default: of all warehouses. */
  warehouseId?: string;
  /** Items that are shown and cannot be picked, such as those picked before. */
  excludedItemIds?: readonly string[];
  /** Default: 'Add an item'. */
  label?: string;
}

/**
 * Finds items by what the user types, and picks them one after the other by keyboard alone.
 *
 * @remarks Source: `suggestItems` of `openapi/portal`; available stock in cases. Needs the right to list items, or to
 * create or edit orders. Asks the server 300 ms after the last letter. A failed search says so in the list; nothing is
 * thrown.
 *
 * @example
 * ```tsx
 * import { ItemPicker } from 'portal-kit/item-picker';
 *
 * export const AddLine = () => <ItemPicker onItemPicked={({ sku }) => console.log(sku)} />;
 * ```
 */
export function ItemPicker(props: ItemPickerProps) {
  return (
    <WidgetBoundary>
      <ItemSuggest {...props} />
    </WidgetBoundary>
  );
}
