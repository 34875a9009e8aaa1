import { isPortalError } from '@portal-kit/sdk';
import { itemQueries } from '@portal-kit/sdk/items';
import {
  createCdcIdentityProvider,
  createCookieJar,
  createSession,
  createTextStore,
  type Session,
} from 'portal-kit/session';

let opened: Session | undefined;

/** Opens a session from the stored tokens; resolves when it is ready. */
export async function openSession(): Promise<void> {
  const { identity } = await (await fetch('/config.json')).json();
  const local = createTextStore(() => localStorage);
  const session = createTextStore(() => sessionStorage);
  const provider = createCdcIdentityProvider({
    baseUrl: identity.baseUrl,
    apiKey: identity.apiKey,
    cookies: createCookieJar(document),
    session,
    redirectUrl: `${location.origin}/login`,
  });
  opened = createSession({ apiBaseUrl: '', provider, local, session });
  const { actor } = opened;
  await new Promise<void>((resolve) => {
    actor.subscribe((state) => state.matches({ signedIn: 'ready' }) && resolve());
  });
}

/** Requests a list `count` times in parallel and returns the outcome of each call. */
export function callInParallel(count: number): Promise<string[]> {
  if (!opened) throw new Error('e2e: no session is open. Call openSession first.');
  const { queryFn } = itemQueries.list(opened.sdk, { supplierId: 'SUP-1001', limit: 10 });
  const call = () =>
    queryFn({}).then(
      ({ rows }) => `${rows.length} items`,
      (error: unknown) => (isPortalError(error) ? `${error.kind} ${error.status}` : String(error)),
    );
  return Promise.all(Array.from({ length: count }, call));
}
