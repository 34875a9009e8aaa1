import { describe, expect, test, vi } from 'vitest';
import {
  abandoned,
  account,
  appeared,
  fresh,
  never,
  nobody,
  redirect,
  redirectResponse,
  runSession,
  signIn,
  signOut,
} from '../../../test/session-machine';

describe('leaving for the provider’s pages', () => {
  test('asks once, with where to come back to and who is to sign in', async () => {
    const beginRedirect = vi.fn(async () => {});
    const { actor, state, log } = runSession({ hasSession: false }, { beginRedirect });
    actor.send(redirect);
    actor.send(redirect);
    actor.send(signIn);
    expect(state()).toBe('redirecting');
    expect(beginRedirect.mock.calls).toEqual([[{ returnTo: '/SUP-1/items', loginHint: 'ada' }]]);
    expect(log).toEqual(['beginRedirect']);
  });

  test('that fails says why, and can be tried again', async () => {
    let isUp = false;
    const { actor, reaches, state, userState } = runSession(
      { hasSession: false },
      {
        beginRedirect: () => (isUp ? Promise.resolve() : Promise.reject({ kind: 'transient', callId: 'c' })),
      },
    );
    actor.send(redirect);
    await reaches('signedOut');
    expect(userState()).toEqual({ ...nobody, failure: { kind: 'transient', callId: 'c' } });
    isUp = true;
    actor.send(redirect);
    expect([state(), userState().failure]).toEqual(['redirecting', null]);
  });

  test('and coming back by the browser leaves the sign-in form as it was', () => {
    const { actor, state, userState } = runSession({ hasSession: false }, { beginRedirect: never });
    actor.send(redirect);
    actor.send(abandoned);
    expect([state(), userState()]).toEqual(['signedOut', nobody]);
  });

  test('is over when another tab has signed in', async () => {
    const { actor, reaches, userState } = runSession({ hasSession: false }, { beginRedirect: never });
    actor.send(redirect);
    actor.send(appeared);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, account, access: fresh });
  });
});

describe('coming back with the provider’s answer', () => {
  const input = { hasSession: false, cached: null, redirectResponse };

  test('signs in, without asking for the name again, and knows where the user wanted to go', async () => {
    const finishRedirect = vi.fn(async () => ({ account, returnTo: '/SUP-1/items?page=2' }));
    const { reaches, state, userState, context, log } = runSession(input, { finishRedirect });
    expect(state()).toBe('returning');
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, account, access: fresh });
    expect(context()).toMatchObject({ returnTo: '/SUP-1/items?page=2', redirectResponse: null });
    expect(finishRedirect.mock.calls).toEqual([[redirectResponse]]);
    expect(log).toEqual(['finishRedirect', 'loadAccess', 'store flags', 'store FRESH']);
  });

  test('that is refused says why, and uses the answer no more', async () => {
    const { actor, reaches, userState, context, log } = runSession(input, {
      finishRedirect: () => Promise.reject({ kind: 'sso-failed' }),
    });
    await reaches('signedOut');
    expect(userState()).toEqual({
      ...nobody,
      failure: { kind: 'sso-failed', code: undefined, callId: undefined },
    });
    expect(context()).toMatchObject({ redirectResponse: null, returnTo: null });
    actor.send(signIn);
    await reaches({ signedIn: 'ready' });
    expect(log.filter((name) => name === 'finishRedirect')).toHaveLength(1);
  });

  test('comes before what an older visit has left', () => {
    const { state, userState } = runSession({ ...input, hasSession: true }, { finishRedirect: never });
    expect([state(), userState()]).toEqual(['returning', nobody]);
  });

  test.each([
    ['who signs in by password next', signIn],
    ['whom another tab signs in next', appeared],
  ])('leads back only the one who asked for it, not somebody %s', async (_, next) => {
    const { actor, reaches, context } = runSession(input, {
      finishRedirect: async () => ({ account, returnTo: '/SUP-1/items' }),
    });
    await reaches({ signedIn: 'ready' });
    actor.send(signOut);
    await reaches('signedOut');
    actor.send(next);
    await reaches({ signedIn: 'ready' });
    expect(context().returnTo).toBeNull();
  });
});
