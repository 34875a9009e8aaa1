import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../../chain.ts';
import { callIdentity } from '../../sign-in.ts';

const NOW = '2026-11-20T09:30:00.000Z';
const PASSWORD = 'cellar-door-42';
const DANA = 'dana@halberd.example';

let chain: Chain;
let clean: string;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: NOW });
  clean = chain.control.snapshot();
  return () => chain.close();
});

beforeEach(() => chain.control.restore(clean));

const context = (method: string, parameters: Record<string, string>) =>
  callIdentity(chain.origin, method, parameters);
const code = async (method: string, parameters: Record<string, string>) =>
  (await context(method, parameters)).errorCode;
const login = async (loginID: string, password = PASSWORD, more: Record<string, string> = {}) =>
  context('login', { loginID, password, ...more });
const getLoginToken = (response: Record<string, unknown>) =>
  (response.sessionInfo as { cookieValue: string }).cookieValue;

describe('identity provider: sign-in', () => {
  test.each([
    [DANA, PASSWORD, 0],
    ['  DANA@halberd.example ', PASSWORD, 0],
    [DANA, 'wrong', 403042],
    ['nobody@portal.example', PASSWORD, 403042],
    [DANA, 'cellar-door-41', 401030],
    ['disabled@portal.example', PASSWORD, 403041],
    ['locked@portal.example', PASSWORD, 403120],
    ['pending@portal.example', PASSWORD, 206002],
  ])('sign-in of %s with %s responds with %i', async (loginId, password, expected) => {
    expect((await login(loginId, password)).errorCode).toBe(expected);
  });

  test('a successful sign-in returns account and session', async () => {
    expect(await login(DANA)).toMatchObject({
      errorCode: 0,
      isActive: true,
      profile: {
        email: DANA,
        firstName: 'Dana',
        lastName: 'Reyes',
        work: { company: 'Halberd & Fen', companyID: 'SUP-1001' },
      },
      sessionInfo: { cookieName: 'glt_3_sandbox' },
    });
  });

  test('the fifth wrong password locks the account, and a new password unlocks it', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await login(DANA, 'wrong')).errorCode).toBe(403042);
    expect((await login(DANA)).errorCode).toBe(403120);
  });

  test('every method rejects an unknown API key', async () => {
    for (const method of [
      'login',
      'getJWT',
      'getAccountInfo',
      'session.verify',
      'resetPassword',
      'logout',
      'getJWTPublicKey',
    ]) {
      const parameters = { apiKey: '3_other', loginID: DANA, password: PASSWORD, login_token: 'x' };
      const accepted = { login: ['loginID', 'password'], resetPassword: ['loginID'], getJWTPublicKey: [] }[
        method
      ] ?? ['login_token'];
      const sent = Object.fromEntries(
        Object.entries(parameters).filter(([name]) => name === 'apiKey' || accepted.includes(name)),
      );
      expect(await code(method, sent), method).toBe(400093);
    }
  });
});

describe('identity provider: session', () => {
  test('a Remember me session ends after its lifetime, a browser session does not', async () => {
    const remembered = getLoginToken(await login(DANA, PASSWORD, { sessionExpiration: '2592000' }));
    const browser = getLoginToken(await login(DANA, PASSWORD, { sessionExpiration: '0' }));
    chain.control.advance(2_591_999_000);
    expect(await code('session.verify', { login_token: remembered })).toBe(0);
    chain.control.advance(1_000);
    expect(await code('session.verify', { login_token: remembered })).toBe(403011);
    expect(await code('session.verify', { login_token: browser })).toBe(0);
  });

  test('logout ends the session for every method', async () => {
    const token = getLoginToken(await login(DANA));
    expect(await code('getAccountInfo', { login_token: token })).toBe(0);
    expect(await code('logout', { login_token: token })).toBe(0);
    for (const method of ['session.verify', 'getJWT', 'getAccountInfo', 'logout']) {
      expect(await code(method, { login_token: token }), method).toBe(403005);
    }
  });
});

describe('identity provider: identity token', () => {
  test('an identity token is signed with the published key and contains the requested fields', async () => {
    const login_token = getLoginToken(await login(DANA));
    const response = await context('getJWT', {
      login_token,
      fields: 'email,work.company,shoeSize',
      expiration: '43200',
    });
    expect(response.ignoredFields).toBe('shoeSize');
    const keys = (await context('getJWTPublicKey', { V2: 'true' })) as unknown as JSONWebKeySet;
    const { payload, protectedHeader } = await jwtVerify(
      String(response.id_token),
      createLocalJWKSet({ keys: keys.keys }),
      {
        issuer: 'https://fidm.gigya.com/jwt/3_sandbox/',
        currentDate: new Date(NOW),
      },
    );
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({ email: DANA, 'work.company': 'Halberd & Fen', apiKey: '3_sandbox' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(43_200);
  });

  test('an identity token is valid for 300 s by default', async () => {
    const login_token = getLoginToken(await login(DANA));
    const { id_token } = await context('getJWT', { login_token });
    const payload = JSON.parse(Buffer.from(String(id_token).split('.')[1] ?? '', 'base64url').toString());
    expect(payload.exp - payload.iat).toBe(300);
  });
});

describe('identity provider: password reset', () => {
  const mailToken = () =>
    new URL(chain.control.outbox().at(-1)?.link ?? '', chain.origin).searchParams.get('pwrt') ?? '';
  const set = (passwordResetToken: string, newPassword = 'harbor-light-7') =>
    code('resetPassword', { passwordResetToken, newPassword });

  test('the link of a reset email sets a new password and ends old sessions', async () => {
    const session = getLoginToken(await login(DANA));
    expect(await code('resetPassword', { loginID: DANA })).toBe(0);
    expect(chain.control.outbox().map(({ to }) => to)).toEqual([DANA]);
    expect(await set(mailToken())).toBe(0);
    expect((await login(DANA)).errorCode).toBe(401030);
    expect((await login(DANA, 'harbor-light-7')).errorCode).toBe(0);
    expect(await code('session.verify', { login_token: session })).toBe(403005);
  });

  test('only the newest reset link works, once and within one hour', async () => {
    await context('resetPassword', { loginID: DANA });
    const older = mailToken();
    await context('resetPassword', { loginID: DANA });
    expect(await set(older)).toBe(403025);
    chain.control.advance(3_600_000);
    expect(await set(mailToken())).toBe(403025);
    await context('resetPassword', { loginID: DANA });
    const token = mailToken();
    expect(await set(token)).toBe(0);
    expect(await set(token, 'another-one-8')).toBe(403025);
  });

  test('a weak or reused password is rejected without consuming the link', async () => {
    await context('resetPassword', { loginID: DANA });
    const token = mailToken();
    expect(await context('resetPassword', { passwordResetToken: token, newPassword: 'short' })).toMatchObject(
      {
        errorCode: 400009,
        validationErrors: [{ fieldName: 'newPassword', message: expect.any(String) }],
      },
    );
    expect(await set(token, PASSWORD)).toBe(401030);
    expect(await set(token)).toBe(0);
  });

  test('a reset for an unknown address, or without an address or token, fails', async () => {
    expect(await code('resetPassword', { loginID: 'nobody@portal.example' })).toBe(403047);
    expect(await code('resetPassword', {})).toBe(400002);
    expect(chain.control.outbox()).toEqual([]);
  });
});

describe('identity provider: single sign-on', () => {
  /** Sends the request of the stand-in for the provider's web SDK. */
  const exchange = async (body: { authCode?: string }) => {
    const response = await fetch(`${chain.origin}/__sandbox/sso-session`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const start = (redirectURL: string) => {
    const query = new URLSearchParams({ apiKey: '3_sandbox', redirectURL, state: 's1' });
    return fetch(`${chain.origin}/identity/accounts.sso.login?${query}`, { redirect: 'manual' });
  };

  test('single sign-on returns from the sign-on page with a code that works once', async () => {
    const toPage = await start(`${chain.origin}/login`);
    expect(toPage.status).toBe(302);
    const pageAddress = new URL(toPage.headers.get('location') ?? '', chain.origin);
    const page = await (await fetch(pageAddress)).text();
    expect(page).toContain(DANA);
    pageAddress.searchParams.set('login_hint', DANA);
    const back = new URL((await fetch(pageAddress, { redirect: 'manual' })).headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`${chain.origin}/login`);
    expect([back.searchParams.get('state'), back.searchParams.get('gig_actions')]).toEqual([
      's1',
      'sso.login',
    ]);
    const authCode = back.searchParams.get('authCode') ?? '';
    const session = await exchange({ authCode });
    expect(session).toMatchObject({ errorCode: 0, cookieName: 'glt_3_sandbox' });
    expect(await context('getAccountInfo', { login_token: String(session.cookieValue) })).toMatchObject({
      errorCode: 0,
      profile: { email: DANA },
    });
    expect(await exchange({ authCode })).toEqual({ errorCode: 403025 });
    expect(await exchange({})).toEqual({ errorCode: 403040 });
  });

  test('the contract has no exchange of a single sign-on code, because the provider publishes none', async () => {
    const response = await fetch(`${chain.origin}/identity/accounts.sso.exchange`, { method: 'POST' });
    expect(response.status).toBe(404);
  });

  test('canceling on the sign-on page returns an error code and no session', async () => {
    const toPage = await start(`${chain.origin}/login`);
    const page = await (await fetch(new URL(toPage.headers.get('location') ?? '', chain.origin))).text();
    const href = /href="([^"]+)">Cancel</.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const response = await fetch(chain.origin + href, { redirect: 'manual' });
    const back = new URL(response.headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`${chain.origin}/login`);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      errorCode: '200001',
      errorMessage: 'Operation canceled',
      state: 's1',
    });
  });

  test('the sign-on page does not redirect to another site', async () => {
    const query = new URLSearchParams({ errorCode: '200001', redirectURL: 'https://attacker.example/' });
    const response = await fetch(`${chain.origin}/__sandbox/sign-on?${query}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  test('single sign-on does not redirect to another site', async () => {
    const response = await start('https://attacker.example/login');
    expect([response.status, ((await response.json()) as { errorCode: number }).errorCode]).toEqual([
      400, 400011,
    ]);
  });
});
