import { type DashboardProps, DashboardView } from '../features/dashboard/dashboard-view';
import { ResubmitOrder } from '../features/orders/details/actions/resubmit-order';
import { guardHostProps } from '../kernel/host/guard-host';
import { WidgetBoundary } from '../kernel/widget/widget-boundary';

export type { DashboardProps };

/**
 * Records that need attention, and the supplier's figures. The inbox lists failed and late orders, short receipts, low
 * stock, uploads with errors and expiring customer licenses with their reason and fix. The figures are due orders, orders
 * by status, stock by warehouse and type, and recent uploads. Every figure links to the list of its records.
 *
 * @remarks Source: the list operations of `openapi/portal`, requested in parallel and kept for 60 s. Stock is in cases,
 * dates are calendar dates of this device. Needs BASIC_ACCESS; figures without the permission of their list are
 * omitted. The inbox checks the received quantities of the six inbound orders of the last 14 days that arrived last, and the
 * licenses of the first 1,000 customers. A failed request shows an error with a Retry button in its panel; the widget
 * throws no error.
 *
 * @example
 * ```tsx
 * import { Dashboard } from 'portal-kit/dashboard';
 *
 * export const Start = () => (
 *   <Dashboard lowStockCases={20} onLowStockCasesChange={(cases) => console.log(cases)} />
 * );
 * ```
 */
export function Dashboard(props: DashboardProps) {
  return (
    <WidgetBoundary widget="Dashboard">
      <DashboardView
        {...guardHostProps(props)}
        renderResubmit={({ label, ...order }) => (
          <ResubmitOrder {...order} tone="secondary" size="small" label={label} />
        )}
      />
    </WidgetBoundary>
  );
}
