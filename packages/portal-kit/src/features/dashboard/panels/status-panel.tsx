import { formatFilter } from '@portal-kit/sdk/filters';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import { classNames } from '@portal-kit/ui/class-names';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { orderStatusLook, orderStatusMessages } from '../../../domain/orders/order-status';
import { useMessages } from '../../../kernel/messages/use-messages';
import * as chartsCss from '../charts/charts.css';
import { dashboardMessages } from '../dashboard.messages';
import { statusesOf } from '../figures/orders/order-groups';
import { FigureLink } from '../links/figure-link';
import * as linksCss from '../links/links.css';
import type { DashboardFigures } from '../use-dashboard';
import { Panel } from './panel';
import * as css from './status-panel.css';

interface StatusPanelProps {
  direction: OrderDirection;
  orders: DashboardFigures['orders'];
}

/** Panel of the number of orders per status. */
export function StatusPanel({ direction, orders }: StatusPanelProps) {
  const texts = useMessages(dashboardMessages);
  const statuses = useMessages(orderStatusMessages);
  const { counts } = orders[direction];
  if (!counts.isOpen) return null;
  return (
    <Panel
      title={texts.statuses[direction]}
      figure={counts}
      isEmpty={(data) => [...data.values()].every(({ value }) => value === 0)}
      empty={texts.statuses.empty[direction]}
    >
      {(data) => {
        const largest = Math.max(...[...data.values()].map(({ value }) => value));
        return (
          <ul className={css.bars} aria-label={texts.statuses[direction]}>
            {statusesOf[direction].map((status) => {
              const { tone, label } = orderStatusLook(status, statuses);
              const count = data.get(status);
              return (
                <li key={status} className={classNames(css.barRow, linksCss.covered)}>
                  <StatusDot tone={tone}>{label}</StatusDot>
                  <svg aria-hidden="true" className={chartsCss.bar}>
                    <rect
                      className={css.fills[tone]}
                      width={`${((count?.value ?? 0) / largest) * 100}%`}
                      height="100%"
                      rx={5}
                    />
                  </svg>
                  <FigureLink
                    className={css.statusCount}
                    covers="all"
                    count={count}
                    label={texts.statuses.orders[direction]}
                    to={{ to: `${direction}.list`, filter: formatFilter({ status }) }}
                  />
                </li>
              );
            })}
          </ul>
        );
      }}
    </Panel>
  );
}
