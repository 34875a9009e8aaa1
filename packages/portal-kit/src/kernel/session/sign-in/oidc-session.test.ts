import { beforeEach, describe, expect, test, vi } from 'vitest';
import { decodeJwtClaims, refusal } from '../../../../test/oidc-server';
import { setupOidcTabs, waitForOutcome } from '../../../../test/oidc-tab';

const NOW = new Date('2026-11-20T09:00:00Z');
const minuteMs = 60_000;

beforeEach(() => vi.setSystemTime(NOW));

const oidc = setupOidcTabs();
const { openTab } = oidc;

describe('a session', () => {
  test('an OpenID Connect session exists in every tab after a sign-in, without requests', async () => {
    const { provider, signIn } = openTab();
    expect(provider.hasSession()).toBe(false);
    await signIn();
    const sentBefore = oidc.server.sent.length;
    expect([provider.hasSession(), openTab().provider.hasSession()]).toEqual([true, true]);
    expect(openTab({ authority: 'https://another.example' }).provider.hasSession()).toBe(false);
    expect(oidc.server.sent).toHaveLength(sentBefore);
  });

  test.each(['{', 'null', '7', '{}', '{"idToken":7}', '{"idToken":"x","claims":null}'])(
    'an OpenID Connect session does not exist when the storage contains %s',
    async (text) => {
      await openTab().signIn();
      for (const key of Object.keys(oidc.shared.stored())) oidc.shared.setItem(key, text);
      const { provider } = openTab();
      expect(provider.hasSession()).toBe(false);
      expect(await waitForOutcome(provider.verifySession())).toBe('no-session');
      expect(await waitForOutcome(provider.getIdentityToken())).toBe('no-session');
    },
  );

  test('an OpenID Connect session is valid without requests until the ID token expires, and then uses the refresh token', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    vi.setSystemTime(NOW.getTime() + 59 * minuteMs);
    await provider.verifySession();
    expect(oidc.server.refreshes()).toBe(0);
    vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
    await provider.verifySession();
    await provider.verifySession();
    expect(oidc.server.refreshes()).toBe(1);
  });

  test('an OpenID Connect session without a refresh token ends with its ID token', async () => {
    oidc.server.givesRefreshTokens = false;
    const { provider, signIn } = openTab();
    await signIn();
    const first = await provider.getIdentityToken();
    expect(await provider.getIdentityToken()).toBe(first);
    vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
    expect(await waitForOutcome(provider.verifySession())).toBe('no-session');
    expect(await waitForOutcome(provider.getIdentityToken())).toBe('no-session');
    expect(oidc.server.refreshes()).toBe(0);
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
      oidc.server.responses['/token'] = respond;
      vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
      expect(await waitForOutcome(provider.verifySession())).toBe(kind);
      expect(await waitForOutcome(provider.getIdentityToken())).toBe(kind);
      expect(provider.hasSession()).toBe(true);
    },
  );

  test('an OpenID Connect session can be refreshed again 30 seconds after a refresh without a response', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    await provider.getIdentityToken();
    const original = oidc.server.responses['/token'] as () => Response;
    oidc.server.responses['/token'] = () => new Response(new ReadableStream());
    vi.useFakeTimers({ now: NOW });
    const waiting = [
      waitForOutcome(provider.getIdentityToken()),
      waitForOutcome(provider.getIdentityToken()),
    ];
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await Promise.all(waiting)).toEqual(['transient', 'transient']);
    expect(oidc.server.refreshes()).toBe(1);
    vi.useRealTimers();
    oidc.server.responses['/token'] = original;
    expect(await waitForOutcome(provider.getIdentityToken())).toBe('done');
  });

  test('forget() removes an OpenID Connect session in every tab without requests', async () => {
    const { provider, signIn, left } = openTab();
    await signIn();
    const sentBefore = oidc.server.sent.length;
    provider.forget();
    expect([openTab().provider.hasSession(), oidc.shared.length]).toEqual([false, 0]);
    expect([oidc.server.sent.length, left.length]).toEqual([sentBefore, 1]);
  });
});

describe('an identity token', () => {
  test('an OpenID Connect identity token of a sign-in is returned once, and the next call refreshes it', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    const first = await provider.getIdentityToken();
    expect(oidc.server.refreshes()).toBe(0);
    const second = await provider.getIdentityToken();
    expect([decodeJwtClaims(second).email, second === first, oidc.server.refreshes()]).toEqual([
      'ada@cellar.example',
      false,
      1,
    ]);
    expect(oidc.server.tokenRequests().at(-1)?.get('client_id')).toBe('portal');
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
    expect([new Set(tokens).size, oidc.server.refreshes()]).toEqual([1, 1]);
  });

  test('an OpenID Connect identity token can be refreshed with and without a new refresh token', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    for (const rotates of [true, false, false, true, true]) {
      oidc.server.rotates = rotates;
      await provider.getIdentityToken();
      await provider.getIdentityToken();
    }
    expect(await waitForOutcome(provider.verifySession())).toBe('done');
    expect(oidc.server.refreshes()).toBeGreaterThan(5);
  });

  test('an OpenID Connect identity token remains until it expires when a refresh returns no ID token', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    const first = await provider.getIdentityToken();
    oidc.server.responses['/token'] = () =>
      Response.json({ access_token: 'at', refresh_token: oidc.server.newRefreshToken() });
    expect(await provider.getIdentityToken()).toBe(first);
    vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
    expect(await waitForOutcome(provider.getIdentityToken())).toBe('no-session');
    const used = oidc.server
      .tokenRequests()
      .slice(1)
      .map((form) => form.get('refresh_token'));
    expect(new Set(used).size).toBe(2);
  });

  test('a refresh that returns an OpenID Connect identity token of another user is rejected', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    await provider.getIdentityToken();
    oidc.server.claims = { sub: 'u-2' };
    expect(await waitForOutcome(provider.getIdentityToken())).toBe('no-session');
  });

  test('an OpenID Connect identity token updates the claims of the user', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    await provider.getIdentityToken();
    oidc.server.claims = { family_name: 'Byron' };
    await provider.getIdentityToken();
    expect((await provider.getAccount()).nickname).toBe('Ada Byron');
  });

  test.each([
    ['no expiry', { exp: undefined }],
    ['no issue time', { iat: undefined }],
    ['an expiry that is not a number', { exp: 'tomorrow' }],
    ['20 KB of claims', { padding: 'x'.repeat(20_000) }],
  ])('an OpenID Connect identity token with %s is used', async (_what, claims) => {
    oidc.server.claims = claims;
    const { provider, signIn } = openTab();
    await signIn();
    expect(decodeJwtClaims(await provider.getIdentityToken()).sub).toBe('u-1');
    await provider.verifySession();
    expect(await waitForOutcome(provider.getIdentityToken())).toBe('done');
    expect(oidc.server.refreshes()).toBe(1);
  });

  test('an OpenID Connect identity token that is not a JWT can be refreshed', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    for (const [key, text] of Object.entries(oidc.shared.stored())) {
      oidc.shared.setItem(key, JSON.stringify({ ...JSON.parse(text), idToken: 'opaque', receivedAtMs: 0 }));
    }
    expect(decodeJwtClaims(await provider.getIdentityToken()).sub).toBe('u-1');
  });
});

describe("a device's clock", () => {
  test.each([
    ['fast', -10],
    ['slow', 10],
  ])(
    'a device clock that is ten minutes %s does not change the lifetime of a token',
    async (_what, minutes) => {
      oidc.server.skewMs = minutes * minuteMs;
      oidc.server.lifetimeSeconds = 5 * 60;
      oidc.server.givesRefreshTokens = false;
      const { provider, signIn } = openTab();
      await signIn();
      vi.setSystemTime(NOW.getTime() + 4 * minuteMs);
      expect(await waitForOutcome(provider.verifySession())).toBe('done');
      expect(await waitForOutcome(provider.getIdentityToken())).toBe('done');
      vi.setSystemTime(NOW.getTime() + 5 * minuteMs);
      expect(await waitForOutcome(provider.verifySession())).toBe('no-session');
    },
  );

  test.each([-10, 10])(
    'a device clock that is off by %i minutes causes no second refresh',
    async (minutes) => {
      oidc.server.skewMs = minutes * minuteMs;
      oidc.server.lifetimeSeconds = 5 * 60;
      const { provider, signIn } = openTab();
      await signIn();
      vi.setSystemTime(NOW.getTime() + 6 * minuteMs);
      for (let time = 0; time < 5; time += 1) await provider.verifySession();
      await provider.getIdentityToken();
      expect(oidc.server.refreshes()).toBe(1);
    },
  );

  test('a device clock that is set back neither ends the session nor repeats requests', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    vi.setSystemTime(NOW.getTime() - 10 * minuteMs);
    for (let time = 0; time < 5; time += 1) await provider.verifySession();
    expect(oidc.server.refreshes()).toBe(0);
  });
});
