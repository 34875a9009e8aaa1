'use client';
import { itemQueries, type SavedItem } from '@portal-kit/sdk/items';
import { Spinner } from '@portal-kit/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import * as css from '../../kernel/details/details.css';
import { isMissing } from '../../kernel/errors/is-missing';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { usePortal } from '../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../kernel/portal/widget-boundary';
import { ListFailure } from '../../lists/list-message';
import { ItemFormView } from './item-form-view';
import { ItemMissing } from './item-missing';

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
export function ItemForm({ itemId, ...rest }: ItemFormProps) {
  return (
    <WidgetBoundary>
      {itemId === undefined ? (
        <ItemFormView {...rest} />
      ) : (
        <ItemEdit key={itemId} itemId={itemId} {...rest} />
      )}
    </WidgetBoundary>
  );
}

function ItemEdit({ itemId, ...rest }: ItemFormProps & { itemId: string }) {
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const query = useQuery({
    ...itemQueries.details(sdk, { supplierId, itemId }),
    // What is being edited is not changed under the user's hands; a save tells when it is out of date.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (query.data) {
    return (
      <ItemFormView
        record={query.data}
        onRequestReload={async () => (await query.refetch({ throwOnError: true })).data}
        {...rest}
      />
    );
  }
  return (
    <div className={css.message}>
      {isMissing(query.error) ? (
        <ItemMissing />
      ) : query.isError ? (
        <ListFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Spinner label={kernel.loading} />
      )}
    </div>
  );
}
