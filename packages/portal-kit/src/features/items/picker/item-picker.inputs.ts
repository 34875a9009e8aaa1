import type { Item } from '@portal-kit/sdk/items';

/** Inputs of {@link ItemPicker} in every integration. */
export interface ItemPickerInputs {
  /** Called with the picked item. The field is then empty again. */
  onItemPicked: (item: Item) => void;
  /** Limits the items to active items of this warehouse and shows its stock. Default: all warehouses. */
  warehouseId?: string;
  /** Ids of items that are shown but cannot be picked, e.g. items picked before. */
  excludedItemIds?: readonly string[];
  /** Default: 'Add an item'. */
  label?: string;
}
