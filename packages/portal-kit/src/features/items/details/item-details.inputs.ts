import type { Item } from '@portal-kit/sdk/items';

/** Inputs of {@link ItemDetails} in every integration. */
export interface ItemDetailsInputs {
  /** Id of the item (`Item.itemId`). A new id loads the new item. */
  itemId: string;
  /** Called when the item has loaded, e.g. for a page title, and again after changes. */
  onItemLoaded?: (item: Item) => void;
}
