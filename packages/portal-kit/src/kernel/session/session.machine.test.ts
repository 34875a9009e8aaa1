import { describe, expect, test, vi } from 'vitest';
import { allStates, answered, failed, walk } from '../../../test/machine-walk';
import {
  abandoned,
  accessOf,
  account,
  another,
  appeared,
  cached,
  credentials,
  devMode,
  disappeared,
  expired,
  flagsDown,
  fresh,
  late,
  never,
  nobody,
  redirect,
  redirectResponse,
  released,
  replaced,
  retried,
  rolesRefused,
  runSession,
  serverDown,
  signIn,
  signOut,
  toggled,
} from '../../../test/session-machine';
import type { Access } from './access';
import type { Credentials } from './identity-provider';
import { sessionMachine } from './session.machine';

describe('every state', () => {
  const walked = walk(sessionMachine, {
    inputs: [
      { hasSession: false, cached: null },
      { hasSession: true, cached: null },
      { hasSession: true, cached },
      { hasSession: true, cached: { account, access: accessOf('SUPER_ADMIN') }, isDevMode: true },
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
      retried,
      abandoned,
      devMode(true),
      devMode(false),
      toggled('user-roles'),
      answered('verify'),
      failed('verify', { kind: 'no-session' }),
      failed('verify', { kind: 'transient' }),
      answered('signIn', account),
      answered('signIn', another),
      failed('signIn', { kind: 'bad-credentials' }),
      answered('finishRedirect', { account, returnTo: '/' }),
      failed('finishRedirect', { kind: 'sso-failed' }),
      answered('beginRedirect'),
      failed('beginRedirect', { kind: 'config' }),
      answered('loadAccess', fresh),
      answered('loadAccess', accessOf('SUPER_ADMIN')),
      ...[rolesRefused, flagsDown, serverDown].map((error) => failed('loadAccess', error)),
      answered('loadAccount', account),
      answered('loadAccount', another),
      failed('loadAccount', { kind: 'transient' }),
      answered('signOut'),
      failed('signOut', { kind: 'generic' }),
    ],
    situation: ({ account: who, access, suspended, isDevMode }) => [
      who?.email,
      access?.user.globalRole,
      suspended !== null && [suspended.account?.email],
      isDevMode,
    ],
  });

  test('can be reached', () => {
    expect(walked.reached).toEqual(allStates(sessionMachine));
  });

  test.each(['signedOut', 'signedIn.ready'])('can be left for %s, in whatever situation', (state) => {
    expect(walked.deadEnds).toEqual([]);
    expect(walked.cutOff(state)).toEqual([]);
  });
});

describe('starting', () => {
  test('without a session asks nobody and says nothing', () => {
    const { state, userState, log } = runSession({ hasSession: false });
    expect([state(), userState()]).toEqual(['signedOut', nobody]);
    expect(log).toEqual([]);
  });

  test('with a session that lives ends signed in, with what the server says, kept for the next visit', async () => {
    const { reaches, state, userState, log } = runSession({});
    expect(state()).toBe('starting');
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, account, access: fresh });
    expect(log).toEqual(['verify', 'loadAccess', 'store flags', 'loadAccount', 'store FRESH']);
  });

  test('shows the last visit’s access while the server is asked, then the server’s', async () => {
    const { reaches, userState, log } = runSession({ cached });
    const { context } = await reaches({ signedIn: 'verifying' });
    expect(context.access).toEqual(cached.access);
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, account, access: fresh });
    expect(log).toEqual(['verify', 'loadAccess', 'store flags', 'store FRESH']);
  });

  test('with a session that the provider refuses drops its tokens and says why', async () => {
    const { reaches, userState, log } = runSession(
      { cached },
      { verify: () => Promise.reject({ kind: 'no-session', callId: 'call-1' }) },
    );
    await reaches('signedOut');
    expect(userState()).toEqual({ ...nobody, failure: { kind: 'no-session', callId: 'call-1' } });
    expect(log).toEqual(['verify', 'drop tokens']);
  });

  test.each([[{ kind: 'transient' }], [{ kind: 'config' }], [new TypeError('x')]])(
    'while the provider cannot be asked (%j) keeps what is stored, as the session may well live',
    async (error) => {
      const { reaches, userState, log } = runSession({ cached }, { verify: () => Promise.reject(error) });
      await reaches('signedOut');
      expect(userState()).toMatchObject({ ...nobody, failure: expect.anything() });
      expect(log).toEqual(['verify', 'pause token refresh']);
    },
  );

  test('can be given up by signing out', async () => {
    const { actor, reaches, userState, log } = runSession({ cached }, { verify: never });
    actor.send(signOut);
    await reaches('signedOut');
    expect(userState()).toEqual(nobody);
    expect(log).toEqual(['verify', 'clear', 'signOut']);
  });
});

describe('signing in', () => {
  test('with a wrong password says why, and a right one forgets it', async () => {
    let isRight = false;
    const { actor, reaches, state, userState, log } = runSession(
      { hasSession: false },
      { signIn: async () => (isRight ? account : Promise.reject({ kind: 'bad-credentials', callId: 'c' })) },
    );
    actor.send(signIn);
    expect(state()).toBe('signingIn');
    await reaches('signedOut');
    expect(userState()).toEqual({ ...nobody, failure: { kind: 'bad-credentials', callId: 'c' } });
    isRight = true;
    actor.send(signIn);
    expect(userState().failure).toBeNull();
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, account, access: fresh });
    // The account came with the sign-in and is not asked for again.
    expect(log).toEqual(['signIn', 'signIn', 'loadAccess', 'store flags', 'store FRESH']);
  });

  test('twice at once sends one request, with the credentials as typed', async () => {
    const provider = vi.fn(async (_: Credentials) => account);
    const { actor, reaches } = runSession({ hasSession: false }, { signIn: provider });
    actor.send(signIn);
    actor.send(signIn);
    await reaches({ signedIn: 'ready' });
    expect(provider.mock.calls).toEqual([[credentials]]);
  });

  test('that fails in an unknown way is of the generic kind', async () => {
    const { actor, reaches, userState } = runSession(
      { hasSession: false },
      { signIn: () => Promise.reject(new TypeError('x')) },
    );
    actor.send(signIn);
    await reaches('signedOut');
    expect(userState().failure).toEqual({ kind: 'generic', code: undefined, callId: undefined });
  });
});

describe('what the user may do', () => {
  test('roles answered with 401 are Permission Denied, from where one can sign out', async () => {
    const { actor, reaches, userState, log } = runSession(
      { cached },
      { loadAccess: () => Promise.reject(rolesRefused) },
    );
    await reaches('denied');
    actor.send(signOut);
    await reaches('signedOut');
    expect(userState()).toEqual(nobody);
    expect(log).toEqual(['verify', 'loadAccess', 'clear', 'signOut']);
  });

  test.each([[{ ...rolesRefused, operationId: 'getAuthUser' }], [{ ...rolesRefused, status: 403 }]])(
    '%j is no denial',
    async (error) => {
      const { reaches, state } = runSession({}, { loadAccess: () => Promise.reject(error) });
      await reaches({ signedIn: 'failed' });
      expect(state()).toEqual({ signedIn: 'failed' });
    },
  );

  test('a server error stays behind the screens that the last visit’s access shows', async () => {
    const { reaches, userState, log } = runSession(
      { cached },
      { loadAccess: () => Promise.reject(serverDown) },
    );
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, account, access: cached.access });
    expect(log).toEqual(['verify', 'loadAccess']);
  });

  test('a server error without a last visit can be tried again', async () => {
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
    expect(log.filter((name) => name === 'loadAccess')).toHaveLength(2);
  });

  test('a name that cannot be read stops nobody, and is not kept for the next visit', async () => {
    const { reaches, userState, log } = runSession(
      {},
      { loadAccount: () => Promise.reject({ kind: 'transient' }) },
    );
    await reaches({ signedIn: 'ready' });
    expect(userState()).toEqual({ ...nobody, access: fresh });
    expect(log).not.toContain('store FRESH');
  });
});

describe('signing out', () => {
  test('clears what is stored before the provider answers, and a second one does nothing', async () => {
    const { actor, reaches, state, userState, log } = runSession({ cached }, { signOut: never });
    await reaches({ signedIn: 'ready' });
    log.length = 0;
    actor.send(signOut);
    actor.send(signOut);
    expect([state(), userState()]).toEqual(['signingOut', nobody]);
    expect(actor.getSnapshot().hasTag('logoutPending')).toBe(true);
    expect(log).toEqual(['clear', 'signOut']);
  });

  test('ends signed out whatever the provider answers', async () => {
    const { actor, reaches, userState } = runSession(
      {},
      { signOut: () => Promise.reject({ kind: 'generic' }) },
    );
    await reaches({ signedIn: 'ready' });
    actor.send(signOut);
    await reaches('signedOut');
    expect(userState()).toEqual(nobody);
  });

  test('while access loads keeps nothing of a late answer', async () => {
    const access = late<Access>();
    const { actor, reaches, userState, log } = runSession({}, { loadAccess: access.call });
    await reaches({ signedIn: 'verifying' });
    actor.send(signOut);
    await reaches('signedOut');
    access.resolve(fresh);
    await access.over();
    expect(userState()).toEqual(nobody);
    expect(log).not.toContain('store FRESH');
  });
});
