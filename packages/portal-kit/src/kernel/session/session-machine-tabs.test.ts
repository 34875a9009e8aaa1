import { describe, expect, test } from 'vitest';
import {
  account,
  another,
  appeared,
  cached,
  disappeared,
  expired,
  fresh,
  never,
  noUser,
  released,
  replaced,
  rolesRefused,
  runSession,
  type SessionCalls,
  type SessionState,
  serverDown,
  signIn,
} from '../../../test/session-machine';
import type { SessionInput } from './session-context';

type SignedInCase = [string, Partial<SessionInput>, Partial<SessionCalls>, SessionState];

const signedInCases: SignedInCase[] = [
  ['while access loads', { cached }, { loadAccess: never }, { signedIn: 'loadingAccess' }],
  ['while the account loads', {}, { loadAccount: never }, { signedIn: 'loadingAccount' }],
  ['when ready', { cached }, {}, { signedIn: 'ready' }],
  ['after a failure', {}, { loadAccess: () => Promise.reject(serverDown) }, { signedIn: 'failed' }],
  ['while denied', { cached }, { loadAccess: () => Promise.reject(rolesRefused) }, 'denied'],
];

describe('a sign-out in another tab', () => {
  test.each<SignedInCase>([...signedInCases, ['while starting', { cached }, { verify: never }, 'starting']])(
    'a sign-out in another tab %s clears this tab without a request to the provider',
    async (_, input, calls, at) => {
      const { actor, reaches, state, userState, log } = runSession(input, calls);
      await reaches(at);
      log.length = 0;
      actor.send(disappeared);
      expect([state(), userState()]).toEqual(['signedOut', noUser]);
      expect(log).toEqual(['pause token refresh', 'clear tab', 'user.left', 'user.signedOut']);
    },
  );

  test('a sign-out in another tab clears suspended screens and the failure', async () => {
    const { actor, reaches, userState } = runSession({ cached });
    await reaches({ signedIn: 'ready' });
    actor.send(expired);
    actor.send(disappeared);
    expect(userState()).toEqual(noUser);
  });
});

describe('a sign-in in another tab', () => {
  test('a sign-in in another tab signs this tab in with the same account', async () => {
    const { actor, reaches, userState, log } = runSession(
      { hasSession: false },
      { loadAccount: async () => another },
    );
    actor.send(appeared);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...noUser, account: another, access: fresh });
    expect(log).toEqual(['verify', 'loadAccess', 'store flags', 'loadAccount', 'store FRESH']);
  });

  test('a sign-in in another tab sets the failure when the session cannot be verified', async () => {
    const { actor, reaches, userState } = runSession(
      { hasSession: false },
      { verify: () => Promise.reject({ kind: 'no-session' }) },
    );
    actor.send(appeared);
    await reaches('signedOut');
    expect(userState()).toMatchObject({ ...noUser, failure: { kind: 'no-session' } });
  });

  test('a sign-in in another tab does not interrupt a sign-in in this tab', async () => {
    const { actor, state, log } = runSession({ hasSession: false }, { signIn: never });
    actor.send(signIn);
    actor.send(appeared);
    actor.send(disappeared);
    actor.send(replaced);
    expect([state(), log]).toEqual([{ signingIn: 'pending' }, ['signIn']]);
  });

  describe('over suspended screens', () => {
    async function expire(calls: Partial<SessionCalls>) {
      const session = runSession({ cached }, calls);
      await session.reaches({ signedIn: 'ready' });
      session.actor.send(expired);
      return session;
    }

    test('a sign-in in another tab over suspended screens resumes the screens of the same user', async () => {
      const { actor, reaches, userState, log } = await expire({});
      actor.send(appeared);
      await reaches({ signedIn: 'ready' });
      expect(userState()).toEqual({ ...noUser, account, access: fresh });
      expect(log.filter((entry) => entry.startsWith('user.'))).toEqual(['user.resumed']);
    });

    test('a sign-in in another tab over suspended screens starts a new visit for another user', async () => {
      const { actor, reaches, userState } = await expire({ loadAccount: async () => another });
      actor.send(appeared);
      await reaches({ signedIn: 'ready' });
      expect(userState()).toEqual({ ...noUser, account: another, access: fresh, visit: 1 });
    });

    test('a sign-in in another tab over suspended screens starts a new visit when the account cannot be loaded', async () => {
      const { actor, reaches, userState, log } = await expire({
        loadAccount: () => Promise.reject({ kind: 'transient' }),
      });
      actor.send(appeared);
      await reaches({ signedIn: 'ready' });
      expect(log.filter((entry) => entry.startsWith('user.'))).toEqual(['user.left']);
      expect(userState()).toEqual({ ...noUser, access: fresh, visit: 1 });
    });

    test('a sign-in in another tab over suspended screens keeps the screens when the provider cannot be reached', async () => {
      let isUp = true;
      const { actor, reaches, userState } = await expire({
        verify: () => (isUp ? Promise.resolve() : Promise.reject({ kind: 'transient' })),
      });
      isUp = false;
      actor.send(appeared);
      await reaches('signedOut');
      expect(userState().suspended).toEqual({ account, access: fresh });
    });
  });
});

describe('a session replaced by another tab', () => {
  test.each(signedInCases)(
    'a session replaced by another tab %s starts a new visit for another user',
    async (_, input, calls, at) => {
      let isFirst = true;
      const onlyFirst =
        <Result>(call: (() => Promise<Result>) | undefined, then: Result) =>
        () =>
          isFirst && call ? call() : Promise.resolve(then);
      const { actor, reaches, userState, log } = runSession(input, {
        loadAccess: onlyFirst(calls.loadAccess, fresh),
        loadAccount: onlyFirst(calls.loadAccount, another),
      });
      await reaches(at);
      isFirst = false;
      log.length = 0;
      actor.send(replaced);
      expect(userState()).toMatchObject({ account: null, access: null });
      await reaches({ signedIn: 'ready' });
      expect(userState()).toEqual({ ...noUser, account: another, access: fresh, visit: 1 });
      expect(log).toEqual(['verify', 'loadAccess', 'store flags', 'loadAccount', 'store FRESH', 'user.left']);
    },
  );

  test('a session replaced by another tab ends the suspension of released screens while the new session starts', async () => {
    const { actor, reaches, userState, log } = runSession({ cached }, { loadAccess: never });
    await reaches({ signedIn: 'loadingAccess' });
    actor.send(replaced);
    log.length = 0;
    actor.send(released);
    expect(userState()).toMatchObject({ account: null, suspended: null });
    expect(log).toEqual(['user.left']);
    actor.send(released);
    expect(log).toEqual(['user.left']);
  });

  test('a session replaced by another tab continues the same visit for the same user', async () => {
    const { actor, reaches, userState } = runSession({ cached });
    await reaches({ signedIn: 'ready' });
    actor.send(replaced);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...noUser, account, access: fresh });
  });
});
