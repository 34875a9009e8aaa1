import type { OrderDirection } from '@portal-kit/sdk/orders';
import { useMessages } from '../../../kernel/messages/use-messages';
import { ChartTable, StackedDays } from '../charts/charts';
import * as css from '../dashboard.css';
import { dashboardMessages } from '../dashboard.messages';
import { countOf } from '../figures/orders/count-orders';
import { casesMovedByDay } from '../figures/orders/goods-movement';
import { doneFilter, recentDays } from '../figures/orders/order-groups';
import { FigureLink } from '../links/figure-link';
import type { DashboardFigures } from '../use-dashboard';
import { Panel } from './panel';

interface GoodsMovementPanelProps {
  orders: DashboardFigures['orders'];
  today: string;
}

/** Panel of the cases received and shipped per day. */
export function GoodsMovementPanel({ orders, today }: GoodsMovementPanelProps) {
  const texts = useMessages(dashboardMessages);
  const [inbound, outbound] = [orders.inbound.done, orders.outbound.done];
  const open = [inbound, outbound].filter(({ isOpen }) => isOpen);
  if (open.length === 0) return null;
  const days = recentDays(today);
  const first = days[0] ?? today;
  const isLoaded = open.every(({ data }) => data !== undefined);
  const total = (direction: OrderDirection, label: string) => {
    const { data } = orders[direction].done;
    return (
      data && (
        <span key={direction} className={css.moved}>
          {label}{' '}
          <FigureLink
            className={css.name}
            count={countOf(data)}
            label={texts.statuses.orders[direction]}
            to={{ to: `${direction}.list`, filter: doneFilter(direction, first, today) }}
          />
        </span>
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
  const cases = (key: 'received' | 'shipped', direction: OrderDirection, label: string) => ({
    id: key,
    label,
    align: 'end' as const,
    cell: (row: { day: string; received: number; shipped: number }) => (
      <FigureLink
        className={css.name}
        count={{ value: row[key], isAtLeast: false }}
        label={texts.moved.cases}
        to={{ to: `${direction}.list`, filter: doneFilter(direction, row.day, row.day) }}
      />
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
          ? casesMovedByDay(days, inbound.data?.rows ?? [], outbound.data?.rows ?? [])
          : undefined,
        error: inbound.error ?? outbound.error,
        refetch: () => {
          for (const { error, refetch } of open) if (error) refetch();
        },
      }}
      isEmpty={(moved) => moved.every(({ received, shipped }) => received + shipped === 0)}
      empty={texts.moved.empty}
    >
      {(moved) => (
        <>
          <StackedDays days={moved} series={series} numberText={texts.number} dayText={texts.shortDay} />
          <p className={css.chartNote}>{texts.moved.note}</p>
          <ChartTable
            label={texts.moved.title}
            rows={moved.filter(({ received, shipped }) => received + shipped > 0)}
            getRowId={({ day }) => day}
            columns={[
              { id: 'day', label: texts.moved.day, isRowHeader: true, cell: ({ day }) => texts.day(day) },
              ...(inbound.isOpen ? [cases('received', 'inbound', texts.moved.received)] : []),
              ...(outbound.isOpen ? [cases('shipped', 'outbound', texts.moved.shipped)] : []),
            ]}
          />
        </>
      )}
    </Panel>
  );
}
