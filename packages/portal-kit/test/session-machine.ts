import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import type { Access, CachedAccess } from '../src/kernel/session/access/access';
import { AccessError } from '../src/kernel/session/access/load-access';
import { sessionMachine } from '../src/kernel/session/session.machine';
import type { SessionContext, SessionInput } from '../src/kernel/session/session-context';
import type { Account, Credentials } from '../src/kernel/session/sign-in/identity-provider';

export const account: Account = {
  email: 'ada@cellar.example',
  nickname: 'Ada',
  companyId: null,
  company: null,
};
export const another: Account = { ...account, email: 'ben@cellar.example', nickname: 'Ben' };

export const flag = (id: string, enabled: boolean) => ({ id, description: '', enabled });
export const createAccess = (globalRole: string, flags: Access['flags'] = []): Access => ({
  user: { globalRole, supplierRoles: [] },
  roles: { [globalRole]: ['BASIC_ACCESS'] },
  flags,
});
/** Access on the server. */
export const fresh = createAccess('FRESH');
/** Access stored by the previous visit. */
export const cached: CachedAccess = { account, access: createAccess('CACHED') };
export const credentials: Credentials = { loginId: 'ada', password: 'secret', isRemembered: false };
export const redirectResponse = new URL('https://portal.example/login?authCode=code&state=state');

export const signIn = { type: 'signIn.requested', credentials } as const;
export const signOut = { type: 'signOut.requested' } as const;
export const expired = { type: 'session.expired' } as const;
export const appeared = { type: 'session.appeared' } as const;
export const disappeared = { type: 'session.disappeared' } as const;
export const replaced = { type: 'session.replaced' } as const;
export const released = { type: 'suspension.released' } as const;
export const abandonedSuspension = { type: 'suspension.abandoned' } as const;
export const retried = { type: 'access.retried' } as const;
export const abandoned = { type: 'redirect.abandoned' } as const;
export const redirect = { type: 'redirect.requested', returnTo: '/SUP-1/items', loginHint: 'ada' } as const;
export const devMode = (isOn: boolean) => ({ type: 'devMode.switched', isOn }) as const;
export const toggled = (id: string) => ({ type: 'flag.toggled', id }) as const;

export const serverFlags = [flag('user-roles', true), flag('item-bulk-upload', false)];
const responded = (status: number) => ({ kind: 'http', status });
export const rolesRefused = new AccessError('roles', responded(401), serverFlags);
export const rolesDown = new AccessError('roles', responded(503), serverFlags);
export const flagsDown = new AccessError('flags', responded(503), null);
export const serverDown = new AccessError('user', responded(500), serverFlags);

export const never = () => new Promise<never>(() => {});
/** Creates a call that settles when the test calls `resolve` or `reject`. */
export function deferred<Result>() {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  return { call: () => promise, resolve, reject, over: () => promise.catch(() => {}) };
}

export interface SessionCalls {
  verify: () => Promise<void>;
  signIn: (credentials: Credentials) => Promise<Account>;
  beginRedirect: (request: { returnTo: string; loginHint?: string | undefined }) => Promise<void>;
  finishRedirect: (response: URL) => Promise<{ account: Account; returnTo: string }>;
  loadAccess: () => Promise<Access>;
  loadAccount: () => Promise<Account>;
  signOut: () => Promise<void>;
}

/** A state of the session machine. */
export type SessionState = Parameters<SnapshotFrom<typeof sessionMachine>['matches']>[0];

/** Picks the part of the context that tests compare as a whole. */
const pickUserState = ({ account, access, suspended, visit, failure }: SessionContext) => ({
  account,
  access,
  suspended,
  visit,
  failure,
});
export const noUser = { account: null, access: null, suspended: null, visit: 0, failure: null };

/** Starts a session. `log` contains the session's calls, actions and emitted events in order. */
export function runSession(input: Partial<SessionInput>, calls: Partial<SessionCalls> = {}) {
  const log: string[] = [];
  const logged = <Result>(name: string, call: () => Promise<Result>) => {
    log.push(name);
    return call();
  };
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        verify: fromPromise(async () => {
          await logged('verify', calls.verify ?? (async () => {}));
          return {};
        }),
        signIn: fromPromise<Account, Credentials>((scope) =>
          logged('signIn', () => (calls.signIn ?? (async () => account))(scope.input)),
        ),
        beginRedirect: fromPromise<void, Parameters<SessionCalls['beginRedirect']>[0]>((scope) =>
          logged('beginRedirect', () => (calls.beginRedirect ?? (async () => {}))(scope.input)),
        ),
        finishRedirect: fromPromise<{ account: Account; returnTo: string }, URL>((scope) =>
          logged('finishRedirect', () =>
            (calls.finishRedirect ?? (async () => ({ account, returnTo: '/SUP-1/items' })))(scope.input),
          ),
        ),
        loadAccess: fromPromise(() => logged('loadAccess', calls.loadAccess ?? (async () => fresh))),
        loadAccount: fromPromise(() => logged('loadAccount', calls.loadAccount ?? (async () => account))),
        signOut: fromPromise(() => logged('signOut', calls.signOut ?? (async () => {}))),
      },
      actions: {
        storeAccess: ({ context }) => log.push(`store ${context.access?.user.globalRole}`),
        storeFlags: ({ context }) => log.push(`store flags${context.isDevMode ? ' in dev mode' : ''}`),
        dropTokens: () => log.push('drop tokens'),
        pauseTokenRefresh: () => log.push('pause token refresh'),
        clearStorage: () => log.push('clear'),
        clearTabStorage: () => log.push('clear tab'),
      },
    }),
    { input: { hasSession: true, cached: null, ...input } },
  );
  actor.on('*', ({ type }) => log.push(type));
  actor.start();
  return {
    actor,
    log,
    reaches: (state: SessionState) => waitFor(actor, (snapshot) => snapshot.matches(state)),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    userState: () => pickUserState(actor.getSnapshot().context),
  };
}
