import { describe, expect, test, vi } from 'vitest';
import { jwt, refusal } from '../../../../test/oidc-server';
import { postLogoutRedirectUri, redirectUri, setupOidcTabs, waitForOutcome } from '../../../../test/oidc-tab';

const oidc = setupOidcTabs();
const { openTab } = oidc;

test('the OpenID Connect provider offers no password form', () => {
  expect(openTab().provider.password).toBeUndefined();
});

describe('begin', () => {
  test('redirect.begin() requests a code and stores the request in this tab', async () => {
    const { redirect, left } = openTab();
    await redirect.begin({ returnTo: '/SUP-1001/items?page=2', loginHint: 'ada@cellar.example' });
    const [url] = left;
    expect(`${url?.origin}${url?.pathname}`).toBe('https://login.example/auth');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      client_id: 'portal',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile offline_access',
      login_hint: 'ada@cellar.example',
      state: expect.stringMatching(/^[0-9a-f]{32}$/),
      nonce: expect.stringMatching(/^\d{20,}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(oidc.shared.stored()).toEqual({});
  });

  test('redirect.begin() sends the configured scope and no login hint for an unknown user', async () => {
    const { redirect, left } = openTab({ scope: 'openid email' });
    await redirect.begin({ returnTo: '/' });
    await redirect.begin({ returnTo: '/', loginHint: '' });
    expect(
      left.map(({ searchParams }) => [searchParams.get('scope'), searchParams.has('login_hint')]),
    ).toEqual([
      ['openid email', false],
      ['openid email', false],
    ]);
    expect(left[0]?.searchParams.get('state')).not.toBe(left[1]?.searchParams.get('state'));
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'transient'],
    [
      "a gateway's page",
      () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
      'transient',
    ],
    ['a failure', () => Response.json({ message: 'busy' }, { status: 503 }), 'transient'],
    ['half a response', () => new Response('{"issuer":'), 'transient'],
    ['nothing there', () => Response.json({ message: 'no such realm' }, { status: 404 }), 'config'],
    ['no endpoint', () => Response.json({ issuer: 'https://login.example' }), 'config'],
  ])(
    'redirect.begin() does not leave the page when discovery fails with %s',
    async (_what, respond, kind) => {
      oidc.server.responses['/.well-known/openid-configuration'] = respond;
      const { redirect, left } = openTab();
      expect(await waitForOutcome(redirect.begin({ returnTo: '/' }))).toBe(kind);
      expect(left).toEqual([]);
    },
  );

  test('redirect.begin() repeats a failed discovery', async () => {
    const { redirect, left } = openTab();
    const original = oidc.server.responses['/.well-known/openid-configuration'];
    oidc.server.responses['/.well-known/openid-configuration'] = () => new Response(null, { status: 503 });
    expect(await waitForOutcome(redirect.begin({ returnTo: '/' }))).toBe('transient');
    oidc.server.responses['/.well-known/openid-configuration'] = original ?? (() => Response.error());
    await redirect.begin({ returnTo: '/' });
    expect(left).toHaveLength(1);
  });
});

test.each([
  ['?code=c&state=s', true],
  ['?error=access_denied&state=s', true],
  ['?code=c', false],
  ['?error=access_denied', false],
  ['?state=s', false],
  ['', false],
])('the query %s at the redirect URI is a response: %s', (query, expected) => {
  const { redirect } = openTab();
  expect(redirect.isResponse(new URL(`${redirectUri}${query}`))).toBe(expected);
  expect(redirect.isResponse(new URL(`https://portal.example/SUP-1001/items${query}`))).toBe(false);
  expect(redirect.isResponse(new URL(`https://other.example/login${query}`))).toBe(false);
});

describe('finish', () => {
  test('redirect.finish() exchanges the code for a user and returns the return address', async () => {
    const { signIn, provider, left, own } = openTab();
    expect(await signIn()).toEqual({
      account: {
        email: 'ada@cellar.example',
        nickname: 'Ada Lovelace',
        company: 'Cellar & Sons',
        companyId: 'SUP-1001',
      },
      returnTo: '/SUP-1001/items',
    });
    const [form] = oidc.server.tokenRequests();
    expect(Object.fromEntries(form ?? [])).toEqual({
      grant_type: 'authorization_code',
      client_id: 'portal',
      redirect_uri: redirectUri,
      code: 'c-1',
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
    });
    const digest = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(form?.get('code_verifier') ?? ''),
    );
    const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(left[0]?.searchParams.get('code_challenge')).toBe(
      challenge.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    );
    expect([provider.hasSession(), own.length]).toEqual([true, 0]);
  });

  test('redirect.finish() refuses the response to a request of another tab and sends no request', async () => {
    const address = await openTab().responseAddress();
    const { redirect, provider } = openTab();
    expect(await waitForOutcome(redirect.finish(address))).toBe('sso-failed');
    expect([provider.hasSession(), oidc.server.tokenRequests()]).toEqual([false, []]);
  });

  test.each([
    '?code=c',
    '?code=c&state=',
    '?code=c&state=made-up',
    '?code=c&state=%25zz',
    '?error=server_error&state=made-up',
  ])('redirect.finish() refuses %s, which matches no request', async (query) => {
    const { redirect } = openTab();
    await redirect.begin({ returnTo: '/' });
    expect(await waitForOutcome(redirect.finish(new URL(redirectUri + query)))).toBe('sso-failed');
    expect(oidc.server.tokenRequests()).toEqual([]);
  });

  test('redirect.finish() refuses a response that was used before', async () => {
    const { redirect, responseAddress } = openTab();
    const address = await responseAddress();
    await redirect.finish(address);
    expect(await waitForOutcome(redirect.finish(address))).toBe('sso-failed');
    expect(oidc.server.tokenRequests()).toHaveLength(1);
  });

  test('redirect.finish() refuses a response after the stored request was modified', async () => {
    const { redirect, own, responseAddress } = openTab();
    const address = await responseAddress();
    for (const key of Object.keys(own.stored())) own.setItem(key, '{');
    expect(await waitForOutcome(redirect.finish(address))).toBe('sso-failed');
  });

  test('redirect.finish() refuses the ID token of another request', async () => {
    const { redirect, provider, responseAddress } = openTab();
    const address = await responseAddress();
    oidc.server.nonce = 'of another';
    expect(await waitForOutcome(redirect.finish(address))).toBe('config');
    expect(provider.hasSession()).toBe(false);
  });

  test.each([
    ['access_denied', 'canceled'],
    ['login_required', 'no-session'],
    ['interaction_required', 'no-session'],
    ['temporarily_unavailable', 'transient'],
    ['server_error', 'transient'],
    ['invalid_request', 'config'],
    ['invalid_scope', 'config'],
    ['something_new', 'config'],
  ])('redirect.finish() maps the error %s to %s', async (error, kind) => {
    const { redirect, provider, responseAddress } = openTab();
    const address = await responseAddress({ error, error_description: 'ada is locked' });
    expect(await waitForOutcome(redirect.finish(address))).toBe(kind);
    expect([provider.hasSession(), oidc.server.tokenRequests()]).toEqual([false, []]);
  });

  test.each([
    ['invalid_grant', refusal('invalid_grant'), 'invalid-token'],
    ['invalid_client', refusal('invalid_client', 401), 'config'],
    ['server_error', refusal('server_error', 500), 'transient'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'transient'],
    [
      "a gateway's page",
      () => new Response('<p>', { status: 502, headers: { 'content-type': 'text/html' } }),
      'transient',
    ],
    ['half a response', () => new Response('{"id_token":"'), 'transient'],
    ['no token', () => Response.json({}), 'config'],
    ['a token that is none', () => Response.json({ id_token: 'opaque', access_token: 'at' }), 'config'],
    [
      'a token without a user',
      () => Response.json({ id_token: jwt({ exp: 1, iat: 0 }), access_token: 'at' }),
      'config',
    ],
  ])(
    'redirect.finish() stores nothing when the token endpoint responds with %s',
    async (_what, respond, kind) => {
      oidc.server.responses['/token'] = respond;
      const { signIn, provider } = openTab();
      expect(await waitForOutcome(signIn())).toBe(kind);
      expect([provider.hasSession(), oidc.shared.length]).toEqual([false, 0]);
    },
  );

  test.each([
    ['a response that never begins', () => new Promise<Response>(() => {})],
    ['a body that never arrives', () => new Response(new ReadableStream())],
  ])('redirect.finish() rejects after 30 seconds of %s', async (_what, respond) => {
    const { redirect, responseAddress } = openTab();
    const address = await responseAddress();
    oidc.server.responses['/token'] = respond;
    vi.useFakeTimers();
    const outcome = waitForOutcome(redirect.finish(address));
    await vi.waitFor(() => expect(oidc.server.tokenRequests()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toBe('transient');
  });

  test('redirect.finish() keeps neither provider messages nor tokens in errors', async () => {
    const { signIn, provider } = openTab();
    await signIn();
    await provider.getIdentityToken();
    oidc.server.responses['/token'] = refusal('invalid_grant');
    const error = await provider.getIdentityToken().catch((caught: unknown) => caught);
    expect(error).toMatchObject({ kind: 'invalid-token' });
    expect(error).not.toHaveProperty('cause');
    expect(`${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toMatch(/rt-|ada@/);
  });
});

describe('signing out', () => {
  test('signing out of OpenID Connect removes the session before it opens the provider’s sign-out page', async () => {
    const { provider, signIn, left } = openTab();
    await signIn();
    const token = await provider.getIdentityToken();
    const done = provider.signOut();
    expect([provider.hasSession(), oidc.shared.stored()]).toEqual([false, {}]);
    await done;
    expect(`${left[1]?.origin}${left[1]?.pathname}`).toBe('https://login.example/end');
    expect(Object.fromEntries(left[1]?.searchParams ?? [])).toEqual({
      id_token_hint: token,
      post_logout_redirect_uri: postLogoutRedirectUri,
    });
  });

  test('signing out of OpenID Connect revokes the refresh token before it opens the provider’s sign-out page', async () => {
    const { provider, signIn, left } = openTab();
    await signIn();
    const [live] = oidc.server.liveRefreshTokens;
    let pagesAtRevocation = 0;
    const revoke = oidc.server.responses['/revoke'] as (form: URLSearchParams) => Response;
    oidc.server.responses['/revoke'] = (form) => {
      pagesAtRevocation = left.length;
      return revoke(form);
    };
    await provider.signOut();
    const request = oidc.server.sent.find(({ path }) => path === '/revoke');
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      client_id: 'portal',
      token: live,
      token_type_hint: 'refresh_token',
    });
    expect([oidc.server.liveRefreshTokens.size, pagesAtRevocation, left.length]).toEqual([0, 1, 2]);
  });

  test.each([
    ['has no revocation endpoint', { revocation_endpoint: undefined }, undefined],
    ['refuses the revocation', {}, refusal('unsupported_token_type')],
    ['does not respond to the revocation', {}, () => new Promise<Response>(() => {})],
  ])('signing out of OpenID Connect continues when the provider %s', async (_, metadata, respond) => {
    oidc.server.metadata = metadata;
    if (respond) oidc.server.responses['/revoke'] = respond;
    const { provider, signIn, left } = openTab();
    await signIn();
    vi.useFakeTimers();
    const done = provider.signOut();
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect([provider.hasSession(), left.length]).toEqual([false, 2]);
  });

  test('signing out of OpenID Connect sends no request without a session', async () => {
    const { provider, left } = openTab();
    await provider.signOut();
    expect([oidc.server.sent, left]).toEqual([[], []]);
  });

  test('signing out of OpenID Connect removes the session when the provider has no sign-out page', async () => {
    oidc.server.metadata = { end_session_endpoint: undefined };
    const { provider, signIn, left } = openTab();
    await signIn();
    await provider.signOut();
    expect([provider.hasSession(), left.length]).toEqual([false, 1]);
  });

  test('signing out of OpenID Connect removes the session when the provider cannot be reached', async () => {
    await openTab().signIn();
    oidc.server.responses['/.well-known/openid-configuration'] = () =>
      Promise.reject(new TypeError('Failed to fetch'));
    const { provider, left } = openTab();
    await provider.signOut();
    expect([provider.hasSession(), left]).toEqual([false, []]);
  });

  test('signing out of OpenID Connect does not leave the page when a user has signed in during the request', async () => {
    await openTab().signIn();
    const original = oidc.server.responses['/.well-known/openid-configuration'] as () => Response;
    let respond = () => {};
    oidc.server.responses['/.well-known/openid-configuration'] = () =>
      new Promise((resolve) => {
        respond = () => resolve(original());
      });
    const { provider, left } = openTab();
    const done = provider.signOut();
    await vi.waitFor(() => expect(oidc.server.sent.at(-1)?.path).toBe('/.well-known/openid-configuration'));
    oidc.server.responses['/.well-known/openid-configuration'] = original;
    await openTab().signIn();
    respond();
    await done;
    expect([left, provider.hasSession()]).toEqual([[], true]);
  });
});
