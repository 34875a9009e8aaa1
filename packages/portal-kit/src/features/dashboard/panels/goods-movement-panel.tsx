import type { OrderDirection } from '@portal-kit/sdk/orders';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { formatOrderQuantity } from '../../../domain/orders/order-quantity';
import { useMessages } from '../../../kernel/messages/use-messages';
import { ChartTable, StackedDays } from '../charts/charts';
import * as css from '../charts/charts.css';
import { dashboardMessages } from '../dashboard.messages';
import { countRecords, sumOfTotals } from '../figures/orders/count-orders';
import { type GoodsMovement, goodsMovedByDay, hasGoods } from '../figures/orders/goods-movement';
import { formatDoneFilter, listRecentDays } from '../figures/orders/order-groups';
import { countText, MoreLink, RecordLink } from '../links/figure-link';
import type { DashboardFigures } from '../use-dashboard';
import { Panel } from './panel';

interface GoodsMovementPanelProps {
  orders: DashboardFigures['orders'];
  today: string;
}

/** Panel of the quantities received and shipped per day. */
export function GoodsMovementPanel({ orders, today }: GoodsMovementPanelProps) {
  const texts = useMessages(dashboardMessages);
  const quantities = useMessages(quantityMessages);
  const [inbound, outbound] = [orders.inbound.done, orders.outbound.done];
  const open = [inbound, outbound].filter(({ isOpen }) => isOpen);
  if (open.length === 0) return null;
  const days = listRecentDays(today);
  const first = days[0] ?? today;
  const isLoaded = open.every(({ data }) => data !== undefined);
  const total = (direction: OrderDirection, label: string) => {
    const { data } = orders[direction].done;
    return (
      data && (
        <MoreLink
          key={direction}
          to={{ to: `${direction}.list`, filter: formatDoneFilter(direction, first, today) }}
        >
          {texts.moved.total(
            label,
            formatOrderQuantity(sumOfTotals(data.rows), quantities) ?? '',
            texts.moved.orders(countText(countRecords(data), texts), countRecords(data).value),
          )}
        </MoreLink>
      )
    );
  };
  const series = [
    ...(inbound.isOpen
      ? [{ key: 'received' as const, label: texts.moved.received, fill: css.series.received }]
      : []),
    ...(outbound.isOpen
      ? [{ key: 'shipped' as const, label: texts.moved.shipped, fill: css.series.shipped }]
      : []),
  ];
  const column = (key: 'received' | 'shipped', direction: OrderDirection) => ({
    id: key,
    label: texts.moved[key],
    align: 'end' as const,
    cell: (row: GoodsMovement) => (
      <RecordLink to={{ to: `${direction}.list`, filter: formatDoneFilter(direction, row.day, row.day) }}>
        {formatOrderQuantity(row[key], quantities)}
      </RecordLink>
    ),
  });
  return (
    <Panel
      title={texts.moved.title}
      note={texts.moved.unit}
      actions={
        <>
          {total('inbound', texts.moved.received)} {total('outbound', texts.moved.shipped)}
        </>
      }
      figure={{
        data: isLoaded
          ? goodsMovedByDay(days, inbound.data?.rows ?? [], outbound.data?.rows ?? [])
          : undefined,
        error: inbound.error ?? outbound.error,
        refetch: () => {
          for (const { error, refetch } of open) if (error) refetch();
        },
      }}
      isEmpty={(moved) => !moved.some(hasGoods)}
      empty={texts.moved.empty}
    >
      {(moved) => (
        <>
          <StackedDays
            days={moved.map(({ day, received, shipped }) => ({
              ...{ day, received: received.cases, shipped: shipped.cases },
            }))}
            series={series}
            getDestination={(key, day) => {
              const direction = key === 'received' ? 'inbound' : 'outbound';
              return { to: `${direction}.list`, filter: formatDoneFilter(direction, day, day) };
            }}
            barText={(label, day, value) => texts.moved.bar(texts.day(day), label, quantities.cases(value))}
            numberText={texts.number}
            dayText={texts.shortDay}
          />
          <p className={css.chartNote}>{texts.moved.note}</p>
          <ChartTable
            label={texts.moved.title}
            rows={moved.filter(hasGoods)}
            getRowId={({ day }) => day}
            columns={[
              { id: 'day', label: texts.moved.day, isRowHeader: true, cell: ({ day }) => texts.day(day) },
              ...(inbound.isOpen ? [column('received', 'inbound')] : []),
              ...(outbound.isOpen ? [column('shipped', 'outbound')] : []),
            ]}
          />
        </>
      )}
    </Panel>
  );
}
