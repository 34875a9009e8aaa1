import { useIsPhone } from '@portal-kit/ui/is-phone';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { Dashboard } from 'portal-kit/dashboard';
import { useLocation } from 'wouter';
import { useDashboardPreferences } from '../preferences/dashboard-preferences';
import { useLowStockPreference } from '../preferences/low-stock-preference';
import { loadingPage, throwPageLoadError } from '../routes/page-loading';
import { PageActions } from '../shell/page/page-actions';
import type { PageProps } from './page-props';

// This chunk is not a lazy page of its own, because the first load lists the chunk names of all lazy pages.
const DashboardDetails = lazyPart<PageProps>(
  async () => (await import('./dashboard-details').catch(throwPageLoadError)).DashboardDetails,
  loadingPage,
);

const DailyDigest = lazyPart<PageProps>(
  async () => (await import('./daily-digest').catch(throwPageLoadError)).DailyDigestPage,
  loadingPage,
);

/** Start page: the dashboard, one of its tables at `/details`, or the digest at `/digest`. */
export default function DashboardPage(props: PageProps) {
  const [path] = useLocation();
  if (path.endsWith('/digest')) return <DailyDigest {...props} />;
  return path.endsWith('/details') ? <DashboardDetails {...props} /> : <Overview {...props} />;
}

function Overview({ supplierId }: PageProps) {
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
