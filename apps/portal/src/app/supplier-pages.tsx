import { supplierQueries } from '@portal-kit/sdk/suppliers';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type NavigationPort, PortalProvider, resolvePermissions } from 'portal-kit/portal';
import type { Access } from 'portal-kit/session';
import { useCallback, useEffect, useMemo } from 'react';
import { addressOf, splitAddress } from '../routes/addresses';
import { findRoute, notFoundRoute, type PortalRoute } from '../routes/route-table';
import { PortalShell } from '../shell/portal-shell';
import { navigate, usePathname } from './address';
import { AccessFailedPage, LoadingPage, MessagePage, PermissionDeniedPage } from './full-page';
import { portalMessages } from './portal.messages';
import { usePortalApp } from './portal-session';
import { toasts } from './toasts';

/** The switcher's list. Source: specification, section 9. */
const supplierListParams = { limit: 5000, sortBy: 'name', sortDirection: 'ASC' } as const;

const notify = toasts.add.bind(toasts);

export interface SupplierPagesProps {
  access: Access;
  queryClient: QueryClient;
  locale: string;
}

/** Every screen inside a supplier: finds supplier and route from the address, and checks what the route needs. */
export function SupplierPages({ access, queryClient, locale }: SupplierPagesProps) {
  const { session } = usePortalApp();
  const path = usePathname();
  const texts = portalMessages(locale);
  const address = splitAddress(path);
  const list = useQuery(supplierQueries.list(session.sdk, supplierListParams), queryClient);
  const suppliers = list.data?.rows;
  const supplierId = address?.supplierId ?? '';
  const supplier = suppliers?.find((entry) => entry.supplierId === supplierId);
  const first = suppliers?.[0]?.supplierId;
  const isUnknown = suppliers !== undefined && !supplier;

  useEffect(() => {
    if (isUnknown && first) navigate(`/${first}/dashboard`, { replace: true });
    else if (address && (address.rest === '/' || address.rest === '/home')) {
      navigate(`/${address.supplierId}/dashboard`, { replace: true });
    }
  }, [isUnknown, first, address]);

  const held = useMemo(
    () =>
      resolvePermissions({
        user: access.user,
        roles: access.roles,
        supplierId,
        supplierPermissions: supplier?.permissions,
      }),
    [access, supplierId, supplier?.permissions],
  );
  const can = useCallback((permission: string) => held.has(permission), [held]);
  const isOpenTo = useCallback(
    ({ permission, flag }: PortalRoute) =>
      held.has(permission) &&
      (!flag || (access.flags ?? []).some(({ id, enabled }) => id === flag && enabled)),
    [held, access.flags],
  );
  const navigation = useMemo<NavigationPort>(
    () => ({
      href: (destination) => addressOf(supplierId, destination),
      go: (destination) => navigate(addressOf(supplierId, destination)),
      prepare: (destination) => {
        const rest = splitAddress(addressOf(supplierId, destination))?.rest ?? '';
        findRoute(rest)?.route.page.preload();
      },
    }),
    [supplierId],
  );

  if (list.isError && !suppliers)
    return <AccessFailedPage locale={locale} onRetry={() => void list.refetch()} />;
  if (suppliers?.length === 0)
    return <MessagePage locale={locale} title={texts.noSuppliers} text={texts.noSuppliersText} />;
  if (!address || isUnknown || address.rest === '/' || address.rest === '/home') {
    return <LoadingPage locale={locale} />;
  }
  const found = findRoute(address.rest) ?? { route: notFoundRoute, params: {} };
  // Permissions outlive the browser session, flags do not: until they are here, neither yes nor no is true.
  if (found.route.flag && access.flags === null) return <LoadingPage locale={locale} />;
  if (!isOpenTo(found.route)) return <PermissionDeniedPage locale={locale} />;
  return (
    <PortalProvider
      queryClient={queryClient}
      sdk={session.sdk}
      supplierId={supplierId}
      locale={locale}
      navigation={navigation}
      can={can}
      notify={notify}
    >
      <PortalShell
        supplierId={supplierId}
        suppliers={suppliers}
        route={found.route}
        params={found.params}
        locale={locale}
        isOpenTo={isOpenTo}
      />
    </PortalProvider>
  );
}
