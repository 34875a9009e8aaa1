import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/browser';
import { ada, ben, paths, startServer } from '../../../test/portal-server';
import { listItems, signOut, visit } from '../../../test/visit';

let server: ReturnType<typeof startServer>;

beforeEach(() => {
  vi.useFakeTimers();
  server = startServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(60_000);

/** A tab whose application has not called `start`, in a browser where Ada is signed in. */
async function openBeforeStart() {
  const browser = openBrowser();
  const first = visit(server, { browser });
  await first.signsIn();
  first.session.stop();
  server.sent.length = 0;
  server.identityCalls.length = 0;
  return visit(server, { browser, isStartDeferred: true });
}

describe('a session before its start', () => {
  test('a session before its start has the stored user and access, and sends nothing', async () => {
    const portal = await openBeforeStart();
    await settle();
    expect([portal.state(), portal.context().account]).toEqual(['starting', ada]);
    expect(portal.context().access?.user.globalRole).toBe('SUPER_ADMIN');
    expect([server.sent, server.identityCalls]).toEqual([[], []]);
  });

  test('start() verifies the session once', async () => {
    const portal = await openBeforeStart();
    await Promise.all([portal.session.actor.start(), portal.session.actor.start()]);
    await portal.reaches({ signedIn: 'ready' });
    expect(server.identityCalls.filter((call) => call === 'verify')).toHaveLength(1);
  });

  test('a call for data uses the stored token, and a refused call starts the session', async () => {
    const portal = await openBeforeStart();
    await listItems(portal);
    expect(server.identityCalls).toEqual([]);
    server.refused[paths.items] = (token) => (token === 'Bearer access-1' ? 401 : 200);
    await listItems(portal);
    expect(server.sent).toContain(`${paths.items} Bearer access-2`);
    await portal.reaches({ signedIn: 'ready' });
  });

  test('an event starts the session and is not lost', async () => {
    const portal = await openBeforeStart();
    const left = vi.fn();
    portal.session.actor.on('user.left', left);
    portal.send(signOut);
    await portal.reaches('signedOut');
    expect(left).toHaveBeenCalledOnce();
    expect(portal.local.stored()).not.toHaveProperty('permissions');
  });

  test('a sign-out in another tab starts the session, which ends', async () => {
    const browser = openBrowser();
    const first = visit(server, { browser });
    await first.signsIn();
    const second = visit(server, { browser, isStartDeferred: true });
    first.send(signOut);
    await vi.waitFor(() => expect(second.state()).toBe('signedOut'));
    expect(second.context()).toMatchObject({ account: null, access: null });
  });

  test('an expiry in another tab starts the session, which keeps the screens below the sign-in', async () => {
    const browser = openBrowser();
    const first = visit(server, { browser });
    await first.signsIn();
    const second = visit(server, { browser, isStartDeferred: true });
    const account = second.context().account;
    first.send({ type: 'session.expired' });
    await vi.waitFor(() => expect(second.state()).toBe('signedOut'));
    expect(second.context().suspended?.account).toEqual(account);
    expect(account?.email).toBe(ada.email);
  });

  test('the screens of the stored user are replaced if another user has signed in meanwhile', async () => {
    const browser = openBrowser();
    const first = visit(server, { browser });
    await first.signsIn();
    const second = visit(server, { browser, isStartDeferred: true });
    first.send(signOut);
    await first.reaches('signedOut');
    await first.signsIn(ben.email);
    await vi.waitFor(() => expect(second.context().account?.email).toBe(ben.email));
    expect(second.context().visit).toBeGreaterThan(0);
  });

  test.each([
    ['a signed-out session', {}, 'signedOut'],
    [
      'a redirect response',
      { redirectResponse: new URL('https://portal.example/login?code=1') },
      'returning',
    ],
  ])('the state of %s is known before its start', (_, options, state) => {
    expect(visit(server, { ...options, isStartDeferred: true }).state()).toBe(state);
  });
});
