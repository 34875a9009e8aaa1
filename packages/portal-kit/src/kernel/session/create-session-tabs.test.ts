import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/browser';
import { ada, ben, paths, startServer } from '../../../test/portal-server';
import { signIn, signOut, visit } from '../../../test/visit';
import { accessTokenPollMs } from './tokens/token.machine';

const ready = { signedIn: 'ready' } as const;

let server: ReturnType<typeof startServer>;
let browser: ReturnType<typeof openBrowser>;

beforeEach(() => {
  vi.useFakeTimers();
  server = startServer();
  browser = openBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => visit(server, { browser });
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Opens tabs in which Ada is signed in. */
async function tabsOfAda(count: number) {
  const first = open();
  await first.signsIn();
  const tabs = [first, ...Array.from({ length: count - 1 }, open)];
  await Promise.all(tabs.map((tab) => tab.reaches(ready)));
  server.sent.length = 0;
  server.identityCalls.length = 0;
  return tabs;
}
const names = (tabs: readonly ReturnType<typeof visit>[]) => tabs.map((tab) => tab.context().account?.email);
const states = (tabs: readonly ReturnType<typeof visit>[]) => tabs.map((tab) => tab.state());

describe('six tabs', () => {
  test('six tabs refresh the access token once per interval', async () => {
    const tabs = await tabsOfAda(6);
    for (let turn = 1; turn <= 3; turn += 1) {
      await vi.advanceTimersByTimeAsync(accessTokenPollMs + 1_000);
      expect(server.calls(paths.accessToken)).toBe(turn);
    }
    expect(states(tabs)).toEqual(tabs.map(() => ready));
  });

  test('six tabs refresh the access token once after waking up together', async () => {
    const tabs = await tabsOfAda(6);
    vi.setSystemTime(Date.now() + 3_600_000);
    for (const { tab } of tabs) tab.wake();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.calls(paths.accessToken)).toBe(1);
    expect(browser.local.stored()).toMatchObject({ access_token: 'access-2' });
  });
});

describe('a sign-out in one tab', () => {
  test('a sign-out in one tab signs the other tabs out, clears the user’s data and calls the provider once', async () => {
    const tabs = await tabsOfAda(3);
    tabs[0]?.send(signOut);
    await settle();
    expect(states(tabs)).toEqual(['signedOut', 'signedOut', 'signedOut']);
    for (const tab of tabs) {
      expect(tab.context()).toMatchObject({ account: null, access: null, suspended: null, failure: null });
      expect(tab.tab.session.stored()).toEqual({});
    }
    expect(browser.local.stored()).toEqual({ user_email: ada.email, remember_me: 'true' });
    expect(server.identityCalls.filter((name) => name === 'sign out')).toHaveLength(1);
  });

  test('a sign-out in one tab signs the other tabs out in a browser without BroadcastChannel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const tabs = await tabsOfAda(3);
    tabs[0]?.send(signOut);
    await settle();
    expect(states(tabs)).toEqual(['signedOut', 'signedOut', 'signedOut']);
  });

  test('a sign-out in one tab signs a frozen tab out when the tab thaws', async () => {
    const [first, frozen] = await tabsOfAda(2);
    frozen?.tab.freeze();
    first?.send(signOut);
    await settle();
    expect(frozen?.state()).toEqual(ready);
    frozen?.tab.thaw();
    expect([frozen?.state(), frozen?.context().access]).toEqual(['signedOut', null]);
  });

  test('a sign-out in one tab clears the suspended screens of another tab', async () => {
    const [first, second] = await tabsOfAda(2);
    second?.tab.freeze();
    second?.send({ type: 'session.expired' });
    expect(second?.context().suspended?.account).toEqual(ada);
    first?.send(signOut);
    await settle();
    second?.tab.thaw();
    expect(second?.context()).toMatchObject({ suspended: null, failure: null });
  });
});

describe('a sign-in in one tab', () => {
  test('a sign-in in one tab signs the other tabs in', async () => {
    const tabs = [open(), open(), open()];
    await tabs[0]?.signsIn();
    await Promise.all(tabs.map((tab) => tab.reaches(ready)));
    expect(names(tabs)).toEqual([ada.email, ada.email, ada.email]);
  });

  test('after a sign-in in one tab the other tabs can refresh the access token without the first tab', async () => {
    const [first, second] = [open(), open()];
    await first.signsIn();
    await second.reaches(ready);
    first.session.stop();
    server.sent.length = 0;
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect([server.calls(paths.accessToken), second.state()]).toEqual([1, ready]);
  });

  test('a sign-in in one tab that the portal refuses does not sign the other tabs in', async () => {
    server.refused[paths.accessToken] = 403;
    const tabs = [open(), open()];
    tabs[0]?.send(signIn());
    await settle();
    expect([states(tabs), browser.local.stored()]).toEqual([['signedOut', 'signedOut'], {}]);
  });
});

describe('an expired session', () => {
  test('a session expires in every tab and suspends the screens of each tab', async () => {
    const tabs = await tabsOfAda(2);
    server.refused[paths.accessToken] = 403;
    await vi.advanceTimersByTimeAsync(accessTokenPollMs + 1_000);
    for (const tab of tabs)
      expect(tab.context()).toMatchObject({ failure: { kind: 'expired' }, suspended: { account: ada } });
  });

  test('an expired session resumes in every tab when the same user signs in in one tab', async () => {
    const tabs = await tabsOfAda(2);
    server.refused[paths.accessToken] = 403;
    await vi.advanceTimersByTimeAsync(accessTokenPollMs + 1_000);
    delete server.refused[paths.accessToken];
    await tabs[0]?.signsIn();
    await Promise.all(tabs.map((tab) => tab.reaches(ready)));
    for (const tab of tabs) expect(tab.context()).toMatchObject({ account: ada, suspended: null, visit: 0 });
  });

  test('an expired session becomes a new visit in every tab when another user signs in', async () => {
    const tabs = await tabsOfAda(2);
    server.refused[paths.accessToken] = 403;
    await vi.advanceTimersByTimeAsync(accessTokenPollMs + 1_000);
    delete server.refused[paths.accessToken];
    await tabs[0]?.signsIn(ben.email);
    await Promise.all(tabs.map((tab) => tab.reaches(ready)));
    for (const tab of tabs) expect(tab.context()).toMatchObject({ account: ben, suspended: null, visit: 1 });
  });
});

describe('another user in another tab', () => {
  test('another user’s sign-in in another tab starts a new visit in a frozen tab when the tab thaws', async () => {
    const [first, frozen] = await tabsOfAda(2);
    frozen?.tab.freeze();
    first?.send(signOut);
    await settle();
    await first?.signsIn(ben.email);
    frozen?.tab.thaw();
    await frozen?.reaches(ready);
    expect(frozen?.context()).toMatchObject({ account: ben, suspended: null, visit: 1 });
  });

  test('another user’s sign-in in another tab replaces the session when the permissions of the new user are stored', async () => {
    const [first, second] = await tabsOfAda(2);
    first?.send(signOut);
    await settle();
    await first?.signsIn(ben.email);
    await second?.reaches(ready);
    expect(names([first, second] as never)).toEqual([ben.email, ben.email]);
  });
});

describe('clearing the storage while the portal runs', () => {
  test('the session signs out when another tab clears the storage', async () => {
    const [first, second] = await tabsOfAda(2);
    first?.storage.clear();
    await settle();
    expect([second?.state(), second?.context().failure]).toEqual(['signedOut', null]);
  });

  test('the session signs out when the page wakes up after this tab cleared the storage', async () => {
    const [portal] = await tabsOfAda(1);
    portal?.storage.clear();
    portal?.tab.session.clear();
    portal?.tab.wake();
    expect(portal?.state()).toBe('signedOut');
  });

  test('a session whose storage was cleared recovers from the provider’s session with the next token refresh', async () => {
    const [portal] = await tabsOfAda(1);
    portal?.storage.clear();
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect(portal?.state()).toEqual(ready);
    expect(browser.local.stored()).toMatchObject({ access_token: expect.stringMatching(/^access-/) });
  });
});
