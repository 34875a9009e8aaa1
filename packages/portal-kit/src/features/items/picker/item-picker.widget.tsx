'use client';
import type { Item } from '@portal-kit/sdk/items';
import { ItemSuggest } from '../../../domain/items/item-suggest';
import { hostProps } from '../../../kernel/portal/host-props';
import { WidgetBoundary } from '../../../kernel/portal/widget-boundary';

/** Properties of {@link ItemPicker}. */
export interface ItemPickerProps {
  /** Called with the picked item. The field is then empty again. */
  onItemPicked: (item: Item) => void;
  /** Limits the items to active items of this warehouse and shows its stock. Default: all warehouses. */
  warehouseId?: string;
  /** Ids of items that are shown but cannot be picked, e.g. items picked before. */
  excludedItemIds?: readonly string[];
  /** Default: 'Add an item'. */
  label?: string;
}

/**
 * Search field for picking several items in a row by keyboard.
 *
 * @remarks Source: `suggestItems` of `openapi/portal`; available stock in cases. Needs the permission to list items, or
 * to create or edit orders. Searches 300 ms after the last key. A failed search shows a message in the list; the widget
 * throws no error.
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
      <ItemSuggest {...hostProps(props)} />
    </WidgetBoundary>
  );
}
