import { createPortalSdk, type PortalSdk, type RequestObserver, type TokenSource } from '@portal-kit/sdk';
import type { SnapshotFrom } from 'xstate';
import { createDeferredActor, type DeferredActor } from '../machines/deferred-actor';
import { readAccess } from './access';
import { type BrowserSignals, createBrowserSignals } from './browser-signals';
import type { IdentityProvider } from './identity-provider';
import { createMaintenance, type Maintenance } from './maintenance';
import type { sessionMachine } from './session.machine';
import {
  initialContext,
  type SessionEmittedEvent,
  type SessionEvent,
  type SessionFailure,
  type SessionInput,
} from './session-context';
import type { SessionRuntime } from './session-runtime';
import type { TextStore } from './session-storage';
import { isSessionKey, storageKeys, tokenKeys } from './storage-keys';
import type { TokenLock } from './token-lock';
import { clearUserStorage, createUserStorage } from './user-storage';

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
  /** Session storage, for feature flags and dev mode. */
  session: TextStore;
  /** Default: the signals of this page. */
  signals?: BrowserSignals;
  /** Default: the browser's Web Locks. */
  lock?: TokenLock;
  /**
   * Set this to call `actor.start` yourself, for example after the first screen. Until then, an event, a refused call, a
   * change of the storage in another tab, or a page that wakes up also starts the session. Default false.
   */
  isStartDeferred?: boolean;
}

/** State of the session: the machine's state in `value` and `matches`, and its context. */
export type SessionState = Pick<SnapshotFrom<typeof sessionMachine>, 'value' | 'matches' | 'context'>;

/** Actor of the session machine. Emits `user.*` events. Its code loads at the start. */
export type SessionActor = DeferredActor<SessionState, SessionEvent, SessionEmittedEvent>;

/** Session of the standalone portal: the session machine and the client that sends the tokens of the session. */
export interface Session {
  /**
   * `start` verifies a stored session. The started session renews its tokens and follows the other tabs. `start` rejects
   * after `stop`, and if the code fails to load; the next call loads the code again. Without the code, a sign-in fails with
   * the kind `transient`, and a sign-out signs the user out in this browser only.
   */
  actor: SessionActor;
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

/** The state that the machine enters at once with this input. */
function initialState(input: SessionInput, failure: SessionFailure | null = null): SessionState {
  const signedOutOrStarting = input.hasSession ? 'starting' : 'signedOut';
  const value = input.redirectResponse ? 'returning' : signedOutOrStarting;
  return { value, context: { ...initialContext(input), failure }, matches: (state) => state === value };
}

const signedOut: SessionInput = { hasSession: false, cached: null };

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
  const { signals = createBrowserSignals(window), lock, isStartDeferred = false } = options;
  const hasTokens = () => local.get(tokenKeys.identity) !== null || local.get(tokenKeys.access) !== null;
  if (!provider.hasSession() && hasTokens()) {
    // The provider's session has ended, for example with the browser. The next user must not get the stored data.
    clearUserStorage(local);
    for (const key of Object.values(tokenKeys)) local.remove(key);
    if (!redirectResponse) session.clear();
  }
  const hasSession =
    !redirectResponse && provider.hasSession() && local.get(storageKeys.identityToken) !== null;
  let input: SessionInput = {
    hasSession,
    redirectResponse,
    cached: hasSession ? readAccess(local, session) : null,
    isDevMode: hasSession && session.get(storageKeys.devMode) === 'true',
  };

  const userStorage = createUserStorage(
    { local, tab: session },
    () => actor.getSnapshot().context.suspended !== null,
  );
  let runtime: SessionRuntime | undefined;
  const tokens: TokenSource = {
    get: (kind) => local.get(tokenKeys[kind]),
    refused: (_, operationId) => {
      // A refused roles call means Permission Denied and does not end the session. Source: specification, section 8.
      if (operationId !== 'getRoles') actor.send({ type: 'session.expired' });
    },
    refresh: async (kind, reason) => {
      await actor.start();
      return runtime ? runtime.tokens.refresh(kind, reason) : null;
    },
  };
  const maintenance = createMaintenance();
  const sdk: PortalSdk = createPortalSdk({
    baseUrl: apiBaseUrl,
    tokens,
    maintenance,
    observer,
    ...(dataBasePath !== undefined && { dataBasePath }),
  });

  /** Removes everything of the user from this browser, as a sign-out does first. */
  function clearBrowser(): void {
    clearUserStorage(local);
    for (const key of Object.values(tokenKeys)) local.remove(key);
    userStorage.clearTab();
    provider.forget();
  }

  let hasMissedChange = false;
  let isStopped = false;
  const actor = createDeferredActor<SessionState, SessionEvent, SessionEmittedEvent>({
    initial: initialState(input),
    load: async () => {
      const { createSessionRuntime } = await import('./session-runtime');
      if (isStopped) throw new Error('portal-kit: the session has been stopped.');
      removeTriggers();
      runtime = createSessionRuntime({
        sdk,
        provider,
        local,
        session,
        signals,
        lock,
        userStorage,
        input,
        hasMissedChange,
      });
      const { actor: loaded, start } = runtime;
      return {
        getSnapshot: () => loaded.getSnapshot(),
        subscribe: (listener) => loaded.subscribe(listener),
        send: (event) => loaded.send(event),
        on: (type, listener) => loaded.on(type, listener),
        start,
      };
    },
    onLoadFailed: (events) => {
      const types = events.map(({ type }) => type);
      if (types.includes('signOut.requested')) {
        clearBrowser();
        input = signedOut;
        return {
          kept: [],
          state: initialState(input),
          emitted: [{ type: 'user.left' }, { type: 'user.signedOut' }],
        };
      }
      const isSignIn = types.includes('signIn.requested') || types.includes('redirect.requested');
      if (!isSignIn) return { kept: events };
      // The password must not stay in memory, and a later start must not sign the user in unexpectedly.
      return {
        kept: events.filter(({ type }) => type !== 'signIn.requested' && type !== 'redirect.requested'),
        state: initialState(input, { kind: 'transient' }),
      };
    },
  });
  const startNow = () => {
    actor.start().catch(() => {});
  };
  const startAfterChange = () => {
    hasMissedChange = true;
    startNow();
  };
  const triggers = [
    // A page in the back/forward cache receives no storage events.
    signals.onWoke(startAfterChange),
    signals.onStored((key) => {
      if (isSessionKey(key)) startAfterChange();
    }),
  ];
  const removeTriggers = () => {
    for (const remove of triggers) remove();
  };
  if (!isStartDeferred) startNow();

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
      isStopped = true;
      removeTriggers();
      runtime?.stop();
    },
  };
}
