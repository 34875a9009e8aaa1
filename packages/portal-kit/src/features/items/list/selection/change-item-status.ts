import type { MutationContext, PortalSdk } from '@portal-kit/sdk';
import { itemRequestBounds } from '@portal-kit/sdk/bounds';
import {
  type Item,
  type ItemRequest,
  itemMutations,
  itemQueries,
  type SavedItem,
} from '@portal-kit/sdk/items';

/** The fields of an item that a request may contain. */
const requestOf = (item: Item) =>
  Object.fromEntries(Object.entries(item).filter(([field]) => field in itemRequestBounds)) as ItemRequest;

interface StatusChange {
  supplierId: string;
  itemId: string;
  itemStatus: Item['itemStatus'];
  signal: AbortSignal;
  mutation: MutationContext;
}

/**
 * Changes the status of an item. Reads the item first, because an update replaces all fields. Resolves with `null` if the
 * item already has the status.
 *
 * @throws PortalError: 412 if the item changes between both requests.
 */
export async function changeItemStatus(sdk: PortalSdk, change: StatusChange): Promise<SavedItem | null> {
  const { supplierId, itemId, itemStatus, signal, mutation } = change;
  const { item, etag } = await itemQueries.details(sdk, { supplierId, itemId }).queryFn({ signal });
  if (item.itemStatus === itemStatus) return null;
  const { mutationFn: update } = itemMutations.update(sdk, { supplierId });
  return update({ itemId, item: { ...requestOf(item), itemStatus }, etag }, mutation);
}
