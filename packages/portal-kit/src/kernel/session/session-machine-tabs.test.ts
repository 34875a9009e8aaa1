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
  nobody,
  replaced,
  rolesRefused,
  runSession,
  type SessionCalls,
  type SessionState,
  serverDown,
  signIn,
} from '../../../test/session-machine';
import type { SessionInput } from './session-context';

type Place = [string, Partial<SessionInput>, Partial<SessionCalls>, SessionState];

const inside: Place[] = [
  ['while access loads', { cached }, { loadAccess: never }, { signedIn: 'verifying' }],
  ['while the name loads', {}, { loadAccount: never }, { signedIn: 'loadingAccount' }],
  ['at work', { cached }, {}, { signedIn: 'ready' }],
  ['after a failure', {}, { loadAccess: () => Promise.reject(serverDown) }, { signedIn: 'failed' }],
  ['while denied', { cached }, { loadAccess: () => Promise.reject(rolesRefused) }, 'denied'],
];

describe('a sign-out in another tab', () => {
  test.each<Place>([...inside, ['while starting', { cached }, { verify: never }, 'starting']])(
    '%s leaves nothing in this one, and tells the provider nothing',
    async (_, input, calls, at) => {
      const { actor, reaches, state, userState, log } = runSession(input, calls);
      await reaches(at);
      log.length = 0;
      actor.send(disappeared);
      expect([state(), userState()]).toEqual(['signedOut', nobody]);
      expect(log).toEqual(['pause token refresh', 'clear tab']);
    },
  );

  test('takes the screens that an expired session has left, and the reason', async () => {
    const { actor, reaches, userState } = runSession({ cached });
    await reaches({ signedIn: 'ready' });
    actor.send(expired);
    actor.send(disappeared);
    expect(userState()).toEqual(nobody);
  });
});

describe('a sign-in in another tab', () => {
  test('signs this one in too, with whoever it is', async () => {
    const { actor, reaches, userState, log } = runSession(
      { hasSession: false },
      { loadAccount: async () => another },
    );
    actor.send(appeared);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, account: another, access: fresh });
    expect(log).toEqual(['verify', 'loadAccess', 'store flags', 'loadAccount', 'store FRESH']);
  });

  test('whose session cannot be proven says why', async () => {
    const { actor, reaches, userState } = runSession(
      { hasSession: false },
      { verify: () => Promise.reject({ kind: 'no-session' }) },
    );
    actor.send(appeared);
    await reaches('signedOut');
    expect(userState()).toMatchObject({ ...nobody, failure: { kind: 'no-session' } });
  });

  test('does not disturb one that is under way here', async () => {
    const { actor, state, log } = runSession({ hasSession: false }, { signIn: never });
    actor.send(signIn);
    actor.send(appeared);
    actor.send(disappeared);
    actor.send(replaced);
    expect([state(), log]).toEqual(['signingIn', ['signIn']]);
  });

  describe('over the screens that an expired session has left', () => {
    async function expire(calls: Partial<SessionCalls>) {
      const session = runSession({ cached }, calls);
      await session.reaches({ signedIn: 'ready' });
      session.actor.send(expired);
      return session;
    }

    test('goes on with them for the same person', async () => {
      const { actor, reaches, userState } = await expire({});
      actor.send(appeared);
      await reaches({ signedIn: 'ready' });
      expect(userState()).toEqual({ ...nobody, account, access: fresh });
    });

    test('is another visit for another person', async () => {
      const { actor, reaches, userState } = await expire({ loadAccount: async () => another });
      actor.send(appeared);
      await reaches({ signedIn: 'ready' });
      expect(userState()).toEqual({ ...nobody, account: another, access: fresh, visit: 1 });
    });

    test('is another visit where the name cannot be read: nobody knows whose screens they were', async () => {
      const { actor, reaches, userState } = await expire({
        loadAccount: () => Promise.reject({ kind: 'transient' }),
      });
      actor.send(appeared);
      await reaches({ signedIn: 'ready' });
      expect(userState()).toEqual({ ...nobody, access: fresh, visit: 1 });
    });

    test('keeps them while the provider cannot be asked', async () => {
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

describe('a session that another tab has replaced', () => {
  test.each(inside)('%s is another visit for another person', async (_, input, calls, at) => {
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
    expect(userState()).toEqual({ ...nobody, account: another, access: fresh, visit: 1 });
    expect(log).toEqual(['verify', 'loadAccess', 'store flags', 'loadAccount', 'store FRESH']);
  });

  test('by the same person stays the same visit', async () => {
    const { actor, reaches, userState } = runSession({ cached });
    await reaches({ signedIn: 'ready' });
    actor.send(replaced);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, account, access: fresh });
  });
});
