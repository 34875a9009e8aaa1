import { describe, expect, test, vi } from 'vitest';
import {
  abandoned,
  account,
  appeared,
  fresh,
  never,
  noUser,
  redirect,
  redirectResponse,
  runSession,
  signIn,
  signOut,
} from '../../../test/session-machine';

describe('starting a sign-in by redirect', () => {
  test('starting a sign-in by redirect calls the provider once with return address and login hint', async () => {
    const beginRedirect = vi.fn(async () => {});
    const { actor, state, log } = runSession({ hasSession: false }, { beginRedirect });
    actor.send(redirect);
    actor.send(redirect);
    actor.send(signIn);
    expect(state()).toBe('redirecting');
    expect(beginRedirect.mock.calls).toEqual([[{ returnTo: '/SUP-1/items', loginHint: 'ada' }]]);
    expect(log).toEqual(['beginRedirect']);
  });

  test('starting a sign-in by redirect sets the failure when the provider cannot be reached, and can be retried', async () => {
    let isUp = false;
    const { actor, reaches, state, userState } = runSession(
      { hasSession: false },
      {
        beginRedirect: () => (isUp ? Promise.resolve() : Promise.reject({ kind: 'transient', callId: 'c' })),
      },
    );
    actor.send(redirect);
    await reaches('signedOut');
    expect(userState()).toEqual({ ...noUser, failure: { kind: 'transient', callId: 'c' } });
    isUp = true;
    actor.send(redirect);
    expect([state(), userState().failure]).toEqual(['redirecting', null]);
  });

  test('a started sign-in by redirect returns to signed out when the user presses the Back button', () => {
    const { actor, state, userState } = runSession({ hasSession: false }, { beginRedirect: never });
    actor.send(redirect);
    actor.send(abandoned);
    expect([state(), userState()]).toEqual(['signedOut', noUser]);
  });

  test('a started sign-in by redirect ignores a sign-in in another tab until the user returns', async () => {
    const { actor, state, reaches, userState } = runSession({ hasSession: false }, { beginRedirect: never });
    actor.send(redirect);
    actor.send(appeared);
    expect(state()).toBe('redirecting');
    actor.send(abandoned);
    actor.send(appeared);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...noUser, account, access: fresh });
  });
});

describe('a redirect response', () => {
  const input = { hasSession: false, cached: null, redirectResponse };

  test('a redirect response signs in without loading the account and provides the return address', async () => {
    const finishRedirect = vi.fn(async () => ({ account, returnTo: '/SUP-1/items?page=2' }));
    const { reaches, state, userState, context, log } = runSession(input, { finishRedirect });
    expect(state()).toBe('returning');
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...noUser, account, access: fresh });
    expect(context()).toMatchObject({ returnTo: '/SUP-1/items?page=2', redirectResponse: null });
    expect(finishRedirect.mock.calls).toEqual([[redirectResponse]]);
    expect(log).toEqual(['finishRedirect', 'loadAccess', 'store flags', 'store FRESH']);
  });

  test('a redirect response that is refused sets the failure and is not used again', async () => {
    const { actor, reaches, userState, context, log } = runSession(input, {
      finishRedirect: () => Promise.reject({ kind: 'sso-failed' }),
    });
    await reaches('signedOut');
    expect(userState()).toEqual({
      ...noUser,
      failure: { kind: 'sso-failed', code: undefined, callId: undefined },
    });
    expect(context()).toMatchObject({ redirectResponse: null, returnTo: null });
    actor.send(signIn);
    await reaches({ signedIn: 'ready' });
    expect(log.filter((name) => name === 'finishRedirect')).toHaveLength(1);
  });

  test('a redirect response takes precedence over a stored session', () => {
    const { state, userState } = runSession({ ...input, hasSession: true }, { finishRedirect: never });
    expect([state(), userState()]).toEqual(['returning', noUser]);
  });

  test.each([
    ['a password sign-in', signIn],
    ['a sign-in in another tab', appeared],
  ])('the return address of a redirect response does not apply to %s', async (_, next) => {
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
