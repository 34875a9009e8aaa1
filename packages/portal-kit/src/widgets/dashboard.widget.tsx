'use client';
import { type DashboardProps, DashboardView } from '../features/dashboard/dashboard-view';
import { ResubmitOrder } from '../features/orders/details/actions/resubmit-order';
import { WidgetBoundary } from '../kernel/portal/widget-boundary';

export type { DashboardProps };

/**
 * What needs attention first, then the supplier's orders and stock in figures: failed, late and coming orders, counts by
 * status, stock by warehouse and type, low stock, recent uploads. Every figure leads to the list of what it counts.
 *
 * @remarks Source: the list calls of `openapi/portal`, read side by side and kept for 60 s. Stock is in cases, dates are
 * calendar dates of this device. Needs BASIC_ACCESS; what its own call is not permitted for is left out. A part that fails
 * says so in its own place, with a way to try again; nothing is thrown.
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
    <WidgetBoundary>
      <DashboardView
        {...props}
        renderResubmit={({ label, ...order }) => (
          <ResubmitOrder {...order} tone="secondary" size="small" label={label} />
        )}
      />
    </WidgetBoundary>
  );
}
