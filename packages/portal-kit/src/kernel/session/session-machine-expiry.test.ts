import { describe, expect, test } from 'vitest';
import {
  accessOf,
  account,
  another,
  appeared,
  cached,
  expired,
  fresh,
  late,
  never,
  nobody,
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
import type { Access } from './access';
import type { SessionInput } from './session-context';

const expiredFailure = { kind: 'expired' };
const suspended = { account, access: fresh };

describe('a session that expires', () => {
  test.each<[string, Partial<SessionInput>, Partial<SessionCalls>, SessionState, object]>([
    ['while it is verified', { cached }, { verify: never }, 'starting', cached],
    ['while access loads', { cached }, { loadAccess: never }, { signedIn: 'verifying' }, cached],
    [
      'while the name loads',
      {},
      { loadAccount: never },
      { signedIn: 'loadingAccount' },
      { account: null, access: fresh },
    ],
    ['at work', { cached }, {}, { signedIn: 'ready' }, suspended],
    [
      'after a failure',
      {},
      { loadAccess: () => Promise.reject(serverDown) },
      { signedIn: 'failed' },
      { account: null, access: null },
    ],
    ['while denied', { cached }, { loadAccess: () => Promise.reject(rolesRefused) }, 'denied', cached],
  ])(
    '%s drops its tokens, says so, and keeps its screens and what is stored',
    async (_, input, calls, at, screens) => {
      const { actor, reaches, state, userState, log } = runSession(input, calls);
      await reaches(at);
      log.length = 0;
      actor.send(expired);
      expect([state(), userState()]).toEqual([
        'signedOut',
        { ...nobody, suspended: screens, failure: expiredFailure },
      ]);
      expect(log).toEqual(['drop tokens']);
    },
  );

  test('is no news to those who are signed out', () => {
    const { actor, state, userState, log } = runSession({ hasSession: false });
    actor.send(expired);
    expect([state(), userState(), log]).toEqual(['signedOut', nobody, []]);
  });

  test('once is enough', async () => {
    const { actor, reaches, userState, log } = runSession({ cached });
    await reaches({ signedIn: 'ready' });
    actor.send(expired);
    actor.send(expired);
    expect(userState()).toEqual({ ...nobody, suspended, failure: expiredFailure });
    expect(log.filter((name) => name === 'drop tokens')).toHaveLength(1);
  });

  test('while access loads takes nothing from a late answer', async () => {
    const access = late<Access>();
    const { actor, reaches, userState } = runSession({ cached }, { loadAccess: access.call });
    await reaches({ signedIn: 'verifying' });
    actor.send(expired);
    access.resolve(fresh);
    await access.over();
    expect(userState()).toEqual({ ...nobody, suspended: cached, failure: expiredFailure });
  });
});

/** A session of Ada's that has expired over her screens. */
async function expire(calls: Partial<SessionCalls> = {}) {
  const session = runSession({ cached }, calls);
  await session.reaches({ signedIn: 'ready' });
  session.actor.send(expired);
  session.log.length = 0;
  return session;
}

describe('signing in over the screens that an expired session has left', () => {
  test('as the same person goes on with them at once, in the same visit', async () => {
    const access = late<Access>();
    const answers = [Promise.resolve(fresh), access.call()];
    const { actor, reaches, userState } = await expire({ loadAccess: () => answers.shift() ?? never() });
    actor.send(signIn);
    expect(userState()).toEqual({ ...nobody, suspended });
    await reaches({ signedIn: 'verifying' });
    expect(userState()).toEqual({ ...nobody, account, access: fresh });
    access.resolve(accessOf('NOW'));
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, account, access: accessOf('NOW') });
  });

  test('as another person is another visit, with nothing of the one before', async () => {
    const { actor, reaches, userState } = await expire({
      signIn: async () => another,
      loadAccess: async () => fresh,
    });
    actor.send(signIn);
    const { context } = await reaches({ signedIn: 'verifying' });
    expect(context).toMatchObject({ ...nobody, account: another, visit: 1 });
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, account: another, access: fresh, visit: 1 });
  });

  test('over screens of somebody whose name was never read is another visit', async () => {
    const { actor, reaches, userState } = runSession(
      {},
      { loadAccount: () => Promise.reject({ kind: 'transient' }) },
    );
    await reaches({ signedIn: 'ready' });
    actor.send(expired);
    actor.send(signIn);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, account, access: fresh, visit: 1 });
  });

  test('with a wrong password leaves them where they are', async () => {
    const { actor, reaches, userState } = await expire({
      signIn: () => Promise.reject({ kind: 'bad-credentials' }),
    });
    actor.send(signIn);
    await reaches('signedOut');
    expect(userState()).toMatchObject({ ...nobody, suspended, failure: { kind: 'bad-credentials' } });
  });

  test('on the provider’s pages, which cannot be reached, leaves them where they are', async () => {
    const { actor, reaches, userState } = await expire({
      beginRedirect: () => Promise.reject({ kind: 'transient' }),
    });
    actor.send(redirect);
    await reaches('signedOut');
    expect(userState()).toMatchObject({ ...nobody, suspended, failure: { kind: 'transient' } });
  });

  test('and being denied takes them away', async () => {
    let isRefused = false;
    const { actor, reaches, userState } = await expire({
      loadAccess: () => (isRefused ? Promise.reject(rolesRefused) : Promise.resolve(fresh)),
    });
    isRefused = true;
    actor.send(signIn);
    await reaches('denied');
    expect(userState().suspended).toBeNull();
  });

  test('that expires again on the way keeps the first screens', async () => {
    let isUp = true;
    const { actor, reaches, userState } = await expire({
      loadAccess: () => (isUp ? Promise.resolve(fresh) : never()),
    });
    isUp = false;
    actor.send(signIn);
    await reaches({ signedIn: 'verifying' });
    actor.send(expired);
    expect(userState()).toEqual({ ...nobody, suspended, failure: expiredFailure });
  });

  test('elsewhere, which expires before anybody is known, keeps the first screens', async () => {
    let isFirst = true;
    const { actor, state, userState } = await expire({
      verify: () => (isFirst ? Promise.resolve() : never()),
    });
    isFirst = false;
    actor.send(appeared);
    expect(state()).toBe('starting');
    actor.send(expired);
    expect(userState()).toEqual({ ...nobody, suspended, failure: expiredFailure });
  });
});

describe('screens that an expired session has left', () => {
  test('are gone once they are left, and the reason stays', async () => {
    const { actor, state, userState } = await expire();
    actor.send(released);
    expect([state(), userState()]).toEqual(['signedOut', { ...nobody, failure: expiredFailure }]);
  });

  test('are gone when they are left during a sign-in, which then begins anew', async () => {
    const { actor, reaches, userState } = await expire({ signIn: async () => another });
    actor.send(signIn);
    actor.send(released);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, account: another, access: fresh });
  });

  test('are gone when they are left for the provider’s pages', async () => {
    const { actor, state, userState } = await expire({ beginRedirect: never });
    actor.send(redirect);
    actor.send(released);
    expect([state(), userState().suspended]).toEqual(['redirecting', null]);
  });

  test('are gone after signing out', async () => {
    const { actor, reaches, userState, log } = await expire();
    actor.send(signOut);
    await reaches('signedOut');
    expect(userState().suspended).toBeNull();
    expect(log).toEqual(['clear', 'signOut']);
  });
});
