import type { FilterValues } from '@portal-kit/sdk/filters';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { Spinner } from '@portal-kit/ui/spinner';
import { type Activity, newestFirst } from '../../kernel/details/activity';
import { ActivityCard } from '../../kernel/details/activity-card';
import { recordMessages } from '../../kernel/details/record.messages';
import { isForbidden } from '../../kernel/details/related-card';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { orderActivities } from './order-activities';
import { orderStatusMessages } from './order-status';
import { recentOrdersMessages } from './recent-orders.messages';
import { useRecentOrders } from './use-recent-orders';

const shownActivities = 6;

interface OrderActivityProps {
  directions: readonly OrderDirection[];
  filter: FilterValues;
  /** Activities of the record itself. */
  activities?: readonly Activity[];
}

/** Activity of a record and of its latest orders. Shares the requests of `RecentOrders`. */
export function OrderActivity({ directions, filter, activities = [] }: OrderActivityProps) {
  const kernel = useMessages(kernelMessages);
  const records = useMessages(recordMessages);
  const texts = useMessages(recentOrdersMessages);
  const statuses = useMessages(orderStatusMessages);
  const { queries, orders } = useRecentOrders(directions, filter);
  const isRefused = queries.length > 0 && queries.every(isForbidden);
  const hasFailed = queries.some((query) => query.isError && !isForbidden(query));
  const pending =
    (isRefused && records.forbidden) ||
    (hasFailed && texts.failed) ||
    (queries.some(({ isLoading }) => isLoading) && <Spinner label={kernel.loading} />);
  return (
    <ActivityCard
      activities={[
        ...newestFirst(orderActivities(orders, texts, statuses)).slice(0, shownActivities),
        ...activities,
      ]}
      pending={pending || undefined}
    />
  );
}
