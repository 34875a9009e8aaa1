import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../test/memory-storage';
import { claimsOf, type FakeOidcServer, refusal, startOidcServer } from '../../../test/oidc-server';
import { openOidcTab, outcomeOf } from '../../../test/oidc-tab';
import type { OidcIdentityOptions } from './oidc-identity-provider';

const NOW = new Date('2026-11-20T09:00:00Z');
const minuteMs = 60_000;

let server: FakeOidcServer;
/** Local storage, which all tabs share. */
let shared: MemoryStorage;

beforeEach(() => {
  vi.setSystemTime(NOW);
  server = startOidcServer();
  shared = new MemoryStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const openTab = (options?: Partial<OidcIdentityOptions>) => openOidcTab(server, shared, options);

describe('a session', () => {
  test('an OpenID Connect session exists in every tab after a sign-in, without requests', async () => {
    const { provider, signIn } = openTab();
    expect(provider.hasSession()).toBe(false);
    await signIn();
    const sentBefore = server.sent.length;
    expect([provider.hasSession(), openTab().provider.hasSession()]).toEqual([true, true]);
    expect(openTab({ authority: 'https://another.example' }).provider.hasSession()).toBe(false);
    expect(server.sent).toHaveLength(sentBefore);
  });

  test.each(['{', 'null', '7', '{}', '{"idToken":7}', '{"idToken":"x","claims":null}'])(
    'an OpenID Connect session does not exist when the storage contains %s',
    async (text) => {
      await openTab().signIn();
      for (const key of Object.keys(shared.stored())) shared.setItem(key, text);
      const { provider } = openTab();
      expect(provider.hasSession()).toBe(false);
      expect(await outcomeOf(provider.verifySession())).toBe('no-session');
      expect(await outcomeOf(provider.getIdentityToken())).toBe('no-session');
    },
  );

  test('an OpenID Connect session is valid without requests until the ID token expires, and then uses the refresh token', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    vi.setSystemTime(NOW.getTime() + 59 * minuteMs);
    await provider.verifySession();
    expect(server.refreshes()).toBe(0);
    vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
    await provider.verifySession();
    await provider.verifySession();
    expect(server.refreshes()).toBe(1);
  });

  test('an OpenID Connect session without a refresh token ends with its ID token', async () => {
    server.givesRefreshTokens = false;
    const { provider, signIn } = openTab();
    await signIn();
    const first = await provider.getIdentityToken();
    expect(await provider.getIdentityToken()).toBe(first);
    vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
    expect(await outcomeOf(provider.verifySession())).toBe('no-session');
    expect(await outcomeOf(provider.getIdentityToken())).toBe('no-session');
    expect(server.refreshes()).toBe(0);
  });

  test.each([
    ['invalid_grant', refusal('invalid_grant'), 'invalid-token'],
    ['temporarily_unavailable', refusal('temporarily_unavailable', 503), 'transient'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'transient'],
  ])(
    'an OpenID Connect session remains stored when a refresh fails with %s, and the error kind shows whether the session is over',
    async (_what, respond, kind) => {
      const { provider, signIn } = openTab();
      await signIn();
      server.responses['/token'] = respond;
      vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
      expect(await outcomeOf(provider.verifySession())).toBe(kind);
      expect(await outcomeOf(provider.getIdentityToken())).toBe(kind);
      expect(provider.hasSession()).toBe(true);
    },
  );

  test('an OpenID Connect session can be refreshed again 30 seconds after a refresh without a response', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    await provider.getIdentityToken();
    const original = server.responses['/token'] as () => Response;
    server.responses['/token'] = () => new Response(new ReadableStream());
    vi.useFakeTimers({ now: NOW });
    const waiting = [outcomeOf(provider.getIdentityToken()), outcomeOf(provider.getIdentityToken())];
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await Promise.all(waiting)).toEqual(['transient', 'transient']);
    expect(server.refreshes()).toBe(1);
    vi.useRealTimers();
    server.responses['/token'] = original;
    expect(await outcomeOf(provider.getIdentityToken())).toBe('done');
  });

  test('forget() removes an OpenID Connect session in every tab without requests', async () => {
    const { provider, signIn, left } = openTab();
    await signIn();
    const sentBefore = server.sent.length;
    provider.forget();
    expect([openTab().provider.hasSession(), shared.length]).toEqual([false, 0]);
    expect([server.sent.length, left.length]).toEqual([sentBefore, 1]);
  });
});

describe('an identity token', () => {
  test('an OpenID Connect identity token of a sign-in is returned once, and the next call refreshes it', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    const first = await provider.getIdentityToken();
    expect(server.refreshes()).toBe(0);
    const second = await provider.getIdentityToken();
    expect([claimsOf(second).email, second === first, server.refreshes()]).toEqual([
      'ada@cellar.example',
      false,
      1,
    ]);
    expect(server.tokenRequests().at(-1)?.get('client_id')).toBe('portal');
  });

  test('an OpenID Connect identity token is refreshed after a reload', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    const refused = await provider.getIdentityToken();
    expect(await openTab().provider.getIdentityToken()).not.toBe(refused);
  });

  test('an OpenID Connect identity token is refreshed once for concurrent calls', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    await provider.getIdentityToken();
    const tokens = await Promise.all(Array.from({ length: 30 }, () => provider.getIdentityToken()));
    expect([new Set(tokens).size, server.refreshes()]).toEqual([1, 1]);
  });

  test('an OpenID Connect identity token can be refreshed with and without a new refresh token', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    for (const rotates of [true, false, false, true, true]) {
      server.rotates = rotates;
      await provider.getIdentityToken();
      await provider.getIdentityToken();
    }
    expect(await outcomeOf(provider.verifySession())).toBe('done');
    expect(server.refreshes()).toBeGreaterThan(5);
  });

  test('an OpenID Connect identity token remains until it expires when a refresh returns no ID token', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    const first = await provider.getIdentityToken();
    server.responses['/token'] = () =>
      Response.json({ access_token: 'at', refresh_token: server.newRefreshToken() });
    expect(await provider.getIdentityToken()).toBe(first);
    vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
    expect(await outcomeOf(provider.getIdentityToken())).toBe('no-session');
    const used = server
      .tokenRequests()
      .slice(1)
      .map((form) => form.get('refresh_token'));
    expect(new Set(used).size).toBe(2);
  });

  test('a refresh that returns an OpenID Connect identity token of another user is rejected', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    await provider.getIdentityToken();
    server.claims = { sub: 'u-2' };
    expect(await outcomeOf(provider.getIdentityToken())).toBe('no-session');
  });

  test('an OpenID Connect identity token updates the claims of the user', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    await provider.getIdentityToken();
    server.claims = { family_name: 'Byron' };
    await provider.getIdentityToken();
    expect((await provider.getAccount()).nickname).toBe('Ada Byron');
  });

  test.each([
    ['no expiry', { exp: undefined }],
    ['no issue time', { iat: undefined }],
    ['an expiry that is not a number', { exp: 'tomorrow' }],
    ['20 KB of claims', { padding: 'x'.repeat(20_000) }],
  ])('an OpenID Connect identity token with %s is used', async (_what, claims) => {
    server.claims = claims;
    const { provider, signIn } = openTab();
    await signIn();
    expect(claimsOf(await provider.getIdentityToken()).sub).toBe('u-1');
    await provider.verifySession();
    expect(await outcomeOf(provider.getIdentityToken())).toBe('done');
    expect(server.refreshes()).toBe(1);
  });

  test('an OpenID Connect identity token that is not a JWT can be refreshed', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    for (const [key, text] of Object.entries(shared.stored())) {
      shared.setItem(key, JSON.stringify({ ...JSON.parse(text), idToken: 'opaque', receivedAtMs: 0 }));
    }
    expect(claimsOf(await provider.getIdentityToken()).sub).toBe('u-1');
  });
});

describe("a device's clock", () => {
  test.each([
    ['fast', -10],
    ['slow', 10],
  ])(
    'a device clock that is ten minutes %s does not change the lifetime of a token',
    async (_what, minutes) => {
      server.skewMs = minutes * minuteMs;
      server.lifetimeSeconds = 5 * 60;
      server.givesRefreshTokens = false;
      const { provider, signIn } = openTab();
      await signIn();
      vi.setSystemTime(NOW.getTime() + 4 * minuteMs);
      expect(await outcomeOf(provider.verifySession())).toBe('done');
      expect(await outcomeOf(provider.getIdentityToken())).toBe('done');
      vi.setSystemTime(NOW.getTime() + 5 * minuteMs);
      expect(await outcomeOf(provider.verifySession())).toBe('no-session');
    },
  );

  test.each([-10, 10])(
    'a device clock that is off by %i minutes causes no second refresh',
    async (minutes) => {
      server.skewMs = minutes * minuteMs;
      server.lifetimeSeconds = 5 * 60;
      const { provider, signIn } = openTab();
      await signIn();
      vi.setSystemTime(NOW.getTime() + 6 * minuteMs);
      for (let time = 0; time < 5; time += 1) await provider.verifySession();
      await provider.getIdentityToken();
      expect(server.refreshes()).toBe(1);
    },
  );

  test('a device clock that is set back neither ends the session nor repeats requests', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    vi.setSystemTime(NOW.getTime() - 10 * minuteMs);
    for (let time = 0; time < 5; time += 1) await provider.verifySession();
    expect(server.refreshes()).toBe(0);
  });
});
