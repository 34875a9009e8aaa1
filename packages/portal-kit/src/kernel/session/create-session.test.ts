import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/browser';
import { ada, flagsAnswer, paths, permissions, startServer } from '../../../test/portal-server';
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

describe('signing in', () => {
  test('gets both tokens, the access token by the identity token, and keeps what the next visit needs', async () => {
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
    expect(portal.session.rememberedEmail()).toBe(ada.email);
  });

  test('without "remember me" forgets the address of the last time', async () => {
    const portal = visit(server);
    portal.storage.setItem('user_email', 'old@cellar.example');
    portal.send(signIn(ada.email, false));
    await portal.reaches({ signedIn: 'ready' });
    expect(portal.session.rememberedEmail()).toBe('');
    expect(portal.local.stored()).toMatchObject({ remember_me: 'false' });
  });

  test('with a wrong password leaves the remembered address', async () => {
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
  ])(
    'while %s leaves no half of a session: neither token, nor cookie, nor the provider’s',
    async (_, status) => {
      server.refused[paths.accessToken] = status;
      const portal = visit(server);
      portal.send(signIn());
      await portal.reaches('signedOut');
      expect(portal.context().failure?.kind).toBe('http');
      expect(portal.local.stored()).toEqual({});
      expect(server.told).toEqual([`sign in ${ada.email}`, 'sign out', 'forget']);
    },
  );

  test('keeps the password nowhere', async () => {
    const portal = visit(server);
    await portal.signsIn();
    const everything = JSON.stringify([
      portal.local.stored(),
      portal.tab.session.stored(),
      server.sent,
      portal.session.actor.getPersistedSnapshot(),
    ]);
    expect(everything).not.toContain('s3cret');
  });

  test('works in a browser whose storage is full, which gives up drafts for it', async () => {
    const browser = openBrowser();
    browser.local.setItem('draft:old', 'x'.repeat(2_000));
    browser.local.capacity = 2_010;
    const portal = visit(server, { browser });
    await portal.signsIn();
    await listItems(portal);
    expect(server.sent.at(-1)).toBe(`${paths.items} Bearer access-1`);
    expect(Object.keys(browser.local.stored())).not.toContain('draft:old');
  });

  test('works in a browser that stores nothing at all', async () => {
    const browser = openBrowser();
    browser.local.forbidden = new Error('SecurityError');
    const portal = visit(server, { browser });
    await portal.signsIn();
    await listItems(portal);
    expect(server.sent.at(-1)).toBe(`${paths.items} Bearer access-1`);
  });
});

describe('a session that ends at the server', () => {
  test('by an access token that is refused for good keeps permissions and drafts for whoever goes on', async () => {
    const portal = visit(server);
    await portal.signsIn();
    portal.storage.setItem('draft:a', 'x');
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
      permissions,
      'draft:a': 'x',
    });
    expect(server.told).toEqual([`sign in ${ada.email}`, 'forget']);
  });

  test('by a call that is refused again with a fresh token: two calls, one renewal', async () => {
    const portal = visit(server);
    await portal.signsIn();
    server.refused[paths.items] = 401;
    await expect(listItems(portal)).rejects.toMatchObject({ status: 401 });
    expect([server.calls(paths.items), server.calls(paths.accessToken)]).toEqual([2, 2]);
    expect([portal.state(), portal.context().failure]).toEqual(['signedOut', { kind: 'expired' }]);
    expect(portal.local.stored().access_token).toBeUndefined();
  });

  test('is not what a refused action or a server error means', async () => {
    const portal = visit(server);
    await portal.signsIn();
    for (const status of [403, 404, 500]) {
      server.refused[paths.items] = status;
      await expect(listItems(portal)).rejects.toMatchObject({ status });
    }
    expect(portal.state()).toEqual({ signedIn: 'ready' });
  });

  test('is not what refused roles mean: one fresh identity token, then Permission Denied', async () => {
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
    'is what a refused call for the %s means, beside refused roles or not',
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
  test('clears tokens, permissions, drafts and session storage at once, and keeps the remembered address', async () => {
    const portal = visit(server, { provider: { signOut: () => new Promise(() => {}) } });
    await portal.signsIn();
    for (const key of ['draft:ada', 'draft:somebody else', 'theme']) portal.storage.setItem(key, 'x');
    portal.tab.session.setItem('anything', 'x');
    portal.send(signOut);
    expect(portal.local.stored()).toEqual({ user_email: ada.email, remember_me: 'true', theme: 'x' });
    expect(portal.tab.session.stored()).toEqual({});
    expect(portal.session.rememberedEmail()).toBe(ada.email);
  });

  test('does not wait for the provider for more than three seconds', async () => {
    const portal = visit(server, { provider: { signOut: () => new Promise(() => {}) } });
    await portal.signsIn();
    portal.send(signOut);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(portal.state()).toBe('signingOut');
    await vi.advanceTimersByTimeAsync(1);
    expect(portal.state()).toBe('signedOut');
  });

  test('keeps no token that is still on its way', async () => {
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

describe('a visit with a session', () => {
  const stored = { id_token: 'identity-0', access_token: 'access-0', permissions };
  const browserWith = (entries: Record<string, string>) => {
    const browser = openBrowser();
    for (const [key, text] of Object.entries(entries)) browser.local.setItem(key, text);
    return browser;
  };
  const readOnly = permissions.replaceAll('SUPER_ADMIN', 'READ_ONLY');

  test('knows the last permissions at once and takes over the server’s', async () => {
    server.prove(ada);
    const portal = visit(server, { browser: browserWith({ ...stored, permissions: readOnly }) });
    expect([portal.state(), portal.context().access?.user.globalRole]).toEqual(['starting', 'READ_ONLY']);
    await portal.reaches({ signedIn: 'ready' });
    expect(portal.context().access?.user.globalRole).toBe('SUPER_ADMIN');
    expect(portal.local.stored()).toMatchObject({ permissions });
  });

  test.each([
    ['the provider holds none', false, stored],
    ['the identity token is gone', true, { permissions }],
  ])('is not assumed where %s', (_, isProven, entries) => {
    server.prove(isProven ? ada : undefined);
    const portal = visit(server, { browser: browserWith(entries) });
    expect([portal.state(), portal.context()]).toMatchObject(['signedOut', { access: null, account: null }]);
    expect([server.sent, server.told]).toEqual([[], []]);
  });

  test('that the provider has ended drops its tokens', async () => {
    server.prove(ada);
    const portal = visit(server, {
      browser: browserWith(stored),
      provider: { verifySession: () => Promise.reject({ kind: 'no-session' }) },
    });
    await portal.reaches('signedOut');
    expect(portal.local.stored()).toEqual({ permissions });
    expect(server.told).toEqual(['forget']);
  });

  test('reads the flags of this browser session, as dev mode has turned them, and their return leaves no trace', async () => {
    server.bodies[paths.flags] = flagsAnswer({ id: 'user-roles', enabled: true });
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

  test('after dev mode was switched off while the server was down has the server’s flags', async () => {
    const portal = visit(server);
    await portal.signsIn();
    portal.send({ type: 'devMode.switched', isOn: true });
    portal.send({ type: 'flag.toggled', id: 'user-roles' });
    server.refused[paths.user] = 503;
    portal.reload();
    await portal.reaches({ signedIn: 'ready' });
    portal.send({ type: 'devMode.switched', isOn: false });
    delete server.refused[paths.user];
    portal.reload();
    await portal.reaches({ signedIn: 'ready' });
    expect([portal.context().isDevMode, portal.context().access?.flags?.[0]?.enabled]).toEqual([false, true]);
  });
});
