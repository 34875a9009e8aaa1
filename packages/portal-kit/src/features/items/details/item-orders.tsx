import { formatFilter } from '@portal-kit/sdk/filters';
import { type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { Button } from '@portal-kit/ui/button';
import { Card } from '@portal-kit/ui/card';
import { PlainTable } from '@portal-kit/ui/plain-table';
import { Spinner } from '@portal-kit/ui/spinner';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { useQuery } from '@tanstack/react-query';
import { orderStatusLook, orderStatusMessages } from '../../../domain/orders/order-status';
import * as details from '../../../kernel/details/details.css';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import { usePortal } from '../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';
import * as css from './item-details.css';
import { itemDetailsMessages } from './item-details.messages';

const shownOrders = 5;

/** The latest orders of one direction that contain an item. Sends no request without permission. */
function useOrdersWith(sku: string, direction: OrderDirection) {
  const { sdk, supplierId, can } = usePortal();
  const query = useQuery(
    {
      ...orderQueries.list(sdk, {
        supplierId,
        direction,
        limit: shownOrders,
        sortBy: 'createdAt',
        sortDirection: 'DESC',
        filter: formatFilter({ sku }),
      }),
      enabled: can(`${direction}-order-list`),
    },
    usePortalQueryClient(),
  );
  return { ...query, rows: (query.data?.rows ?? []).map((order) => ({ ...order, direction })) };
}

/** The latest orders of both directions that contain an item. */
export function ItemOrders({ sku }: { sku: string }) {
  const { can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemDetailsMessages);
  const statuses = useMessages(orderStatusMessages);
  const link = useDestinationLink();
  const inbound = useOrdersWith(sku, 'inbound');
  const outbound = useOrdersWith(sku, 'outbound');
  if (!can('inbound-order-list') && !can('outbound-order-list')) return null;
  const failed = [inbound, outbound].filter(({ isError }) => isError);
  const orders = [...inbound.rows, ...outbound.rows]
    .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
    .slice(0, shownOrders);

  const content = () => {
    if (failed.length > 0) {
      return (
        <p role="alert" className={css.failure}>
          {texts.ordersFailed}{' '}
          <Button onClick={() => failed.forEach(({ refetch }) => void refetch())}>{kernel.retry}</Button>
        </p>
      );
    }
    if (inbound.isLoading || outbound.isLoading) {
      return (
        <div className={css.note}>
          <Spinner label={kernel.loading} />
        </div>
      );
    }
    if (orders.length === 0) return <p className={css.note}>{texts.noOrders}</p>;
    return (
      <PlainTable
        label={texts.orders}
        rows={orders}
        getRowId={({ orderId }) => orderId}
        columns={[
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
          { id: 'direction', label: texts.direction, cell: ({ direction }) => texts.directions[direction] },
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
            cell: ({ orderDate }) => <span className={css.nowrap}>{kernel.date(orderDate)}</span>,
          },
        ]}
      />
    );
  };
  return (
    <Card title={texts.orders} isFlush>
      {content()}
    </Card>
  );
}
