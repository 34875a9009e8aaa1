import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/browser';
import { ada, paths, permissions, startServer } from '../../../test/portal-server';
import { listItems, signIn, signOut, visit } from '../../../test/visit';
import { accessTokenPollMs } from './token.machine';

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
    ['that is no JWT', 'opaque'],
    ['without an end', jwt({ sub: 'ada' })],
    ['that ended long ago', jwt({ exp: 1 })],
    ['whose end is no number', jwt({ exp: 'soon' })],
    ['of 20 KB', 'x'.repeat(20_000)],
    ['that looks like something else', '{"exp":1}'],
  ])('an identity token %s is sent as it is', async (_, token) => {
    const portal = visit(server, { provider: { getIdentityToken: async () => token } });
    await portal.signsIn();
    expect(portal.local.stored()).toMatchObject({ id_token: token });
    expect(server.sent.slice(0, 2)).toEqual([
      `${paths.accessToken} Bearer ${token}`,
      `${paths.roles} Bearer ${token}`,
    ]);
  });

  test('an identity token that no header can carry is a sign-in that failed, and is not shown', async () => {
    const token = 'line\nbreak';
    const portal = visit(server, { provider: { getIdentityToken: async () => token } });
    portal.send(signIn());
    await portal.reaches('signedOut');
    expect(portal.local.stored()).toEqual({});
    expect(JSON.stringify(portal.context().failure)).not.toContain('line');
  });
});

describe('the access token', () => {
  test('is renewed every 240 seconds while signed in, and no longer', async () => {
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

  test('that cannot be had for a while is asked for again a turn later', async () => {
    const portal = visit(server);
    await portal.signsIn();
    server.refused[paths.accessToken] = 503;
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect([portal.state(), portal.local.stored().access_token]).toEqual([{ signedIn: 'ready' }, 'access-1']);
    delete server.refused[paths.accessToken];
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect(portal.local.stored()).toMatchObject({ access_token: 'access-2' });
  });

  test('that never comes fails those who wait at their deadline, and the next call gets one', async () => {
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

  test('is asked for once for thirty calls that were refused together', async () => {
    const portal = visit(server);
    await portal.signsIn();
    server.refused[paths.items] = (token) => (token === 'Bearer access-1' ? 401 : 200);
    const calls = Array.from({ length: 30 }, () => listItems(portal));
    expect(await Promise.all(calls)).toHaveLength(30);
    expect([server.calls(paths.accessToken), server.calls(paths.items)]).toEqual([2, 60]);
  });

  test('is renewed once after the page has slept for longer than a turn', async () => {
    const portal = visit(server);
    await portal.signsIn();
    vi.setSystemTime(Date.now() + 3_600_000);
    portal.tab.wake();
    portal.tab.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.calls(paths.accessToken)).toBe(2);
  });

  test('is not asked for while the provider could not say whether there is a session', async () => {
    server.prove(ada);
    const browser = openBrowser();
    for (const [key, text] of Object.entries({ id_token: 'identity-0', permissions }))
      browser.local.setItem(key, text);
    const portal = visit(server, {
      browser,
      provider: { verifySession: () => Promise.reject({ kind: 'transient' }) },
    });
    await portal.reaches('signedOut');
    await vi.advanceTimersByTimeAsync(3 * accessTokenPollMs);
    expect(server.sent).toEqual([]);
  });
});

describe('a session that is stopped', () => {
  test('asks for nothing more and listens to nobody', async () => {
    const portal = visit(server);
    await portal.signsIn();
    portal.session.stop();
    await vi.advanceTimersByTimeAsync(3 * accessTokenPollMs);
    expect([server.calls(paths.accessToken), portal.tab.listeners]).toEqual([1, 0]);
  });

  test('and made again has one poll and one watch', async () => {
    const portal = visit(server);
    const { listeners } = portal.tab;
    await portal.signsIn();
    portal.reload();
    portal.reload();
    await portal.reaches({ signedIn: 'ready' });
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect([server.calls(paths.accessToken), portal.tab.listeners]).toEqual([2, listeners]);
  });
});
