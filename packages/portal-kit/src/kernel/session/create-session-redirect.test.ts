import { IdentityError } from '@portal-kit/sdk/identity';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/browser';
import { ada, ben, paths, startServer } from '../../../test/portal-server';
import { signIn, signOut, visit } from '../../../test/visit';
import type { RedirectSignIn } from './identity-provider';

const redirectResponse = new URL('https://portal.example/login?authCode=code&state=s');

let server: ReturnType<typeof startServer>;

beforeEach(() => {
  server = startServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The provider's pages, on which Ada signs in. */
const pages = (part: Partial<RedirectSignIn> = {}): RedirectSignIn => ({
  begin: async () => {},
  isResponse: () => true,
  returnAddress: () => null,
  finish: async () => {
    server.prove(ada);
    return { account: ada, returnTo: '/SUP-1/items?page=2' };
  },
  ...part,
});

describe('signing in on the provider’s pages', () => {
  test('leaves with where the user was', async () => {
    const begin = vi.fn(async () => {});
    const portal = visit(server, { provider: { redirect: pages({ begin }) } });
    portal.send({ type: 'redirect.requested', returnTo: '/SUP-1/items?page=2', loginHint: ada.email });
    expect(portal.state()).toBe('redirecting');
    expect(begin.mock.calls).toEqual([[{ returnTo: '/SUP-1/items?page=2', loginHint: ada.email }]]);
  });

  test('ends with both tokens, and remembers no address: that is the provider’s to do', async () => {
    const portal = visit(server, { redirectResponse, provider: { redirect: pages() } });
    expect(portal.state()).toBe('returning');
    await portal.reaches({ signedIn: 'ready' });
    expect(portal.context()).toMatchObject({ account: ada, returnTo: '/SUP-1/items?page=2' });
    expect(portal.local.stored()).toEqual({
      id_token: `${ada.email} 1`,
      access_token: 'access-1',
      permissions: expect.stringContaining(ada.email),
    });
  });

  test('takes the place of whoever was signed in here before', async () => {
    const browser = openBrowser();
    const before = visit(server, { browser });
    await before.signsIn(ben.email);
    before.session.stop();
    const portal = visit(server, { browser, redirectResponse, provider: { redirect: pages() } });
    expect(portal.context()).toMatchObject({ account: null, access: null });
    await portal.reaches({ signedIn: 'ready' });
    expect(portal.context().account).toEqual(ada);
    expect(browser.local.stored()).toMatchObject({ id_token: `${ada.email} 2` });
  });

  test('with an answer to nothing that this tab has asked leaves the session that there was', async () => {
    const browser = openBrowser();
    const before = visit(server, { browser });
    await before.signsIn();
    before.session.stop();
    const stored = browser.local.stored();
    const finish = () => Promise.reject(new IdentityError({ kind: 'sso-failed' }));
    const portal = visit(server, { browser, redirectResponse, provider: { redirect: pages({ finish }) } });
    await portal.reaches('signedOut');
    expect(portal.context().failure).toMatchObject({ kind: 'sso-failed' });
    expect(browser.local.stored()).toEqual(stored);
    portal.tab.wake();
    await portal.reaches({ signedIn: 'ready' });
    expect(portal.context().account).toEqual(ada);
  });

  test('that the portal refuses leaves no half of a session', async () => {
    server.refused[paths.accessToken] = 403;
    const portal = visit(server, { redirectResponse, provider: { redirect: pages() } });
    await portal.reaches('signedOut');
    expect([portal.context().failure?.kind, portal.local.stored(), server.told]).toEqual([
      'http',
      {},
      ['sign out', 'forget'],
    ]);
  });

  test('that the portal refuses does not leave the page for a provider that has only pages', async () => {
    server.refused[paths.accessToken] = 403;
    const provider = { redirect: pages(), password: undefined };
    const portal = visit(server, { redirectResponse, provider });
    await portal.reaches('signedOut');
    expect([portal.context().failure?.kind, server.told]).toEqual(['http', ['forget']]);
  });
});

describe('coming back from the provider’s pages by the browser’s Back', () => {
  test('shows the form again', () => {
    const portal = visit(server, { provider: { redirect: pages() } });
    portal.send({ type: 'redirect.requested', returnTo: '/' });
    portal.tab.wake();
    expect(portal.state()).toBe('signedOut');
  });

  test('after signing in there is signed in', async () => {
    const browser = openBrowser();
    const portal = visit(server, { browser, provider: { redirect: pages() } });
    portal.send({ type: 'redirect.requested', returnTo: '/' });
    portal.tab.freeze();
    const returned = visit(server, { browser, redirectResponse, provider: { redirect: pages() } });
    await returned.reaches({ signedIn: 'ready' });
    portal.tab.thaw();
    await portal.reaches({ signedIn: 'ready' });
    expect(portal.context().account).toEqual(ada);
  });

  test('is nothing to a page that has not left', async () => {
    const portal = visit(server);
    await portal.signsIn();
    portal.tab.wake();
    expect(portal.state()).toEqual({ signedIn: 'ready' });
    portal.send(signOut);
    await portal.reaches('signedOut');
    portal.tab.wake();
    expect(portal.state()).toBe('signedOut');
  });
});

describe('a provider that lacks a way to sign in', () => {
  test.each([
    ['by password', signIn(), { password: undefined }],
    ['on its pages', { type: 'redirect.requested', returnTo: '/' } as const, { redirect: undefined }],
  ])('%s says so, and nobody is signed in', async (_, event, provider) => {
    const portal = visit(server, { provider });
    portal.send(event);
    await portal.reaches('signedOut');
    expect([portal.context().failure?.kind, server.told]).toEqual(['generic', []]);
  });
});
