import { createPortalQueryClient } from 'portal-kit/portal';
import { createSession, type TextStore } from 'portal-kit/session';
import { isStoredSupplier, storageKeys } from 'portal-kit/storage-keys';
import { navigate } from '../address/address';
import type { PortalConfig } from '../config/config';
import { createIdentityProvider } from '../config/identity';
import type { Monitoring } from '../monitoring/start-monitoring';
import { innerAddress, signInAddress, splitAddress } from '../routes/addresses';
import { findRoute } from '../routes/find-route';
import { prefetchRoute } from '../routes/prefetch-route';
import { createPermissionCheck } from './permissions';
import type { PortalApp } from './portal-session';
import { suppliersQuery } from './suppliers-query';

interface PortalAppOptions {
  config: PortalConfig;
  local: TextStore;
  /** Session storage. */
  tab: TextStore;
  resetToken: string | null;
  monitoring: Monitoring | undefined;
}

/** Starts the session of the page, and prefetches the first page if the session is stored. */
export async function createPortalApp(options: PortalAppOptions): Promise<PortalApp> {
  const { config, local, tab, resetToken, monitoring } = options;
  const provider = await createIdentityProvider(config, { local, session: tab, origin: location.origin });
  const opened = new URL(location.href);
  const redirectResponse = provider.redirect?.isResponse(opened) ? opened : undefined;
  const returnTo = redirectResponse && provider.redirect?.returnAddress(redirectResponse);
  /** Removes code and state from the address. Keeps the return address, so that the user can retry a failed sign-in. */
  const removeResponse = () => {
    const { pathname, search } = new URL(innerAddress(returnTo ?? '/', opened.origin), opened.origin);
    navigate(signInAddress(pathname, search), { replace: true });
  };
  if (redirectResponse && !provider.redirect?.readsAddress) removeResponse();
  const session = createSession({
    apiBaseUrl: config.apiBaseUrl,
    dataBasePath: config.dataBasePath,
    observer: monitoring?.observer,
    provider,
    redirectResponse,
    local,
    session: tab,
    draftsAfterExpiry: config.draftsAfterExpiry,
  });
  if (redirectResponse && provider.redirect?.readsAddress) {
    const returning = session.actor.subscribe((state) => {
      if (state.matches('returning')) return;
      returning.unsubscribe();
      removeResponse();
    });
  }
  const app: PortalApp = { config, session, local, queryClient: createPortalQueryClient(), resetToken };
  void prefetchFirstPage(app);
  return app;
}

/**
 * Prefetches the suppliers and the data of the opened page with the stored permissions. If the stored permissions do not
 * contain the supplier, no request uses its ID until the list of suppliers has confirmed it.
 */
async function prefetchFirstPage({ session: { actor, sdk }, local, queryClient }: PortalApp): Promise<void> {
  const { access, account } = actor.getSnapshot().context;
  if (!access) return;
  const suppliers = queryClient.fetchQuery(suppliersQuery(sdk)).catch(() => undefined);
  const { pathname, search } = location;
  const { supplierId = '', rest = '' } = splitAddress(pathname) ?? {};
  const found = findRoute(rest);
  if (!found || !supplierId) return;
  const isStored = isStoredSupplier(local.get(storageKeys.permissions), supplierId);
  const supplier = isStored
    ? undefined
    : (await suppliers)?.rows.find((entry) => entry.supplierId === supplierId);
  if (!isStored && !supplier) return;
  const can = createPermissionCheck(access, supplierId, supplier?.permissions);
  const context = { sdk, queryClient, local, supplierId, can, email: account?.email };
  prefetchRoute(found, new URLSearchParams(search), context);
}
