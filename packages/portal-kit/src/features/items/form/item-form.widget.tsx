'use client';
import { itemQueries, type SavedItem } from '@portal-kit/sdk/items';
import { RecordEdit } from '../../../forms/record/record-edit';
import { usePortal } from '../../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../../kernel/portal/widget-boundary';
import { ItemMissing } from '../details/item-missing';
import { ItemFormView } from './item-form-view';

/** Properties of {@link ItemForm}. */
export interface ItemFormProps {
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
export function ItemForm(props: ItemFormProps) {
  return (
    <WidgetBoundary>
      <ItemRecord {...props} />
    </WidgetBoundary>
  );
}

function ItemRecord({ itemId, onItemSaved, onRequestCancel }: ItemFormProps) {
  const { sdk, supplierId } = usePortal();
  const host = { onRecordSaved: onItemSaved, onRequestCancel };
  return itemId === undefined ? (
    <ItemFormView {...host} />
  ) : (
    <RecordEdit
      key={itemId}
      query={itemQueries.details(sdk, { supplierId, itemId })}
      missing={<ItemMissing />}
    >
      {(record) => <ItemFormView {...record} {...host} />}
    </RecordEdit>
  );
}
