import { type DashboardDetailsProps, DashboardDetails as Details } from 'portal-kit/dashboard-details';
import { useQueryString } from '../app/address';
import { useListAddress } from '../app/list-address';
import { useLowStockPreference } from '../app/low-stock-preference';
import { tablePreferences } from '../app/table-preferences';
import type { PageProps } from '../routes/route-table';
import { PageActions } from '../shell/page-actions';

const others = ['widget'];

/** One table of the dashboard; `?widget=` names it, the rest of the address is the list's. */
export function DashboardDetails({ supplierId }: PageProps) {
  const widget = new URLSearchParams(useQueryString()).get('widget') ?? '';
  const [lowStockCases] = useLowStockPreference(supplierId);
  return (
    <Details
      widget={widget as DashboardDetailsProps['widget']}
      {...(lowStockCases !== undefined && { lowStockCases })}
      {...useListAddress(others)}
      preferences={tablePreferences}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
