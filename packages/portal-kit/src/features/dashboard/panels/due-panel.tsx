import type { OrderDirection } from '@portal-kit/sdk/orders';
import { classNames } from '@portal-kit/ui/class-names';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { dayField } from '../../../domain/orders/late-order';
import { formatOrderQuantity } from '../../../domain/orders/order-quantity';
import { orderStatusLook, orderStatusMessages } from '../../../domain/orders/order-status';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { dashboardMessages } from '../dashboard.messages';
import { countRecords } from '../figures/orders/count-orders';
import { countText, MoreLink } from '../links/figure-link';
import * as linksCss from '../links/links.css';
import { OrderName } from '../links/order-name';
import { type DashboardFigures, shownRows } from '../use-dashboard';
import { Panel } from './panel';
import * as panelCss from './panel.css';

interface DuePanelProps {
  direction: OrderDirection;
  orders: DashboardFigures['orders'];
  today: string;
}

/** Panel of the orders due in the next days, late orders first. */
export function DuePanel({ direction, orders, today }: DuePanelProps) {
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(dashboardMessages);
  const statuses = useMessages(orderStatusMessages);
  const { late, due } = orders[direction];
  if (!late.isOpen) return null;
  const own = texts.due[direction];
  const counts = { late: late.data && countRecords(late.data), due: due.data && countRecords(due.data) };
  return (
    <Panel
      title={own.title}
      actions={
        <>
          {counts.late && counts.late.value > 0 && (
            <MoreLink to={{ to: 'dashboard.details', widget: `late-${direction}` }}>
              {texts.lateCount(countText(counts.late, texts))}
            </MoreLink>
          )}
          {counts.due && counts.due.value > 0 && (
            <MoreLink
              to={{ to: 'dashboard.details', widget: direction === 'inbound' ? 'arriving' : 'shipping' }}
            >
              {texts.dueCount(countText(counts.due, texts))}
            </MoreLink>
          )}
        </>
      }
      figure={{
        data: late.data && due.data ? [...late.data.rows, ...due.data.rows].slice(0, shownRows) : undefined,
        error: late.error ?? due.error,
        refetch: () => {
          if (late.error) late.refetch();
          if (due.error) due.refetch();
        },
      }}
      isEmpty={({ length }) => length === 0}
      empty={own.empty}
    >
      {(rows) => (
        <ul className={panelCss.panelRows} aria-label={own.title}>
          {rows.map((order, index) => {
            const { status, totals } = order;
            const day = order[dayField[direction]] ?? '';
            const { tone, label } = orderStatusLook(status, statuses);
            return (
              <li key={index} className={classNames(panelCss.panelRow, linksCss.covered)}>
                <OrderName direction={direction} order={order} />
                <span className={panelCss.rowEnd}>
                  <span className={panelCss.nowrap}>{kernel.date(day)}</span>
                  <span className={panelCss.secondaryText}>
                    {day !== '' && day < today ? (
                      <StatusDot tone="bad">{texts.late}</StatusDot>
                    ) : (
                      <StatusDot tone={tone}>{label}</StatusDot>
                    )}
                  </span>
                </span>
                <span className={panelCss.amount}>
                  {formatOrderQuantity(totals, quantities) ?? kernel.dash}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
