import { createHash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { rawRequest } from '../gateway/raw-request.ts';
import { signIn } from '../sign-in.ts';
import type { OidcServer } from './oidc-server.ts';
import { createCookieBrowser, signInOidc } from './sign-in-oidc.ts';

const DANA = 'dana@halberd.example';
/** Far from the system time, because the provider does not use the sandbox's clock. */
const NOW = '2031-05-05T08:00:00.000Z';

let chain: Chain;
let oidc: OidcServer;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: NOW, identity: 'oidc' });
  oidc = chain.oidc as OidcServer;
  return () => chain.close();
});
beforeEach(() => chain.control.reset());
afterEach(() => oidc.resume());

const redirectUri = () => `${chain.origin}/login`;
const decodeClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Response of the token endpoint; a failed response contains only `error`. */
interface Tokens {
  readonly id_token: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly error?: string;
}

async function postToken(form: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${oidc.origin}/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ client_id: oidc.clientId, ...form }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Tokens };
}
const refresh = (token = '') => postToken({ grant_type: 'refresh_token', refresh_token: token });

const signInAddress = (parameters: Record<string, string> = {}) => {
  const request = new URLSearchParams({
    client_id: oidc.clientId,
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope: oidc.scope,
    state: 's1',
    code_challenge: createHash('sha256').update('verifier').digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  });
  return `${oidc.origin}/auth?${request}`;
};
const leadsTo = (response: Response) => new URL(response.headers.get('location') ?? '', oidc.origin);
const authorize = (parameters?: Record<string, string>) => createCookieBrowser()(signInAddress(parameters));
const responseParameters = (response: Response) => leadsTo(response).searchParams;

async function lock(email: string) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(signInOidc(chain.origin, email, { password: 'wrong' })).rejects.toThrow('not correct');
  }
}

describe('client configuration', () => {
  test('/config.json contains the server, the client and the scope', async () => {
    const { identity } = (await (await fetch(`${chain.origin}/config.json`)).json()) as Record<
      string,
      unknown
    >;
    expect(identity).toEqual({
      provider: 'oidc',
      authority: oidc.origin,
      clientId: 'supplier-portal',
      scope: 'openid email profile offline_access',
    });
  });

  test('discovery lists every endpoint of the server and is readable from any page', async () => {
    const response = await fetch(`${oidc.origin}/.well-known/openid-configuration`, {
      headers: { origin: chain.origin },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe(chain.origin);
    expect(await response.json()).toMatchObject({
      issuer: oidc.origin,
      authorization_endpoint: `${oidc.origin}/auth`,
      token_endpoint: `${oidc.origin}/token`,
      userinfo_endpoint: `${oidc.origin}/me`,
      end_session_endpoint: `${oidc.origin}/session/end`,
      jwks_uri: `${oidc.origin}/jwks`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  test('a request with a host name other than loopback is rejected', async () => {
    const response = await fetch(`${oidc.origin.replace('127.0.0.1', 'localhost')}/jwks`);
    expect(response.status).toBe(200);
    const port = Number(new URL(oidc.origin).port);
    const rebound = await rawRequest(port, '/jwks', { host: 'portal.attacker.example' });
    expect(rebound.status).toBe(421);
  });
});

describe('OpenID Connect sign-in', () => {
  test('code and PKCE return an ID token with the portal’s claims and a refresh token', async () => {
    const dana = await signInOidc(chain.origin, DANA);
    expect(decodeClaims(dana.identityToken)).toMatchObject({
      iss: oidc.origin,
      aud: 'supplier-portal',
      email: DANA,
      given_name: 'Dana',
      family_name: 'Reyes',
      company: 'Halberd & Fen',
      company_id: 'SUP-1001',
    });
    expect(dana.refreshToken).toMatch(/.{20}/);
    expect(oidc.tokenRequests()).toEqual([{ grantType: 'authorization_code', user: DANA, error: null }]);
  });

  test.each([
    [DANA, 'wrong', 'The email or password is not correct.'],
    ['nobody@portal.example', 'cellar-door-42', 'The email or password is not correct.'],
    ['disabled@portal.example', 'cellar-door-42', 'This account is disabled.'],
    ['locked@portal.example', 'cellar-door-42', 'Too many failed attempts: this account is locked.'],
    ['pending@portal.example', 'cellar-door-42', 'Verify your email address, then sign in.'],
  ])('sign-in as %s with the password %s fails on the page with: %s', async (email, password, said) => {
    await expect(signInOidc(chain.origin, email, { password })).rejects.toThrow(said);
    expect(oidc.tokenRequests()).toEqual([]);
  });

  test('five wrong passwords lock the account for both providers', async () => {
    await lock(DANA);
    await expect(signInOidc(chain.origin, DANA)).rejects.toThrow('locked');
    await expect(signIn(chain.origin, DANA)).rejects.toThrow('403120');
  });

  test('sign-in without PKCE, or with a redirect to another machine, is rejected', async () => {
    const plain = await authorize({ code_challenge: '', code_challenge_method: '' });
    expect(responseParameters(plain).get('error')).toBe('invalid_request');
    const elsewhere = await authorize({ redirect_uri: 'https://attacker.example/login' });
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([400, null]);
  });

  test('the sign-in page has the exported labels and the email address of the login hint', async () => {
    const visit = createCookieBrowser();
    const page = await visit(leadsTo(await visit(signInAddress({ login_hint: '"><script>' }))));
    const html = await page.text();
    expect(html).toContain('<h1>Sandbox sign-in</h1>');
    expect(html).toContain('<label>Email ');
    expect(html).toContain('<label>Password ');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('canceling returns to the portal with access_denied and the state', async () => {
    const visit = createCookieBrowser();
    const page = leadsTo(await visit(signInAddress()));
    const body = new URLSearchParams({ cancel: 'yes' });
    const back = responseParameters(await visit(leadsTo(await visit(page, { method: 'POST', body }))));
    expect([back.get('error'), back.get('state'), back.get('code')]).toEqual(['access_denied', 's1', null]);
  });

  test('an expired sign-in page shows where to start again', async () => {
    const page = await fetch(`${oidc.origin}/interaction/gone`);
    expect([page.status, await page.text()]).toEqual([
      400,
      expect.stringContaining('Start again from the portal'),
    ]);
  });

  test('prompt=none without a session returns login_required', async () => {
    expect(responseParameters(await authorize({ prompt: 'none' })).get('error')).toBe('login_required');
  });

  test('refuseNext() fails only the next sign-in, with any error code', async () => {
    oidc.refuseNext('temporarily_unavailable');
    expect([...responseParameters(await authorize())]).toEqual([
      ['error', 'temporarily_unavailable'],
      ['state', 's1'],
    ]);
    expect((await authorize()).headers.get('location')).toContain('/interaction/');
  });
});

describe('OpenID Connect token refresh', () => {
  test('a refresh returns a new ID token of the same user and a new refresh token', async () => {
    const dana = await signInOidc(chain.origin, DANA);
    const { status, body } = await refresh(dana.refreshToken);
    expect(status).toBe(200);
    expect(decodeClaims(body.id_token)).toMatchObject({ email: DANA, company: 'Halberd & Fen' });
    expect(body.refresh_token).not.toBe(dana.refreshToken);
    expect((await refresh(body.refresh_token)).status).toBe(200);
  });

  test('reuse of a refresh token revokes all tokens of the grant', async () => {
    const dana = await signInOidc(chain.origin, DANA);
    const { body } = await refresh(dana.refreshToken);
    expect((await refresh(dana.refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(body.refresh_token)).body).toMatchObject({ error: 'invalid_grant' });
    expect(oidc.tokenRequests().map(({ error }) => error)).toEqual([
      null,
      null,
      'invalid_grant',
      'invalid_grant',
    ]);
  });

  test('revoked refresh tokens fail for their user only', async () => {
    const dana = await signInOidc(chain.origin, DANA);
    const root = await signInOidc(chain.origin, 'root@portal.example');
    oidc.revokeRefreshTokens(DANA);
    expect((await refresh(dana.refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(root.refreshToken)).status).toBe(200);
  });

  test('token refresh is available to loopback pages only', async () => {
    const { refreshToken = '' } = await signInOidc(chain.origin, DANA);
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const foreign = await postToken(form, { origin: 'https://attacker.example' });
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([400, null]);
    const own = await postToken(form, { origin: chain.origin });
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, chain.origin]);
  });

  test('a refresh token requires the scope offline_access', async () => {
    const dana = await signInOidc(chain.origin, DANA, { scope: 'openid email profile' });
    expect(dana.refreshToken).toBeUndefined();
    expect((await dana.fetch('/api/v1/suppliers')).status).toBe(200);
  });

  test('a refresh fails for a user who may no longer sign in', async () => {
    const dana = await signInOidc(chain.origin, DANA);
    await lock(DANA);
    expect((await refresh(dana.refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('OpenID Connect sign-out', () => {
  test('sign-out ends the server’s session and returns to the portal', async () => {
    const { visit, identityToken } = await signInOidc(chain.origin, DANA);
    const silently = async () => responseParameters(await visit(signInAddress({ prompt: 'none' })));
    expect([...(await silently()).keys()]).toContain('code');
    const query = new URLSearchParams({
      id_token_hint: identityToken,
      post_logout_redirect_uri: redirectUri(),
    });
    const page = await (await visit(`${oidc.origin}/session/end?${query}`)).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    const done = await visit(`${oidc.origin}/session/end/confirm`, { method: 'POST', body });
    expect(done.headers.get('location')).toBe(redirectUri());
    expect((await silently()).get('error')).toBe('login_required');
  });

  test('sign-out does not redirect to another machine', async () => {
    const { visit, identityToken } = await signInOidc(chain.origin, DANA);
    const query = new URLSearchParams({
      id_token_hint: identityToken,
      post_logout_redirect_uri: 'https://attacker.example/',
    });
    expect((await visit(`${oidc.origin}/session/end?${query}`)).status).toBe(400);
  });

  test('endSession() ends a user’s session at the server', async () => {
    const { visit } = await signInOidc(chain.origin, DANA);
    oidc.endSession(DANA);
    expect(responseParameters(await visit(signInAddress({ prompt: 'none' }))).get('error')).toBe(
      'login_required',
    );
  });
});

test('a sandbox reset clears sessions, tokens, failures and recorded requests', async () => {
  const { visit, refreshToken } = await signInOidc(chain.origin, DANA);
  oidc.interrupt('reset');
  chain.control.reset();
  expect(oidc.tokenRequests()).toEqual([]);
  expect(responseParameters(await visit(signInAddress({ prompt: 'none' }))).get('error')).toBe(
    'login_required',
  );
  expect((await refresh(refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
});
