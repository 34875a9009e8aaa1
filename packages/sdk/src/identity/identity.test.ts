import {
  createIdentityClient,
  type IdentityError,
  identityErrorKind,
  isIdentityError,
} from '@portal-kit/sdk/identity';
import { describe, expect, test, vi } from 'vitest';
import { type Handler, json, raw, reset, silence } from '../../test/api-server';
import { useApiServer } from '../../test/fixture';

const { server } = useApiServer();
const identity = (options: { timeoutMs?: number } = {}) =>
  createIdentityClient({ baseUrl: `${server().baseUrl}/`, apiKey: '3_abc', ...options });

async function catchIdentityError(call: Promise<unknown>): Promise<IdentityError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (isIdentityError(error)) return error;
  throw new Error(`Expected an IdentityError, received ${error}`);
}

/** Builds a response of the provider: status 200, JSON text with a JavaScript content type. */
const envelope = (body: object): Handler =>
  raw(200, JSON.stringify({ callId: 'call-1', errorCode: 0, ...body }), {
    'Content-Type': 'text/javascript',
  });

const sentForm = () => Object.fromEntries(new URLSearchParams(server().received[0]?.body.toString()));
const profile = {
  email: 'dana@halberd.example',
  firstName: 'Dana',
  lastName: 'Reyes',
  work: { company: 'Halberd' },
};
const account = {
  uid: 'u-1',
  email: profile.email,
  nickname: 'Dana Reyes',
  company: 'Halberd',
  companyID: null,
};

describe('calls', () => {
  test('login() resolves with the login token and the account', async () => {
    server().respond(
      envelope({ UID: 'u-1', profile, sessionInfo: { cookieName: 'glt_3_abc', cookieValue: 'st2' } }),
    );
    const session = await identity().login({
      loginId: profile.email,
      password: 'p&s =',
      sessionExpirationSeconds: 2_592_000,
    });
    expect(session).toEqual({ loginToken: 'st2', account });
    expect([server().received[0]?.method, server().received[0]?.url]).toEqual(['POST', '/accounts.login']);
    expect(sentForm()).toEqual({
      apiKey: '3_abc',
      loginID: profile.email,
      password: 'p&s =',
      sessionExpiration: '2592000',
      targetEnv: 'browser',
      include: 'profile,data,loginIDs,emails',
    });
  });

  test('getJwt() requests email and company with a lifetime of 43 200 s', async () => {
    server().respond(envelope({ id_token: 'jwt', ignoredFields: 'work.company' }));
    expect(await identity().getJwt({ loginToken: 'st2' })).toEqual({
      idToken: 'jwt',
      ignoredFields: ['work.company'],
    });
    expect(sentForm()).toEqual({
      apiKey: '3_abc',
      login_token: 'st2',
      fields: 'email,work.company',
      expiration: '43200',
    });
  });

  test.each([
    [{ ...profile, firstName: '', lastName: ' ' }, profile.email],
    [{ ...profile, firstName: null, lastName: undefined, nickname: 'dd' }, 'dd'],
    [{ ...profile, lastName: undefined }, 'Dana'],
  ])('the nickname of %j is %s', async (variant, nickname) => {
    server().respond(envelope({ UID: 'u-1', profile: variant }));
    expect((await identity().getAccountInfo({ loginToken: 'st2' })).nickname).toBe(nickname);
  });

  test.each([200, 400])(
    'a key __proto__ is removed from the body of a response with status %i',
    async (status) => {
      const parse = vi.spyOn(JSON, 'parse');
      server().respond(raw(status, '{"errorCode":403047,"__proto__":{"polluted":1}}'));
      expect(await catchIdentityError(identity().verifySession({ loginToken: 'st2' }))).toMatchObject({
        code: 403047,
      });
      expect(parse.mock.results.map(({ value }) => Object.keys(value))).toEqual([['errorCode']]);
      parse.mockRestore();
    },
  );

  test('requestPasswordReset() resolves for an unknown login ID', async () => {
    server().respond(envelope({ errorCode: 403047 }));
    expect(await identity().requestPasswordReset({ loginId: 'nobody@x.example' })).toBeUndefined();
  });

  test('a response of the provider is not stored in the HTTP cache', async () => {
    const send = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({ errorCode: 0 }));
    const client = createIdentityClient({
      baseUrl: 'https://accounts.example',
      apiKey: '3_abc',
      fetch: send,
    });
    await client.verifySession({ loginToken: 'st2' });
    expect(send.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
  });

  test('the single sign-on URL contains the state and the return URL', () => {
    const url = new URL(identity().ssoLoginUrl({ redirectUrl: 'https://p.example/login?a=b', state: 's&1' }));
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      '/accounts.sso.login',
      { apiKey: '3_abc', redirectURL: 'https://p.example/login?a=b', state: 's&1', authFlow: 'redirect' },
    ]);
  });
});

describe('failures', () => {
  test('an IdentityError has code, call id and field errors, but no text of the provider', async () => {
    server().respond(
      envelope({
        errorCode: 400009,
        errorMessage: 'Validation of dana@halberd.example failed',
        errorDetails: 'secret detail',
        validationErrors: [{ errorCode: 400006, message: 'Use 8 characters', fieldName: 'password' }],
      }),
    );
    const error = await catchIdentityError(identity().setNewPassword({ token: 't', newPassword: 'x' }));
    const { kind, code, callId, validationErrors } = error;
    expect({ kind, code, callId, validationErrors }).toEqual({
      kind: 'validation',
      code: 400009,
      callId: 'call-1',
      validationErrors: [{ fieldName: 'password', message: 'Use 8 characters' }],
    });
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toMatch(/dana|secret/);
  });

  test.each([
    ['a lost connection', reset, 'transient', 'network'],
    ['no response', silence, 'transient', 'timeout'],
    ['a gateway page', raw(502, '<h1>Bad Gateway</h1>'), 'transient', 'parse'],
    ['a page', raw(200, '<h1>Hello</h1>'), 'generic', 'parse'],
    ['JSON without a code', json(200, { hello: 1 }), 'generic', 'parse'],
    ['a success without a session', envelope({}), 'generic', 'parse'],
  ])('%s rejects with an IdentityError and its cause', async (_, response, kind, causeKind) => {
    server().respond(response);
    const error = await catchIdentityError(
      identity({ timeoutMs: 500 }).login({ loginId: 'a', password: 'b' }),
    );
    expect(error).toMatchObject({ kind, code: undefined, cause: { name: 'PortalError', kind: causeKind } });
  });

  test('an aborted call rejects with kind canceled', async () => {
    server().respond(silence);
    const call = identity().verifySession({ loginToken: 'st2' }, { signal: AbortSignal.abort() });
    expect((await catchIdentityError(call)).kind).toBe('canceled');
  });

  test.each([
    [100001, 'transient'],
    [200001, 'canceled'],
    [206001, 'needs-idp-action'],
    [206002, 'needs-idp-action'],
    [206099, 'needs-idp-action'],
    [206100, 'generic'],
    [301001, 'config'],
    [400002, 'config'],
    [400003, 'generic'],
    [400006, 'invalid-input'],
    [400009, 'validation'],
    [400011, 'config'],
    [400050, 'validation'],
    [400093, 'config'],
    [400120, 'config'],
    [401010, 'config'],
    [401020, 'captcha'],
    [401021, 'captcha'],
    [401030, 'validation'],
    [403000, 'config'],
    [403002, 'clock'],
    [403005, 'no-session'],
    [403007, 'config'],
    [403009, 'no-session'],
    [403011, 'no-session'],
    [403012, 'no-session'],
    [403013, 'needs-idp-action'],
    [403017, 'sso-conflict'],
    [403025, 'invalid-token'],
    [403030, 'no-session'],
    [403035, 'no-session'],
    [403040, 'sso-failed'],
    [403041, 'disabled'],
    [403042, 'bad-credentials'],
    [403043, 'sso-conflict'],
    [403047, 'hide'],
    [403048, 'throttled'],
    [403100, 'must-change'],
    [403101, 'tfa'],
    [403102, 'tfa'],
    [403110, 'relogin'],
    [403120, 'locked'],
    [404000, 'invalid-token'],
    [409003, 'sso-conflict'],
    [500001, 'transient'],
    [500034, 'transient'],
    [504002, 'transient'],
    [499999, 'generic'],
    [0.5, 'generic'],
    [Number.NaN, 'generic'],
  ])('the kind of code %s is %s', (code, kind) => {
    expect(identityErrorKind(code)).toBe(kind);
  });
});
