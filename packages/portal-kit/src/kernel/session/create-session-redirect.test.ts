import { IdentityError } from '@portal-kit/sdk/identity';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/browser';
import { ada, ben, paths, startServer } from '../../../test/portal-server';
import { signIn, signOut, visit } from '../../../test/visit';
import type { RedirectSignIn } from './sign-in/identity-provider';

const redirectResponse = new URL('https://portal.example/login?authCode=code&state=s');

let server: ReturnType<typeof startServer>;

beforeEach(() => {
  server = startServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Simulates Ada's sign-in on the provider's pages. */
const pages = (part: Partial<RedirectSignIn> = {}): RedirectSignIn => ({
  begin: async () => {},
  isResponse: () => true,
  returnAddress: () => null,
  finish: async () => {
    server.setSessionAccount(ada);
    return { account: ada, returnTo: '/SUP-1/items?page=2' };
  },
  ...part,
});

describe('sign-in by redirect', () => {
  test('a sign-in by redirect calls the provider with the return address and the login hint', async () => {
    const begin = vi.fn(async () => {});
    const portal = visit(server, { provider: { redirect: pages({ begin }) } });
    portal.send({ type: 'redirect.requested', returnTo: '/SUP-1/items?page=2', loginHint: ada.email });
    await portal.reaches('redirecting');
    await vi.waitFor(() => expect(begin).toHaveBeenCalled());
    expect(begin.mock.calls).toEqual([[{ returnTo: '/SUP-1/items?page=2', loginHint: ada.email }]]);
  });

  test('a sign-in by redirect stores both tokens and does not remember the email address', async () => {
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

  test('a sign-in by redirect replaces the previous user of the browser', async () => {
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

  test('a sign-in by redirect keeps the stored session when the response matches no request of this tab', async () => {
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

  test('a sign-in by redirect stores no token when the portal refuses the user', async () => {
    server.refused[paths.accessToken] = 403;
    const portal = visit(server, { redirectResponse, provider: { redirect: pages() } });
    await portal.reaches('signedOut');
    expect([portal.context().failure?.kind, portal.local.stored(), server.identityCalls]).toEqual([
      'http',
      {},
      ['sign out', 'forget'],
    ]);
  });

  test('a sign-in by redirect does not open the sign-out page of a redirect-only provider when the portal refuses the user', async () => {
    server.refused[paths.accessToken] = 403;
    const provider = { redirect: pages(), password: undefined };
    const portal = visit(server, { redirectResponse, provider });
    await portal.reaches('signedOut');
    expect([portal.context().failure?.kind, server.identityCalls]).toEqual(['http', ['forget']]);
  });
});

describe('returning from the provider’s pages with the Back button', () => {
  test('Back from the provider’s pages returns to signed out', () => {
    const portal = visit(server, { provider: { redirect: pages() } });
    portal.send({ type: 'redirect.requested', returnTo: '/' });
    portal.tab.wake();
    expect(portal.state()).toBe('signedOut');
  });

  test('Back from the provider’s pages signs in when another page of this tab has completed the sign-in', async () => {
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

  test('Back from the provider’s pages has no effect on a page that started no redirect', async () => {
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

describe('sign-in methods that the provider does not support', () => {
  test.each([
    ['by password', signIn(), { password: undefined }],
    ['on its pages', { type: 'redirect.requested', returnTo: '/' } as const, { redirect: undefined }],
  ])(
    'a sign-in %s that the provider does not support sets a failure and does not sign the user in',
    async (_, event, provider) => {
      const portal = visit(server, { provider });
      portal.send(event);
      await portal.reaches('signedOut');
      expect([portal.context().failure?.kind, server.identityCalls]).toEqual(['generic', []]);
    },
  );
});
