import type { PortalSdk } from '@portal-kit/sdk';
import { describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../test/memory-storage';
import type { IdentityProvider } from './identity-provider';
import { createTextStore } from './session-storage';
import { createSessionTokens } from './session-tokens';

interface Answers {
  identity: () => Promise<string>;
  access: () => Promise<string>;
}

function start(answers: Partial<Answers> = {}) {
  const storage = new MemoryStorage();
  const onExpired = vi.fn();
  const tokens = createSessionTokens({
    local: createTextStore(() => storage),
    provider: {
      getIdentityToken: answers.identity ?? (async () => 'identity-1'),
    } as Partial<IdentityProvider> as IdentityProvider,
    sdk: () =>
      ({
        call: async () => ({ data: { token: await (answers.access ?? (async () => 'access-1'))() } }),
      }) as unknown as PortalSdk,
    onExpired,
  });
  return { storage, tokens, onExpired };
}

test('a refreshed token is returned and kept under the specified key', async () => {
  const { storage, tokens } = start();
  expect([tokens.get('identity'), tokens.get('access')]).toEqual([null, null]);
  expect(await tokens.refresh('identity', 'unauthorized')).toBe('identity-1');
  expect(await tokens.refresh('access', 'unauthorized')).toBe('access-1');
  expect(storage.stored()).toEqual({ id_token: 'identity-1', access_token: 'access-1' });
  expect([tokens.get('identity'), tokens.get('access')]).toEqual(['identity-1', 'access-1']);
});

test('one request per kind runs at a time, whoever asks; the next ask is a new one', async () => {
  let asked = 0;
  const { tokens } = start({ identity: async () => `identity-${++asked}` });
  const both = Promise.all([
    tokens.refresh('identity', 'unauthorized'),
    tokens.refresh('identity', 'server-error'),
  ]);
  expect(await both).toEqual(['identity-1', 'identity-1']);
  expect(await tokens.refresh('identity', 'unauthorized')).toBe('identity-2');
});

test('a request that failed is not joined by the next ask', async () => {
  let isDown = true;
  const { tokens } = start({
    identity: async () => (isDown ? Promise.reject(new Error('down')) : 'identity-1'),
  });
  await expect(tokens.refresh('identity', 'server-error')).rejects.toThrow('down');
  isDown = false;
  expect(await tokens.refresh('identity', 'server-error')).toBe('identity-1');
});

describe('a refresh that ends after sign-out', () => {
  const kinds = ['identity', 'access'] as const;

  test.each(kinds)('writes nothing and gives nobody its token (%s)', async (kind) => {
    let answer: (token: string) => void = () => {};
    const late = () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      });
    const { storage, tokens } = start({ identity: late, access: late });
    const refresh = tokens.refresh(kind, 'unauthorized');
    tokens.clear();
    answer('late');
    expect(await refresh).toBeNull();
    expect(storage.stored()).toEqual({});
  });

  test.each(kinds)('writes nothing into the next session either (%s)', async (kind) => {
    const answers: ((token: string) => void)[] = [];
    const late = () => new Promise<string>((resolve) => answers.push(resolve));
    const { storage, tokens } = start({ identity: late, access: late });
    const old = tokens.refresh(kind, 'unauthorized');
    tokens.clear();
    tokens.open();
    const fresh = tokens.refresh(kind, 'unauthorized');
    answers[1]?.('fresh');
    await fresh;
    answers[0]?.('late');
    expect(await old).toBeNull();
    expect(Object.values(storage.stored())).toEqual(['fresh']);
  });

  test('that fails does not end the next session', async () => {
    let refuse: (error: unknown) => void = () => {};
    const { tokens, onExpired } = start({
      identity: () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    });
    const refresh = tokens.refresh('identity', 'unauthorized');
    tokens.clear();
    refuse({ kind: 'no-session' });
    await expect(refresh).rejects.toEqual({ kind: 'no-session' });
    expect(onExpired).not.toHaveBeenCalled();
  });
});

describe('a refresh that fails', () => {
  test.each([
    ['the provider has no session', { kind: 'no-session' }],
    ['the portal refuses the identity', { kind: 'http', status: 401 }],
    ['the user is disabled', { kind: 'http', status: 403 }],
  ])('because %s ends the session', async (_, error) => {
    const { storage, tokens, onExpired } = start({ identity: () => Promise.reject(error) });
    await expect(tokens.refresh('identity', 'unauthorized')).rejects.toEqual(error);
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(storage.stored()).toEqual({});
  });

  test.each([
    ['the portal is down', { kind: 'http', status: 503 }, 'unauthorized'],
    ['there is no network', { kind: 'network', status: 0 }, 'unauthorized'],
    ['of something that is no error of ours', null, 'unauthorized'],
    ['of a refusal after a server error', { kind: 'http', status: 401 }, 'server-error'],
  ] as const)('because %s leaves the session alone', async (_, error, reason) => {
    const { tokens, onExpired } = start({ identity: () => Promise.reject(error) });
    await expect(tokens.refresh('identity', reason)).rejects.toEqual(error);
    expect(onExpired).not.toHaveBeenCalled();
  });

  test('leaves the token that was there', async () => {
    let isDown = false;
    const { tokens } = start({
      identity: () => (isDown ? Promise.reject({ kind: 'transient' }) : Promise.resolve('identity-1')),
    });
    await tokens.refresh('identity', 'unauthorized');
    isDown = true;
    await expect(tokens.refresh('identity', 'unauthorized')).rejects.toEqual({ kind: 'transient' });
    expect(tokens.get('identity')).toBe('identity-1');
  });
});
