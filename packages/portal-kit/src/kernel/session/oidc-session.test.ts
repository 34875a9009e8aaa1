import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../test/memory-storage';
import { claimsOf, type FakeOidcServer, refusal, startOidcServer } from '../../../test/oidc-server';
import { openOidcTab, outcomeOf } from '../../../test/oidc-tab';
import type { OidcIdentityOptions } from './oidc-identity-provider';
import type { TokenLock } from './token-lock';

const NOW = new Date('2026-11-20T09:00:00Z');
const minuteMs = 60_000;

let server: FakeOidcServer;
/** Local storage: one for all tabs. */
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
  test('is there once somebody has signed in, in every tab, and told without asking anybody', async () => {
    const { provider, signIn } = openTab();
    expect(provider.hasSession()).toBe(false);
    await signIn();
    const asked = server.sent.length;
    expect([provider.hasSession(), openTab().provider.hasSession()]).toEqual([true, true]);
    expect(openTab({ authority: 'https://another.example' }).provider.hasSession()).toBe(false);
    expect(server.sent).toHaveLength(asked);
  });

  test.each(['{', 'null', '7', '{}', '{"idToken":7}', '{"idToken":"x","claims":null}'])(
    'is not there where %s was stored by something else',
    async (text) => {
      await openTab().signIn();
      for (const key of Object.keys(shared.stored())) shared.setItem(key, text);
      const { provider } = openTab();
      expect(provider.hasSession()).toBe(false);
      expect(await outcomeOf(provider.verifySession())).toBe('no-session');
      expect(await outcomeOf(provider.getIdentityToken())).toBe('no-session');
    },
  );

  test('lives as long as its ID token without asking, and goes on by its refresh token', async () => {
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

  test('without a refresh token is over with its ID token', async () => {
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
    'that cannot go on for %s is still held: whether it is over is told by the kind',
    async (_what, answer, kind) => {
      const { provider, signIn } = openTab();
      await signIn();
      server.answers['/token'] = answer;
      vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
      expect(await outcomeOf(provider.verifySession())).toBe(kind);
      expect(await outcomeOf(provider.getIdentityToken())).toBe(kind);
      expect(provider.hasSession()).toBe(true);
    },
  );

  test('whose refresh never answers may be asked again after 30 seconds', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    await provider.getIdentityToken();
    const userState = server.answers['/token'] as () => Response;
    server.answers['/token'] = () => new Response(new ReadableStream());
    vi.useFakeTimers({ now: NOW });
    const waiting = [outcomeOf(provider.getIdentityToken()), outcomeOf(provider.getIdentityToken())];
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await Promise.all(waiting)).toEqual(['transient', 'transient']);
    expect(server.refreshes()).toBe(1);
    vi.useRealTimers();
    server.answers['/token'] = userState;
    expect(await outcomeOf(provider.getIdentityToken())).toBe('done');
  });

  test('forgotten is gone in every tab, and nobody is told', async () => {
    const { provider, signIn, left } = openTab();
    await signIn();
    const asked = server.sent.length;
    provider.forget();
    expect([openTab().provider.hasSession(), shared.length]).toEqual([false, 0]);
    expect([server.sent.length, left.length]).toEqual([asked, 1]);
  });
});

describe('an identity token', () => {
  test('of the sign-in itself is fresh; whoever asks again gets another', async () => {
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

  test('that the server has refused is not given again after a reload', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    const refused = await provider.getIdentityToken();
    expect(await openTab().provider.getIdentityToken()).not.toBe(refused);
  });

  test('is refreshed once for all who wait', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    await provider.getIdentityToken();
    const tokens = await Promise.all(Array.from({ length: 30 }, () => provider.getIdentityToken()));
    expect([new Set(tokens).size, server.refreshes()]).toEqual([1, 1]);
  });

  test('comes with a new refresh token, or the old one goes on', async () => {
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

  test('that a refresh does not bring stays the old one as long as it lives', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    const first = await provider.getIdentityToken();
    server.answers['/token'] = () =>
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

  test('of another user is not taken for a refresh', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    await provider.getIdentityToken();
    server.claims = { sub: 'u-2' };
    expect(await outcomeOf(provider.getIdentityToken())).toBe('no-session');
  });

  test('brings what has changed about the user', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    await provider.getIdentityToken();
    server.claims = { family_name: 'Byron' };
    await provider.getIdentityToken();
    expect((await provider.getAccount()).nickname).toBe('Ada Byron');
  });

  test.each([
    ['no end', { exp: undefined }],
    ['no beginning', { iat: undefined }],
    ['an end that is no number', { exp: 'tomorrow' }],
    ['20 KB of claims', { padding: 'x'.repeat(20_000) }],
  ])('with %s is used like any other', async (_what, claims) => {
    server.claims = claims;
    const { provider, signIn } = openTab();
    await signIn();
    expect(claimsOf(await provider.getIdentityToken()).sub).toBe('u-1');
    await provider.verifySession();
    expect(await outcomeOf(provider.getIdentityToken())).toBe('done');
    expect(server.refreshes()).toBe(1);
  });

  test('that was stored as something else than a JWT is no obstacle to a refresh', async () => {
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
  ])('that is ten minutes %s makes a token neither old nor everlasting', async (_what, minutes) => {
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
  });

  test.each([-10, 10])('that is off by %i minutes leads to no second refresh', async (minutes) => {
    server.skewMs = minutes * minuteMs;
    server.lifetimeSeconds = 5 * 60;
    const { provider, signIn } = openTab();
    await signIn();
    vi.setSystemTime(NOW.getTime() + 6 * minuteMs);
    for (let time = 0; time < 5; time += 1) await provider.verifySession();
    await provider.getIdentityToken();
    expect(server.refreshes()).toBe(1);
  });

  test('that jumps back does not end a session, nor ask for it over and over', async () => {
    const { provider, signIn } = openTab();
    await signIn();
    vi.setSystemTime(NOW.getTime() - 10 * minuteMs);
    for (let time = 0; time < 5; time += 1) await provider.verifySession();
    expect(server.refreshes()).toBe(0);
  });
});

describe('two tabs', () => {
  const free: TokenLock = (_name, task) => task({ hadToWait: false });

  test('that find the ID token expired at once refresh it once', async () => {
    await openTab().signIn();
    const tabs = Array.from({ length: 6 }, () => openTab().provider);
    vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
    await Promise.all(tabs.map((provider) => provider.verifySession()));
    const tokens = await Promise.all(tabs.map((provider) => provider.getIdentityToken()));
    expect([new Set(tokens).size, server.refreshes()]).toEqual([1, 1]);
  });

  test('take the token that the other has just renewed, not one from long ago', async () => {
    const one = openTab();
    await one.signIn();
    const other = openTab().provider;
    await one.provider.getIdentityToken();
    const renewed = await one.provider.getIdentityToken();
    expect(await other.getIdentityToken()).toBe(renewed);
    expect(server.refreshes()).toBe(1);
    await one.provider.getIdentityToken();
    vi.setSystemTime(NOW.getTime() + 2 * minuteMs);
    await other.getIdentityToken();
    expect(server.refreshes()).toBe(3);
  });

  test('each refresh with what the other has left, one after the other', async () => {
    const one = openTab();
    await one.signIn();
    const other = openTab();
    for (let turn = 0; turn < 3; turn += 1) {
      vi.setSystemTime(NOW.getTime() + 10 * turn * minuteMs);
      await one.provider.getIdentityToken();
      vi.setSystemTime(NOW.getTime() + (10 * turn + 5) * minuteMs);
      await other.provider.getIdentityToken();
    }
    const used = server.tokenRequests().flatMap((form) => form.get('refresh_token') ?? []);
    expect(new Set(used).size).toBe(used.length);
  });

  test('without a lock between them: who comes too late takes what the other has got', async () => {
    await openTab().signIn();
    vi.setSystemTime(NOW.getTime() + 60 * minuteMs);
    const tabs = [openTab({ lock: free }).provider, openTab({ lock: free }).provider];
    expect(await Promise.all(tabs.map((provider) => outcomeOf(provider.verifySession())))).toEqual([
      'done',
      'done',
    ]);
    expect(server.refreshes()).toBe(2);
    expect(server.liveRefreshTokens.size).toBe(1);
  });

  test('where one signs out while the other refreshes stay signed out', async () => {
    const one = openTab();
    await one.signIn();
    await one.provider.getIdentityToken();
    const userState = server.answers['/token'] as (form: URLSearchParams) => Response;
    server.answers['/token'] = (form) => {
      openTab().provider.forget();
      return userState(form);
    };
    expect(await outcomeOf(one.provider.getIdentityToken())).toBe('no-session');
    expect(shared.stored()).toEqual({});
  });

  test('where one signs in anew while the other refreshes keep the new sign-in', async () => {
    const one = openTab();
    await one.signIn();
    await one.provider.getIdentityToken();
    const userState = server.answers['/token'] as (form: URLSearchParams) => Response;
    let anew = '';
    server.answers['/token'] = async (form) => {
      server.answers['/token'] = userState;
      const other = openTab();
      await other.signIn();
      anew = await other.provider.getIdentityToken();
      return userState(form);
    };
    expect(await one.provider.getIdentityToken()).toBe(anew);
    expect(await openTab().provider.hasSession()).toBe(true);
    expect(server.refreshes()).toBe(1);
  });
});
