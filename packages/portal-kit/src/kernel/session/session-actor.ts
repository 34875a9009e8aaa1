import type { PortalSdk } from '@portal-kit/sdk';
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { Access } from './access/access';
import { loadAccess } from './access/load-access';
import { writeAccess, writeFlags } from './access/write-access';
import { sessionMachine } from './session.machine';
import type { SessionInput } from './session-context';
import type { Verified } from './session-setup';
import type { Account, Credentials, IdentityProvider } from './sign-in/identity-provider';
import type { TextStore } from './storage/session-storage';
import { storageKeys } from './storage/storage-keys';
import { clearUserStorage, type UserStorage } from './storage/user-storage';
import type { SessionTokens } from './tokens/session-tokens';

/** State of the session: a snapshot of the session machine. */
export type SessionState = SnapshotFrom<typeof sessionMachine>;

/** Actor of the session machine. Emits `user.*` events. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Longest wait in milliseconds for the provider when signing out. In this browser the user is signed out at once. */
const signOutWaitMs = 3_000;

interface SessionActorOptions {
  sdk: PortalSdk;
  provider: IdentityProvider;
  tokens: SessionTokens;
  local: TextStore;
  session: TextStore;
  userStorage: UserStorage;
  input: SessionInput;
}

const needsRedirect = () =>
  Promise.reject(
    new Error('portal-kit: the identity provider supports no sign-in by redirect. Use its password form.'),
  );

/** Creates the actor of the session machine with its calls and its storage. The actor has not started. */
export function createSessionActor(options: SessionActorOptions) {
  const { sdk, provider, tokens, local, session, userStorage, input } = options;

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
    userStorage.resume(account);
    if (credentials.isRemembered) local.set(storageKeys.userEmail, account.email);
    else local.remove(storageKeys.userEmail);
    local.set(storageKeys.rememberMe, String(credentials.isRemembered));
    return account;
  }

  async function finishRedirect(address: URL) {
    const finished = await (provider.redirect?.finish(address) ?? needsRedirect());
    await obtainTokens();
    userStorage.resume(finished.account);
    return finished;
  }

  return createActor(
    sessionMachine.provide({
      actors: {
        verify: fromPromise<Verified['output']>(async () => {
          const access = loadAccess(sdk);
          access.catch(() => {});
          await provider.verifySession();
          return { access };
        }),
        signIn: fromPromise<Account, Credentials>(({ input: credentials }) => signIn(credentials)),
        beginRedirect: fromPromise(
          ({ input: request }) => provider.redirect?.begin(request) ?? needsRedirect(),
        ),
        finishRedirect: fromPromise(({ input: address }) => finishRedirect(address)),
        loadAccess: fromPromise<Access, { sent: Promise<Access> | undefined }>(
          ({ input: { sent } }) => sent ?? loadAccess(sdk),
        ),
        loadAccount: fromPromise(async () => {
          const account = await provider.getAccount();
          userStorage.resume(account);
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
          userStorage.resume(account);
        },
        storeFlags: ({ context }) => writeFlags(session, context),
        dropTokens: ({ context }) => {
          tokens.close();
          provider.forget();
          userStorage.suspend(context.account);
        },
        pauseTokenRefresh: () => tokens.pause(),
        discardDrafts: ({ context: { suspended } }) => {
          if (suspended?.account) userStorage.discard(suspended.account);
        },
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
}
