import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ada, session, openCdcTab as start, startCdcServer } from '../../../../test/cdc-tab';

let sent: ReturnType<typeof startCdcServer>['sent'];
let responses: ReturnType<typeof startCdcServer>['responses'];

beforeEach(() => {
  ({ sent, responses } = startCdcServer());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const noSession = { errorCode: 403005, statusCode: 403, errorMessage: 'Unauthorized user' };

describe('signing in with a password', () => {
  test.each([
    [true, 2_592_000],
    [false, undefined],
  ])(
    'a password sign-in with "remember me" %s stores the session for %s seconds',
    async (isRemembered, seconds) => {
      responses['accounts.login'] = session;
      const { password, cookies, ages } = start();
      expect(await password.signIn({ loginId: 'ada', password: 's3cret', isRemembered })).toEqual(ada);
      expect([cookies.get('glt_key'), ages]).toEqual(['lt-1', [seconds]]);
      expect(sent[0]?.body.get('sessionExpiration')).toBe(String(seconds ?? 0));
    },
  );

  test('a password sign-in stores no session when the provider refuses the password', async () => {
    responses['accounts.login'] = { errorCode: 403042, statusCode: 403, errorMessage: 'Invalid LoginID' };
    const { password, cookies } = start();
    await expect(
      password.signIn({ loginId: 'ada', password: 'wrong', isRemembered: true }),
    ).rejects.toMatchObject({ kind: 'bad-credentials' });
    expect(cookies.size).toBe(0);
  });

  test.each([
    ['of 200 characters', 'p'.repeat(200)],
    ['with emoji and spaces around it', '  🍷é& = %+#\u200d  '],
  ])('a password sign-in sends a password %s unchanged and not in a URL', async (_, typed) => {
    responses['accounts.login'] = session;
    await start().password.signIn({ loginId: 'ada', password: typed, isRemembered: false });
    expect(sent.map(({ address, body }) => [address, body.get('password')])).toEqual([
      ['https://accounts.example/accounts.login', typed],
    ]);
  });
});

describe('a forgotten password', () => {
  test('a password reset requests an email to the email address', async () => {
    await start().password.requestReset('ada@cellar.example');
    expect(sent.map(({ call, body }) => [call, body.get('loginID')])).toEqual([
      ['accounts.resetPassword', 'ada@cellar.example'],
    ]);
  });

  test('a password reset also resolves for an unknown email address', async () => {
    responses['accounts.resetPassword'] = { errorCode: 403047, statusCode: 403, errorMessage: 'No user' };
    await expect(start().password.requestReset('nobody@cellar.example')).resolves.toBeUndefined();
  });

  test.each([
    ['has been used', 403025, 'invalid-token'],
    ['belongs to another user', 400006, 'invalid-input'],
  ])('a password reset rejects with the provider’s error class for a link that %s', async (_, code, kind) => {
    responses['accounts.resetPassword'] = { errorCode: code, statusCode: 400, callId: 'c-9' };
    await expect(
      start().password.setNewPassword({ token: 'used', newPassword: 'n3w' }),
    ).rejects.toMatchObject({ kind, code, callId: 'c-9' });
  });

  test('a password reset sets a new password with the token and does not send the token in a URL', async () => {
    await start().password.setNewPassword({ token: 'pwrt-1', newPassword: 'n3w' });
    expect(
      sent.map(({ address, body }) => [address, body.get('passwordResetToken'), body.get('newPassword')]),
    ).toEqual([['https://accounts.example/accounts.resetPassword', 'pwrt-1', 'n3w']]);
  });
});

describe('a session', () => {
  test('a CDC session is detected without a request', () => {
    expect([undefined, '', 'lt-1'].map((held) => start(held).provider.hasSession())).toEqual([
      false,
      false,
      true,
    ]);
    expect(sent).toEqual([]);
  });

  test('the cookie of a CDC session verifies the session, loads the account and requests a token', async () => {
    responses['accounts.getAccountInfo'] = session;
    responses['accounts.getJWT'] = { id_token: 'jwt-1' };
    const { provider } = start('lt-1');
    await provider.verifySession();
    expect([await provider.getAccount(), await provider.getIdentityToken()]).toEqual([ada, 'jwt-1']);
    expect(sent.map(({ body }) => body.get('login_token'))).toEqual(['lt-1', 'lt-1', 'lt-1']);
  });

  test.each(['verifySession', 'getAccount', 'getIdentityToken'] as const)(
    'a CDC session that another tab has ended rejects %s without a request',
    async (method) => {
      await expect(start().provider[method]()).rejects.toMatchObject({ kind: 'no-session' });
      expect(sent).toEqual([]);
    },
  );

  test.each(['verifySession', 'getAccount', 'getIdentityToken'] as const)(
    'a CDC session that the provider has ended rejects %s',
    async (method) => {
      for (const call of ['session.verify', 'getAccountInfo', 'getJWT'])
        responses[`accounts.${call}`] = noSession;
      await expect(start('lt-1').provider[method]()).rejects.toMatchObject({ kind: 'no-session' });
    },
  );

  test('verifying a CDC session rejects after thirty seconds without a response and can be repeated', async () => {
    vi.useFakeTimers();
    let isDown = true;
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
      isDown
        ? new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        : Promise.resolve(Response.json({ errorCode: 0, id_token: 'jwt-1' })),
    );
    const { provider } = start('lt-1');
    const given = expect(provider.getIdentityToken()).rejects.toMatchObject({ kind: 'transient' });
    await vi.advanceTimersByTimeAsync(30_000);
    await given;
    isDown = false;
    expect(await provider.getIdentityToken()).toBe('jwt-1');
  });

  test('forget() removes a CDC session without a request', () => {
    const { provider, cookies } = start('lt-1');
    provider.forget();
    expect([cookies.size, provider.hasSession(), sent]).toEqual([0, false, []]);
  });
});

describe('signing out', () => {
  test('signing out of CDC removes the cookie before the provider responds and sends the ended session to the provider', async () => {
    const { provider, cookies } = start('lt-1');
    const done = provider.signOut();
    expect(cookies.size).toBe(0);
    await done;
    expect(sent.map(({ call, body }) => [call, body.get('login_token')])).toEqual([
      ['accounts.logout', 'lt-1'],
    ]);
  });

  test('signing out of CDC sends no request without a session', async () => {
    const { provider } = start();
    await provider.signOut();
    expect(sent).toEqual([]);
  });
});
