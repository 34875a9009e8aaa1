import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/browser';
import { ada, ben, flagsResponse, paths, permissions, startServer } from '../../../test/portal-server';
import { listItems, signIn, signOut, visit } from '../../../test/visit';
import { accessTokenPollMs } from './tokens/token.machine';

const draftKey = `draft:${encodeURIComponent(ada.email)}:SUP-1:item`;
const expiryKey = `sessionExpiredAt:${encodeURIComponent(ada.email)}`;

let server: ReturnType<typeof startServer>;

beforeEach(() => {
  vi.useFakeTimers();
  server = startServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  test('signing in fetches both tokens and stores the data for the next visit', async () => {
    const portal = visit(server);
    await portal.signsIn();
    expect(server.sent[0]).toBe(`${paths.accessToken} Bearer ${ada.email} 1`);
    expect(portal.local.stored()).toEqual({
      id_token: `${ada.email} 1`,
      access_token: 'access-1',
      user_email: ada.email,
      remember_me: 'true',
      permissions,
    });
    expect(Object.keys(portal.tab.session.stored())).toEqual(['featureFlags']);
    expect([portal.session.rememberedEmail(), portal.session.isStored()]).toEqual([ada.email, true]);
  });

  test('a session is not stored when the browser blocks the provider’s cookie', async () => {
    const portal = visit(server, { provider: { isSessionStored: () => false } });
    await portal.signsIn();
    expect(portal.session.isStored()).toBe(false);
  });

  test('signing in without "remember me" removes the remembered email address', async () => {
    const portal = visit(server);
    portal.storage.setItem('user_email', 'old@cellar.example');
    portal.send(signIn(ada.email, false));
    await portal.reaches({ signedIn: 'ready' });
    expect(portal.session.rememberedEmail()).toBe('');
    expect(portal.local.stored()).toMatchObject({ remember_me: 'false' });
  });

  test('signing in with a wrong password keeps the remembered email address', async () => {
    const portal = visit(server);
    portal.storage.setItem('user_email', ada.email);
    portal.send(signIn('nobody@cellar.example'));
    await portal.reaches('signedOut');
    expect(portal.context().failure?.kind).toBe('bad-credentials');
    expect(portal.local.stored()).toEqual({ user_email: ada.email });
  });

  test.each([
    ['the portal refuses the user', 403],
    ['the portal is down', 503],
  ])('a sign-in while %s stores no token and ends the provider’s session', async (_, status) => {
    server.refused[paths.accessToken] = status;
    const portal = visit(server);
    portal.send(signIn());
    await portal.reaches('signedOut');
    expect(portal.context().failure?.kind).toBe('http');
    expect(portal.local.stored()).toEqual({});
    expect(server.identityCalls).toEqual([`sign in ${ada.email}`, 'sign out', 'forget']);
  });

  test('signing in does not store the password', async () => {
    const portal = visit(server);
    await portal.signsIn();
    const everything = JSON.stringify([
      portal.local.stored(),
      portal.tab.session.stored(),
      server.sent,
      portal.session.actor.getSnapshot(),
    ]);
    expect(everything).not.toContain('s3cret');
  });

  test('signing in removes drafts when the storage is full', async () => {
    const browser = openBrowser();
    browser.local.setItem('draft:old', 'x'.repeat(2_000));
    browser.local.capacity = 2_010;
    const portal = visit(server, { browser });
    await portal.signsIn();
    await listItems(portal);
    expect(server.sent.at(-1)).toBe(`${paths.items} Bearer access-1`);
    expect(Object.keys(browser.local.stored())).not.toContain('draft:old');
  });

  test('signing in works when the storage is forbidden, and the session is not stored', async () => {
    const browser = openBrowser();
    browser.local.forbidden = new Error('SecurityError');
    const portal = visit(server, { browser });
    await portal.signsIn();
    expect(portal.session.isStored()).toBe(false);
    await listItems(portal);
    expect(server.sent.at(-1)).toBe(`${paths.items} Bearer access-1`);
  });
});

describe('an ended session', () => {
  test('a session that ends after a refused access token keeps no personal data in local storage except the remembered user’s drafts', async () => {
    const portal = visit(server);
    await portal.signsIn();
    for (const key of [draftKey, 'draft:other user']) portal.storage.setItem(key, 'x');
    server.refused[paths.accessToken] = 403;
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect([portal.state(), portal.context().failure, portal.context().suspended?.account]).toEqual([
      'signedOut',
      { kind: 'expired' },
      ada,
    ]);
    expect(portal.local.stored()).toEqual({
      user_email: ada.email,
      remember_me: 'true',
      permissions: '{}',
      [draftKey]: 'x',
      [expiryKey]: new Date().toISOString(),
    });
    expect(JSON.stringify(portal.tab.session.stored())).not.toMatch(/draft:|@/);
    expect(portal.session.drafts.get(draftKey)).toBe('x');
    expect(server.identityCalls).toEqual([`sign in ${ada.email}`, 'forget']);
  });

  test('without Remember me, the drafts of a session that ended move to the tab and return when the same user signs in again', async () => {
    const portal = visit(server);
    portal.send(signIn(ada.email, false));
    await portal.reaches({ signedIn: 'ready' });
    portal.session.drafts.set(draftKey, 'before');
    portal.send({ type: 'session.expired' });
    portal.session.drafts.set(`${draftKey}~2`, 'after');
    expect(portal.local.stored()).toEqual({ remember_me: 'false', permissions: '{}' });
    expect(portal.tab.session.stored()).toMatchObject({ [draftKey]: 'before', [`${draftKey}~2`]: 'after' });
    portal.reload();
    await portal.signsIn();
    expect(portal.local.stored()).toMatchObject({
      [draftKey]: 'before',
      [`${draftKey}~2`]: 'after',
      permissions,
    });
    expect(Object.keys(portal.tab.session.stored())).toEqual(['featureFlags']);
  });

  test('the drafts of a session that ended return when the same user signs in by redirect', async () => {
    const finish = async () => {
      server.setSessionAccount(ada);
      return { account: ada, returnTo: '/' };
    };
    const redirect = { begin: async () => {}, isResponse: () => true, returnAddress: () => null, finish };
    const browser = openBrowser();
    const before = visit(server, { browser });
    await before.signsIn();
    before.session.drafts.set(draftKey, 'of Ada');
    before.send({ type: 'session.expired' });
    before.session.stop();
    const redirectResponse = new URL('https://portal.example/login?code=c');
    const portal = visit(server, { browser, redirectResponse, provider: { redirect } });
    await portal.reaches({ signedIn: 'ready' });
    expect(portal.session.drafts.get(draftKey)).toBe('of Ada');
    expect(Object.keys(portal.local.stored())).not.toContain(expiryKey);
  });

  test('draftsAfterExpiry moves the drafts of an expired session to the tab even if the user chose Remember me', async () => {
    const portal = visit(server, { draftsAfterExpiry: 'tab' });
    await portal.signsIn();
    portal.session.drafts.set(draftKey, 'of Ada');
    portal.send({ type: 'session.expired' });
    expect(JSON.stringify(portal.local.stored())).not.toContain('of Ada');
    expect(portal.tab.session.stored()[draftKey]).toBe('of Ada');
  });

  test('another user who signs in does not get the drafts of a session that ended', async () => {
    const portal = visit(server);
    await portal.signsIn();
    portal.session.drafts.set(draftKey, 'of Ada');
    portal.send({ type: 'session.expired' });
    await portal.signsIn(ben.email);
    portal.send(signOut);
    await portal.reaches('signedOut');
    await portal.signsIn();
    expect(portal.session.drafts.get(draftKey)).toBe('of Ada');
  });

  test.each([{ type: 'suspension.abandoned' }, signOut] as const)(
    'the event $type over suspended screens removes the drafts of a session that ended',
    async (event) => {
      const portal = visit(server);
      await portal.signsIn();
      portal.session.drafts.set(draftKey, 'of Ada');
      portal.send({ type: 'session.expired' });
      portal.send(event);
      expect(JSON.stringify([portal.local.stored(), portal.tab.session.stored()])).not.toMatch(
        /draft:|sessionExpiredAt/,
      );
    },
  );

  test('a session that ends after a call that is refused twice sends two calls and one refresh', async () => {
    const portal = visit(server);
    await portal.signsIn();
    server.refused[paths.items] = 401;
    await expect(listItems(portal)).rejects.toMatchObject({ status: 401 });
    expect([server.calls(paths.items), server.calls(paths.accessToken)]).toEqual([2, 2]);
    expect([portal.state(), portal.context().failure]).toEqual(['signedOut', { kind: 'expired' }]);
    expect(portal.local.stored().access_token).toBeUndefined();
  });

  test('the session does not end after status 403, 404 or 500', async () => {
    const portal = visit(server);
    await portal.signsIn();
    for (const status of [403, 404, 500]) {
      server.refused[paths.items] = status;
      await expect(listItems(portal)).rejects.toMatchObject({ status });
    }
    expect(portal.state()).toEqual({ signedIn: 'ready' });
  });

  test('the session does not end when the roles call is refused, which shows Permission Denied after one refresh', async () => {
    const portal = visit(server);
    server.refused[paths.roles] = 401;
    portal.send(signIn());
    await portal.reaches('denied');
    expect(server.sent.filter((call) => call.startsWith(paths.roles))).toEqual([
      `${paths.roles} Bearer ${ada.email} 1`,
      `${paths.roles} Bearer ${ada.email} 2`,
    ]);
    expect(Object.keys(portal.local.stored())).toContain('access_token');
  });

  test.each(['user', 'flags'] as const)(
    'the session ends after a refused call for the %s, whether or not the roles call is refused',
    async (name) => {
      for (const others of [{}, { [paths.roles]: 401 }]) {
        Object.assign(server.refused, { [paths[name]]: 401 }, others);
        const portal = visit(server);
        portal.send(signIn());
        await portal.reaches('signedOut');
        expect(portal.context().failure).toEqual({ kind: 'expired' });
      }
    },
  );
});

describe('signing out', () => {
  test('signing out clears tokens, permissions, drafts and session storage at once and keeps the remembered email', async () => {
    const portal = visit(server, { provider: { signOut: () => new Promise(() => {}) } });
    await portal.signsIn();
    for (const key of ['draft:ada', 'draft:other user', 'theme']) portal.storage.setItem(key, 'x');
    portal.tab.session.setItem('anything', 'x');
    portal.send(signOut);
    expect(portal.local.stored()).toEqual({ user_email: ada.email, remember_me: 'true', theme: 'x' });
    expect(portal.tab.session.stored()).toEqual({});
    expect(portal.session.rememberedEmail()).toBe(ada.email);
  });

  test('signing out waits for the provider for at most three seconds', async () => {
    const portal = visit(server, { provider: { signOut: () => new Promise(() => {}) } });
    await portal.signsIn();
    portal.send(signOut);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(portal.state()).toBe('signingOut');
    await vi.advanceTimersByTimeAsync(1);
    expect(portal.state()).toBe('signedOut');
  });

  test('signing out discards a pending token refresh', async () => {
    const portal = visit(server);
    await portal.signsIn();
    server.refused[paths.accessToken] = 'never';
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    portal.send(signOut);
    await portal.reaches('signedOut');
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect([portal.state(), portal.context().failure]).toEqual(['signedOut', null]);
    expect(Object.keys(portal.local.stored())).toEqual(['user_email', 'remember_me']);
  });
});

describe('a visit with a stored session', () => {
  const stored = { id_token: 'identity-0', access_token: 'access-0', permissions };
  const browserWith = (entries: Record<string, string>) => {
    const browser = openBrowser();
    for (const [key, text] of Object.entries(entries)) browser.local.setItem(key, text);
    return browser;
  };
  const readOnly = permissions.replaceAll('SUPER_ADMIN', 'READ_ONLY');

  test('a visit with a stored session provides the stored permissions at once and then the server’s permissions', async () => {
    server.setSessionAccount(ada);
    const portal = visit(server, { browser: browserWith({ ...stored, permissions: readOnly }) });
    expect([portal.state(), portal.context().access?.user.globalRole]).toEqual(['starting', 'READ_ONLY']);
    await portal.reaches({ signedIn: 'ready' });
    expect(portal.context().access?.user.globalRole).toBe('SUPER_ADMIN');
    expect(portal.local.stored()).toMatchObject({ permissions });
  });

  test('a visit with a stored session verifies the session and loads the access in parallel, once', async () => {
    server.setSessionAccount(ada);
    const verification = Promise.withResolvers<void>();
    const portal = visit(server, {
      browser: browserWith(stored),
      provider: { verifySession: () => verification.promise },
    });
    const counts = () => [paths.roles, paths.flags, paths.user].map(server.calls);
    await vi.waitFor(() => expect(counts()).toEqual([1, 1, 1]));
    expect(portal.state()).toBe('starting');
    verification.resolve();
    await portal.reaches({ signedIn: 'ready' });
    expect(counts()).toEqual([1, 1, 1]);
  });

  test.each([
    ['the provider has no session', false, stored],
    ['the identity token is gone', true, { permissions }],
  ])('a visit with a stored session starts signed out when %s', (_, isProven, entries) => {
    server.setSessionAccount(isProven ? ada : undefined);
    const portal = visit(server, { browser: browserWith(entries) });
    expect([portal.state(), portal.context()]).toMatchObject(['signedOut', { access: null, account: null }]);
    expect([server.sent, server.identityCalls]).toEqual([[], []]);
  });

  test('a visit with a stored session drops its tokens when the provider has ended the session', async () => {
    server.setSessionAccount(ada);
    const portal = visit(server, {
      browser: browserWith(stored),
      provider: { verifySession: () => Promise.reject({ kind: 'no-session' }) },
    });
    await portal.reaches('signedOut');
    expect(portal.local.stored()).toEqual({ permissions: '{}' });
    expect(server.identityCalls).toEqual(['forget']);
  });

  test.each([
    ['', {}],
    [' that returns from the provider', { redirectResponse: new URL('https://portal.example/login?code=c') }],
  ])(
    'a visit%s after the provider’s session has ended with the browser removes tokens, permissions and drafts',
    async (_, options) => {
      const browser = browserWith({ ...stored, 'draft:a': 'x', user_email: ada.email, theme: 'dark' });
      const portal = visit(server, { browser, ...options });
      expect(portal.local.stored()).toEqual({ user_email: ada.email, theme: 'dark' });
      expect(portal.context()).toMatchObject({ access: null, account: null });
      expect([server.sent, portal.session.sdk && server.identityCalls]).toEqual([[], []]);
    },
  );

  test.each(['roles', 'user'] as const)(
    'a visit with a stored session uses the server’s flags while the %s call fails, and loads the permissions again',
    async (name) => {
      server.setSessionAccount(ada);
      server.refused[paths[name]] = 503;
      const portal = visit(server, { browser: browserWith({ ...stored, permissions: readOnly }) });
      await portal.reaches({ signedIn: 'stale' });
      expect(portal.context().access).toMatchObject({
        user: { globalRole: 'READ_ONLY' },
        flags: [{ id: 'user-roles', enabled: true }],
      });
      delete server.refused[paths[name]];
      await vi.advanceTimersByTimeAsync(30_000);
      await portal.reaches({ signedIn: 'ready' });
      expect(portal.context().access?.user.globalRole).toBe('SUPER_ADMIN');
    },
  );

  test('a visit with a stored session restores flags toggled in dev mode, and switching dev mode off restores the server’s flags', async () => {
    server.bodies[paths.flags] = flagsResponse({ id: 'user-roles', enabled: true });
    const portal = visit(server);
    await portal.signsIn();
    portal.send({ type: 'devMode.switched', isOn: true });
    portal.send({ type: 'flag.toggled', id: 'user-roles' });
    portal.reload();
    await portal.reaches({ signedIn: 'ready' });
    expect([portal.context().isDevMode, portal.context().access?.flags?.[0]?.enabled]).toEqual([true, false]);
    portal.send({ type: 'devMode.switched', isOn: false });
    portal.reload();
    await portal.reaches({ signedIn: 'ready' });
    expect([portal.context().isDevMode, portal.context().access?.flags?.[0]?.enabled]).toEqual([false, true]);
  });

  test('a visit with a stored session has the server’s flags after dev mode was switched off while the server was down', async () => {
    const portal = visit(server);
    await portal.signsIn();
    portal.send({ type: 'devMode.switched', isOn: true });
    portal.send({ type: 'flag.toggled', id: 'user-roles' });
    server.refused[paths.user] = 503;
    portal.reload();
    await portal.reaches({ signedIn: 'stale' });
    portal.send({ type: 'devMode.switched', isOn: false });
    delete server.refused[paths.user];
    portal.reload();
    await portal.reaches({ signedIn: 'ready' });
    expect([portal.context().isDevMode, portal.context().access?.flags?.[0]?.enabled]).toEqual([false, true]);
  });
});
