import { describe, expect, test } from 'vitest';
import {
  account,
  another,
  createAccess,
  devMode,
  expired,
  flag,
  flagsDown,
  noUser,
  released,
  rolesDown,
  runSession,
  serverDown,
  serverFlags,
  signIn,
  signOut,
  toggled,
} from '../../../test/session-machine';
import { isInDevMode } from './session-context';

const toggledFlags = [flag('user-roles', false), flag('item-bulk-upload', true)];
const superAdmin = createAccess('SUPER_ADMIN', serverFlags);

/** Signs in with stored access and the server's access. */
async function start(isDevMode = false, cachedAccess = superAdmin, serverAccess = superAdmin) {
  const session = runSession(
    { cached: { account, access: cachedAccess }, isDevMode },
    { loadAccess: async () => serverAccess },
  );
  await session.reaches({ signedIn: 'ready' });
  return {
    ...session,
    flags: () => session.context().access?.flags,
    isDevMode: () => isInDevMode(session.context()),
  };
}

describe('flags that fail to load', () => {
  test('flags that fail to load sign the user out once and set the failure', async () => {
    const { reaches, userState, log } = runSession({}, { loadAccess: () => Promise.reject(flagsDown) });
    await reaches('signedOut');
    expect(userState()).toEqual({ ...noUser, failure: { kind: 'flags' } });
    expect(log).toEqual(['verify', 'loadAccess', 'clear', 'signOut', 'user.left']);
  });

  test('flags that fail to load sign the user out once per sign-in', async () => {
    const { actor, reaches, userState, log } = runSession(
      { hasSession: false },
      { loadAccess: () => Promise.reject(flagsDown) },
    );
    for (let turn = 1; turn <= 3; turn += 1) {
      actor.send(signIn);
      await reaches('signedOut');
      expect(userState().failure).toEqual({ kind: 'flags' });
      expect(log.filter((name) => name === 'loadAccess')).toHaveLength(turn);
      expect(log.filter((name) => name === 'signOut')).toHaveLength(turn);
    }
  });

  test('flags that fail to load sign the user out even if the previous visit stored flags', async () => {
    const { reaches, userState } = runSession(
      { cached: { account, access: superAdmin } },
      { loadAccess: () => Promise.reject(flagsDown) },
    );
    await reaches('signedOut');
    expect(userState()).toEqual({ ...noUser, failure: { kind: 'flags' } });
  });
});

describe('flags that load', () => {
  test.each([
    ['roles call', rolesDown],
    ['user call', serverDown],
  ])(
    'flags that load are used and stored with the stored permissions when the %s fails',
    async (_, error) => {
      const stored = createAccess('SUPER_ADMIN', null);
      const { reaches, context, log } = runSession(
        { cached: { account, access: stored } },
        { loadAccess: () => Promise.reject(error) },
      );
      await reaches({ signedIn: 'stale' });
      expect(context().access).toEqual({ ...stored, flags: serverFlags });
      expect(log).toEqual(['verify', 'loadAccess', 'store flags']);
    },
  );
});

describe('cached flags', () => {
  test('cached flags remain while the server has the same ids, even with other values', async () => {
    const { flags, log } = await start(false, createAccess('SUPER_ADMIN', toggledFlags));
    expect(flags()).toEqual(toggledFlags);
    expect(log).toContain('store flags');
  });

  test.each([
    ['more flags', [...serverFlags, flag('user-roles-edit', true)]],
    ['fewer flags', [flag('user-roles', true)]],
    ['other flags', [flag('user-roles', true), flag('user-roles-edit', true)]],
  ])('cached flags are replaced when the server has %s', async (_, now) => {
    const { flags } = await start(
      false,
      createAccess('SUPER_ADMIN', toggledFlags),
      createAccess('SUPER_ADMIN', now),
    );
    expect(flags()).toEqual(now);
  });

  test('cached flags default to the flags of the server', async () => {
    const { flags } = await start(false, createAccess('SUPER_ADMIN', null));
    expect(flags()).toEqual(serverFlags);
  });
});

describe('dev mode', () => {
  test('dev mode lets a super admin toggle flags, and switching it off restores the server’s flags', async () => {
    const { actor, flags, isDevMode, log } = await start();
    actor.send(devMode(true));
    actor.send(toggled('item-bulk-upload'));
    actor.send(toggled('user-roles'));
    expect([isDevMode(), flags()]).toEqual([true, toggledFlags]);
    actor.send(toggled('user-roles'));
    expect(flags()).toEqual([flag('user-roles', true), flag('item-bulk-upload', true)]);
    actor.send(devMode(false));
    expect([isDevMode(), flags()]).toEqual([false, serverFlags]);
    expect(log.slice(-5)).toEqual([
      'store flags in dev mode',
      'store flags in dev mode',
      'store flags in dev mode',
      'store flags in dev mode',
      'store flags',
    ]);
  });

  test('dev mode remains after a reload with the toggled flags', async () => {
    const { actor, flags, isDevMode } = await start(true, createAccess('SUPER_ADMIN', toggledFlags));
    expect([isDevMode(), flags()]).toEqual([true, toggledFlags]);
    actor.send(devMode(false));
    expect(flags()).toEqual(serverFlags);
  });

  test('dev mode ignores toggled flags while it is off', async () => {
    const { actor, flags, log } = await start();
    log.length = 0;
    actor.send(toggled('user-roles'));
    expect([flags(), log]).toEqual([serverFlags, []]);
  });

  test.each(['INTERNAL_ADMIN', 'ADMIN', 'super_admin'])('dev mode is not available to %s', async (role) => {
    const { actor, flags, isDevMode } = await start(
      false,
      createAccess(role, serverFlags),
      createAccess(role, serverFlags),
    );
    actor.send(devMode(true));
    actor.send(toggled('user-roles'));
    expect([isDevMode(), flags()]).toEqual([false, serverFlags]);
  });

  test('dev mode stored in the browser has no effect for a user who is not a super admin', async () => {
    const access = createAccess('INTERNAL_ADMIN', serverFlags);
    const { actor, flags, isDevMode } = await start(true, access, access);
    actor.send(toggled('user-roles'));
    expect([isDevMode(), flags()]).toEqual([false, serverFlags]);
  });

  test('dev mode ends when the server no longer lists the user as a super admin', async () => {
    const { isDevMode } = await start(true, superAdmin, createAccess('INTERNAL_ADMIN', serverFlags));
    expect(isDevMode()).toBe(false);
  });

  test('dev mode ends when the session ends', async () => {
    const { actor, reaches, isDevMode } = await start(true);
    actor.send(signOut);
    await reaches('signedOut');
    actor.send(signIn);
    await reaches({ signedIn: 'ready' });
    expect(isDevMode()).toBe(false);
  });

  test('dev mode remains after the same user signs in over suspended screens', async () => {
    const { actor, reaches, flags, isDevMode } = await start(true, createAccess('SUPER_ADMIN', toggledFlags));
    actor.send(expired);
    actor.send(signIn);
    await reaches({ signedIn: 'ready' });
    expect([isDevMode(), flags()]).toEqual([true, toggledFlags]);
  });

  test('dev mode is not passed to another super admin who signs in over suspended screens', async () => {
    const session = runSession(
      { cached: { account, access: createAccess('SUPER_ADMIN', toggledFlags) }, isDevMode: true },
      { loadAccess: async () => superAdmin, signIn: async () => another },
    );
    await session.reaches({ signedIn: 'ready' });
    session.actor.send(expired);
    session.actor.send(signIn);
    await session.reaches({ signedIn: 'ready' });
    expect([isInDevMode(session.context()), session.context().access]).toEqual([false, superAdmin]);
  });

  test('dev mode is not passed to another super admin after suspended screens were released', async () => {
    const session = runSession(
      { cached: { account, access: superAdmin }, isDevMode: true },
      { loadAccess: async () => superAdmin, signIn: async () => another },
    );
    await session.reaches({ signedIn: 'ready' });
    for (const event of [expired, released, signIn]) session.actor.send(event);
    await session.reaches({ signedIn: 'ready' });
    expect(isInDevMode(session.context())).toBe(false);
  });

  test('dev mode switched off while the permissions cannot be loaded restores the server’s flags', async () => {
    const session = runSession(
      { cached: { account, access: createAccess('SUPER_ADMIN', toggledFlags) }, isDevMode: true },
      { loadAccess: () => Promise.reject(serverDown) },
    );
    await session.reaches({ signedIn: 'stale' });
    session.actor.send(devMode(false));
    expect(isInDevMode(session.context())).toBe(false);
    expect(session.context().access?.flags).toEqual(serverFlags);
  });
});
