import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { MemoryStorage } from '../../../test/memory-storage';
import { createSession } from './create-session';
import type { Account, Credentials, IdentityProvider } from './identity-provider';
import { createTextStore } from './session-storage';
import { accessTokenPollMs } from './token-poll.machine';

const account: Account = { email: 'ada@cellar.example', nickname: 'Ada', companyId: null, company: null };
const credentials: Credentials = { loginId: account.email, password: 's3cret', isRemembered: true };
const bodies: Record<string, unknown> = {
  '/api/v2/auth/user': { globalRole: 'SUPER_ADMIN', supplierRoles: [] },
  '/api/v2/auth/roles': { SUPER_ADMIN: ['BASIC_ACCESS'] },
  '/api/feature-flags': { items: [{ label: 'web-app', value: '{"id":"user-roles","enabled":true}' }] },
};

let sent: string[];
let refused: Record<string, number>;
let tokensGiven: number;

beforeEach(() => {
  sent = [];
  refused = {};
  tokensGiven = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    const { pathname } = new URL(url);
    sent.push(`${pathname} ${headers.get('authorization') ?? headers.get('access-token')}`);
    const status = refused[pathname] ?? 200;
    if (status !== 200) return Response.json({ errorMessage: 'No' }, { status });
    if (pathname !== '/api/v2/auth/accessToken') return Response.json(bodies[pathname]);
    tokensGiven += 1;
    return Response.json({ token: `access-${tokensGiven}` });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(provider: Partial<IdentityProvider> = {}, stored: Record<string, string> = {}) {
  const local = new MemoryStorage();
  const tab = new MemoryStorage();
  for (const [key, value] of Object.entries(stored)) local.setItem(key, value);
  const session = createSession({
    apiBaseUrl: 'https://portal.example',
    provider: {
      signIn: async () => account,
      verifySession: async () => {},
      getIdentityToken: async () => 'identity-1',
      getAccount: async () => account,
      signOut: async () => {},
      hasSession: () => true,
      ...provider,
    },
    local: createTextStore(() => local),
    session: createTextStore(() => tab),
  });
  return {
    ...session,
    local,
    tab,
    reaches: (state: Parameters<typeof waitFor<typeof session.actor>>[1]) => waitFor(session.actor, state),
  };
}
const isReady = (state: { matches: (value: { signedIn: 'ready' }) => boolean }) =>
  state.matches({ signedIn: 'ready' });
const isOut = (state: { matches: (value: 'signedOut') => boolean }) => state.matches('signedOut');
const signIn = { type: 'signIn.requested', credentials } as const;
const signOut = { type: 'signOut.requested' } as const;

describe('signing in', () => {
  test('gets both tokens, the access token by the identity token, and keeps what the next visit needs', async () => {
    const { actor, reaches, local, tab, rememberedEmail } = start();
    actor.send(signIn);
    await reaches(isReady);
    expect(sent[0]).toBe('/api/v2/auth/accessToken Bearer identity-1');
    expect(local.stored()).toEqual({
      id_token: 'identity-1',
      access_token: 'access-1',
      user_email: account.email,
      remember_me: 'true',
      permissions: JSON.stringify({
        account,
        user: { globalRole: 'SUPER_ADMIN', supplierRoles: [] },
        roles: { SUPER_ADMIN: ['BASIC_ACCESS'] },
      }),
    });
    expect(Object.keys(tab.stored())).toEqual(['featureFlags']);
    expect(rememberedEmail()).toBe(account.email);
  });

  test('without "remember me" forgets the address of the last time', async () => {
    const { actor, reaches, local, rememberedEmail } = start({}, { user_email: 'old@cellar.example' });
    actor.send({ type: 'signIn.requested', credentials: { ...credentials, isRemembered: false } });
    await reaches(isReady);
    expect(rememberedEmail()).toBe('');
    expect(local.stored().remember_me).toBe('false');
  });

  test('that the portal refuses leaves neither token nor a session at the provider', async () => {
    refused['/api/v2/auth/accessToken'] = 403;
    const providerSignOut = vi.fn(async () => {});
    const { actor, reaches, local } = start({ signOut: providerSignOut });
    actor.send(signIn);
    const { context } = await reaches(isOut);
    expect(context.failure?.kind).toBe('http');
    expect(local.stored()).toEqual({});
    expect(providerSignOut).toHaveBeenCalledTimes(1);
  });

  test('keeps the password nowhere', async () => {
    const { actor, reaches, local, tab } = start();
    actor.send(signIn);
    await reaches(isReady);
    const everything = JSON.stringify([local.stored(), tab.stored(), sent, actor.getPersistedSnapshot()]);
    expect(everything).not.toContain(credentials.password);
  });
});

describe('the access token', () => {
  test('is renewed every 240 seconds while signed in, and no longer', async () => {
    const { actor, reaches, local } = start();
    actor.send(signIn);
    await reaches(isReady);
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect(local.stored().access_token).toBe('access-2');
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect(local.stored().access_token).toBe('access-3');
    actor.send(signOut);
    await reaches(isOut);
    await vi.advanceTimersByTimeAsync(3 * accessTokenPollMs);
    expect([tokensGiven, local.stored().access_token]).toEqual([3, undefined]);
  });

  test('that cannot be had for a while is asked for again a turn later', async () => {
    const { actor, reaches, local } = start();
    actor.send(signIn);
    await reaches(isReady);
    refused['/api/v2/auth/accessToken'] = 503;
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect([actor.getSnapshot().value, local.stored().access_token]).toEqual([
      { signedIn: 'ready' },
      'access-1',
    ]);
    refused = {};
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect(local.stored().access_token).toBe('access-2');
  });

  test('that is refused for good ends the session and clears it', async () => {
    const { actor, reaches, local, tab } = start();
    actor.send(signIn);
    await reaches(isReady);
    refused['/api/v2/auth/accessToken'] = 403;
    await vi.advanceTimersByTimeAsync(accessTokenPollMs);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'signedOut',
      context: { failure: { kind: 'expired' } },
    });
    expect([local.stored(), tab.stored()]).toEqual([{ user_email: account.email, remember_me: 'true' }, {}]);
  });

  test('is not asked for once the session is stopped', async () => {
    const { actor, reaches, stop } = start();
    actor.send(signIn);
    await reaches(isReady);
    stop();
    await vi.advanceTimersByTimeAsync(3 * accessTokenPollMs);
    expect(tokensGiven).toBe(1);
  });
});

describe('signing out', () => {
  test('clears tokens, permissions and session storage at once, keeps the remembered address', async () => {
    const { actor, reaches, local, tab, rememberedEmail } = start({ signOut: () => new Promise(() => {}) });
    actor.send(signIn);
    await reaches(isReady);
    tab.setItem('draft', 'x');
    actor.send(signOut);
    expect(local.stored()).toEqual({ user_email: account.email, remember_me: 'true' });
    expect(tab.stored()).toEqual({});
    expect(rememberedEmail()).toBe(account.email);
  });

  test('does not wait for the provider for more than three seconds', async () => {
    const { actor, reaches } = start({ signOut: () => new Promise(() => {}) });
    actor.send(signIn);
    await reaches(isReady);
    actor.send(signOut);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(actor.getSnapshot().value).toBe('signingOut');
    await vi.advanceTimersByTimeAsync(1);
    expect(actor.getSnapshot().value).toBe('signedOut');
  });
});

describe('a visit with a session', () => {
  const permissions = JSON.stringify({
    account,
    user: { globalRole: 'ADMIN', supplierRoles: [] },
    roles: { ADMIN: ['BASIC_ACCESS'] },
  });
  const stored = { id_token: 'identity-0', access_token: 'access-0', permissions };

  test('knows the last permissions at once and takes over the server’s', async () => {
    const { actor, reaches, local } = start({}, stored);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'starting',
      context: { access: { user: { globalRole: 'ADMIN' } } },
    });
    const { context } = await reaches(isReady);
    expect(context.access?.user.globalRole).toBe('SUPER_ADMIN');
    expect(local.stored().permissions).toContain('SUPER_ADMIN');
  });

  test.each([
    ['the provider holds none', { hasSession: () => false }, stored],
    ['the identity token is gone', {}, { permissions }],
  ])('is not assumed where %s', (_, provider, kept) => {
    const { actor } = start(provider, kept);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'signedOut',
      context: { access: null, account: null },
    });
    expect(sent).toEqual([]);
  });
});
