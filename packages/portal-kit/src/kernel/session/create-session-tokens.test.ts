import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/browser';
import { ada, paths, permissions, startServer } from '../../../test/portal-server';
import { listItems, signIn, signOut, visit } from '../../../test/visit';
import { accessTokenPollMs } from './tokens/token.machine';

let server: ReturnType<typeof startServer>;

beforeEach(() => {
  vi.useFakeTimers();
  server = startServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('tokens', () => {
  const jwt = (payload: object) => ['{}', JSON.stringify(payload)].map(btoa).concat('signature').join('.');

  test.each([
    ['that is not a JWT', 'opaque'],
    ['without an expiry', jwt({ sub: 'ada' })],
    ['that is expired', jwt({ exp: 1 })],
    ['with an invalid expiry', jwt({ exp: 'soon' })],
    ['of 20 KB', 'x'.repeat(20_000)],
    ['that is JSON', '{"exp":1}'],
  ])('an identity token %s is sent unchanged', async (_, token) => {
    const portal = visit(server, { provider: { getIdentityToken: async () => token } });
    await portal.signsIn();
    expect(portal.local.stored()).toMatchObject({ id_token: token });
    expect(server.sent.slice(0, 2)).toEqual([
      `${paths.accessToken} Bearer ${token}`,
      `${paths.roles} Bearer ${token}`,
    ]);
  });

  test('an identity token with invalid header characters fails the sign-in and is not exposed', async () => {
    const token = 'line\nbreak';
    const portal = visit(server, { provider: { getIdentityToken: async () => token } });
    portal.send(signIn());
    await portal.reaches('signedOut');
    expect(portal.local.stored()).toEqual({});
    expect(JSON.stringify(portal.context().failure)).not.toContain('line');
  });
});

describe('the access token', () => {
  test('the access token is refreshed every 240 seconds while signed in', async () => {
    const portal = visit(server);
    await portal.signsIn();
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect(portal.local.stored()).toMatchObject({ access_token: 'access-2' });
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect(portal.local.stored()).toMatchObject({ access_token: 'access-3' });
    portal.send(signOut);
    await portal.reaches('signedOut');
    await vi.advanceTimersByTimeAsync(3 * accessTokenPollMs);
    expect([server.calls(paths.accessToken), portal.local.stored().access_token]).toEqual([3, undefined]);
  });

  test('the access token is refreshed after the next interval when a refresh fails', async () => {
    const portal = visit(server);
    await portal.signsIn();
    server.refused[paths.accessToken] = 503;
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect([portal.state(), portal.local.stored().access_token]).toEqual([{ signedIn: 'ready' }, 'access-1']);
    delete server.refused[paths.accessToken];
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect(portal.local.stored()).toMatchObject({ access_token: 'access-2' });
  });

  test('an access token that never arrives rejects waiting calls at their deadline, and the next call refreshes it', async () => {
    const portal = visit(server);
    await portal.signsIn();
    server.refused[paths.items] = (token) => (token === 'Bearer access-1' ? 401 : 200);
    server.refused[paths.accessToken] = 'never';
    const waiting = [listItems(portal), listItems(portal)].map((call) =>
      expect(call).rejects.toMatchObject({ status: 401, cause: { kind: 'timeout' } }),
    );
    await vi.advanceTimersByTimeAsync(30_000);
    await Promise.all(waiting);
    delete server.refused[paths.accessToken];
    expect(await listItems(portal)).toMatchObject({ rows: [] });
    expect([server.sent.at(-1), portal.state()]).toEqual([
      `${paths.items} Bearer access-2`,
      { signedIn: 'ready' },
    ]);
  });

  test('the access token is refreshed once for thirty concurrent refused calls', async () => {
    const portal = visit(server);
    await portal.signsIn();
    server.refused[paths.items] = (token) => (token === 'Bearer access-1' ? 401 : 200);
    const calls = Array.from({ length: 30 }, () => listItems(portal));
    expect(await Promise.all(calls)).toHaveLength(30);
    expect([server.calls(paths.accessToken), server.calls(paths.items)]).toEqual([2, 60]);
  });

  test('the access token is refreshed once after the page has slept longer than the interval', async () => {
    const portal = visit(server);
    await portal.signsIn();
    vi.setSystemTime(Date.now() + 3_600_000);
    portal.tab.wake();
    portal.tab.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.calls(paths.accessToken)).toBe(2);
  });

  test('the access token is not refreshed while the provider cannot verify the session', async () => {
    server.setSessionAccount(ada);
    const browser = openBrowser();
    for (const [key, text] of Object.entries({ id_token: 'identity-0', permissions }))
      browser.local.setItem(key, text);
    const portal = visit(server, {
      browser,
      provider: { verifySession: () => Promise.reject({ kind: 'transient' }) },
    });
    await portal.reaches('signedOut');
    await vi.advanceTimersByTimeAsync(3 * accessTokenPollMs);
    expect(server.calls(paths.accessToken)).toBe(0);
  });
});

describe('a stopped session', () => {
  test('a stopped session sends no requests and has no listeners', async () => {
    const portal = visit(server);
    await portal.signsIn();
    portal.session.stop();
    await vi.advanceTimersByTimeAsync(3 * accessTokenPollMs);
    expect([server.calls(paths.accessToken), portal.tab.listeners]).toEqual([1, 0]);
  });

  test('a session that is created again after it was stopped has one poll and one tab watch', async () => {
    const portal = visit(server);
    await portal.signsIn();
    const { listeners } = portal.tab;
    portal.reload();
    portal.reload();
    await portal.reaches({ signedIn: 'ready' });
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect([server.calls(paths.accessToken), portal.tab.listeners]).toEqual([2, listeners]);
  });
});
