import inboxIcon from '@lucide/icons/icons/inbox';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Icon } from '@portal-kit/ui/icon';
import { useState } from 'react';
import { dayField } from '../domain/orders/late-order';
import { dashboardMessages } from '../features/dashboard/dashboard.messages';
import type { DashboardDetailsInputs } from '../features/dashboard/dashboard-details.inputs';
import { dashboardTables, listAllowedTables } from '../features/dashboard/dashboard-tables';
import { formatGroupFilter } from '../features/dashboard/figures/orders/order-groups';
import { defaultThresholdCases } from '../features/dashboard/figures/stock/low-stock';
import { TableLinks } from '../features/dashboard/links/table-links';
import { OrderList } from '../features/orders/list/order-list.widget';
import { dayFromToday } from '../kernel/calendar/days';
import { guardHostProps } from '../kernel/host/guard-host';
import { usePortal } from '../kernel/host/portal-context';
import { emptyListState } from '../kernel/list-state/list-state';
import { useMessages } from '../kernel/messages/use-messages';
import { WidgetBoundary } from '../kernel/widget/widget-boundary';
import type { ListProps } from '../lists/use-record-list';
import { LowStockList } from './low-stock-list';

/** Properties of {@link DashboardDetails}. */
export type DashboardDetailsProps = ListProps & DashboardDetailsInputs;

/**
 * A table of the dashboard with all rows: failed, late or due orders, or low stock items.
 *
 * @remarks Source: `listInboundOrders`, `listOutboundOrders`, `listItems` of `openapi/portal`. Needs BASIC_ACCESS and
 * the permission of the list. The table has the columns, search and export of the list. A failed load shows 'Data
 * Error' inside the widget with a Retry button; the widget throws no error.
 *
 * @example
 * ```tsx
 * import { DashboardDetails } from 'portal-kit/dashboard-details';
 *
 * export const LateShipments = () => <DashboardDetails widget="late-outbound" />;
 * ```
 */
export function DashboardDetails(props: DashboardDetailsProps) {
  return (
    <WidgetBoundary widget="DashboardDetails">
      <DashboardDetailsView key={props.widget} {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

function DashboardDetailsView({
  widget,
  lowStockCases = defaultThresholdCases,
  ...list
}: DashboardDetailsProps) {
  const { can } = usePortal();
  const texts = useMessages(dashboardMessages);
  const [ownState, setOwnState] = useState(emptyListState);
  const state = list.state ?? ownState;
  const open = listAllowedTables(can);
  if (!open.includes(widget)) {
    return (
      <EmptyState
        icon={<Icon data={inboxIcon} sizePx={32} />}
        title={texts.noTable}
        text={texts.noTableText}
        actions={<TableLinks tables={open} />}
      />
    );
  }
  const table = dashboardTables[widget];
  const onStateChange: ListProps['onStateChange'] = (next, cause) => {
    setOwnState(next);
    list.onStateChange?.(next, cause);
  };
  return (
    <>
      <TableLinks tables={open} current={widget} />
      {table === 'items' ? (
        <LowStockList {...list} state={state} onStateChange={onStateChange} thresholdCases={lowStockCases} />
      ) : (
        <OrderList
          {...list}
          direction={table.direction}
          within={formatGroupFilter(table.direction, table.group, dayFromToday(0))}
          // Due orders are sorted by date unless the user chooses another order.
          state={
            state.orderBy || table.group === 'failed'
              ? state
              : { ...state, orderBy: dayField[table.direction], order: 'ASC' }
          }
          onStateChange={onStateChange}
        />
      )}
    </>
  );
}
