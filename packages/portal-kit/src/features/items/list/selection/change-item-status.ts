import type { PortalSdk } from '@portal-kit/sdk';
import { itemRequestBounds } from '@portal-kit/sdk/bounds';
import type { Item, ItemRequest } from '@portal-kit/sdk/items';

/** The fields of an item that a request may contain. */
const requestOf = (item: Item) =>
  Object.fromEntries(Object.entries(item).filter(([field]) => field in itemRequestBounds)) as ItemRequest;

interface StatusChange {
  supplierId: string;
  itemId: string;
  itemStatus: Item['itemStatus'];
  signal: AbortSignal;
}

/**
 * Changes the status of an item. Reads the item first, because an update replaces all fields. Resolves with `null` if the
 * item already has the status. Calls the client, because an import of the item queries would enlarge the item list.
 *
 * @throws PortalError: 412 if the item changes between both requests.
 */
export async function changeItemStatus(
  { client }: PortalSdk,
  { supplierId, itemId, itemStatus, signal }: StatusChange,
): Promise<{ item: Item | null } | null> {
  const path = '/suppliers/{supplierId}/items/{itemId}';
  const params = { path: { supplierId, itemId } };
  const { data: stored, etag } = await client.GET(path, { params, signal });
  const item = stored as Item;
  if (item.itemStatus === itemStatus) return null;
  const body = { ...requestOf(item), itemStatus };
  const { data } = await client.PUT(path, { params, body, ifMatch: etag ?? `"${item.version}"` });
  return { item: (data as Item | undefined) ?? null };
}
