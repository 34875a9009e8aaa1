import { DashboardDetails, type DashboardDetailsProps } from 'portal-kit/dashboard-details';
import { useSearchParams } from 'wouter';
import { useListAddress } from '../address/list-address';
import { useLowStockPreference } from '../preferences/low-stock-preference';
import { tablePreferences } from '../preferences/table-preferences';
import type { PageProps } from '../routes/lazy-page';
import { PageActions } from '../shell/page/page-actions';

const pageParameters = ['widget'];

/** A table of the dashboard. `?widget=` selects the table. */
export default function DashboardDetailsPage({ supplierId }: PageProps) {
  const [params] = useSearchParams();
  const widget = params.get('widget') ?? '';
  // The lists of both directions have the same page sizes.
  const list = widget === 'low-stock' ? 'items' : 'inbound-orders';
  const [lowStockCases] = useLowStockPreference(supplierId);
  const { state, onStateChange } = useListAddress(list, pageParameters);
  return (
    <DashboardDetails
      widget={widget as DashboardDetailsProps['widget']}
      {...(lowStockCases !== undefined && { lowStockCases })}
      state={state}
      onStateChange={onStateChange}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
