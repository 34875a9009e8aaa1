import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/browser';
import { ada, paths, startServer } from '../../../test/portal-server';
import { listItems, signIn, signOut, visit } from '../../../test/visit';

let isCodeLost: boolean;
vi.mock('./session-runtime', async (importOriginal) => {
  const original = await importOriginal<typeof import('./session-runtime')>();
  return {
    get createSessionRuntime() {
      if (isCodeLost) throw new Error('The code of the session is lost.');
      return original.createSessionRuntime;
    },
  };
});

let server: ReturnType<typeof startServer>;

beforeEach(() => {
  isCodeLost = false;
  vi.useFakeTimers();
  server = startServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A tab of a signed-in browser, in which the code of the session fails to load. */
async function openWithoutCode() {
  const browser = openBrowser();
  const first = visit(server, { browser });
  await first.signsIn();
  first.session.stop();
  isCodeLost = true;
  return visit(server, { browser, isStartDeferred: true });
}

describe('a session whose code fails to load', () => {
  test('a session whose code fails to load rejects the start, and keeps its screens', async () => {
    const portal = await openWithoutCode();
    await expect(portal.session.actor.start()).rejects.toThrow('lost');
    expect([portal.state(), portal.context().account]).toEqual(['starting', ada]);
    isCodeLost = false;
    await portal.reaches({ signedIn: 'ready' });
  });

  test('a sign-out removes the user’s data from this browser', async () => {
    const portal = await openWithoutCode();
    const events: string[] = [];
    for (const type of ['user.left', 'user.signedOut'] as const)
      portal.session.actor.on(type, () => events.push(type));
    portal.send(signOut);
    await settle();
    expect([portal.state(), portal.context().access, events]).toEqual([
      'signedOut',
      null,
      ['user.left', 'user.signedOut'],
    ]);
    expect(portal.local.stored()).toEqual({ remember_me: 'true', user_email: ada.email });
    expect(server.identityCalls.at(-1)).toBe('forget');
    isCodeLost = false;
    await portal.session.actor.start();
    expect(portal.state()).toBe('signedOut');
  });

  test('a sign-in ends with the failure `transient` and is not repeated later', async () => {
    isCodeLost = true;
    const portal = visit(server);
    portal.send(signIn());
    await settle();
    expect([portal.state(), portal.context().failure]).toEqual(['signedOut', { kind: 'transient' }]);
    isCodeLost = false;
    await portal.session.actor.start();
    await settle();
    expect([portal.state(), server.identityCalls]).toEqual(['signedOut', []]);
  });

  test('a refused call fails, and the next refused call loads the code', async () => {
    const portal = await openWithoutCode();
    server.refused[paths.items] = (token) => (token === 'Bearer access-1' ? 401 : 200);
    await expect(listItems(portal)).rejects.toMatchObject({ kind: 'http', status: 401 });
    isCodeLost = false;
    await listItems(portal);
    expect(server.sent).toContain(`${paths.items} Bearer access-2`);
  });
});

test('a tab that wakes up before its start finds a sign-out in another tab', async () => {
  const browser = openBrowser();
  const first = visit(server, { browser });
  await first.signsIn();
  const second = visit(server, { browser, isStartDeferred: true });
  second.tab.freeze();
  const signedOut = vi.fn();
  second.session.actor.on('user.signedOut', signedOut);
  first.send(signOut);
  await first.reaches('signedOut');
  second.tab.thaw();
  await vi.waitFor(() => expect(second.state()).toBe('signedOut'));
  expect([second.context().failure, signedOut.mock.calls.length]).toEqual([null, 1]);
});

test('a session that is stopped before its code has loaded does not start', async () => {
  const portal = visit(server, { isStartDeferred: true });
  const started = portal.session.actor.start();
  portal.session.stop();
  await expect(started).rejects.toThrow('portal-kit: the session has been stopped.');
  expect(portal.tab.listeners).toBe(0);
});
