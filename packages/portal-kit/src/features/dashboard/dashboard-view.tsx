import plusIcon from '@lucide/icons/icons/plus';
import refreshCwIcon from '@lucide/icons/icons/refresh-cw';
import uploadIcon from '@lucide/icons/icons/upload';
import { Button } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { useIsPhone } from '@portal-kit/ui/is-phone';
import { type ReactNode, useState } from 'react';
import { usePortal } from '../../kernel/host/portal-context';
import { useMessages } from '../../kernel/messages/use-messages';
import { DestinationButton } from '../../kernel/navigation/destination-button';
import { WidgetBoundary } from '../../kernel/widget/widget-boundary';
import * as css from './dashboard.css';
import type { DashboardInputs } from './dashboard.inputs';
import { dashboardMessages } from './dashboard.messages';
import { defaultThresholdCases } from './figures/stock/low-stock';
import { Attention } from './inbox/attention';
import type { FailedOrder } from './inbox/attention-props';
import { MoreLink } from './links/figure-link';
import { DuePanel } from './panels/due-panel';
import { GoodsMovementPanel } from './panels/goods-movement-panel';
import { LowStockPanel } from './panels/low-stock-panel';
import { RecordsPanel } from './panels/records-panel';
import { StatusPanel } from './panels/status-panel';
import { StockPanel } from './panels/stock-panel';
import { UploadsPanel } from './panels/uploads-panel';
import { Tiles } from './tiles';
import { useDashboard } from './use-dashboard';

/** Properties of {@link Dashboard}. */
export interface DashboardProps extends DashboardInputs {
  /**
   * Renders the actions (refresh, upload, create) in a place that the host chooses. Default: above the figures, on
   * phones below them.
   */
  renderActions?: (actions: ReactNode) => ReactNode;
}

interface DashboardViewProps extends DashboardProps {
  /** Renders the action that resubmits a failed order. */
  renderResubmit: (order: FailedOrder) => ReactNode;
}

const plus = <Icon data={plusIcon} sizePx={18} />;

/** The dashboard. The widget passes in the actions of other features. */
export function DashboardView({ renderResubmit, renderActions, ...props }: DashboardViewProps) {
  const { can } = usePortal();
  const texts = useMessages(dashboardMessages);
  const [ownCases, setOwnCases] = useState(defaultThresholdCases);
  const figures = useDashboard();
  const isPhone = useIsPhone();
  const { orders, today, items, asOf } = figures;
  const thresholdCases = props.lowStockCases ?? ownCases;

  const hasInbox = [
    orders.inbound.failed,
    orders.outbound.failed,
    items,
    figures.uploads,
    figures.customers,
  ].some(({ isOpen }) => isOpen);

  const actions = (
    <>
      <Button
        icon={<Icon data={refreshCwIcon} sizePx={16} />}
        isPending={figures.isRefreshing}
        onClick={figures.refresh}
      >
        {texts.refresh}
      </Button>
      {can('bulk-uploads') && (
        <DestinationButton to={{ to: 'uploads.list' }} icon={<Icon data={uploadIcon} sizePx={16} />}>
          {texts.actions.upload}
        </DestinationButton>
      )}
      {can('item-create') && (
        <DestinationButton to={{ to: 'items.create' }} icon={plus}>
          {texts.actions.item}
        </DestinationButton>
      )}
      {can('inbound-order-create') && (
        <DestinationButton to={{ to: 'inbound.create' }} icon={plus}>
          {texts.actions.inbound}
        </DestinationButton>
      )}
      {can('outbound-order-create') && (
        <DestinationButton tone="primary" to={{ to: 'outbound.create' }} icon={plus}>
          {texts.actions.outbound}
        </DestinationButton>
      )}
    </>
  );
  const placedActions = renderActions ? (
    renderActions(actions)
  ) : (
    <div part="actions" className={css.actions}>
      {actions}
    </div>
  );
  return (
    <div className={css.dashboard}>
      {!isPhone && placedActions}
      <div className={css.statusLine}>
        <div className={css.asOf}>
          {asOf && texts.asOf(asOf)}
          {/* Always rendered: screen readers announce changes inside a live region, but not a new region. */}
          <span role="status" className={css.outdated}>
            {figures.isOutdated && texts.outdated}
          </span>
        </div>
        <MoreLink to={{ to: 'dashboard.digest' }}>{texts.digest}</MoreLink>
      </div>
      <WidgetBoundary widget="Dashboard">
        <Tiles figures={figures} />
      </WidgetBoundary>
      <div className={css.panels}>
        {hasInbox && (
          <WidgetBoundary widget="Dashboard">
            <Attention
              figures={figures}
              thresholdCases={thresholdCases}
              renderResubmit={renderResubmit}
              preferences={props.preferences}
            />
          </WidgetBoundary>
        )}
        <LowStockPanel
          items={items}
          thresholdCases={thresholdCases}
          onThresholdChange={(cases) => {
            setOwnCases(cases);
            props.onLowStockCasesChange?.(cases);
          }}
        />
        <UploadsPanel uploads={figures.uploads} />
        <DuePanel direction="inbound" orders={orders} today={today} />
        <DuePanel direction="outbound" orders={orders} today={today} />
        <StatusPanel direction="inbound" orders={orders} />
        <StatusPanel direction="outbound" orders={orders} />
        <StockPanel by="warehouse" items={items} />
        <StockPanel by="type" items={items} />
        <div className={css.wholeLine}>
          <GoodsMovementPanel orders={orders} today={today} />
        </div>
      </div>
      <RecordsPanel figures={figures} />
      {isPhone && placedActions}
    </div>
  );
}
