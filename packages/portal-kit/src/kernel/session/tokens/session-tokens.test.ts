import type { PortalSdk, TokenKind } from '@portal-kit/sdk';
import { describe, expect, test, vi } from 'vitest';
import { fakeClient } from '../../../../test/fake-client';
import { MemoryStorage } from '../../../../test/memory-storage';
import type { IdentityProvider } from '../sign-in/identity-provider';
import { createTextStore } from '../storage/session-storage';
import { createSessionTokens } from './session-tokens';
import { createTokenLock, type TokenLock } from './token-lock';

type Responses = Record<TokenKind, () => Promise<string>>;

const kinds = ['identity', 'access'] as const;
const keys: Record<TokenKind, string> = { identity: 'id_token', access: 'access_token' };
const alone: TokenLock = (_, task) => task({ hadToWait: false });

/** Creates the tokens of a tab and opens the session. */
function start(responses: Partial<Responses> = {}, { storage = new MemoryStorage(), lock = alone } = {}) {
  const onExpired = vi.fn();
  const tokens = createSessionTokens({
    local: createTextStore(() => storage),
    lock,
    provider: {
      getIdentityToken: responses.identity ?? (async () => 'identity-1'),
    } as Partial<IdentityProvider> as IdentityProvider,
    sdk: {
      client: fakeClient(async () => ({
        data: { token: await (responses.access ?? (async () => 'access-1'))() },
      })),
    } as unknown as PortalSdk,
    onExpired,
  });
  tokens.open();
  return { storage, tokens, onExpired };
}
/** Creates token requests that the test settles, in order. */
function pendingRequests() {
  const requests: PromiseWithResolvers<string>[] = [];
  const requestToken = () => {
    const one = Promise.withResolvers<string>();
    requests.push(one);
    return one.promise;
  };
  return { requests, responses: { identity: requestToken, access: requestToken } };
}

test('a refreshed token is returned and stored with the specified key', async () => {
  const { storage, tokens } = start();
  expect(await tokens.refresh('identity', 'unauthorized')).toBe('identity-1');
  expect(await tokens.refresh('access', 'unauthorized')).toBe('access-1');
  expect(storage.stored()).toEqual({ id_token: 'identity-1', access_token: 'access-1' });
});

test('concurrent refreshes of one kind share a request, and a later refresh sends a new one', async () => {
  let requests = 0;
  const { tokens } = start({ identity: async () => `identity-${++requests}` });
  const both = Promise.all([
    tokens.refresh('identity', 'unauthorized'),
    tokens.refresh('identity', 'server-error'),
  ]);
  expect(await both).toEqual(['identity-1', 'identity-1']);
  expect(await tokens.refresh('identity', 'unauthorized')).toBe('identity-2');
});

test.each(kinds)('no %s token is requested without a session', async (kind) => {
  const { requests, responses } = pendingRequests();
  const { tokens } = start(responses);
  tokens.close();
  expect(await tokens.refresh(kind, 'unauthorized')).toBeNull();
  expect(requests).toEqual([]);
});

test('closing the session tokens removes both tokens and no other key', () => {
  const { storage, tokens } = start();
  for (const key of ['id_token', 'access_token', 'permissions', 'user_email']) storage.setItem(key, key);
  tokens.close();
  expect(Object.keys(storage.stored())).toEqual(['permissions', 'user_email']);
});

describe('a refresh that ends after the session', () => {
  test.each(kinds)(
    'a refresh that ends after the session stores nothing and resolves with null (%s)',
    async (kind) => {
      const { requests, responses } = pendingRequests();
      const { storage, tokens } = start(responses);
      const refresh = tokens.refresh(kind, 'unauthorized');
      tokens.close();
      requests[0]?.resolve('late');
      expect(await refresh).toBeNull();
      expect(storage.stored()).toEqual({});
    },
  );

  test.each(kinds)(
    'a refresh that ends after the session stores nothing in the next session (%s)',
    async (kind) => {
      const { requests, responses } = pendingRequests();
      const { storage, tokens } = start(responses);
      const old = tokens.refresh(kind, 'unauthorized');
      tokens.open();
      const fresh = tokens.refresh(kind, 'sign-in');
      requests[1]?.resolve('fresh');
      expect(await fresh).toBe('fresh');
      requests[0]?.resolve('late');
      expect(await old).toBeNull();
      expect(Object.values(storage.stored())).toEqual(['fresh']);
    },
  );

  test('a refresh that fails after the session has ended does not end the next session and resolves with null', async () => {
    const { requests, responses } = pendingRequests();
    const { tokens, onExpired } = start(responses);
    const refresh = tokens.refresh('identity', 'unauthorized');
    tokens.open();
    requests[0]?.reject({ kind: 'no-session' });
    expect(await refresh).toBeNull();
    expect(onExpired).not.toHaveBeenCalled();
  });
});

describe('a refresh that fails', () => {
  test.each([
    ['the provider has no session', { kind: 'no-session' }],
    ['the portal refuses the identity', { kind: 'http', status: 401 }],
    ['the user is disabled', { kind: 'http', status: 403 }],
  ])(
    'a refresh that fails because %s ends the session and rejects all callers with one notification',
    async (_, error) => {
      const { tokens, onExpired } = start({ identity: () => Promise.reject(error) });
      const waiting = Array.from({ length: 5 }, () => tokens.refresh('identity', 'unauthorized'));
      expect(await Promise.allSettled(waiting)).toEqual(
        waiting.map(() => ({ status: 'rejected', reason: error })),
      );
      await expect(tokens.refresh('identity', 'unauthorized')).rejects.toBe(error);
      expect(onExpired).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['the portal is down', { kind: 'http', status: 503 }],
    ['there is no network', { kind: 'network', status: 0 }],
    ['the server took too long', { kind: 'timeout', status: 0 }],
    ['of an unknown error', null],
  ])('a refresh that fails because %s keeps the session and rejects all callers', async (_, error) => {
    const requestToken = vi.fn(() => Promise.reject(error));
    const { tokens, onExpired } = start({ identity: requestToken });
    const waiting = Array.from({ length: 5 }, () => tokens.refresh('identity', 'server-error'));
    expect(await Promise.allSettled(waiting)).toEqual(
      waiting.map(() => ({ status: 'rejected', reason: error })),
    );
    expect(requestToken).toHaveBeenCalledTimes(1);
    expect(onExpired).not.toHaveBeenCalled();
  });

  test('a failed refresh does not affect the next refresh', async () => {
    let isDown = true;
    const { tokens } = start({
      identity: async () => (isDown ? Promise.reject(new Error('down')) : 'identity-1'),
    });
    await expect(tokens.refresh('identity', 'server-error')).rejects.toThrow('down');
    isDown = false;
    expect(await tokens.refresh('identity', 'server-error')).toBe('identity-1');
  });

  test('a refresh that fails keeps the stored token', async () => {
    let isDown = false;
    const { storage, tokens } = start({
      identity: () => (isDown ? Promise.reject({ kind: 'transient' }) : Promise.resolve('identity-1')),
    });
    await tokens.refresh('identity', 'unauthorized');
    isDown = true;
    await expect(tokens.refresh('identity', 'unauthorized')).rejects.toEqual({ kind: 'transient' });
    expect(storage.stored()).toEqual({ id_token: 'identity-1' });
  });

  test('a refresh that fails while signing in rejects without ending the session', async () => {
    const { tokens, onExpired } = start({ access: () => Promise.reject({ kind: 'http', status: 403 }) });
    await expect(tokens.refresh('access', 'sign-in')).rejects.toMatchObject({ status: 403 });
    expect(onExpired).not.toHaveBeenCalled();
  });
});

describe('several tabs', () => {
  let browsers = 0;
  /** Creates locks that the tabs of one browser share. Every test has its own browser. */
  function browserLock(): TokenLock {
    browsers += 1;
    const prefix = `browser ${browsers} `;
    const lock = createTokenLock(navigator.locks);
    return (name, task) => lock(prefix + name, task);
  }

  test.each(kinds)(
    'several tabs that refresh concurrently send one request for the %s token',
    async (kind) => {
      const storage = new MemoryStorage();
      storage.setItem(keys[kind], 'old');
      const lock = browserLock();
      const requestToken = vi.fn(async () => 'new');
      const tabs = Array.from({ length: 6 }, () => start({ [kind]: requestToken }, { storage, lock }).tokens);
      expect(await Promise.all(tabs.map((tab) => tab.refresh(kind, 'unauthorized')))).toEqual(
        tabs.map(() => 'new'),
      );
      expect(requestToken).toHaveBeenCalledTimes(1);
      expect(storage.stored()).toEqual({ [keys[kind]]: 'new' });
    },
  );

  test('several tabs send another request when the first one fails', async () => {
    const storage = new MemoryStorage();
    storage.setItem('access_token', 'old');
    const lock = browserLock();
    const down = { kind: 'http', status: 503 };
    const requestToken = vi.fn(async () => 'new').mockRejectedValueOnce(down);
    const tabs = Array.from({ length: 3 }, () => start({ access: requestToken }, { storage, lock }).tokens);
    const [first, ...others] = await Promise.allSettled(
      tabs.map((tab) => tab.refresh('access', 'unauthorized')),
    );
    expect(first).toEqual({ status: 'rejected', reason: down });
    expect(others).toEqual(others.map(() => ({ status: 'fulfilled', value: 'new' })));
    expect(requestToken).toHaveBeenCalledTimes(2);
  });

  test.each(kinds)(
    'a %s token that arrives after another tab has signed out is dropped and ends the session',
    async (kind) => {
      const storage = new MemoryStorage();
      storage.setItem(keys[kind], 'old');
      const { requests, responses } = pendingRequests();
      const { tokens, onExpired } = start(responses, { storage });
      const refresh = tokens.refresh(kind, 'unauthorized');
      storage.removeItem(keys[kind]);
      requests[0]?.resolve('late');
      await expect(refresh).rejects.toMatchObject({ kind: 'no-session' });
      expect(storage.stored()).toEqual({});
      expect(onExpired).toHaveBeenCalledTimes(1);
    },
  );

  test.each(kinds)(
    'a %s token that arrives after another tab has signed in does not replace the token of that tab',
    async (kind) => {
      const storage = new MemoryStorage();
      storage.setItem(keys[kind], 'old');
      const { requests, responses } = pendingRequests();
      const { tokens } = start(responses, { storage });
      const refresh = tokens.refresh(kind, 'unauthorized');
      storage.setItem(keys[kind], 'of the other tab');
      requests[0]?.resolve('late');
      expect(await refresh).toBe('of the other tab');
      expect(storage.stored()).toEqual({ [keys[kind]]: 'of the other tab' });
    },
  );

  test('several tabs wait for the token of another tab before sending a request', async () => {
    const storage = new MemoryStorage();
    storage.setItem('access_token', 'old');
    const requestToken = vi.fn(async () => 'requests again');
    const { tokens } = start(
      { access: requestToken },
      { storage, lock: (_, task) => task({ hadToWait: true }) },
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const refreshed = tokens.refresh('access', 'unauthorized');
    await vi.advanceTimersByTimeAsync(30);
    storage.setItem('access_token', 'theirs');
    await vi.advanceTimersByTimeAsync(10);
    vi.useRealTimers();
    expect(await refreshed).toBe('theirs');
    expect(requestToken).not.toHaveBeenCalled();
  });

  test('a tab that signs in does not use a token that another tab has stored', async () => {
    const storage = new MemoryStorage();
    storage.setItem('id_token', 'of another user');
    const lock = vi.fn(browserLock());
    const { tokens } = start({}, { storage, lock: lock as unknown as TokenLock });
    expect(await tokens.refresh('identity', 'sign-in')).toBe('identity-1');
    expect(lock).not.toHaveBeenCalled();
  });
});
