import { createHash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { rawRequest } from '../gateway/raw-request.ts';
import { signIn } from '../sign-in.ts';
import type { OidcServer } from './oidc-server.ts';
import { createCookieBrowser, signInOidc } from './sign-in-oidc.ts';

const DANA = 'dana@halberd.example';
/** Far from the machine's own: the provider's clock is never the sandbox's. */
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
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** What the token endpoint answers; with an error, `error` alone. */
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
const answerOf = (response: Response) => leadsTo(response).searchParams;

async function lock(email: string) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(signInOidc(chain.origin, email, { password: 'wrong' })).rejects.toThrow('not correct');
  }
}

describe('what a client is told', () => {
  test('the run-time configuration names the server, the client and the scope', async () => {
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

  test('discovery names every endpoint on the server itself, readable from any page', async () => {
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

  test('another name than a loopback one is nobody', async () => {
    const response = await fetch(`${oidc.origin.replace('127.0.0.1', 'localhost')}/jwks`);
    expect(response.status).toBe(200);
    const port = Number(new URL(oidc.origin).port);
    const rebound = await rawRequest(port, '/jwks', { host: 'portal.attacker.example' });
    expect(rebound.status).toBe(421);
  });
});

describe('signing in', () => {
  test('by code and PKCE gives an ID token with what the portal shows, and a refresh token', async () => {
    const dana = await signInOidc(chain.origin, DANA);
    expect(claimsOf(dana.identityToken)).toMatchObject({
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
  ])('as %s with the password %s is refused on the page: %s', async (email, password, said) => {
    await expect(signInOidc(chain.origin, email, { password })).rejects.toThrow(said);
    expect(oidc.tokenRequests()).toEqual([]);
  });

  test('with five wrong passwords locks the account for either provider', async () => {
    await lock(DANA);
    await expect(signInOidc(chain.origin, DANA)).rejects.toThrow('locked');
    await expect(signIn(chain.origin, DANA)).rejects.toThrow('403120');
  });

  test('without PKCE, or back to another machine, is refused', async () => {
    const plain = await authorize({ code_challenge: '', code_challenge_method: '' });
    expect(answerOf(plain).get('error')).toBe('invalid_request');
    const elsewhere = await authorize({ redirect_uri: 'https://attacker.example/login' });
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([400, null]);
  });

  test('the page has the labels that tests look for, and the address that was hinted at', async () => {
    const visit = createCookieBrowser();
    const page = await visit(leadsTo(await visit(signInAddress({ login_hint: '"><script>' }))));
    const html = await page.text();
    expect(html).toContain('<h1>Sandbox sign-in</h1>');
    expect(html).toContain('<label>E-mail ');
    expect(html).toContain('<label>Password ');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('somebody who cancels comes back with access_denied and the state', async () => {
    const visit = createCookieBrowser();
    const page = leadsTo(await visit(signInAddress()));
    const body = new URLSearchParams({ cancel: 'yes' });
    const back = answerOf(await visit(leadsTo(await visit(page, { method: 'POST', body }))));
    expect([back.get('error'), back.get('state'), back.get('code')]).toEqual(['access_denied', 's1', null]);
  });

  test('a page that was left too long says where to start again', async () => {
    const page = await fetch(`${oidc.origin}/interaction/gone`);
    expect([page.status, await page.text()]).toEqual([
      400,
      expect.stringContaining('Start again in the portal'),
    ]);
  });

  test('nobody signed in and nobody to be asked is login_required', async () => {
    expect(answerOf(await authorize({ prompt: 'none' })).get('error')).toBe('login_required');
  });

  test('a test can have the next sign-in refused with any code, once', async () => {
    oidc.refuseNext('temporarily_unavailable');
    expect([...answerOf(await authorize())]).toEqual([
      ['error', 'temporarily_unavailable'],
      ['state', 's1'],
    ]);
    expect((await authorize()).headers.get('location')).toContain('/interaction/');
  });
});

describe('refreshing', () => {
  test('gives a new ID token of the same user, and a new refresh token in the place of the old one', async () => {
    const dana = await signInOidc(chain.origin, DANA);
    const { status, body } = await refresh(dana.refreshToken);
    expect(status).toBe(200);
    expect(claimsOf(body.id_token)).toMatchObject({ email: DANA, company: 'Halberd & Fen' });
    expect(body.refresh_token).not.toBe(dana.refreshToken);
    expect((await refresh(body.refresh_token)).status).toBe(200);
  });

  test('with a token that was used before ends all of them', async () => {
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

  test('ends when the tokens are revoked, for their user alone', async () => {
    const dana = await signInOidc(chain.origin, DANA);
    const root = await signInOidc(chain.origin, 'root@portal.example');
    oidc.revokeRefreshTokens(DANA);
    expect((await refresh(dana.refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(root.refreshToken)).status).toBe(200);
  });

  test('is for the pages of this machine', async () => {
    const { refreshToken = '' } = await signInOidc(chain.origin, DANA);
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const foreign = await postToken(form, { origin: 'https://attacker.example' });
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([400, null]);
    const own = await postToken(form, { origin: chain.origin });
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, chain.origin]);
  });

  test('needs the scope offline_access', async () => {
    const dana = await signInOidc(chain.origin, DANA, { scope: 'openid email profile' });
    expect(dana.refreshToken).toBeUndefined();
    expect((await dana.fetch('/api/v1/suppliers')).status).toBe(200);
  });

  test('gives nothing to somebody who may not sign in any more', async () => {
    const dana = await signInOidc(chain.origin, DANA);
    await lock(DANA);
    expect((await refresh(dana.refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('signing out', () => {
  test('ends the session at the server and comes back to the portal', async () => {
    const { visit, identityToken } = await signInOidc(chain.origin, DANA);
    const silently = async () => answerOf(await visit(signInAddress({ prompt: 'none' })));
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

  test('never leads to another machine', async () => {
    const { visit, identityToken } = await signInOidc(chain.origin, DANA);
    const query = new URLSearchParams({
      id_token_hint: identityToken,
      post_logout_redirect_uri: 'https://attacker.example/',
    });
    expect((await visit(`${oidc.origin}/session/end?${query}`)).status).toBe(400);
  });

  test('happens to a user whose session a test has ended', async () => {
    const { visit } = await signInOidc(chain.origin, DANA);
    oidc.endSession(DANA);
    expect(answerOf(await visit(signInAddress({ prompt: 'none' }))).get('error')).toBe('login_required');
  });
});

test('a reset of the sandbox forgets sessions, tokens, failures and requests', async () => {
  const { visit, refreshToken } = await signInOidc(chain.origin, DANA);
  oidc.interrupt('reset');
  chain.control.reset();
  expect(oidc.tokenRequests()).toEqual([]);
  expect(answerOf(await visit(signInAddress({ prompt: 'none' }))).get('error')).toBe('login_required');
  expect((await refresh(refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
});
