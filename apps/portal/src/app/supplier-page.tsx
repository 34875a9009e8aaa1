import type { Supplier } from '@portal-kit/sdk/suppliers';
import type { QueryClient } from '@tanstack/react-query';
import {
  createDraftStore,
  type Destination,
  dependsOnFlags,
  type NavigationPort,
  type PortalNotification,
  PortalProvider,
} from 'portal-kit/portal';
import { type Access, draftKeyPrefix } from 'portal-kit/session';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { leaveGuard, navigate, pageSearch, rememberedAddress } from '../address/address';
import { useRegion } from '../preferences/region';
import { hasSingleKeys, subscribeToSingleKeys } from '../preferences/single-key-shortcuts';
import { getDestinationUrl } from '../routes/addresses';
import { findRoute } from '../routes/find-route';
import { prefetchRoute, usePrefetchOnIntent, usePreloadForm } from '../routes/prefetch-route';
import { notFoundRoute } from '../routes/route-table';
import { focusSavedRow } from '../shell/page/page-focus';
import { PortalShell } from '../shell/portal-shell';
import { LoadingPage } from './full-page';
import { createPermissionCheck } from './permissions';
import { portalMessages } from './portal.messages';
import { isSessionOver, usePortalApp, useSessionState } from './portal-session';
import { toasts } from './toasts';

let isNotStoredShown = false;
/** Notifies the user once that unsaved input is lost when the page closes. */
function notifyNotStored(locale: string): void {
  if (isNotStoredShown) return;
  isNotStoredShown = true;
  const { draftsNotStored: title, draftsNotStoredText: caption } = portalMessages(locale);
  toasts.add({ status: 'error', title, caption });
}

export interface SupplierPageProps {
  access: Access;
  queryClient: QueryClient;
  locale: string;
  supplierId: string;
  /** Raw path below the supplier. */
  path: string;
  suppliers: readonly Supplier[] | undefined;
}

/** A screen of a supplier: resolves its route and the user's permissions, and provides the ports of its widgets. */
export function SupplierPage(props: SupplierPageProps) {
  const { access, queryClient, locale, supplierId, path, suppliers } = props;
  const { session, local } = usePortalApp();
  const { timeZone } = useRegion();
  const email = useSessionState(({ context }) => (context.account ?? context.suspended?.account)?.email);
  const supplier = suppliers?.find((entry) => entry.supplierId === supplierId);
  const notify = useCallback(
    (content: PortalNotification) => {
      // The sign-in dialog explains why requests fail.
      const isExpected = content.status === 'error' && isSessionOver(session.actor.getSnapshot());
      if (isExpected) return;
      if (content.status === 'success') focusSavedRow(content.link?.href);
      toasts.add(content);
    },
    [session],
  );
  // Not while rendering: the cleanup runs before the page of the next supplier moves the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row belongs to the supplier
  useEffect(() => () => focusSavedRow(undefined), [supplierId]);
  const can = useMemo(
    () => createPermissionCheck(access, supplierId, supplier?.permissions),
    [access, supplierId, supplier?.permissions],
  );
  const navigation = useMemo<NavigationPort>(() => {
    const href = (destination: Destination) => rememberedAddress(getDestinationUrl(supplierId, destination));
    return {
      href,
      go: (destination) => navigate(href(destination)),
    };
  }, [supplierId]);
  const drafts = useMemo(
    () =>
      email
        ? createDraftStore(session.drafts, {
            prefix: draftKeyPrefix,
            email,
            supplierId,
            onNotStored: () => notifyNotStored(locale),
            isCurrent: () => {
              const { account, suspended } = session.actor.getSnapshot().context;
              return (account ?? suspended?.account)?.email === email;
            },
          })
        : undefined,
    [email, supplierId, session, locale],
  );

  const found = useMemo(() => findRoute(path) ?? { route: notFoundRoute, params: {} }, [path]);
  // In a new browser session, the stored access contains only the flags of the previous visit, which may be outdated.
  const needsFlags = access.flags === null && dependsOnFlags(found.route.feature);
  const isSingleKey = useSyncExternalStore(subscribeToSingleKeys, hasSingleKeys);
  const prefetchContext = useMemo(
    () => ({ sdk: session.sdk, queryClient, local, supplierId, can, email }),
    [session.sdk, queryClient, local, supplierId, can, email],
  );
  usePrefetchOnIntent(prefetchContext);
  usePreloadForm(found.route, can);
  // `createPortalApp()` has started the first page, and a prefetch does not repeat a request.
  useEffect(
    () => prefetchRoute(found, new URLSearchParams(pageSearch()), prefetchContext),
    [found, prefetchContext],
  );
  if (needsFlags) return <LoadingPage locale={locale} />;
  return (
    <PortalProvider
      queryClient={queryClient}
      sdk={session.sdk}
      supplierId={supplierId}
      warehouses={supplier?.warehouses}
      locale={locale}
      timeZone={timeZone}
      navigation={navigation}
      can={can}
      notify={notify}
      searchKey={isSingleKey ? '/' : undefined}
      unsaved={leaveGuard}
      drafts={drafts}
    >
      <PortalShell
        supplierId={supplierId}
        suppliers={suppliers}
        route={found.route}
        params={found.params}
        locale={locale}
        can={can}
      />
    </PortalProvider>
  );
}
