import { useIsPhone } from '@portal-kit/ui/is-phone';
import { Dashboard } from 'portal-kit/dashboard';
import { useDashboardPreferences } from '../preferences/dashboard-preferences';
import { useLowStockPreference } from '../preferences/low-stock-preference';
import type { PageProps } from '../routes/lazy-page';
import { PageActions } from '../shell/page/page-actions';

/** Start page: the dashboard of the supplier. */
export default function DashboardPage({ supplierId }: PageProps) {
  const [lowStockCases, setLowStockCases] = useLowStockPreference(supplierId);
  // On phones, the actions are below the content.
  const isPhone = useIsPhone();
  return (
    <Dashboard
      {...(lowStockCases !== undefined && { lowStockCases })}
      onLowStockCasesChange={setLowStockCases}
      preferences={useDashboardPreferences(supplierId)}
      {...(!isPhone && { renderActions: (actions) => <PageActions>{actions}</PageActions> })}
    />
  );
}
