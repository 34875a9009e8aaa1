import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Access } from 'portal-kit/session';
import { Redirect, useLocation } from 'wouter';
import { supplierListParams } from '../boot/prefetch';
import { AccessFailedPage, LoadingPage, MessagePage, SignOutButton } from './full-page';
import { portalMessages } from './portal.messages';
import { usePortalApp } from './portal-session';
import { SupplierPage } from './supplier-page';

/** Milliseconds. The value is high because the list of suppliers rarely changes. */
const suppliersStaleTimeMs = 5 * 60_000;

export interface SupplierPagesProps {
  /** The supplier in the address. Without a supplier, the component redirects to the first one. */
  supplierId?: string | undefined;
  access: Access;
  queryClient: QueryClient;
  locale: string;
}

/** Screens inside a supplier. Redirects unknown suppliers to the first supplier. */
export function SupplierPages({ supplierId, access, queryClient, locale }: SupplierPagesProps) {
  const { session } = usePortalApp();
  const [path] = useLocation();
  const texts = portalMessages(locale);
  const list = useQuery(
    { ...supplierQueries.list(session.sdk, supplierListParams), staleTime: suppliersStaleTimeMs },
    queryClient,
  );
  const suppliers = list.data?.rows;
  const supplier = suppliers?.find((entry) => entry.supplierId === supplierId);
  const first = suppliers?.[0]?.supplierId;
  const isHome = path === '/' || path === '/home';

  if (list.isError && !suppliers)
    return <AccessFailedPage locale={locale} onRetry={() => void list.refetch()} />;
  if (suppliers?.length === 0)
    return (
      <MessagePage
        title={texts.noSuppliers}
        text={texts.noSuppliersText}
        action={<SignOutButton locale={locale} />}
      />
    );
  if (first && !supplier) return <Redirect to={`~/${first}/dashboard`} replace />;
  if (supplier && isHome) return <Redirect to="/dashboard" replace />;
  // A supplier may restrict the permissions of its users, so permissions are unknown before the supplier is loaded.
  const arePermissionsKnown = supplier !== undefined || access.user.globalRole !== null;
  if (!supplierId || isHome || !arePermissionsKnown) return <LoadingPage locale={locale} />;
  return (
    <SupplierPage
      access={access}
      queryClient={queryClient}
      locale={locale}
      supplierId={supplierId}
      path={path}
      suppliers={suppliers}
    />
  );
}
