import { describe, expect, test, vi } from 'vitest';
import { allStates, completed, failed, walk } from '../../../test/machine-walk';
import {
  abandoned,
  abandonedSuspension,
  account,
  another,
  appeared,
  cached,
  createAccess,
  credentials,
  deferred,
  devMode,
  disappeared,
  expired,
  flagsDown,
  fresh,
  never,
  noUser,
  redirect,
  redirectResponse,
  released,
  replaced,
  retried,
  rolesRefused,
  runSession,
  serverDown,
  serverFlags,
  signIn,
  signOut,
  toggled,
} from '../../../test/session-machine';
import type { Access } from './access/access';
import { AccessError } from './access/load-access';
import { sessionMachine } from './session.machine';
import type { Credentials } from './sign-in/identity-provider';

describe('the state machine', () => {
  const walked = walk(sessionMachine, {
    inputs: [
      { hasSession: false, cached: null },
      { hasSession: true, cached: null },
      { hasSession: true, cached },
      { hasSession: true, cached: { account, access: createAccess('SUPER_ADMIN') }, isDevMode: true },
      { hasSession: false, cached: null, redirectResponse },
      { hasSession: false, cached: null, isDevMode: true },
    ],
    events: [
      signIn,
      redirect,
      signOut,
      expired,
      appeared,
      disappeared,
      replaced,
      released,
      abandonedSuspension,
      retried,
      abandoned,
      devMode(true),
      devMode(false),
      toggled('user-roles'),
      completed('verify'),
      failed('verify', { kind: 'no-session' }),
      failed('verify', { kind: 'transient' }),
      completed('signIn', account),
      completed('signIn', another),
      failed('signIn', { kind: 'bad-credentials' }),
      completed('finishRedirect', { account, returnTo: '/' }),
      failed('finishRedirect', { kind: 'sso-failed' }),
      completed('beginRedirect'),
      failed('beginRedirect', { kind: 'config' }),
      completed('loadAccess', fresh),
      completed('loadAccess', createAccess('SUPER_ADMIN')),
      ...[rolesRefused, flagsDown, serverDown].map((error) => failed('loadAccess', error)),
      completed('loadAccount', account),
      completed('loadAccount', another),
      failed('loadAccount', { kind: 'transient' }),
      completed('signOut'),
      failed('signOut', { kind: 'generic' }),
    ],
    situation: ({ account: who, access, serverFlags: known, suspended, isDevMode }) => [
      who?.email,
      access?.user.globalRole,
      suspended !== null && [suspended.account?.email],
      isDevMode,
      known !== null,
    ],
  });

  test('the session machine reaches every state', () => {
    expect(walked.reached).toEqual(allStates(sessionMachine));
  });

  test.each(['signedOut', 'signedIn.ready'])('the session machine can reach %s from every state', (state) => {
    expect(walked.deadEnds).toEqual([]);
    expect(walked.cutOff(state)).toEqual([]);
  });
});

describe('starting', () => {
  test('starting without a session sends no request and has no failure', () => {
    const { state, userState, log } = runSession({ hasSession: false });
    expect([state(), userState()]).toEqual(['signedOut', noUser]);
    expect(log).toEqual([]);
  });

  test('starting with a valid session signs in and stores access for the next visit', async () => {
    const { reaches, state, userState, log } = runSession({});
    expect(state()).toBe('starting');
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...noUser, account, access: fresh });
    expect(log).toEqual(['verify', 'loadAccess', 'store flags', 'loadAccount', 'store FRESH']);
  });

  test('the session machine provides the stored access until the server responds with fresh access', async () => {
    const { reaches, userState, log } = runSession({ cached });
    const { context } = await reaches({ signedIn: 'loadingAccess' });
    expect(context.access).toEqual(cached.access);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...noUser, account, access: fresh });
    expect(log).toEqual(['verify', 'loadAccess', 'store flags', 'store FRESH']);
  });

  test('starting with a session that the provider refuses drops tokens and sets the failure', async () => {
    const { reaches, userState, log } = runSession(
      { cached },
      { verify: () => Promise.reject({ kind: 'no-session', callId: 'call-1' }) },
    );
    await reaches('signedOut');
    expect(userState()).toEqual({ ...noUser, failure: { kind: 'no-session', callId: 'call-1' } });
    expect(log).toEqual(['verify', 'drop tokens', 'user.left']);
  });

  test.each([[{ kind: 'transient' }], [{ kind: 'config' }], [new TypeError('x')]])(
    'the session machine keeps stored tokens when the provider cannot be reached (%j)',
    async (error) => {
      const { reaches, userState, log } = runSession({ cached }, { verify: () => Promise.reject(error) });
      await reaches('signedOut');
      expect(userState()).toMatchObject({ ...noUser, failure: expect.anything() });
      expect(log).toEqual(['verify', 'pause token refresh', 'user.left']);
    },
  );

  test('signing out interrupts the start of a session', async () => {
    const { actor, reaches, userState, log } = runSession({ cached }, { verify: never });
    actor.send(signOut);
    await reaches('signedOut');
    expect(userState()).toEqual(noUser);
    expect(log).toEqual(['verify', 'clear', 'signOut', 'user.left', 'user.signedOut']);
  });
});

describe('signing in', () => {
  test('signing in sets a failure for a wrong password and clears it with the next attempt', async () => {
    let isRight = false;
    const { actor, reaches, state, userState, log } = runSession(
      { hasSession: false },
      { signIn: async () => (isRight ? account : Promise.reject({ kind: 'bad-credentials', callId: 'c' })) },
    );
    actor.send(signIn);
    expect(state()).toEqual({ signingIn: 'pending' });
    await reaches('signedOut');
    expect(userState()).toEqual({ ...noUser, failure: { kind: 'bad-credentials', callId: 'c' } });
    isRight = true;
    actor.send(signIn);
    expect(userState().failure).toBeNull();
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...noUser, account, access: fresh });
    // The sign-in returned the account, so loadAccount is not called.
    expect(log).toEqual(['signIn', 'signIn', 'loadAccess', 'store flags', 'store FRESH']);
  });

  test('signing in sends one request for two submits, with unchanged credentials', async () => {
    const provider = vi.fn(async (_: Credentials) => account);
    const { actor, reaches } = runSession({ hasSession: false }, { signIn: provider });
    actor.send(signIn);
    actor.send(signIn);
    await reaches({ signedIn: 'ready' });
    expect(provider.mock.calls).toEqual([[credentials]]);
  });

  test('signing in sets a generic failure for an unknown error', async () => {
    const { actor, reaches, userState } = runSession(
      { hasSession: false },
      { signIn: () => Promise.reject(new TypeError('x')) },
    );
    actor.send(signIn);
    await reaches('signedOut');
    expect(userState().failure).toEqual({ kind: 'generic', code: undefined, callId: undefined });
  });
});

describe('loading access', () => {
  test('loading access denies permission when the roles call responds with 401, and the user can still sign out', async () => {
    const { actor, reaches, userState, log } = runSession(
      { cached },
      { loadAccess: () => Promise.reject(rolesRefused) },
    );
    await reaches('denied');
    actor.send(signOut);
    await reaches('signedOut');
    expect(userState()).toEqual(noUser);
    expect(log).toEqual(['verify', 'loadAccess', 'clear', 'signOut', 'user.left', 'user.signedOut']);
  });

  test.each([
    ['the roles call responds with 403', new AccessError('roles', { status: 403 }, [])],
    ['the user call responds with 500', serverDown],
    ['an unknown error occurs', new Error('unknown')],
  ])('loading access without stored access fails without denying permission when %s', async (_, error) => {
    const { reaches, state } = runSession({}, { loadAccess: () => Promise.reject(error) });
    await reaches({ signedIn: 'failed' });
    expect(state()).toEqual({ signedIn: 'failed' });
  });

  test('loading access keeps the stored access after a server error', async () => {
    const { reaches, userState, log } = runSession(
      { cached },
      { loadAccess: () => Promise.reject(serverDown) },
    );
    await reaches({ signedIn: 'stale' });
    expect(userState().access).toMatchObject({ user: cached.access.user, roles: cached.access.roles });
    expect(log).toEqual(['verify', 'loadAccess', 'store flags']);
  });

  test('loading access is repeated after 30 seconds while screens use the stored access', async () => {
    vi.useFakeTimers();
    let isUp = false;
    const { reaches, userState, log } = runSession(
      { cached },
      { loadAccess: () => (isUp ? Promise.resolve(fresh) : Promise.reject(serverDown)) },
    );
    await reaches({ signedIn: 'stale' });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(log.filter((entry) => entry === 'loadAccess')).toHaveLength(1);
    isUp = true;
    await vi.advanceTimersByTimeAsync(1);
    await reaches({ signedIn: 'ready' });
    expect(userState().access?.user).toEqual(fresh.user);
    vi.useRealTimers();
  });

  test('loading access can be retried at once while screens use the stored access', async () => {
    let isUp = false;
    const { actor, reaches, userState } = runSession(
      { cached },
      { loadAccess: () => (isUp ? Promise.resolve(fresh) : Promise.reject(serverDown)) },
    );
    await reaches({ signedIn: 'stale' });
    actor.send({ type: 'access.retried' });
    await reaches({ signedIn: 'stale' });
    isUp = true;
    actor.send({ type: 'access.retried' });
    await reaches({ signedIn: 'ready' });
    expect(userState().access?.user).toEqual(fresh.user);
  });

  test('loading access keeps the session when only a repeated flags call fails', async () => {
    vi.useFakeTimers();
    const errors = [serverDown, flagsDown];
    const { reaches, context } = runSession(
      { cached },
      { loadAccess: () => (errors.length > 0 ? Promise.reject(errors.shift()) : Promise.resolve(fresh)) },
    );
    await reaches({ signedIn: 'stale' });
    await vi.advanceTimersByTimeAsync(30_000);
    await reaches({ signedIn: 'stale' });
    expect(context().access?.flags).toEqual(serverFlags);
    await vi.advanceTimersByTimeAsync(30_000);
    await reaches({ signedIn: 'ready' });
    vi.useRealTimers();
  });

  test('loading access can be retried after a server error without stored access', async () => {
    let isUp = false;
    const { actor, reaches, userState, log } = runSession(
      {},
      { loadAccess: () => (isUp ? Promise.resolve(fresh) : Promise.reject(serverDown)) },
    );
    await reaches({ signedIn: 'failed' });
    isUp = true;
    actor.send(retried);
    await reaches({ signedIn: 'ready' });
    expect(userState().access).toEqual(fresh);
    expect(log.filter((entry) => entry === 'loadAccess')).toHaveLength(2);
  });

  test('loading access continues without an account that cannot be loaded and does not store access', async () => {
    const { reaches, userState, log } = runSession(
      {},
      { loadAccount: () => Promise.reject({ kind: 'transient' }) },
    );
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...noUser, access: fresh });
    expect(log).not.toContain('store FRESH');
  });
});

describe('signing out', () => {
  test('signing out clears the storage before the provider responds and ignores a second request', async () => {
    const { actor, reaches, state, userState, log } = runSession({ cached }, { signOut: never });
    await reaches({ signedIn: 'ready' });
    log.length = 0;
    actor.send(signOut);
    actor.send(signOut);
    expect([state(), userState()]).toEqual(['signingOut', noUser]);
    expect(actor.getSnapshot().hasTag('logoutPending')).toBe(true);
    expect(log).toEqual(['clear', 'signOut']);
  });

  test('signing out ends signed out when the provider rejects the request', async () => {
    const { actor, reaches, userState } = runSession(
      {},
      { signOut: () => Promise.reject({ kind: 'generic' }) },
    );
    await reaches({ signedIn: 'ready' });
    actor.send(signOut);
    await reaches('signedOut');
    expect(userState()).toEqual(noUser);
  });

  test('signing out while access loads discards the late response', async () => {
    const access = deferred<Access>();
    const { actor, reaches, userState, log } = runSession({}, { loadAccess: access.call });
    await reaches({ signedIn: 'loadingAccess' });
    actor.send(signOut);
    await reaches('signedOut');
    access.resolve(fresh);
    await access.over();
    expect(userState()).toEqual(noUser);
    expect(log).not.toContain('store FRESH');
  });
});
