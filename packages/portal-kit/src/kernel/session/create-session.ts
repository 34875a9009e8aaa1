import { createPortalSdk, type PortalSdk } from '@portal-kit/sdk';
import { type Actor, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { loadAccess, readAccess, writeAccess, writeFlags } from './access';
import { type BrowserSignals, createBrowserSignals } from './browser-signals';
import type { Account, Credentials, IdentityProvider } from './identity-provider';
import { createMaintenance, type Maintenance } from './maintenance';
import { sessionMachine } from './session.machine';
import type { TextStore } from './session-storage';
import { createSessionTokens, tokenKeys } from './session-tokens';
import { storageKeys } from './storage-keys';
import { createTokenLock, type TokenLock } from './token-lock';
import { clearUserStorage, createUserStorage } from './user-storage';
import { type TabState, watchTabs } from './watch-tabs';

/** Options of {@link createSession}. */
export interface SessionOptions {
  /** Origin of the portal API; `''` for the page's own origin. */
  apiBaseUrl: string;
  /** Base of the portal-data paths (`/users`, `/suppliers/{supplierId}/…`). Default `/api/v1`. */
  dataBasePath?: string | undefined;
  /** Responses that the page prefetched before this code was loaded; see `PortalSdkOptions`. */
  prefetchedResponse?: (url: string) => Promise<Response> | undefined;
  /** Verifies who the user is. */
  provider: IdentityProvider;
  /** Address of the page, if the provider opened the page with the response to a sign-in by redirect. */
  redirectResponse?: URL | undefined;
  /** Local storage, for tokens, permissions, the remembered email and drafts. */
  local: TextStore;
  /** Session storage, for feature flags and dev mode. */
  session: TextStore;
  /** Default: the signals of this page. */
  signals?: BrowserSignals;
  /** Default: the browser's Web Locks. */
  lock?: TokenLock;
}

/** Longest wait in milliseconds for the provider when signing out. In this browser the user is signed out at once. */
const signOutWaitMs = 3_000;

/** Session of the standalone portal: the session machine and the client that sends the tokens of the session. */
export interface Session {
  /** Actor of `sessionMachine`. Contains the session's state, accepts events and emits `user.*` events. */
  actor: Actor<typeof sessionMachine>;
  /** Client that sends the session's tokens. */
  sdk: PortalSdk;
  /** Verifies who the user is. */
  provider: IdentityProvider;
  /** Whether the portal is under maintenance. Reads of `sdk` pause meanwhile. */
  maintenance: Maintenance;
  /**
   * Storage for form drafts. When the session expires, the drafts leave local storage. They return when the same user
   * signs in.
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

function phaseOf(state: SnapshotFrom<typeof sessionMachine>): TabState['phase'] {
  if (state.matches('signedIn') || state.matches('denied')) return 'in';
  if (!state.matches('signedOut')) return 'moving';
  return state.context.suspended ? 'suspended' : 'out';
}

const needsRedirect = () =>
  Promise.reject(
    new Error('portal-kit: the identity provider supports no sign-in by redirect. Use its password form.'),
  );

/**
 * Starts the session of a page: restores a stored session, refreshes its tokens and follows the other tabs. For a
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
  const { apiBaseUrl, dataBasePath, prefetchedResponse, provider, redirectResponse, local, session } =
    options;
  const { signals = createBrowserSignals(window), lock = createTokenLock() } = options;
  const userStorage = createUserStorage(
    { local, tab: session },
    () => actor.getSnapshot().context.suspended !== null,
  );
  const tokens = createSessionTokens({
    local,
    provider,
    lock,
    sdk: () => sdk,
    onExpired: () => actor.send({ type: 'session.expired' }),
  });
  const maintenance = createMaintenance();
  let isPrefetchOutdated = false;
  maintenance.subscribe(() => {
    isPrefetchOutdated = true;
  });
  const sdk: PortalSdk = createPortalSdk({
    baseUrl: apiBaseUrl,
    tokens,
    maintenance,
    ...(dataBasePath !== undefined && { dataBasePath }),
    ...(prefetchedResponse && {
      prefetchedResponse: (url) => (isPrefetchOutdated ? undefined : prefetchedResponse(url)),
    }),
  });

  async function obtainTokens(): Promise<void> {
    tokens.open();
    try {
      await tokens.refresh('identity', 'sign-in');
      await tokens.refresh('access', 'sign-in');
    } catch (error) {
      // The next visit would mistake a single token for a complete session.
      tokens.close();
      if (provider.password) provider.signOut().catch(() => {});
      provider.forget();
      throw error;
    }
  }

  async function signIn(credentials: Credentials): Promise<Account> {
    if (!provider.password)
      throw new Error(
        'portal-kit: the identity provider supports no passwords. Use its sign-in by redirect.',
      );
    const account = await provider.password.signIn(credentials);
    await obtainTokens();
    await userStorage.resume(account);
    if (credentials.isRemembered) local.set(storageKeys.userEmail, account.email);
    else local.remove(storageKeys.userEmail);
    local.set(storageKeys.rememberMe, String(credentials.isRemembered));
    return account;
  }

  async function finishRedirect(address: URL) {
    const finished = await (provider.redirect?.finish(address) ?? needsRedirect());
    await obtainTokens();
    await userStorage.resume(finished.account);
    return finished;
  }

  const hasTokens = () => local.get(tokenKeys.identity) !== null || local.get(tokenKeys.access) !== null;
  if (!provider.hasSession() && hasTokens()) {
    // The provider's session has ended, for example with the browser. The next user must not get the stored data.
    clearUserStorage(local);
    tokens.close();
    if (!redirectResponse) session.clear();
  }
  const hasSession =
    !redirectResponse && provider.hasSession() && local.get(storageKeys.identityToken) !== null;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        verify: fromPromise(() => provider.verifySession()),
        signIn: fromPromise<Account, Credentials>(({ input }) => signIn(input)),
        beginRedirect: fromPromise(async ({ input }) => {
          await userStorage.whenStored();
          return provider.redirect?.begin(input) ?? needsRedirect();
        }),
        finishRedirect: fromPromise(({ input }) => finishRedirect(input)),
        loadAccess: fromPromise(() => loadAccess(sdk)),
        loadAccount: fromPromise(async () => {
          const account = await provider.getAccount();
          await userStorage.resume(account);
          return account;
        }),
        signOut: fromPromise(() =>
          Promise.race([
            provider.signOut(),
            new Promise<void>((resolve) => {
              setTimeout(resolve, signOutWaitMs);
            }),
          ]),
        ),
      },
      actions: {
        storeAccess: ({ context: { access, account } }) => {
          if (!access || !account) return;
          writeAccess(local, { access, account });
          void userStorage.resume(account);
        },
        storeFlags: ({ context }) => writeFlags(session, context),
        dropTokens: ({ context }) => {
          tokens.close();
          provider.forget();
          userStorage.suspend(context.account);
        },
        pauseTokenRefresh: () => tokens.pause(),
        clearStorage: () => {
          clearUserStorage(local);
          tokens.close();
          userStorage.clearTab();
        },
        clearTabStorage: () => userStorage.clearTab(),
      },
    }),
    {
      input: {
        hasSession,
        redirectResponse,
        cached: hasSession ? readAccess(local, session) : null,
        isDevMode: session.get(storageKeys.devMode) === 'true',
      },
    },
  );
  if (hasSession) tokens.open();
  actor.start();
  // Runs before `watchTabs` compares the tabs, because the state `redirecting` must end before this tab can accept
  // another tab's session.
  const stopReturning = signals.onWoke(() => actor.send({ type: 'redirect.abandoned' }));
  const stopWatching = watchTabs({
    signals,
    local,
    tokens,
    readAccess: () => readAccess(local, session),
    state: () => {
      const state = actor.getSnapshot();
      return { phase: phaseOf(state), context: state.context };
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
      tokens.stop();
      actor.stop();
    },
  };
}
