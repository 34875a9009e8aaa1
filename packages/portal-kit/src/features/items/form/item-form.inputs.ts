import type { SavedItem } from '@portal-kit/sdk/items';

/** Inputs of {@link ItemForm} in every integration. */
export interface ItemFormInputs {
  /** The item to change. Default: the form adds an item. */
  itemId?: string;
  /** The item to copy into a new item. Supplier Item ID and codes are not copied. */
  copyOf?: string;
  /**
   * Called after a save; `item` is null if the response has no body. Default: go to the list; if the host has no list, the
   * form stays open and shows the result (empty for the next new item).
   */
  onItemSaved?: (saved: SavedItem) => void;
  /** Called when the user cancels. Default: go to the list; if the host has no list, there is no Cancel button. */
  onRequestCancel?: () => void;
}
