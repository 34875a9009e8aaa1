import { Dashboard } from 'portal-kit/dashboard';
import { useLowStockPreference } from '../app/low-stock-preference';
import type { PageProps } from '../routes/route-table';
import { PageActions } from '../shell/page-actions';

/** Where everybody lands: what needs attention, and figures that lead to the lists. */
export default function DashboardPage({ supplierId }: PageProps) {
  const [lowStockCases, setLowStockCases] = useLowStockPreference(supplierId);
  return (
    <Dashboard
      {...(lowStockCases !== undefined && { lowStockCases })}
      onLowStockCasesChange={setLowStockCases}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
