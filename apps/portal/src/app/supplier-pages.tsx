import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Access } from 'portal-kit/session';
import { useEffect } from 'react';
import { supplierListParams } from '../boot/supplier-list-params';
import { splitAddress } from '../routes/addresses';
import { navigate, usePathname } from './address';
import { AccessFailedPage, LoadingPage, MessagePage, SignOutButton } from './full-page';
import { portalMessages } from './portal.messages';
import { usePortalApp } from './portal-session';
import { SupplierPage } from './supplier-page';

/** Suppliers come and go rarely. Milliseconds. */
const suppliersStaleTimeMs = 5 * 60_000;

export interface SupplierPagesProps {
  access: Access;
  queryClient: QueryClient;
  locale: string;
}

/** Every screen inside a supplier: finds the supplier that the address names, or the first one. */
export function SupplierPages({ access, queryClient, locale }: SupplierPagesProps) {
  const { session } = usePortalApp();
  const path = usePathname();
  const texts = portalMessages(locale);
  const address = splitAddress(path);
  const list = useQuery(
    { ...supplierQueries.list(session.sdk, supplierListParams), staleTime: suppliersStaleTimeMs },
    queryClient,
  );
  const suppliers = list.data?.rows;
  const supplier = suppliers?.find((entry) => entry.supplierId === address?.supplierId);
  const first = suppliers?.[0]?.supplierId;
  const isUnknown = suppliers !== undefined && !supplier;
  const isHome = address?.rest === '/' || address?.rest === '/home';

  useEffect(() => {
    if (isUnknown && first) navigate(`/${first}/dashboard`, { replace: true });
    // Not before it is known to be one: the dashboard asks for its figures at once.
    else if (supplier && isHome) navigate(`/${supplier.supplierId}/dashboard`, { replace: true });
  }, [isUnknown, isHome, first, supplier]);

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
  // A supplier may take permissions away from its own users: until it is known, nobody can say what they have.
  const isDecided = supplier !== undefined || access.user.globalRole !== null;
  if (!address || isUnknown || isHome || !isDecided) return <LoadingPage locale={locale} />;
  return (
    <SupplierPage
      access={access}
      queryClient={queryClient}
      locale={locale}
      supplierId={address.supplierId}
      path={address.rest}
      suppliers={suppliers}
    />
  );
}
