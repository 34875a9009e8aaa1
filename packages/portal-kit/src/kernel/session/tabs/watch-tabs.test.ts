import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../../../test/memory-storage';
import type { CachedAccess } from '../access/access';
import type { SessionEvent } from '../session-context';
import type { Account } from '../sign-in/identity-provider';
import { createTextStore } from '../storage/session-storage';
import type { SessionTokens } from '../tokens/session-tokens';
import { type TabState, watchTabs } from './watch-tabs';

const createAccount = (email: string): Account => ({
  email,
  nickname: email,
  companyId: null,
  company: null,
});
const ada = createAccount('ada@cellar.example');
const ben = createAccount('ben@cellar.example');
const createCachedAccess = (account: Account): CachedAccess => ({
  account,
  access: { user: { globalRole: null, supplierRoles: [] }, roles: {}, flags: null },
});

interface Situation {
  phase?: TabState['phase'];
  /** Account of this tab. */
  account?: Account | null;
  /** Account of the stored permissions. */
  stored?: Account | null;
  hasToken?: boolean;
  hasAccessToken?: boolean;
}

/** Watches a tab with Ada's session. The browser stores the same session. `situation` overrides the defaults. */
function start(situation: Situation = {}) {
  const { phase = 'in', account = ada, stored = ada, hasToken = true, hasAccessToken = hasToken } = situation;
  const storage = new MemoryStorage();
  if (stored) storage.setItem('permissions', stored.email);
  if (hasToken) storage.setItem('id_token', 'token');
  if (hasAccessToken) storage.setItem('access_token', 'token');
  const listeners = { stored: (_: string | null) => {}, woke: () => {}, changed: () => {} };
  const current = { phase };
  const stopped: string[] = [];
  const calls: string[] = [];
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
      wake: () => calls.push('tokens.wake'),
      renewedElsewhere: (kind) => calls.push(`tokens.renewed ${kind}`),
    } as Partial<SessionTokens> as SessionTokens,
    readAccess: () => (stored ? createCachedAccess(stored) : null),
    state: () => ({ phase: current.phase, context: { account } }),
    onChanged: (listener) => {
      listeners.changed = listener;
      return () => stopped.push('changed');
    },
    send: ({ type }: SessionEvent) => calls.push(type),
  });
  return {
    calls,
    stopped,
    stop,
    hears: (key: string | null) => listeners.stored(key),
    wakes: () => listeners.woke(),
    enters: (next: TabState['phase']) => {
      current.phase = next;
      listeners.changed();
    },
  };
}
const situations: [string, Situation, SessionEvent['type'] | null][] = [
  ['the same session sends no event', {}, null],
  ['a token without permissions sends no event', { stored: null }, null],
  [
    'permissions of any account send no event to a tab without an account',
    { account: null, stored: ben },
    null,
  ],
  ['permissions of another user replace the session', { stored: ben }, 'session.replaced'],
  ['missing token and permissions mean a sign-out', { hasToken: false, stored: null }, 'session.disappeared'],
  [
    'a missing token with stored permissions means an expired session',
    { hasToken: false },
    'session.expired',
  ],
  [
    'a missing token with permissions of another user means an expired session',
    { hasToken: false, stored: ben },
    'session.expired',
  ],
  [
    'both tokens mean a new session for a signed-out tab',
    { phase: 'out', account: null },
    'session.appeared',
  ],
  [
    'one token sends no event to a signed-out tab',
    { phase: 'out', account: null, hasAccessToken: false },
    null,
  ],
  [
    'an empty storage sends no event to a signed-out tab',
    { phase: 'out', account: null, hasToken: false, stored: null },
    null,
  ],
  [
    'permissions without tokens send no event to a signed-out tab',
    { phase: 'out', account: null, hasToken: false },
    null,
  ],
  [
    'both tokens mean a new session for a tab with suspended screens',
    { phase: 'suspended', account: null },
    'session.appeared',
  ],
  [
    'an expired session sends no event to a tab with suspended screens',
    { phase: 'suspended', account: null, hasToken: false },
    null,
  ],
  [
    'a sign-out sends an event to a tab with suspended screens',
    { phase: 'suspended', account: null, hasToken: false, stored: null },
    'session.disappeared',
  ],
  ['a new session sends no event to a tab in transition', { phase: 'moving', stored: ben }, null],
  [
    'a sign-out sends no event to a tab in transition',
    { phase: 'moving', hasToken: false, stored: null },
    null,
  ],
];

describe('the stored session', () => {
  test.each(situations)('%s', (_, situation, event) => {
    const { calls, hears } = start(situation);
    hears('permissions');
    expect(calls).toEqual(event ? [event] : []);
  });

  test.each(['id_token', 'access_token', 'permissions', null])(
    'the stored session is compared when the key %j changes',
    (key) => {
      const { calls, hears } = start({ hasToken: false, stored: null });
      hears(key);
      expect(calls).toEqual(['session.disappeared']);
    },
  );

  test.each(['user_email', 'draft:a', 'theme', 'ID_TOKEN', ''])(
    'the stored session is not compared when the key %j changes',
    (key) => {
      const { calls, hears } = start({ hasToken: false, stored: null });
      hears(key);
      expect(calls).toEqual([]);
    },
  );
});

describe('a transition', () => {
  test('a change of the storage during a transition is compared once after the transition', () => {
    const { calls, hears, enters } = start({ phase: 'moving', stored: ben });
    hears('permissions');
    enters('moving');
    expect(calls).toEqual([]);
    enters('in');
    enters('in');
    expect(calls).toEqual(['session.replaced']);
  });

  test('a transition without a change of the storage compares nothing', () => {
    const { calls, enters } = start({ phase: 'moving', stored: ben });
    enters('in');
    expect(calls).toEqual([]);
  });
});

describe('a token of another tab', () => {
  test.each([
    ['access_token', 'access'],
    ['id_token', 'identity'],
  ])('a token of another tab in the key %s restarts the refresh interval of the %s token', (key, kind) => {
    const { calls, hears } = start();
    hears(key);
    expect(calls).toEqual([`tokens.renewed ${kind}`]);
  });

  test('a token that another tab stored for another session replaces the session and restarts no interval', () => {
    const { calls, hears } = start({ stored: ben });
    hears('id_token');
    expect(calls).toEqual(['session.replaced']);
  });
});

describe('a page that wakes up', () => {
  test('a page that wakes up refreshes overdue tokens', () => {
    const { calls, wakes } = start();
    wakes();
    expect(calls).toEqual(['tokens.wake']);
  });

  test('a page that wakes up refreshes no token after a sign-out in another tab', () => {
    const { calls, wakes } = start({ hasToken: false, stored: null });
    wakes();
    expect(calls).toEqual(['session.disappeared']);
  });
});

test('a stopped watch removes its listeners', () => {
  const { stop, stopped } = start();
  stop();
  expect(stopped).toEqual(['stored', 'woke', 'changed']);
});
