import { createIdentityClient, IdentityError, isIdentityError } from '@portal-kit/sdk/identity';
import { describe, expect, test } from 'vitest';
import { isPortalError } from '../client/portal-error';

type Sent = Parameters<typeof fetch>;

/**
 * Creates a client whose provider responds with a body, or fails. `call` returns the call that the provider received.
 */
function createClient(
  respond: () => object | Response | Promise<never>,
  baseUrl = 'https://accounts.example',
) {
  const sent: Sent[] = [];
  const client = createIdentityClient({
    baseUrl,
    apiKey: '3_abc',
    fetch: async (...call: Sent) => {
      sent.push(call);
      const body = await respond();
      return body instanceof Response ? body : Response.json({ callId: 'call-1', errorCode: 0, ...body });
    },
  });
  /** Returns the URL and form of the only call. */
  const call = () => {
    expect(sent).toHaveLength(1);
    const [url, init] = sent[0] ?? [];
    return [String(url), Object.fromEntries(new URLSearchParams(String(init?.body)))];
  };
  return { client, call };
}
const catchError = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

const getOperationUrl = (operation: string) => `https://accounts.example/accounts.${operation}`;

describe('the calls of the identity client', () => {
  test('getAccountInfo() requests the work profile and trims the texts of the account', async () => {
    const work = { company: ' Halberd ', companyID: ' C-7 ' };
    const { client, call } = createClient(() => ({ UID: 'u-1', profile: { email: ' d@x.example ', work } }));
    expect(await client.getAccountInfo({ loginToken: 'st2' })).toEqual({
      uid: 'u-1',
      email: 'd@x.example',
      nickname: 'd@x.example',
      company: 'Halberd',
      companyID: 'C-7',
    });
    expect(call()).toEqual([
      getOperationUrl('getAccountInfo'),
      {
        apiKey: '3_abc',
        login_token: 'st2',
        include: 'profile,data,emails,loginIDs',
        extraProfileFields: 'work',
      },
    ]);
  });

  test('requestPasswordReset() sends the login ID, and rejects with every error but an unknown account', async () => {
    const { client, call } = createClient(() => ({}));
    await client.requestPasswordReset({ loginId: 'd@x.example' });
    expect(call()).toEqual([getOperationUrl('resetPassword'), { apiKey: '3_abc', loginID: 'd@x.example' }]);
    const throttled = createClient(() => ({ errorCode: 403048 })).client;
    expect(await catchError(throttled.requestPasswordReset({ loginId: 'd@x.example' }))).toMatchObject({
      kind: 'throttled',
    });
  });

  test('setNewPassword() sends the token of the email and the password', async () => {
    const { client, call } = createClient(() => ({}));
    await client.setNewPassword({ token: 't-1', newPassword: 'p&s =' });
    expect(call()).toEqual([
      getOperationUrl('resetPassword'),
      { apiKey: '3_abc', passwordResetToken: 't-1', newPassword: 'p&s =' },
    ]);
  });

  test('logout() and verifySession() send the login token', async () => {
    const out = createClient(() => ({}));
    await out.client.logout({ loginToken: 'st2' });
    expect(out.call()).toEqual([getOperationUrl('logout'), { apiKey: '3_abc', login_token: 'st2' }]);
    const verified = createClient(() => ({}));
    await verified.client.verifySession({ loginToken: 'st2' });
    expect(verified.call()).toEqual([
      getOperationUrl('session.verify'),
      { apiKey: '3_abc', login_token: 'st2' },
    ]);
  });

  test.each([
    [[{ kid: 'k-1' }, 'no key', null], [{ kid: 'k-1' }]],
    [undefined, []],
    ['k-1', []],
  ])('getPublicKeys() reads the keys %j and ignores other values', async (keys, expected) => {
    const { client, call } = createClient(() => ({ keys }));
    expect(await client.getPublicKeys()).toEqual(expected);
    expect(call()).toEqual([getOperationUrl('getJWTPublicKey'), { apiKey: '3_abc', V2: 'true' }]);
  });

  test('getJwt() reads several ignored fields, and none from a response without them', async () => {
    const ignored = async (ignoredFields?: string) =>
      (await createClient(() => ({ id_token: 'jwt', ignoredFields })).client.getJwt({ loginToken: 'st2' }))
        .ignoredFields;
    expect([await ignored('a,b'), await ignored()]).toEqual([['a', 'b'], []]);
  });

  test('a parameter without a value is not sent', async () => {
    const { client, call } = createClient(() => ({}));
    await client.verifySession({ loginToken: undefined as unknown as string });
    expect(call()[1]).toEqual({ apiKey: '3_abc' });
  });

  test('the single sign-on URL names the provider if it is given', () => {
    const { client } = createClient(() => ({}), 'https://accounts.example///');
    const url = client.ssoLoginUrl({
      redirectUrl: 'https://p.example/login',
      state: 's',
      provider: 'saml-1',
    });
    expect(url.startsWith('https://accounts.example/accounts.sso.login?')).toBe(true);
    expect(new URL(url).searchParams.get('provider')).toBe('saml-1');
  });
});

describe('failed calls of the identity client', () => {
  test.each(['', '  ', 7])('getJwt() rejects a response with the token %j', async (id_token) => {
    const error = await catchError(createClient(() => ({ id_token })).client.getJwt({ loginToken: 'st2' }));
    expect(error).toMatchObject({
      kind: 'generic',
      callId: 'call-1',
      cause: { kind: 'parse', status: 200, message: expect.stringContaining('has no token') },
    });
  });

  test('login() names the missing session, also without a call id', async () => {
    const login = createClient(() => ({ callId: undefined })).client.login({ loginId: 'a', password: 'b' });
    expect(await catchError(login)).toMatchObject({
      callId: undefined,
      cause: { message: expect.stringContaining('has no session') },
    });
  });

  test('a page instead of an envelope is described in the cause', async () => {
    const { client } = createClient(() => new Response('<h1>Hello</h1>', { status: 500 }));
    expect(await catchError(client.verifySession({ loginToken: 'st2' }))).toMatchObject({
      kind: 'transient',
      cause: { status: 500, message: expect.stringContaining('not an envelope') },
    });
  });

  test('a call without a response has a network error that can be repeated as its cause', async () => {
    const lost = new TypeError('fetch failed');
    const { client } = createClient(() => Promise.reject(lost));
    const error = await catchError(client.verifySession({ loginToken: 'st2' }));
    const cause = isIdentityError(error) ? error.cause : undefined;
    expect(isPortalError(cause) && [cause.kind, cause.retryable, cause.cause]).toEqual([
      'network',
      true,
      lost,
    ]);
    expect(cause).toMatchObject({ message: expect.stringContaining('No response.') });
  });
});

test('the text and the JSON of an identity error contain kind, code and call id', () => {
  const error = new IdentityError({ kind: 'locked', code: 403120, callId: 'call-1' });
  expect(error.message).toBe("@portal-kit/sdk: the identity provider's response means locked (code 403120).");
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: 'IdentityError',
    kind: 'locked',
    code: 403120,
    callId: 'call-1',
  });
  const bare = new IdentityError({ kind: 'generic' });
  expect([bare.message, bare.validationErrors]).toEqual([
    "@portal-kit/sdk: the identity provider's response means generic (code none).",
    [],
  ]);
});

test.each([
  [599_999, 'transient'],
  [600_000, 'generic'],
])('the kind of the code %i is %s', async (errorCode, kind) => {
  const { client } = createClient(() => ({ errorCode }));
  expect(await catchError(client.verifySession({ loginToken: 'st2' }))).toMatchObject({ kind });
});

test('an identity error of another copy of the package is recognized', () => {
  const other = Object.assign(new Error(), { [Symbol.for('@portal-kit/sdk/IdentityError')]: true });
  expect([other, new Error(), null, 'x'].map(isIdentityError)).toEqual([true, false, false, false]);
});
