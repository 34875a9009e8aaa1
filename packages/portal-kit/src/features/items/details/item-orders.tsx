import { RecentOrders } from '../../../domain/orders/recent-orders';
import { usePortal } from '../../../kernel/host/portal-context';
import { useMessages } from '../../../kernel/messages/use-messages';
import { itemDetailsMessages } from './item-details.messages';

const directions = ['inbound', 'outbound'] as const;

/** The latest orders of both directions that contain an item. */
export function ItemOrders({ sku }: { sku: string }) {
  const { can } = usePortal();
  const texts = useMessages(itemDetailsMessages);
  if (!directions.some((direction) => can(`${direction}-order-list`))) return null;
  return <RecentOrders directions={directions} filter={{ sku }} emptyText={texts.noOrders} />;
}
