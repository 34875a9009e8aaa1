import { formatFilter } from '@portal-kit/sdk/filters';
import { Button } from '@portal-kit/ui/button';
import { Card } from '@portal-kit/ui/card';
import { classNames } from '@portal-kit/ui/class-names';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { Destination } from '../../../kernel/navigation/destination';
import { dashboardMessages } from '../dashboard.messages';
import { countRecords } from '../figures/orders/count-orders';
import { FigureLink } from '../links/figure-link';
import * as linksCss from '../links/links.css';
import type { DashboardFigures, Figure } from '../use-dashboard';
import * as panelCss from './panel.css';
import * as css from './records-panel.css';

/** Panel with the number of records per type. */
export function RecordsPanel({ figures }: { figures: DashboardFigures }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(dashboardMessages);
  const { items, customers, warehouses } = figures;
  const active = items.data?.rows.filter(({ itemStatus }) => itemStatus === 'ACTIVE');
  const isWhole = items.data?.total === null || items.data?.total === items.data?.rows.length;
  const entry = (
    label: string,
    { isOpen, error, refetch }: Figure<unknown>,
    count: ReturnType<typeof countRecords> | undefined,
    to: Destination,
  ) =>
    isOpen && (
      <div key={label} className={classNames(css.record, linksCss.covered)}>
        <dt className={panelCss.secondaryText}>{label}</dt>
        <dd className={css.recordCount}>
          {error ? (
            <Button size="small" aria-label={`${kernel.retry}: ${label}`} onClick={refetch}>
              {kernel.retry}
            </Button>
          ) : (
            <FigureLink covers="all" count={count} label={() => label} to={to} />
          )}
        </dd>
      </div>
    );
  const entries = [
    entry(texts.records.items, items, active && { value: active.length, isAtLeast: !isWhole }, {
      to: 'items.list',
      filter: formatFilter({ itemStatus: 'ACTIVE' }),
    }),
    entry(texts.records.customers, customers, customers.data && countRecords(customers.data), {
      to: 'customers.list',
    }),
    entry(texts.records.warehouses, warehouses, warehouses.data && countRecords(warehouses.data), {
      to: 'warehouses.list',
    }),
  ].filter(Boolean);
  if (entries.length === 0) return null;
  return (
    <Card title={texts.records.title}>
      <dl className={css.records}>{entries}</dl>
    </Card>
  );
}
