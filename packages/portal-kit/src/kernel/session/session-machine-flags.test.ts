import { describe, expect, test } from 'vitest';
import {
  accessOf,
  account,
  another,
  devMode,
  expired,
  flag,
  flagsDown,
  nobody,
  released,
  runSession,
  serverDown,
  signIn,
  signOut,
  toggled,
} from '../../../test/session-machine';
import { isInDevMode } from './session-context';

const serverFlags = [flag('user-roles', true), flag('item-bulk-upload', false)];
const changed = [flag('user-roles', false), flag('item-bulk-upload', true)];
const superAdmin = accessOf('SUPER_ADMIN', serverFlags);

/** Signed in with what the last visit has left, and what the server says now. */
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

describe('flags that cannot be loaded', () => {
  test('sign out once, say so, and are not asked for again while nobody signs in', async () => {
    const { reaches, userState, log } = runSession({}, { loadAccess: () => Promise.reject(flagsDown) });
    await reaches('signedOut');
    expect(userState()).toEqual({ ...nobody, failure: { kind: 'flags' } });
    expect(log).toEqual(['verify', 'loadAccess', 'clear', 'signOut']);
  });

  test('sign out whoever signs in while they stay down, once each time, with no circle between the two', async () => {
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

  test('sign out too where the last visit has left some', async () => {
    const { reaches, userState } = runSession(
      { cached: { account, access: superAdmin } },
      { loadAccess: () => Promise.reject(flagsDown) },
    );
    await reaches('signedOut');
    expect(userState()).toEqual({ ...nobody, failure: { kind: 'flags' } });
  });
});

describe('the flags of this browser session', () => {
  test('stay as they are while the server has the same ids, whatever their values', async () => {
    const { flags, log } = await start(false, accessOf('SUPER_ADMIN', changed));
    expect(flags()).toEqual(changed);
    expect(log).toContain('store flags');
  });

  test.each([
    ['more', [...serverFlags, flag('user-roles-edit', true)]],
    ['less', [flag('user-roles', true)]],
    ['others', [flag('user-roles', true), flag('user-roles-edit', true)]],
  ])('give way to the server’s where it has %s', async (_, now) => {
    const { flags } = await start(false, accessOf('SUPER_ADMIN', changed), accessOf('SUPER_ADMIN', now));
    expect(flags()).toEqual(now);
  });

  test('are the server’s where none are kept', async () => {
    const { flags } = await start(false, accessOf('SUPER_ADMIN', null));
    expect(flags()).toEqual(serverFlags);
  });
});

describe('dev mode', () => {
  test('lets a super admin turn flags, and switched off leaves the server’s', async () => {
    const { actor, flags, isDevMode, log } = await start();
    actor.send(devMode(true));
    actor.send(toggled('item-bulk-upload'));
    actor.send(toggled('user-roles'));
    expect([isDevMode(), flags()]).toEqual([true, changed]);
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

  test('goes on after a reload, with the flags as they were turned', async () => {
    const { actor, flags, isDevMode } = await start(true, accessOf('SUPER_ADMIN', changed));
    expect([isDevMode(), flags()]).toEqual([true, changed]);
    actor.send(devMode(false));
    expect(flags()).toEqual(serverFlags);
  });

  test('that is off lets nobody turn a flag', async () => {
    const { actor, flags, log } = await start();
    log.length = 0;
    actor.send(toggled('user-roles'));
    expect([flags(), log]).toEqual([serverFlags, []]);
  });

  test.each(['INTERNAL_ADMIN', 'ADMIN', 'super_admin'])(
    'is not for %s, who can turn nothing',
    async (role) => {
      const { actor, flags, isDevMode } = await start(
        false,
        accessOf(role, serverFlags),
        accessOf(role, serverFlags),
      );
      actor.send(devMode(true));
      actor.send(toggled('user-roles'));
      expect([isDevMode(), flags()]).toEqual([false, serverFlags]);
    },
  );

  test('that the browser has stored for somebody else is none', async () => {
    const access = accessOf('INTERNAL_ADMIN', serverFlags);
    const { actor, flags, isDevMode } = await start(true, access, access);
    actor.send(toggled('user-roles'));
    expect([isDevMode(), flags()]).toEqual([false, serverFlags]);
  });

  test('ends when the server says that the user is no super admin any more', async () => {
    const { isDevMode } = await start(true, superAdmin, accessOf('INTERNAL_ADMIN', serverFlags));
    expect(isDevMode()).toBe(false);
  });

  test('ends with its session', async () => {
    const { actor, reaches, isDevMode } = await start(true);
    actor.send(signOut);
    await reaches('signedOut');
    actor.send(signIn);
    await reaches({ signedIn: 'ready' });
    expect(isDevMode()).toBe(false);
  });

  test('goes on for the one whose session has expired', async () => {
    const { actor, reaches, flags, isDevMode } = await start(true, accessOf('SUPER_ADMIN', changed));
    actor.send(expired);
    actor.send(signIn);
    await reaches({ signedIn: 'ready' });
    expect([isDevMode(), flags()]).toEqual([true, changed]);
  });

  test('is not taken over by another super admin', async () => {
    const session = runSession(
      { cached: { account, access: accessOf('SUPER_ADMIN', changed) }, isDevMode: true },
      { loadAccess: async () => superAdmin, signIn: async () => another },
    );
    await session.reaches({ signedIn: 'ready' });
    session.actor.send(expired);
    session.actor.send(signIn);
    await session.reaches({ signedIn: 'ready' });
    expect([isInDevMode(session.context()), session.context().access]).toEqual([false, superAdmin]);
  });

  test('is not taken over by another super admin after its screens were left', async () => {
    const session = runSession(
      { cached: { account, access: superAdmin }, isDevMode: true },
      { loadAccess: async () => superAdmin, signIn: async () => another },
    );
    await session.reaches({ signedIn: 'ready' });
    for (const event of [expired, released, signIn]) session.actor.send(event);
    await session.reaches({ signedIn: 'ready' });
    expect(isInDevMode(session.context())).toBe(false);
  });

  test('switched off while the server cannot tell its flags leaves nothing that was turned', async () => {
    const session = runSession(
      { cached: { account, access: accessOf('SUPER_ADMIN', changed) }, isDevMode: true },
      { loadAccess: () => Promise.reject(serverDown) },
    );
    await session.reaches({ signedIn: 'ready' });
    session.actor.send(devMode(false));
    expect(isInDevMode(session.context())).toBe(false);
    expect(session.context().access?.flags).not.toEqual(changed);
  });
});
