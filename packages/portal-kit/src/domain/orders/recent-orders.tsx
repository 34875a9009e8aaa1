import { type FilterValues, formatFilter } from '@portal-kit/sdk/filters';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { type PlainColumn, PlainTable } from '@portal-kit/ui/plain-table';
import { StatusDot } from '@portal-kit/ui/status-dot';
import * as details from '../../kernel/details/details.css';
import { recordMessages } from '../../kernel/details/record.messages';
import { RelatedCard } from '../../kernel/details/related-card';
import { usePortal } from '../../kernel/host/portal-context';
import { kernelMessages } from '../../kernel/messages/kernel.messages';
import { useMessages } from '../../kernel/messages/use-messages';
import { useDestinationLink } from '../../kernel/navigation/use-destination-link';
import { orderStatusLook, orderStatusMessages } from './order-status';
import { recentOrdersMessages } from './recent-orders.messages';
import { useRecentOrders } from './use-recent-orders';

type Row = ReturnType<typeof useRecentOrders>['orders'][number];

interface RecentOrdersProps {
  directions: readonly OrderDirection[];
  /** Filter of the order lists, for example `{ customerId: 'CUS-10021' }`. */
  filter: FilterValues;
  emptyText: string;
}

/** The latest orders that match a filter, with links to the lists of all of them. */
export function RecentOrders({ directions, filter, emptyText }: RecentOrdersProps) {
  const { can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const records = useMessages(recordMessages);
  const texts = useMessages(recentOrdersMessages);
  const statuses = useMessages(orderStatusMessages);
  const link = useDestinationLink();
  const { allowed, queries, orders } = useRecentOrders(directions, filter);
  const text = formatFilter(filter);
  const columns: PlainColumn<Row>[] = [
    {
      id: 'order',
      label: texts.order,
      isRowHeader: true,
      cell: ({ orderId, direction }) =>
        orderId && can(`${direction}-order-details`) ? (
          <a part="link" className={details.link} {...link({ to: `${direction}.details`, orderId })}>
            {orderId}
          </a>
        ) : (
          orderId || kernel.dash
        ),
    },
    ...(directions.length > 1
      ? [
          {
            id: 'direction',
            label: texts.direction,
            cell: ({ direction }: Row) => texts.directions[direction],
          },
        ]
      : []),
    { id: 'poNumber', label: texts.poNumber, cell: ({ poNumber }) => poNumber || kernel.dash },
    {
      id: 'status',
      label: texts.status,
      cell: ({ status }) => {
        const { tone, label } = orderStatusLook(status, statuses);
        return <StatusDot tone={tone}>{label}</StatusDot>;
      },
    },
    {
      id: 'orderDate',
      label: texts.orderDate,
      cell: ({ orderDate }) => <span className={details.nowrap}>{kernel.date(orderDate)}</span>,
    },
  ];
  return (
    <RelatedCard
      title={texts.title}
      queries={queries}
      isAllowed={allowed.length > 0}
      isEmpty={orders.length === 0}
      emptyText={emptyText}
      failedText={texts.failed}
      links={allowed.map((direction) => ({
        to: { to: `${direction}.list`, ...(text && { filter: text }) },
        label: directions.length > 1 ? texts.showAll[direction] : records.showAll,
      }))}
    >
      <PlainTable label={texts.title} rows={orders} getRowId={({ orderId }) => orderId} columns={columns} />
    </RelatedCard>
  );
}
