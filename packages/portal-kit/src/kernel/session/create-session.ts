import { createPortalSdk, type PortalSdk, type RequestObserver } from '@portal-kit/sdk';
import { readAccess } from './access/access';
import { createMaintenance, type Maintenance } from './client/maintenance';
import { createSessionActor, type SessionActor, type SessionState } from './session-actor';
import type { IdentityProvider } from './sign-in/identity-provider';
import type { TextStore } from './storage/session-storage';
import { storageKeys, tokenKeys } from './storage/storage-keys';
import { clearUserStorage, createUserStorage } from './storage/user-storage';
import { type BrowserSignals, createBrowserSignals } from './tabs/browser-signals';
import { type TabState, watchTabs } from './tabs/watch-tabs';
import { createSessionTokens } from './tokens/session-tokens';
import { createTokenLock, type TokenLock } from './tokens/token-lock';

/** Options of {@link createSession}. */
export interface SessionOptions {
  /** Origin of the portal API; `''` for the page's own origin. */
  apiBaseUrl: string;
  /** Base of the portal-data paths (`/users`, `/suppliers/{supplierId}/…`). Default `/api/v1`. */
  dataBasePath?: string | undefined;
  /** Observes the requests of the session; see `PortalSdkOptions`. */
  observer?: RequestObserver | undefined;
  /** Verifies who the user is. */
  provider: IdentityProvider;
  /** Address of the page, if the provider opened the page with the response to a sign-in by redirect. */
  redirectResponse?: URL | undefined;
  /** Local storage, for tokens, permissions, the remembered email and drafts. */
  local: TextStore;
  /** Session storage, for feature flags, dev mode, and drafts of an expired session. */
  session: TextStore;
  /**
   * Where the drafts of an expired session stay for 24 hours. `tab`: in the session storage of the tab. Default: in local
   * storage if the user chose Remember me, otherwise in the session storage of the tab.
   */
  draftsAfterExpiry?: 'tab' | undefined;
  /** Default: the signals of this page. */
  signals?: BrowserSignals;
  /** Default: the browser's Web Locks. */
  lock?: TokenLock;
}

/** Session of the standalone portal: the session machine and the client that sends the tokens of the session. */
export interface Session {
  /** Actor of the session machine, already started. Send it the user's requests, such as `signOut.requested`. */
  actor: SessionActor;
  /** Client that sends the session's tokens. */
  sdk: PortalSdk;
  /** Verifies who the user is. */
  provider: IdentityProvider;
  /** Whether the portal is under maintenance. Reads of `sdk` pause meanwhile. */
  maintenance: Maintenance;
  /**
   * Storage for form drafts. The drafts of an expired session stay for 24 hours, for the same user only: see
   * `SessionOptions.draftsAfterExpiry`.
   */
  drafts: TextStore;
  /** Whether the browser stores the session of the signed-in user. Otherwise the session ends with the page. */
  isStored: () => boolean;
  /** Email address of the last sign-in with "remember me"; `''` for none. */
  rememberedEmail: () => string;
  /**
   * Stops listeners and token refresh. Only tests need this method, because the session of a page ends with the page.
   */
  stop: () => void;
}

function getTabPhase(state: SessionState): TabState['phase'] {
  if (state.matches('signedIn') || state.matches('denied')) return 'in';
  if (!state.matches('signedOut')) return 'moving';
  return state.context.suspended ? 'suspended' : 'out';
}

/**
 * Creates the session of a page: restores a stored session, refreshes its tokens and follows the other tabs. For a
 * standalone portal. Widgets embedded in a partner's page get their token from `getToken` instead.
 *
 * Source: specification, sections 4 and 6.
 *
 * Throws no errors. The property `failure` of the actor's context contains the latest failure.
 *
 * @example
 * ```ts
 * import { createCdcIdentityProvider, createCookieJar, createSession, createTextStore } from 'portal-kit/session';
 *
 * const session = createTextStore(() => sessionStorage);
 * const provider = createCdcIdentityProvider({
 *   baseUrl: 'https://accounts.eu1.gigya.com',
 *   apiKey: '3_abc',
 *   cookies: createCookieJar(document),
 *   session,
 *   redirectUrl: 'https://portal.example/login',
 * });
 *
 * export const { actor, sdk } = createSession({
 *   apiBaseUrl: '',
 *   provider,
 *   local: createTextStore(() => localStorage),
 *   session,
 * });
 *
 * actor.subscribe((state) => console.log(state.value));
 * ```
 */
export function createSession(options: SessionOptions): Session {
  const { apiBaseUrl, dataBasePath, observer, provider, redirectResponse, local, session } = options;
  const { signals = createBrowserSignals(window), lock = createTokenLock() } = options;
  const hasTokens = () => local.get(tokenKeys.identity) !== null || local.get(tokenKeys.access) !== null;
  if (!provider.hasSession() && hasTokens()) {
    // The provider's session has ended, for example with the browser. The next user must not get the stored data.
    clearUserStorage(local);
    for (const key of Object.values(tokenKeys)) local.remove(key);
    if (!redirectResponse) session.clear();
  }
  const hasSession =
    !redirectResponse && provider.hasSession() && local.get(storageKeys.identityToken) !== null;

  const maintenance = createMaintenance();
  const sdk = createPortalSdk({
    baseUrl: apiBaseUrl,
    maintenance,
    observer,
    ...(dataBasePath !== undefined && { dataBasePath }),
    tokens: {
      get: (kind) => local.get(tokenKeys[kind]),
      refused: (_, operationId) => {
        // A refused roles call means Permission Denied and does not end the session. Source: specification, section 8.
        if (operationId !== 'getRoles') actor.send({ type: 'session.expired' });
      },
      refresh: (kind, reason) => tokens.refresh(kind, reason),
    },
  });
  const tokens = createSessionTokens({
    local,
    provider,
    lock,
    sdk,
    onExpired: () => actor.send({ type: 'session.expired' }),
  });
  const userStorage = createUserStorage(
    { local, tab: session },
    () => actor.getSnapshot().context.suspended !== null,
    options.draftsAfterExpiry,
  );
  const actor = createSessionActor({
    sdk,
    provider,
    tokens,
    local,
    session,
    userStorage,
    input: {
      hasSession,
      redirectResponse,
      cached: hasSession ? readAccess(local, session) : null,
      isDevMode: hasSession && session.get(storageKeys.devMode) === 'true',
    },
  });
  if (hasSession) tokens.open();
  actor.start();
  // Registered before `watchTabs`, so that the state `redirecting` has ended when this tab checks for another tab's session.
  const stopReturning = signals.onWoke(() => actor.send({ type: 'redirect.abandoned' }));
  const stopWatching = watchTabs({
    signals,
    local,
    tokens,
    readAccess: () => readAccess(local, session),
    state: () => {
      const state = actor.getSnapshot();
      return { phase: getTabPhase(state), context: state.context };
    },
    onChanged: (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    send: (event) => {
      // This tab also refreshes the tokens of a session that another tab has started.
      if (event.type === 'session.appeared' || event.type === 'session.replaced') tokens.open();
      actor.send(event);
    },
  });

  return {
    actor,
    sdk,
    provider,
    maintenance,
    drafts: userStorage.drafts,
    isStored: () =>
      provider.isSessionStored?.() !== false &&
      Object.values(tokenKeys).every((key) => local.get(key) === null || local.isStored(key)),
    rememberedEmail: () => local.get(storageKeys.userEmail) ?? '',
    stop: () => {
      stopWatching();
      stopReturning();
      userStorage.stop();
      tokens.stop();
      actor.stop();
    },
  };
}
