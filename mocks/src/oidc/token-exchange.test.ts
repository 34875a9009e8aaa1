import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { basicAuthorization } from '../widget-session.ts';
import type { OidcServer } from './oidc-server.ts';
import { type PartnerTokens, signInAtPartner, signInOidc } from './sign-in-oidc.ts';

const DANA = 'dana@halberd.example';
const TYPE = 'urn:ietf:params:oauth:token-type:';

let chain: Chain;
let oidc: OidcServer;
let tokens: PartnerTokens;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, identity: 'oidc' });
  oidc = chain.oidc as OidcServer;
  return () => chain.close();
});
beforeEach(async () => {
  chain.control.reset();
  tokens = await signInAtPartner(chain.origin, DANA);
});

async function exchange(
  change: Record<string, string> = {},
  authorization = basicAuthorization('tidewater'),
) {
  const response = await fetch(tokens.tokenEndpoint, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: tokens.accessToken,
      subject_token_type: `${TYPE}access_token`,
      requested_token_type: `${TYPE}id_token`,
      audience: 'supplier-portal',
      ...change,
    }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test.each(['access_token', 'id_token'])(
  'a partner exchanges its %s for an identity token that the portal accepts',
  async (type) => {
    const token = type === 'id_token' ? tokens.idToken : tokens.accessToken;
    const { status, body } = await exchange({ subject_token: token, subject_token_type: TYPE + type });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        access_token: expect.any(String),
        issued_token_type: `${TYPE}id_token`,
        token_type: 'N_A',
        expires_in: 3600,
      },
    });
    const response = await fetch(`${chain.origin}/api/v2/auth/user`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(await response.json()).toMatchObject({
      supplierRoles: [{ supplierId: 'SUP-1001', role: 'ADMIN' }],
    });
    expect(oidc.tokenRequests().at(-1)).toEqual({
      grantType: 'urn:ietf:params:oauth:grant-type:token-exchange',
      user: DANA,
      error: null,
    });
  },
);

test('the partner’s own ID token is no identity token of the portal', async () => {
  const response = await fetch(`${chain.origin}/api/v2/auth/user`, {
    headers: { authorization: `Bearer ${tokens.idToken}` },
  });
  expect(response.status).toBe(401);
});

test.each([
  ['an unknown subject token', { subject_token: 'unknown' }, 400, 'invalid_request'],
  ['a subject token of another type', { subject_token_type: `${TYPE}id_token` }, 400, 'invalid_request'],
  [
    'an unsupported type of the subject token',
    { subject_token_type: `${TYPE}saml2` },
    400,
    'invalid_request',
  ],
  ['another audience', { audience: 'another-portal' }, 400, 'invalid_target'],
  ['another type of the issued token', { requested_token_type: `${TYPE}jwt` }, 400, 'invalid_request'],
])('%s is refused', async (_, change, status, error) => {
  expect(await exchange(change)).toMatchObject({ status, body: { error } });
});

test('a token of another client is refused', async () => {
  const { identityToken } = await signInOidc(chain.origin, DANA);
  const change = { subject_token: identityToken, subject_token_type: `${TYPE}id_token` };
  expect(await exchange(change)).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
});

test('a wrong secret is refused', async () => {
  const refused = await exchange({}, basicAuthorization('tidewater', 'guess'));
  expect(refused).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
});

test('the token of a user who may no longer sign in is refused', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(signInOidc(chain.origin, DANA, { password: 'wrong' })).rejects.toThrow('not correct');
  expect(await exchange()).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
});
