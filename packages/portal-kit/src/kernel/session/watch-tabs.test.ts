import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../../test/memory-storage';
import type { CachedAccess } from './access';
import type { Account } from './identity-provider';
import type { SessionEvent } from './session-context';
import { createTextStore } from './session-storage';
import type { SessionTokens } from './session-tokens';
import { type TabState, watchTabs } from './watch-tabs';

const accountOf = (email: string): Account => ({ email, nickname: email, companyId: null, company: null });
const ada = accountOf('ada@cellar.example');
const ben = accountOf('ben@cellar.example');
const cachedOf = (account: Account): CachedAccess => ({
  account,
  access: { user: { globalRole: null, supplierRoles: [] }, roles: {}, flags: null },
});

interface Scene {
  phase?: TabState['phase'];
  /** Who works in this tab. */
  account?: Account | null;
  /** Whose permissions are stored. */
  stored?: Account | null;
  hasToken?: boolean;
  hasAccessToken?: boolean;
}

/** A tab of Ada's, at work, in a browser that stores her session; `scene` says what is otherwise. */
function start(scene: Scene = {}) {
  const { phase = 'in', account = ada, stored = ada, hasToken = true, hasAccessToken = hasToken } = scene;
  const storage = new MemoryStorage();
  if (stored) storage.setItem('permissions', stored.email);
  if (hasToken) storage.setItem('id_token', 'token');
  if (hasAccessToken) storage.setItem('access_token', 'token');
  const listeners = { stored: (_: string | null) => {}, woke: () => {} };
  const stopped: string[] = [];
  const told: string[] = [];
  const stop = watchTabs({
    signals: {
      onStored: (listener) => {
        listeners.stored = listener;
        return () => stopped.push('stored');
      },
      onWoke: (listener) => {
        listeners.woke = listener;
        return () => stopped.push('woke');
      },
    },
    local: createTextStore(() => storage),
    tokens: {
      wake: () => told.push('tokens.wake'),
      renewedElsewhere: (kind) => told.push(`tokens.renewed ${kind}`),
    } as Partial<SessionTokens> as SessionTokens,
    readAccess: () => (stored ? cachedOf(stored) : null),
    state: () => ({ phase, context: { account } }),
    send: ({ type }: SessionEvent) => told.push(type),
  });
  return {
    told,
    stopped,
    stop,
    hears: (key: string | null) => listeners.stored(key),
    wakes: () => listeners.woke(),
  };
}
const scenes: [string, Scene, SessionEvent['type'] | null][] = [
  ['the same session is nothing new', {}, null],
  ['a token without permissions is nothing new', { stored: null }, null],
  ['somebody whose name this tab never read stays', { account: null, stored: ben }, null],
  ["another person's permissions replace the session", { stored: ben }, 'session.replaced'],
  ['no token and no permissions are a sign-out', { hasToken: false, stored: null }, 'session.disappeared'],
  ['no token beside permissions is an expired session', { hasToken: false }, 'session.expired'],
  [
    "no token beside another's permissions is an expired session",
    { hasToken: false, stored: ben },
    'session.expired',
  ],
  ['both tokens are a new session to a tab that is out', { phase: 'out', account: null }, 'session.appeared'],
  ['one token of two is no session yet', { phase: 'out', account: null, hasAccessToken: false }, null],
  [
    'nothing stored is no news to a tab that is out',
    { phase: 'out', account: null, hasToken: false, stored: null },
    null,
  ],
  [
    'permissions alone are no news to a tab that is out',
    { phase: 'out', account: null, hasToken: false },
    null,
  ],
  [
    'a token is a new session to a tab with kept screens',
    { phase: 'suspended', account: null },
    'session.appeared',
  ],
  [
    'an expired session is no news to a tab that keeps its screens',
    { phase: 'suspended', account: null, hasToken: false },
    null,
  ],
  [
    'a sign-out takes the kept screens too',
    { phase: 'suspended', account: null, hasToken: false, stored: null },
    'session.disappeared',
  ],
  ['a tab on its way is not disturbed by a new session', { phase: 'moving', stored: ben }, null],
  [
    'a tab on its way is not disturbed by a sign-out',
    { phase: 'moving', hasToken: false, stored: null },
    null,
  ],
];

describe('what is stored about the session', () => {
  test.each(scenes)('%s', (_, scene, event) => {
    const { told, hears } = start(scene);
    hears('permissions');
    expect(told).toEqual(event ? [event] : []);
  });

  test.each(['id_token', 'access_token', 'permissions', null])('is looked at when %j changes', (key) => {
    const { told, hears } = start({ hasToken: false, stored: null });
    hears(key);
    expect(told).toEqual(['session.disappeared']);
  });

  test.each(['user_email', 'draft:a', 'theme', 'ID_TOKEN', ''])('is not looked at when %j changes', (key) => {
    const { told, hears } = start({ hasToken: false, stored: null });
    hears(key);
    expect(told).toEqual([]);
  });
});

describe('a token of another tab', () => {
  test.each([
    ['access_token', 'access'],
    ['id_token', 'identity'],
  ])('under %s restarts the wait for the %s token', (key, kind) => {
    const { told, hears } = start();
    hears(key);
    expect(told).toEqual([`tokens.renewed ${kind}`]);
  });

  test('of another session is that session, and no renewal', () => {
    const { told, hears } = start({ stored: ben });
    hears('id_token');
    expect(told).toEqual(['session.replaced']);
  });
});

describe('a page that is looked at again', () => {
  test('makes up for what its timers have missed', () => {
    const { told, wakes } = start();
    wakes();
    expect(told).toEqual(['tokens.wake']);
  });

  test('after a sign-out in another tab asks for no token', () => {
    const { told, wakes } = start({ hasToken: false, stored: null });
    wakes();
    expect(told).toEqual(['session.disappeared']);
  });
});

test('a watch that is stopped hears nothing more', () => {
  const { stop, stopped } = start();
  stop();
  expect(stopped).toEqual(['stored', 'woke']);
});
