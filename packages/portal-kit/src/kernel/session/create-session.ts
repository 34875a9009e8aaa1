import { createPortalSdk, type PortalSdk } from '@portal-kit/sdk';
import { type Actor, createActor, fromPromise } from 'xstate';
import { loadAccess, readAccess, writeAccess } from './access';
import type { Account, Credentials, IdentityProvider } from './identity-provider';
import { sessionMachine } from './session.machine';
import { storageKeys, type TextStore } from './session-storage';
import { createSessionTokens } from './session-tokens';
import { tokenPollMachine } from './token-poll.machine';

export interface SessionOptions {
  /** Origin of the portal API; `''` for the page's own. */
  apiBaseUrl: string;
  /** Answers that the page has asked for before this code had arrived; see `PortalSdkOptions`. */
  answerAhead?: (url: string) => Promise<Response> | undefined;
  provider: IdentityProvider;
  /** Local storage: tokens, permissions, remembered e-mail. */
  local: TextStore;
  /** Session storage: feature flags. */
  session: TextStore;
}

/** Longest wait for the provider when signing out; the user is signed out here at once anyway. Milliseconds. */
const signOutWaitMs = 3_000;

/** A whole session of the standalone portal: the machine, the client that carries its tokens, and what it remembers. */
export interface Session {
  actor: Actor<typeof sessionMachine>;
  sdk: PortalSdk;
  /** The e-mail address of the last sign-in with "remember me". */
  rememberedEmail: () => string;
  stop: () => void;
}

export function createSession(options: SessionOptions): Session {
  const { apiBaseUrl, answerAhead, provider, local, session } = options;
  const tokens = createSessionTokens({
    local,
    provider,
    sdk: () => sdk,
    onExpired: () => actor.send({ type: 'session.expired' }),
  });
  const sdk: PortalSdk = createPortalSdk({
    baseUrl: apiBaseUrl,
    tokens,
    ...(answerAhead && { answerAhead }),
  });

  async function signIn(credentials: Credentials): Promise<Account> {
    const account = await provider.signIn(credentials);
    tokens.open();
    try {
      await tokens.refresh('identity', 'server-error');
      await tokens.refresh('access', 'server-error');
    } catch (error) {
      // Half a session would be taken for a whole one by the next visit.
      tokens.clear();
      provider.signOut().catch(() => {});
      throw error;
    }
    if (credentials.isRemembered) local.set(storageKeys.userEmail, account.email);
    else local.remove(storageKeys.userEmail);
    local.set(storageKeys.rememberMe, String(credentials.isRemembered));
    return account;
  }

  const hasSession = provider.hasSession() && local.get(storageKeys.identityToken) !== null;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        verify: fromPromise(() => provider.verifySession()),
        signIn: fromPromise<Account, Credentials>(({ input }) => signIn(input)),
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
          if (access && account) writeAccess(local, session, { access, account });
        },
        clearStorage: () => {
          tokens.clear();
          local.remove(storageKeys.permissions);
          session.clear();
        },
      },
    }),
    {
      input: { hasSession, cached: hasSession ? readAccess(local, session) : null },
    },
  );

  // A stopped actor cannot start again, so every sign-in gets its own.
  const startPolling = () =>
    createActor(
      tokenPollMachine.provide({
        actors: {
          refresh: fromPromise(async () => {
            await tokens.refresh('access', 'unauthorized');
          }),
        },
      }),
    ).start();
  let poll: ReturnType<typeof startPolling> | undefined;
  const subscription = actor.subscribe((state) => {
    if (state.matches('signedIn')) {
      poll ??= startPolling();
    } else {
      poll?.stop();
      poll = undefined;
    }
  });
  actor.start();

  return {
    actor,
    sdk,
    rememberedEmail: () => local.get(storageKeys.userEmail) ?? '',
    stop: () => {
      subscription.unsubscribe();
      poll?.stop();
      actor.stop();
    },
  };
}
