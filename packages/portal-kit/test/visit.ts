import { itemQueries } from '@portal-kit/sdk/items';
import type { SnapshotFrom } from 'xstate';
import { createSession, type SessionOptions } from '../src/kernel/session/create-session';
import type { sessionMachine } from '../src/kernel/session/session.machine';
import type { IdentityProvider } from '../src/kernel/session/sign-in/identity-provider';
import { openBrowser } from './browser';
import { ada, type startServer } from './portal-server';

type State = Parameters<SnapshotFrom<typeof sessionMachine>['matches']>[0];

export interface VisitOptions {
  browser?: ReturnType<typeof openBrowser>;
  /** Values that override the server's identity provider. */
  provider?: Partial<IdentityProvider>;
  redirectResponse?: SessionOptions['redirectResponse'];
  draftsAfterExpiry?: SessionOptions['draftsAfterExpiry'];
}

export const signIn = (loginId = ada.email, isRemembered = true) =>
  ({ type: 'signIn.requested', credentials: { loginId, password: 's3cret', isRemembered } }) as const;
export const signOut = { type: 'signOut.requested' } as const;

/** Opens the portal in a tab. */
export function visit(server: ReturnType<typeof startServer>, options: VisitOptions = {}) {
  const { browser = openBrowser(), provider, redirectResponse, draftsAfterExpiry } = options;
  const { tab, storage, options: stores } = browser.openTab();
  const open = () =>
    createSession({
      apiBaseUrl: 'https://portal.example',
      provider: { ...server.provider, ...provider },
      redirectResponse,
      draftsAfterExpiry,
      ...stores,
    });
  let session = open();
  /** Waits for a state after all events so far. */
  const reaches = async (state: State) => {
    const { actor } = session;
    await new Promise<void>((resolve) => {
      const check = () => {
        if (!actor.getSnapshot().matches(state)) return;
        subscription.unsubscribe();
        resolve();
      };
      const subscription = actor.subscribe(check);
      check();
    });
  };
  return {
    tab,
    storage,
    local: browser.local,
    reaches,
    /** Reloads the page in the same tab. */
    reload: () => {
      session.stop();
      session = open();
    },
    get session() {
      return session;
    },
    state: () => session.actor.getSnapshot().value,
    context: () => session.actor.getSnapshot().context,
    send: (...event: Parameters<typeof session.actor.send>) => session.actor.send(...event),
    async signsIn(loginId = ada.email) {
      session.actor.send(signIn(loginId));
      await reaches({ signedIn: 'ready' });
    },
  };
}

/** Sends a request with the access token. */
export const listItems = ({ session }: ReturnType<typeof visit>) =>
  itemQueries.list(session.sdk, { supplierId: 'SUP-1' }).queryFn({});
