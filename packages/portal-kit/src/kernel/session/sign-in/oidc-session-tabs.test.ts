import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setupOidcTabs, waitForOutcome } from '../../../../test/oidc-tab';
import { createTokenLock, type TokenLock } from '../tokens/token-lock';

const NOW = new Date('2026-11-20T09:00:00Z');
const minuteMs = 60_000;

beforeEach(() => vi.setSystemTime(NOW));
afterEach(() => vi.restoreAllMocks());

const oidc = setupOidcTabs();
const { openTab } = oidc;

describe('two tabs', () => {
  const free: TokenLock = (_name, task) => task({ hadToWait: false });

  test('two tabs refresh an expired ID token once', async () => {
    await openTab().signIn();
    const tabs = Array.from({ length: 6 }, () => openTab().provider);
    vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
    await Promise.all(tabs.map((provider) => provider.verifySession()));
    const tokens = await Promise.all(tabs.map((provider) => provider.getIdentityToken()));
    expect([new Set(tokens).size, oidc.server.refreshes()]).toEqual([1, 1]);
  });

  test('a tab uses a token that the other tab has just refreshed, but no older token', async () => {
    const one = openTab();
    await one.signIn();
    const other = openTab().provider;
    await one.provider.getIdentityToken();
    const renewed = await one.provider.getIdentityToken();
    expect(await other.getIdentityToken()).toBe(renewed);
    expect(oidc.server.refreshes()).toBe(1);
    await one.provider.getIdentityToken();
    vi.setSystemTime(NOW.getTime() + 2 * minuteMs);
    await other.getIdentityToken();
    expect(oidc.server.refreshes()).toBe(3);
  });

  test('two tabs refresh one after the other with the latest refresh token', async () => {
    const one = openTab();
    await one.signIn();
    const other = openTab();
    for (let turn = 0; turn < 3; turn += 1) {
      vi.setSystemTime(NOW.getTime() + 10 * turn * minuteMs);
      await one.provider.getIdentityToken();
      vi.setSystemTime(NOW.getTime() + (10 * turn + 5) * minuteMs);
      await other.provider.getIdentityToken();
    }
    const used = oidc.server.tokenRequests().flatMap((form) => form.get('refresh_token') ?? []);
    expect(new Set(used).size).toBe(used.length);
  });

  test('two tabs without a lock use the token of the tab that refreshed first', async () => {
    await openTab().signIn();
    vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
    const tabs = [openTab({ lock: free }).provider, openTab({ lock: free }).provider];
    expect(await Promise.all(tabs.map((provider) => waitForOutcome(provider.verifySession())))).toEqual([
      'done',
      'done',
    ]);
    expect(oidc.server.refreshes()).toBe(2);
    expect(oidc.server.liveRefreshTokens.size).toBe(1);
  });

  test('two tabs stay signed out when one tab signs out while the other tab refreshes', async () => {
    const one = openTab();
    await one.signIn();
    await one.provider.getIdentityToken();
    const original = oidc.server.responses['/token'] as (form: URLSearchParams) => Response;
    oidc.server.responses['/token'] = (form) => {
      openTab().provider.forget();
      return original(form);
    };
    expect(await waitForOutcome(one.provider.getIdentityToken())).toBe('no-session');
    expect(oidc.shared.stored()).toEqual({});
    await expect.poll(() => oidc.server.liveRefreshTokens.size).toBe(0);
  });

  test('two tabs use a refresh token once when the token endpoint needs longer than the usual wait for a lock', async () => {
    await openTab().signIn();
    vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
    const response = Promise.withResolvers<void>();
    const original = oidc.server.responses['/token'] as (form: URLSearchParams) => Response;
    oidc.server.responses['/token'] = async (form) => {
      await response.promise;
      return original(form);
    };
    // Every wait that is not longer than the deadline of a refresh ends before the response.
    const waits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      waits.push(ms);
      return ms > 30_000
        ? new AbortController().signal
        : AbortSignal.abort(new DOMException('', 'TimeoutError'));
    });
    const lock = createTokenLock(navigator.locks);
    const tabs = [openTab({ lock }).provider, openTab({ lock }).provider];
    const verified = Promise.all(tabs.map((provider) => waitForOutcome(provider.verifySession())));
    await expect.poll(() => waits.length).toBeGreaterThan(0);
    response.resolve();
    expect(await verified).toEqual(['done', 'done']);
    expect(oidc.server.refreshes()).toBe(1);
  });

  test('two tabs keep a new sign-in when the other tab refreshes at the same time', async () => {
    const one = openTab();
    await one.signIn();
    await one.provider.getIdentityToken();
    const original = oidc.server.responses['/token'] as (form: URLSearchParams) => Response;
    let newToken = '';
    oidc.server.responses['/token'] = async (form) => {
      oidc.server.responses['/token'] = original;
      const other = openTab();
      await other.signIn();
      newToken = await other.provider.getIdentityToken();
      return original(form);
    };
    expect(await one.provider.getIdentityToken()).toBe(newToken);
    expect(await openTab().provider.hasSession()).toBe(true);
    expect(oidc.server.refreshes()).toBe(1);
  });
});
