import { describe, expect, test } from 'vitest';
import {
  abandonedSuspension,
  account,
  another,
  appeared,
  cached,
  createAccess,
  deferred,
  expired,
  fresh,
  never,
  noUser,
  redirect,
  released,
  rolesRefused,
  runSession,
  type SessionCalls,
  type SessionState,
  serverDown,
  signIn,
  signOut,
} from '../../../test/session-machine';
import type { Access } from './access/access';
import type { SessionInput } from './session-context';
import type { Account } from './sign-in/identity-provider';

const expiredFailure = { kind: 'expired' };
const suspended = { account, access: fresh };

describe('a session that expires', () => {
  test.each<[string, Partial<SessionInput>, Partial<SessionCalls>, SessionState, object]>([
    ['while it is verified', { cached }, { verify: never }, 'starting', cached],
    ['while access loads', { cached }, { loadAccess: never }, { signedIn: 'loadingAccess' }, cached],
    [
      'while the account loads',
      {},
      { loadAccount: never },
      { signedIn: 'loadingAccount' },
      { account: null, access: fresh },
    ],
    ['when ready', { cached }, {}, { signedIn: 'ready' }, suspended],
    [
      'after a failure',
      {},
      { loadAccess: () => Promise.reject(serverDown) },
      { signedIn: 'failed' },
      { account: null, access: null },
    ],
    ['while denied', { cached }, { loadAccess: () => Promise.reject(rolesRefused) }, 'denied', cached],
  ])(
    'a session that expires %s drops its tokens, sets the failure, and suspends its screens',
    async (_, input, calls, at, suspendedUser) => {
      const { actor, reaches, state, userState, log } = runSession(input, calls);
      await reaches(at);
      log.length = 0;
      actor.send(expired);
      expect([state(), userState()]).toEqual([
        'signedOut',
        { ...noUser, suspended: suspendedUser, failure: expiredFailure },
      ]);
      expect(log).toEqual(['drop tokens']);
    },
  );

  test('the expiry of a session is ignored when signed out', () => {
    const { actor, state, userState, log } = runSession({ hasSession: false });
    actor.send(expired);
    expect([state(), userState(), log]).toEqual(['signedOut', noUser, []]);
  });

  test('a session that expires drops its tokens once for two expiry events', async () => {
    const { actor, reaches, userState, log } = runSession({ cached });
    await reaches({ signedIn: 'ready' });
    actor.send(expired);
    actor.send(expired);
    expect(userState()).toEqual({ ...noUser, suspended, failure: expiredFailure });
    expect(log.filter((name) => name === 'drop tokens')).toHaveLength(1);
  });

  test('a session that expires while access loads discards the late response', async () => {
    const access = deferred<Access>();
    const { actor, reaches, userState } = runSession({ cached }, { loadAccess: access.call });
    await reaches({ signedIn: 'loadingAccess' });
    actor.send(expired);
    access.resolve(fresh);
    await access.over();
    expect(userState()).toEqual({ ...noUser, suspended: cached, failure: expiredFailure });
  });
});

/** Starts Ada's session and expires it, which suspends her screens. */
async function expire(calls: Partial<SessionCalls> = {}) {
  const session = runSession({ cached }, calls);
  await session.reaches({ signedIn: 'ready' });
  session.actor.send(expired);
  session.log.length = 0;
  return session;
}

describe('signing in over suspended screens', () => {
  test('signing in over suspended screens as the same user resumes the screens at once', async () => {
    const access = deferred<Access>();
    const responses = [Promise.resolve(fresh), access.call()];
    const { actor, reaches, userState, log } = await expire({
      loadAccess: () => responses.shift() ?? never(),
    });
    actor.send(signIn);
    expect(userState()).toEqual({ ...noUser, suspended });
    await reaches({ signedIn: 'loadingAccess' });
    expect(userState()).toEqual({ ...noUser, account, access: fresh });
    expect(log).toEqual(['signIn', 'user.resumed', 'loadAccess']);
    access.resolve(createAccess('NOW'));
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...noUser, account, access: createAccess('NOW') });
  });

  test('signing in over suspended screens as another user starts a new visit without data of the previous user', async () => {
    const { actor, reaches, userState, log } = await expire({
      signIn: async () => another,
      loadAccess: async () => fresh,
    });
    actor.send(signIn);
    const { context } = await reaches({ signedIn: 'loadingAccess' });
    expect(context).toMatchObject({ ...noUser, account: another, visit: 1 });
    expect(log.slice(0, 3)).toEqual(['signIn', 'user.left', 'loadAccess']);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...noUser, account: another, access: fresh, visit: 1 });
  });

  test('signing in over suspended screens starts a new visit when the account of the suspended user is unknown', async () => {
    const { actor, reaches, userState } = runSession(
      {},
      { loadAccount: () => Promise.reject({ kind: 'transient' }) },
    );
    await reaches({ signedIn: 'ready' });
    actor.send(expired);
    actor.send(signIn);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...noUser, account, access: fresh, visit: 1 });
  });

  test('signing in over suspended screens keeps the screens after a wrong password', async () => {
    const { actor, reaches, userState } = await expire({
      signIn: () => Promise.reject({ kind: 'bad-credentials' }),
    });
    actor.send(signIn);
    await reaches('signedOut');
    expect(userState()).toMatchObject({ ...noUser, suspended, failure: { kind: 'bad-credentials' } });
  });

  test('signing in over suspended screens keeps the screens when the provider’s pages cannot be reached', async () => {
    const { actor, reaches, userState } = await expire({
      beginRedirect: () => Promise.reject({ kind: 'transient' }),
    });
    actor.send(redirect);
    await reaches('signedOut');
    expect(userState()).toMatchObject({ ...noUser, suspended, failure: { kind: 'transient' } });
  });

  test('signing in over suspended screens ends the suspension when permission is denied', async () => {
    let isRefused = false;
    const { actor, reaches, userState, log } = await expire({
      loadAccess: () => (isRefused ? Promise.reject(rolesRefused) : Promise.resolve(fresh)),
    });
    isRefused = true;
    actor.send(signIn);
    await reaches('denied');
    expect(userState().suspended).toBeNull();
    expect(log).toEqual(['signIn', 'user.resumed', 'loadAccess']);
  });

  test('signing in over suspended screens keeps the suspended user when the new session expires while access loads', async () => {
    let isUp = true;
    const { actor, reaches, userState } = await expire({
      loadAccess: () => (isUp ? Promise.resolve(fresh) : never()),
    });
    isUp = false;
    actor.send(signIn);
    await reaches({ signedIn: 'loadingAccess' });
    actor.send(expired);
    expect(userState()).toEqual({ ...noUser, suspended, failure: expiredFailure });
  });

  test('signing in over suspended screens keeps the suspended user when a session of another tab expires before the account is known', async () => {
    let isFirst = true;
    const { actor, state, userState } = await expire({
      verify: () => (isFirst ? Promise.resolve() : never()),
    });
    isFirst = false;
    actor.send(appeared);
    expect(state()).toBe('starting');
    actor.send(expired);
    expect(userState()).toEqual({ ...noUser, suspended, failure: expiredFailure });
  });
});

describe('suspended screens', () => {
  test('suspended screens are cleared when the application releases them, and the failure remains', async () => {
    const { actor, state, userState, log } = await expire();
    actor.send(released);
    expect([state(), userState()]).toEqual(['signedOut', { ...noUser, failure: expiredFailure }]);
    expect(log).toEqual(['user.left']);
  });

  test('a second release of suspended screens has no effect', async () => {
    const { actor, log } = await expire();
    actor.send(released);
    actor.send(released);
    expect(log).toEqual(['user.left']);
  });

  test.each([
    ['signed out', [], 'signedOut', []],
    ['signing in', [signIn], { signingIn: 'abandoned' }, ['signIn']],
    ['redirecting', [redirect], 'redirecting', ['beginRedirect']],
  ] as const)(
    'suspended screens are cleared when the user abandons them while %s',
    async (_, events, at, calls) => {
      const { actor, state, userState, log } = await expire({ signIn: never, beginRedirect: never });
      for (const event of events) actor.send(event);
      actor.send(abandonedSuspension);
      expect([state(), userState().suspended]).toEqual([at, null]);
      expect(log).toEqual([...calls, 'user.left', 'user.signedOut']);
    },
  );

  test('a session that opens after the user has signed out in the sign-in dialog ends at once', async () => {
    const pending = deferred<Account>();
    const { actor, reaches, userState, log } = await expire({ signIn: pending.call });
    actor.send(signIn);
    actor.send(abandonedSuspension);
    log.length = 0;
    pending.resolve(account);
    await reaches('signedOut');
    expect(userState()).toEqual(noUser);
    expect(log).toEqual(['clear', 'signOut', 'user.left', 'user.signedOut']);
  });

  test('a sign-in that fails after the user has signed out in the sign-in dialog shows no failure', async () => {
    const pending = deferred<Account>();
    const { actor, reaches, userState } = await expire({ signIn: pending.call });
    actor.send(signIn);
    actor.send(abandonedSuspension);
    pending.reject({ kind: 'bad-credentials' });
    await reaches('signedOut');
    expect(userState().failure).toBeNull();
  });

  test('suspended screens released during a sign-in are not passed to the new user', async () => {
    const { actor, reaches, userState } = await expire({ signIn: async () => another });
    actor.send(signIn);
    actor.send(released);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...noUser, account: another, access: fresh });
  });

  test('suspended screens are cleared when they are released while redirecting', async () => {
    const { actor, state, userState } = await expire({ beginRedirect: never });
    actor.send(redirect);
    actor.send(released);
    expect([state(), userState().suspended]).toEqual(['redirecting', null]);
  });

  test('suspended screens are cleared by signing out', async () => {
    const { actor, reaches, userState, log } = await expire();
    actor.send(signOut);
    await reaches('signedOut');
    expect(userState().suspended).toBeNull();
    expect(log).toEqual(['clear', 'signOut', 'user.left']);
  });
});
