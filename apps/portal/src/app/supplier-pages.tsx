import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type Access, storeOpenedSupplier } from 'portal-kit/session';
import { isStoredSupplier, storageKeys } from 'portal-kit/storage-keys';
import { useEffect, useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import { AccessFailedPage, LoadingPage, MessagePage, SignOutButton } from './full-page';
import { portalMessages } from './portal.messages';
import { usePortalApp, useSessionState } from './portal-session';
import { SupplierPage } from './supplier-page';
import { suppliersQuery } from './suppliers-query';

export interface SupplierPagesProps {
  /** The supplier in the address. Without a supplier, the component redirects to the first one. */
  supplierId?: string | undefined;
  access: Access;
  queryClient: QueryClient;
  locale: string;
}

/** Screens inside a supplier. Redirects unknown suppliers to the first supplier. */
export function SupplierPages({ supplierId, access, queryClient, locale }: SupplierPagesProps) {
  const { session, local } = usePortalApp();
  const email = useSessionState(({ context }) => context.account?.email);
  const [path] = useLocation();
  const texts = portalMessages(locale);
  const list = useQuery(suppliersQuery(session.sdk), queryClient);
  const suppliers = list.data?.rows;
  const supplier = suppliers?.find((entry) => entry.supplierId === supplierId);
  const first = suppliers?.find((entry) => entry.supplierId)?.supplierId;
  const isHome = path === '/' || path === '/home';
  const listedId = supplier?.supplierId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session stores access and account when they change
  useEffect(() => {
    if (listedId && suppliers)
      storeOpenedSupplier(local, listedId, (id) => suppliers.some((entry) => entry.supplierId === id));
  }, [local, listedId, suppliers, access, email]);
  const isStored = useMemo(
    () => supplierId !== undefined && isStoredSupplier(local.get(storageKeys.permissions), supplierId),
    [local, supplierId],
  );

  // Suppliers without an id cannot be opened.
  if (suppliers?.length ? !first : list.isError && !suppliers)
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
  // No request contains a supplier id before the supplier is known to be the user's. A supplier may also restrict the
  // permissions of its own users, so only global users continue without the list.
  const isKnown = supplier !== undefined || (isStored && access.user.globalRole !== null);
  if (!supplierId || isHome || !isKnown) return <LoadingPage locale={locale} />;
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
