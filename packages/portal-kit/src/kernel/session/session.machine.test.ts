import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { Access, CachedAccess } from './access';
import type { Account, Credentials } from './identity-provider';
import { type SessionInput, sessionMachine } from './session.machine';

const account: Account = { email: 'ada@cellar.example', nickname: 'Ada', companyId: null, company: null };
const accessOf = (globalRole: string): Access => ({
  user: { globalRole, supplierRoles: [] },
  roles: { [globalRole]: ['BASIC_ACCESS'] },
  flags: [],
});
const fresh = accessOf('FRESH');
const cached: CachedAccess = { account, access: accessOf('CACHED') };
const credentials: Credentials = { loginId: 'ada', password: 'secret', isRemembered: false };
const signIn = { type: 'signIn.requested', credentials } as const;
const signOut = { type: 'signOut.requested' } as const;
const expired = { type: 'session.expired' } as const;
const rolesRefused = { kind: 'http', status: 401, operationId: 'getRoles' };
const flagsDown = { kind: 'http', status: 503, operationId: 'getFeatureFlags' };
const serverDown = { kind: 'http', status: 500, operationId: 'getAuthUser' };
const never = () => new Promise<never>(() => {});

interface Calls {
  verify: () => Promise<void>;
  signIn: (credentials: Credentials) => Promise<Account>;
  loadAccess: () => Promise<Access>;
  loadAccount: () => Promise<Account>;
  signOut: () => Promise<void>;
}

/** A running machine; `log` tells what it asked for and did, in order. */
function start(input: Partial<SessionInput>, calls: Partial<Calls> = {}) {
  const log: string[] = [];
  const asks = <Result>(name: string, call: () => Promise<Result>) => {
    log.push(name);
    return call();
  };
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        verify: fromPromise(() => asks('verify', calls.verify ?? (async () => {}))),
        signIn: fromPromise<Account, Credentials>((scope) =>
          asks('signIn', () => (calls.signIn ?? (async () => account))(scope.input)),
        ),
        loadAccess: fromPromise(() => asks('loadAccess', calls.loadAccess ?? (async () => fresh))),
        loadAccount: fromPromise(() => asks('loadAccount', calls.loadAccount ?? (async () => account))),
        signOut: fromPromise(() => asks('signOut', calls.signOut ?? (async () => {}))),
      },
      actions: {
        storeAccess: ({ context }) => log.push(`store ${context.access?.user.globalRole}`),
        clearStorage: () => log.push('clear'),
      },
    }),
    { input: { hasSession: true, cached: null, ...input } },
  ).start();
  return {
    actor,
    log,
    reaches: (state: Parameters<SnapshotFrom<typeof sessionMachine>['matches']>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
    now: () => {
      const { value, context } = actor.getSnapshot();
      return { value, account: context.account, access: context.access, failure: context.failure };
    },
  };
}
const nobody = { account: null, access: null };

describe('every state', () => {
  const inputs: SessionInput[] = [
    { hasSession: false, cached: null },
    { hasSession: true, cached: null },
    { hasSession: true, cached },
  ];
  const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never;
  const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error }) as never;
  const events = [
    signIn,
    signOut,
    expired,
    { type: 'access.retried' } as const,
    done('verify'),
    failed('verify', { kind: 'no-session' }),
    failed('verify', { kind: 'transient' }),
    done('signIn', account),
    failed('signIn', { kind: 'bad-credentials' }),
    done('loadAccess', fresh),
    ...[rolesRefused, flagsDown, serverDown].map((error) => failed('loadAccess', error)),
    done('loadAccount', account),
    failed('loadAccount', { kind: 'transient' }),
    done('signOut'),
    failed('signOut', { kind: 'generic' }),
  ];
  const serializeState = ({ value, context }: SnapshotFrom<typeof sessionMachine>) =>
    JSON.stringify([value, context.account !== null, context.access !== null]) as never;
  const names = new Set(
    inputs.flatMap((input) =>
      getShortestPaths(sessionMachine, { input, events, serializeState }).map(({ state }) =>
        JSON.stringify(state.value),
      ),
    ),
  );

  test('can be reached', () => {
    expect([...names].sort()).toEqual(
      [
        '"denied"',
        '"signedOut"',
        '"signingIn"',
        '"signingOut"',
        '"starting"',
        '{"signedIn":"failed"}',
        '{"signedIn":"named"}',
        '{"signedIn":"ready"}',
        '{"signedIn":"verifying"}',
      ].sort(),
    );
  });

  test('can be left', () => {
    for (const input of inputs) {
      const steps = Object.values(getAdjacencyMap(sessionMachine, { input, events, serializeState }));
      for (const { state, transitions } of steps) {
        const next = Object.values(transitions as Record<string, { state: { value: unknown } }>);
        const here = JSON.stringify(state.value);
        expect([here, next.some((way) => JSON.stringify(way.state.value) !== here)]).toEqual([here, true]);
      }
    }
  });
});

describe('starting', () => {
  test('without a session asks nobody and says nothing', () => {
    const { now, log } = start({ hasSession: false });
    expect(now()).toEqual({ value: 'signedOut', ...nobody, failure: null });
    expect(log).toEqual([]);
  });

  test('with a session that lives ends signed in, with what the server says, kept for the next visit', async () => {
    const { reaches, now, log } = start({});
    expect(now().value).toBe('starting');
    await reaches({ signedIn: 'ready' });
    expect(now()).toMatchObject({ account, access: fresh, failure: null });
    expect(log).toEqual(['verify', 'loadAccess', 'loadAccount', 'store FRESH']);
  });

  test('shows the last visit’s access while the server is asked, then the server’s', async () => {
    const { reaches, now, log } = start({ cached });
    const { context } = await reaches({ signedIn: 'verifying' });
    expect(context.access).toEqual(cached.access);
    await reaches({ signedIn: 'ready' });
    expect(now().access).toEqual(fresh);
    expect(log).toEqual(['verify', 'loadAccess', 'store FRESH']);
  });

  test('with a session that the provider refuses clears what is stored', async () => {
    const { reaches, now, log } = start(
      { cached },
      { verify: () => Promise.reject({ kind: 'no-session', callId: 'call-1' }) },
    );
    await reaches('signedOut');
    expect(now()).toEqual({
      value: 'signedOut',
      ...nobody,
      failure: { kind: 'no-session', callId: 'call-1' },
    });
    expect(log).toEqual(['verify', 'clear']);
  });

  test('while the provider cannot be asked keeps what is stored, as the session may well live', async () => {
    for (const error of [{ kind: 'transient' }, { kind: 'config' }, new TypeError('x')]) {
      const { reaches, now, log } = start({ cached }, { verify: () => Promise.reject(error) });
      await reaches('signedOut');
      expect(now()).toMatchObject({ value: 'signedOut', ...nobody });
      expect(log).toEqual(['verify']);
    }
  });
});

describe('signing in', () => {
  test('with a wrong password says why, and a right one forgets it', async () => {
    let isRight = false;
    const { actor, reaches, now, log } = start(
      { hasSession: false },
      { signIn: async () => (isRight ? account : Promise.reject({ kind: 'bad-credentials', callId: 'c' })) },
    );
    actor.send(signIn);
    expect(now().value).toBe('signingIn');
    await reaches('signedOut');
    expect(now()).toMatchObject({ ...nobody, failure: { kind: 'bad-credentials', callId: 'c' } });
    isRight = true;
    actor.send(signIn);
    expect(now().failure).toBeNull();
    await reaches({ signedIn: 'ready' });
    expect(now()).toMatchObject({ account, access: fresh, failure: null });
    // The account came with the sign-in and is not asked for again.
    expect(log).toEqual(['signIn', 'signIn', 'loadAccess', 'store FRESH']);
  });

  test('twice at once sends one request, with the credentials as typed', async () => {
    const provider = vi.fn(async (_: Credentials) => account);
    const { actor, reaches } = start({ hasSession: false }, { signIn: provider });
    actor.send(signIn);
    actor.send(signIn);
    await reaches({ signedIn: 'ready' });
    expect(provider.mock.calls).toEqual([[credentials]]);
  });

  test('that fails in an unknown way is of the generic kind', async () => {
    const { actor, reaches, now } = start(
      { hasSession: false },
      { signIn: () => Promise.reject(new TypeError('x')) },
    );
    actor.send(signIn);
    await reaches('signedOut');
    expect(now().failure).toEqual({ kind: 'generic', callId: undefined });
  });
});

describe('what the user may do', () => {
  test('roles answered with 401 are Permission Denied, from where one can sign out', async () => {
    const { actor, reaches, now, log } = start(
      { cached },
      { loadAccess: () => Promise.reject(rolesRefused) },
    );
    await reaches('denied');
    actor.send(signOut);
    await reaches('signedOut');
    expect(now()).toMatchObject(nobody);
    expect(log).toEqual(['verify', 'loadAccess', 'clear', 'signOut']);
  });

  test('a 401 of another call, or another status of the roles, is no denial', async () => {
    for (const error of [
      { ...rolesRefused, operationId: 'getAuthUser' },
      { ...rolesRefused, status: 403 },
    ]) {
      const { reaches } = start({}, { loadAccess: () => Promise.reject(error) });
      await reaches({ signedIn: 'failed' });
    }
  });

  test('feature flags that fail sign out once, say so, and ask for nothing more', async () => {
    const { reaches, now, log } = start({ cached }, { loadAccess: () => Promise.reject(flagsDown) });
    await reaches('signedOut');
    expect(now()).toEqual({ value: 'signedOut', ...nobody, failure: { kind: 'flags' } });
    expect(log).toEqual(['verify', 'loadAccess', 'clear', 'signOut']);
  });

  test('a server error stays behind the screens that the last visit’s access shows', async () => {
    const { reaches, now, log } = start({ cached }, { loadAccess: () => Promise.reject(serverDown) });
    await reaches({ signedIn: 'ready' });
    expect(now()).toMatchObject({ account, access: cached.access });
    expect(log).toEqual(['verify', 'loadAccess']);
  });

  test('a server error without a last visit can be tried again', async () => {
    let isUp = false;
    const { actor, reaches, now, log } = start(
      {},
      { loadAccess: () => (isUp ? Promise.resolve(fresh) : Promise.reject(serverDown)) },
    );
    await reaches({ signedIn: 'failed' });
    isUp = true;
    actor.send({ type: 'access.retried' });
    await reaches({ signedIn: 'ready' });
    expect(now().access).toEqual(fresh);
    expect(log.filter((name) => name === 'loadAccess')).toHaveLength(2);
  });

  test('a name that cannot be read stops nobody, and is not kept for the next visit', async () => {
    const { reaches, now, log } = start({}, { loadAccount: () => Promise.reject({ kind: 'transient' }) });
    await reaches({ signedIn: 'ready' });
    expect(now()).toMatchObject({ account: null, access: fresh });
    expect(log).not.toContain('store FRESH');
  });
});

describe('a session that expires', () => {
  test.each<
    [string, Partial<SessionInput>, Partial<Calls>, Parameters<ReturnType<typeof start>['reaches']>[0]]
  >([
    ['while it is verified', { cached }, { verify: never }, 'starting'],
    ['while access loads', { cached }, { loadAccess: never }, { signedIn: 'verifying' }],
    ['while the name loads', {}, { loadAccount: never }, { signedIn: 'named' }],
    ['at work', { cached }, {}, { signedIn: 'ready' }],
    ['after a failure', {}, { loadAccess: () => Promise.reject(serverDown) }, { signedIn: 'failed' }],
    ['while denied', {}, { loadAccess: () => Promise.reject(rolesRefused) }, 'denied'],
  ])('%s ends signed out, says so, and leaves nothing stored', async (_, input, calls, state) => {
    const { actor, reaches, now, log } = start(input, calls);
    await reaches(state);
    actor.send(expired);
    expect(now()).toEqual({ value: 'signedOut', ...nobody, failure: { kind: 'expired' } });
    expect(log.at(-1)).toBe('clear');
    expect(log).not.toContain('signOut');
  });

  test('is no news to those who are signed out', () => {
    const { actor, now, log } = start({ hasSession: false });
    actor.send(expired);
    expect(now()).toEqual({ value: 'signedOut', ...nobody, failure: null });
    expect(log).toEqual([]);
  });
});

describe('signing out', () => {
  test('clears what is stored before the provider answers, and a second one does nothing', async () => {
    const { actor, reaches, now, log } = start({ cached }, { signOut: never });
    await reaches({ signedIn: 'ready' });
    log.length = 0;
    actor.send(signOut);
    actor.send(signOut);
    expect(now()).toEqual({ value: 'signingOut', ...nobody, failure: null });
    expect(actor.getSnapshot().hasTag('logoutPending')).toBe(true);
    expect(log).toEqual(['clear', 'signOut']);
  });

  test('ends signed out whatever the provider answers', async () => {
    const { actor, reaches, now } = start({}, { signOut: () => Promise.reject({ kind: 'generic' }) });
    await reaches({ signedIn: 'ready' });
    actor.send(signOut);
    await reaches('signedOut');
    expect(now()).toEqual({ value: 'signedOut', ...nobody, failure: null });
  });

  test('while access loads keeps nothing of a late answer', async () => {
    let answer: (access: Access) => void = () => {};
    const late = new Promise<Access>((resolve) => {
      answer = resolve;
    });
    const { actor, reaches, now, log } = start({}, { loadAccess: () => late });
    await reaches({ signedIn: 'verifying' });
    actor.send(signOut);
    await reaches('signedOut');
    answer(fresh);
    await late;
    expect(now()).toMatchObject(nobody);
    expect(log).not.toContain('store FRESH');
  });
});
