import type { PortalSdk } from '@portal-kit/sdk';
import { type Actor, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { readAccess } from './access';
import type { BrowserSignals } from './browser-signals';
import type { Account, Credentials, IdentityProvider } from './identity-provider';
import { loadAccess } from './load-access';
import { sessionMachine } from './session.machine';
import type { SessionInput } from './session-context';
import type { TextStore } from './session-storage';
import { createSessionTokens, type SessionTokens } from './session-tokens';
import { storageKeys } from './storage-keys';
import { createTokenLock, type TokenLock } from './token-lock';
import { clearUserStorage, type UserStorage } from './user-storage';
import { detectChange, type TabState, watchTabs } from './watch-tabs';
import { writeAccess, writeFlags } from './write-access';

/** Longest wait in milliseconds for the provider when signing out. In this browser the user is signed out at once. */
const signOutWaitMs = 3_000;

export interface SessionParts {
  sdk: PortalSdk;
  provider: IdentityProvider;
  local: TextStore;
  session: TextStore;
  signals: BrowserSignals;
  /** Default: the browser's Web Locks. */
  lock: TokenLock | undefined;
  userStorage: UserStorage;
  input: SessionInput;
  /** Whether another tab may have changed the storage since the input was read. */
  hasMissedChange: boolean;
}

export interface SessionRuntime {
  actor: Actor<typeof sessionMachine>;
  tokens: SessionTokens;
  start: () => void;
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

/** Creates the session machine, the renewal of its tokens and the synchronization with the other tabs. All run from `start` on. */
export function createSessionRuntime(parts: SessionParts): SessionRuntime {
  const { sdk, provider, local, session, signals, userStorage, input, hasMissedChange } = parts;
  const tokens = createSessionTokens({
    local,
    provider,
    lock: parts.lock ?? createTokenLock(),
    sdk,
    onExpired: () => actor.send({ type: 'session.expired' }),
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

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        verify: fromPromise(() => provider.verifySession()),
        signIn: fromPromise<Account, Credentials>(({ input: credentials }) => signIn(credentials)),
        beginRedirect: fromPromise(async ({ input: request }) => {
          await userStorage.whenStored();
          return provider.redirect?.begin(request) ?? needsRedirect();
        }),
        finishRedirect: fromPromise(({ input: address }) => finishRedirect(address)),
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
        storeAccess: ({ context: { access, account, serverFlags } }) => {
          if (!access || !account) return;
          writeAccess(local, { access, account }, serverFlags ?? []);
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
    { input },
  );
  let stopSignals = () => {};
  function start(): void {
    if (input.hasSession) tokens.open();
    actor.start();
    if (input.hasSession && hasMissedChange) {
      // `verify` would report a missing session as an error, although another tab has signed out or its session expired.
      const account = input.cached?.account ?? null;
      const change = detectChange({
        local,
        readAccess: () => readAccess(local, session),
        state: () => ({ phase: 'in', context: { account } }),
      });
      if (change) actor.send(change);
    }
    // Runs before `watchTabs` compares the tabs, because the state `redirecting` must end before this tab can accept
    // another tab's session.
    const stopReturning = signals.onWoke(() => actor.send({ type: 'redirect.abandoned' }));
    const stopWatching = watchTabs({
      signals,
      local,
      tokens,
      hasMissedChange,
      readAccess: () => readAccess(local, session),
      state: () => {
        const state = actor.getSnapshot();
        return { phase: phaseOf(state), context: state.context };
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
    stopSignals = () => {
      stopWatching();
      stopReturning();
    };
  }
  return {
    actor,
    tokens,
    start,
    stop: () => {
      stopSignals();
      tokens.stop();
      actor.stop();
    },
  };
}
