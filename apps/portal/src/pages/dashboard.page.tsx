import { lazyPart } from '@portal-kit/ui/lazy-part';
import { Dashboard } from 'portal-kit/dashboard';
import { usePathname } from '../app/address';
import { useLowStockPreference } from '../app/low-stock-preference';
import { loadingPage } from '../routes/loading-page';
import { PageLoadError } from '../routes/page-load-error';
import type { PageProps } from '../routes/route-table';
import { PageActions } from '../shell/page-actions';

// A page of its own would be one more name for every first load.
const DashboardDetails = lazyPart<PageProps>(
  () =>
    import('./dashboard-details').then(
      (page) => page.DashboardDetails,
      (cause) => {
        throw new PageLoadError(cause);
      },
    ),
  loadingPage,
);

/** Where everybody lands: what needs attention, and figures that lead to the lists; below it, the tables behind them. */
export default function DashboardPage(props: PageProps) {
  const isBelow = usePathname().endsWith('/details');
  return isBelow ? <DashboardDetails {...props} /> : <Overview {...props} />;
}

function Overview({ supplierId }: PageProps) {
  const [lowStockCases, setLowStockCases] = useLowStockPreference(supplierId);
  return (
    <Dashboard
      {...(lowStockCases !== undefined && { lowStockCases })}
      onLowStockCasesChange={setLowStockCases}
      renderActions={(actions) => <PageActions>{actions}</PageActions>}
    />
  );
}
