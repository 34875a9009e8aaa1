import { createPortalSdk, type PortalSdk } from '@portal-kit/sdk';
import { type Actor, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { loadAccess, readAccess, writeAccess, writeFlags } from './access';
import { type BrowserSignals, createBrowserSignals } from './browser-signals';
import type { Account, Credentials, IdentityProvider } from './identity-provider';
import { sessionMachine } from './session.machine';
import type { TextStore } from './session-storage';
import { createSessionTokens } from './session-tokens';
import { storageKeys } from './storage-keys';
import { createTokenLock, type TokenLock } from './token-lock';
import { type TabState, watchTabs } from './watch-tabs';

/** Options of {@link createSession}. */
export interface SessionOptions {
  /** Origin of the portal API; `''` for the page's own. */
  apiBaseUrl: string;
  /** Responses that the page has prefetched; see `PortalSdkOptions`. */
  prefetchedResponse?: (url: string) => Promise<Response> | undefined;
  /** Who proves who the user is. */
  provider: IdentityProvider;
  /** The address that the page was opened with, where it is the provider's answer to a sign-in by redirect. */
  answer?: URL | undefined;
  /** Local storage: tokens, permissions, remembered e-mail, drafts. */
  local: TextStore;
  /** Session storage: feature flags, dev mode. */
  session: TextStore;
  /** Default: this page's. */
  signals?: BrowserSignals;
  /** Default: the browser's Web Locks. */
  lock?: TokenLock;
}

/** Drafts of forms lie under keys that start so; they go with their user. */
export const draftKeyPrefix = 'draft:';

/** Longest wait for the provider when signing out; the user is signed out here at once anyway. Milliseconds. */
const signOutWaitMs = 3_000;

/** A whole session of the standalone portal: the machine, the client that carries its tokens, and what it remembers. */
export interface Session {
  /** Where the session is; takes the events of `sessionMachine`. */
  actor: Actor<typeof sessionMachine>;
  /** The client that carries the session's tokens. */
  sdk: PortalSdk;
  /** Who proves who the user is. */
  provider: IdentityProvider;
  /** The e-mail address of the last sign-in with "remember me". */
  rememberedEmail: () => string;
  /** Stops listening and renewing. For tests; a page's session ends with the page. */
  stop: () => void;
}

function phaseOf(state: SnapshotFrom<typeof sessionMachine>): TabState['phase'] {
  if (state.matches('signedIn') || state.matches('denied')) return 'in';
  if (!state.matches('signedOut')) return 'moving';
  return state.context.kept ? 'kept' : 'out';
}

const needsRedirect = () =>
  Promise.reject(new Error('portal-kit: this identity provider has no pages to sign in on.'));

/**
 * Starts the session of a page: looks for one that is there, keeps its tokens, follows the other tabs. For a portal
 * of your own; widgets in somebody else's page get their token by `getToken`. Source: specification, sections 4 and
 * 6.
 *
 * Errors: none is thrown. What fails is in the context of `actor`.
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
  const { apiBaseUrl, prefetchedResponse, provider, answer, local, session } = options;
  const { signals = createBrowserSignals(window), lock = createTokenLock() } = options;
  const tokens = createSessionTokens({
    local,
    provider,
    lock,
    sdk: () => sdk,
    onExpired: () => actor.send({ type: 'session.expired' }),
  });
  const sdk: PortalSdk = createPortalSdk({
    baseUrl: apiBaseUrl,
    tokens,
    ...(prefetchedResponse && { prefetchedResponse }),
  });

  async function obtainTokens(): Promise<void> {
    tokens.open();
    try {
      await tokens.refresh('identity', 'sign-in');
      await tokens.refresh('access', 'sign-in');
    } catch (error) {
      // Half a session would be taken for a whole one by the next visit.
      tokens.close();
      if (provider.password) provider.signOut().catch(() => {});
      provider.forget();
      throw error;
    }
  }

  async function signIn(credentials: Credentials): Promise<Account> {
    if (!provider.password) throw new Error('portal-kit: this identity provider takes no passwords.');
    const account = await provider.password.signIn(credentials);
    await obtainTokens();
    if (credentials.isRemembered) local.set(storageKeys.userEmail, account.email);
    else local.remove(storageKeys.userEmail);
    local.set(storageKeys.rememberMe, String(credentials.isRemembered));
    return account;
  }

  async function finishRedirect(address: URL) {
    const finished = await (provider.redirect?.finish(address) ?? needsRedirect());
    await obtainTokens();
    return finished;
  }

  const hasSession = !answer && provider.hasSession() && local.get(storageKeys.identityToken) !== null;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        verify: fromPromise(() => provider.verifySession()),
        signIn: fromPromise<Account, Credentials>(({ input }) => signIn(input)),
        beginRedirect: fromPromise(({ input }) => provider.redirect?.begin(input) ?? needsRedirect()),
        finishRedirect: fromPromise(({ input }) => finishRedirect(input)),
        loadAccess: fromPromise(() => loadAccess(sdk)),
        loadAccount: fromPromise(() => provider.getAccount()),
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
          if (access && account) writeAccess(local, { access, account });
        },
        storeFlags: ({ context }) => writeFlags(session, context),
        dropTokens: () => {
          tokens.close();
          provider.forget();
        },
        restTokens: () => tokens.rest(),
        clearStorage: () => {
          // Permissions before tokens: by that, other tabs tell a sign-out from a session that has expired.
          local.remove(storageKeys.permissions);
          local.removeAll(draftKeyPrefix);
          tokens.close();
          session.clear();
        },
        clearTabStorage: () => session.clear(),
      },
    }),
    {
      input: {
        hasSession,
        answer,
        cached: hasSession ? readAccess(local, session) : null,
        isDevMode: session.get(storageKeys.devMode) === 'true',
      },
    },
  );
  if (hasSession) tokens.open();
  actor.start();
  // Before the tabs are compared: somebody may have signed in meanwhile.
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
      // The tokens of a session from another tab are this tab's too.
      if (event.type === 'session.appeared' || event.type === 'session.replaced') tokens.open();
      actor.send(event);
    },
  });

  return {
    actor,
    sdk,
    provider,
    rememberedEmail: () => local.get(storageKeys.userEmail) ?? '',
    stop: () => {
      stopWatching();
      stopReturning();
      tokens.stop();
      actor.stop();
    },
  };
}
