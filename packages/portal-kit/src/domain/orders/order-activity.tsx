import type { FilterValues } from '@portal-kit/sdk/filters';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { Spinner } from '@portal-kit/ui/spinner';
import type { Activity } from '../../kernel/details/activity';
import { ActivityCard } from '../../kernel/details/activity-card';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { orderActivities } from './order-activities';
import { orderStatusMessages } from './order-status';
import { recentOrdersMessages } from './recent-orders.messages';
import { useRecentOrders } from './use-recent-orders';

interface OrderActivityProps {
  directions: readonly OrderDirection[];
  filter: FilterValues;
  /** Activities of the record itself. */
  activities?: readonly Activity[];
}

/** Activity of a record and of its latest orders. Shares the requests of `RecentOrders`. */
export function OrderActivity({ directions, filter, activities = [] }: OrderActivityProps) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(recentOrdersMessages);
  const statuses = useMessages(orderStatusMessages);
  const { queries, orders } = useRecentOrders(directions, filter);
  const pending = queries.some(({ isError }) => isError)
    ? texts.failed
    : queries.some(({ isLoading }) => isLoading) && <Spinner label={kernel.loading} />;
  return (
    <ActivityCard
      activities={[...activities, ...orderActivities(orders, texts, statuses)]}
      pending={pending || undefined}
    />
  );
}
