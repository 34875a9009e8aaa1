import type { PortalSdk } from '@portal-kit/sdk';
import { itemRequestBounds } from '@portal-kit/sdk/bounds';
import type { Item, ItemRequest } from '@portal-kit/sdk/items';
import { changeStatus } from '../../../../lists/selection/status/change-status';

interface ItemStatusChange {
  supplierId: string;
  itemId: string;
  itemStatus: Item['itemStatus'];
  signal: AbortSignal;
}

/** Changes the status of an item. Calls the client, because an import of the item queries would enlarge the item list. */
export function changeItemStatus({ client }: PortalSdk, props: ItemStatusChange) {
  const { supplierId, itemId, itemStatus, signal } = props;
  const path = '/suppliers/{supplierId}/items/{itemId}';
  const params = { path: { supplierId, itemId } };
  return changeStatus<Item, ItemRequest>({
    read: () => client.GET(path, { params, signal }),
    fields: itemRequestBounds,
    change: { itemStatus },
    write: (body, ifMatch) => client.PUT(path, { params, body, ifMatch }),
  });
}
