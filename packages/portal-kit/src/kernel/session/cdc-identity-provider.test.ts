import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../test/memory-storage';
import { type CdcIdentityOptions, createCdcIdentityProvider } from './cdc-identity-provider';
import type { IdentityProvider } from './identity-provider';
import { type CookieJar, createTextStore } from './session-storage';

let sent: { call: string; address: string; body: URLSearchParams }[];
let responses: Record<string, object>;

beforeEach(() => {
  sent = [];
  responses = {};
  vi.stubGlobal('fetch', async (url: string | URL, { body }: { body?: BodyInit } = {}) => {
    const address = new URL(url);
    const call = address.pathname.slice(1);
    sent.push({ call, address: String(url), body: new URLSearchParams(String(body ?? '')) });
    return Response.json({ errorCode: 0, statusCode: 200, callId: 'c', ...responses[call] });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const redirectUrl = 'https://portal.example/login';

function start(held?: string, options: Partial<CdcIdentityOptions> = {}) {
  const cookies = new Map<string, string>(held === undefined ? [] : [['glt_key', held]]);
  const ages: (number | undefined)[] = [];
  const jar: CookieJar = {
    get: (name) => cookies.get(name),
    set: (name, value, maxAgeSeconds) => {
      cookies.set(name, value);
      ages.push(maxAgeSeconds);
    },
    remove: (name) => void cookies.delete(name),
  };
  const tab = new MemoryStorage();
  const leavePage = vi.fn();
  const provider = createCdcIdentityProvider({
    baseUrl: 'https://accounts.example',
    apiKey: 'key',
    cookies: jar,
    session: createTextStore(() => tab),
    redirectUrl,
    leavePage,
    ...options,
  });
  return {
    provider,
    cookies,
    ages,
    tab,
    leavePage,
    password: provider.password as NonNullable<IdentityProvider['password']>,
    redirect: provider.redirect as NonNullable<IdentityProvider['redirect']>,
  };
}
const session = {
  sessionInfo: { cookieName: 'glt_key', cookieValue: 'lt-1' },
  profile: {
    email: 'ada@cellar.example',
    firstName: 'Ada',
    lastName: 'Lovelace',
    work: { company: 'Cellar', companyID: 'C-1' },
  },
};
const ada = { email: 'ada@cellar.example', nickname: 'Ada Lovelace', company: 'Cellar', companyId: 'C-1' };
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

describe('sign-in by redirect', () => {
  /** Navigates to the provider's pages and returns the state of the request. */
  async function leave(tab: ReturnType<typeof start>) {
    await tab.redirect.begin({ returnTo: '/SUP-1/items?page=2' });
    return new URL(tab.leavePage.mock.calls[0]?.[0]);
  }
  const comesBack = (query: Record<string, string>) =>
    new URL(`${redirectUrl}?${new URLSearchParams(query)}`);

  test('a CDC sign-in by redirect opens the provider’s page with redirect URL and state, without a request', async () => {
    const tab = start();
    const address = await leave(tab);
    expect(address.origin + address.pathname).toBe('https://accounts.example/accounts.sso.login');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      apiKey: 'key',
      redirectURL: redirectUrl,
      state: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(address.href).not.toContain('items');
    expect(sent).toEqual([]);
  });

  test('a CDC sign-in by redirect stores a session and returns the return address', async () => {
    responses['accounts.sso.exchange'] = session;
    const tab = start();
    const state = (await leave(tab)).searchParams.get('state') ?? '';
    expect(await tab.redirect.finish(comesBack({ authCode: 'code-1', state }))).toEqual({
      account: ada,
      returnTo: '/SUP-1/items?page=2',
    });
    expect(sent.map(({ body }) => body.get('authCode'))).toEqual(['code-1']);
    expect([tab.cookies.get('glt_key'), tab.tab.stored()]).toEqual(['lt-1', {}]);
  });

  test.each([
    ['0', 'nothing went wrong'],
    ['200009', 'accounts have been linked'],
  ])('a CDC sign-in by redirect succeeds with the code %s: %s', async (errorCode) => {
    responses['accounts.sso.exchange'] = session;
    const tab = start();
    const state = (await leave(tab)).searchParams.get('state') ?? '';
    expect(await tab.redirect.finish(comesBack({ errorCode, authCode: 'code-1', state }))).toMatchObject({
      account: ada,
    });
  });

  test.each([
    ['200001', 'canceled'],
    ['403041', 'disabled'],
    ['403043', 'sso-conflict'],
    ['206001', 'needs-idp-action'],
    ['500001', 'transient'],
    ['no number', 'generic'],
  ])(
    'a CDC sign-in by redirect rejects the provider’s code %s as %s without an exchange',
    async (errorCode, kind) => {
      const tab = start();
      const state = (await leave(tab)).searchParams.get('state') ?? '';
      await expect(
        tab.redirect.finish(comesBack({ errorCode, authCode: 'code-1', state })),
      ).rejects.toMatchObject({ name: 'IdentityError', kind });
      expect([sent, tab.cookies.size]).toEqual([[], 0]);
    },
  );

  test('a CDC sign-in by redirect rejects a response without a code', async () => {
    const tab = start();
    const state = (await leave(tab)).searchParams.get('state') ?? '';
    await expect(tab.redirect.finish(comesBack({ errorCode: '0', state }))).rejects.toMatchObject({
      kind: 'sso-failed',
    });
  });

  test.each<[string, (state: string) => Record<string, string>]>([
    ['of another request', () => ({ authCode: 'code-1', state: 'f'.repeat(32) })],
    ['without a state', () => ({ authCode: 'code-1' })],
    ['that says what went wrong, of another request', () => ({ errorCode: '403041', state: 'x' })],
  ])('a CDC sign-in by redirect refuses a response %s without an exchange', async (_, query) => {
    const tab = start();
    const state = (await leave(tab)).searchParams.get('state') ?? '';
    await expect(tab.redirect.finish(comesBack(query(state)))).rejects.toMatchObject({ kind: 'sso-failed' });
    expect([sent, tab.cookies.size]).toEqual([[], 0]);
  });

  test('a CDC sign-in by redirect refuses a response without a pending request and a repeated response', async () => {
    responses['accounts.sso.exchange'] = session;
    const tab = start();
    const state = (await leave(tab)).searchParams.get('state') ?? '';
    const address = comesBack({ authCode: 'code-1', state });
    await expect(start().redirect.finish(address)).rejects.toMatchObject({ kind: 'sso-failed' });
    await tab.redirect.finish(address);
    await expect(tab.redirect.finish(address)).rejects.toMatchObject({ kind: 'sso-failed' });
    expect(sent).toHaveLength(1);
  });

  test.each([`${redirectUrl}?authCode=a&state=s`, `${redirectUrl}?errorCode=200001&state=s`])(
    'the address %s is a sign-in response',
    (address) => {
      expect(start().redirect.isResponse(new URL(address))).toBe(true);
    },
  );

  test.each([
    redirectUrl,
    `${redirectUrl}?to=%2FSUP-1%2Fitems`,
    `${redirectUrl}#authCode=a`,
    'https://portal.example/SUP-1/items?authCode=a',
    'https://evil.example/login?authCode=a',
  ])('the address %s is not a sign-in response', (address) => {
    expect(start().redirect.isResponse(new URL(address))).toBe(false);
  });

  test('a CDC sign-in by redirect returns the return address to the requesting tab until the sign-in is complete', async () => {
    const tab = start();
    const state = (await leave(tab)).searchParams.get('state') ?? '';
    const given = comesBack({ errorCode: '200001', state });
    expect(tab.redirect.returnAddress(given)).toBe(tab.redirect.returnAddress(given));
    expect(tab.redirect.returnAddress(given)).toMatch(/^\//);
    expect(tab.redirect.returnAddress(comesBack({ errorCode: '200001', state: 'other' }))).toBeNull();
    expect(start().redirect.returnAddress(given)).toBeNull();
    await expect(tab.redirect.finish(given)).rejects.toMatchObject({ kind: 'canceled' });
    expect(tab.redirect.returnAddress(given)).toBeNull();
  });

  test('a CDC sign-in by redirect is available by default and can be disabled', () => {
    expect(start().provider.redirect).toBeDefined();
    expect(start(undefined, { singleSignOn: false }).provider.redirect).toBeUndefined();
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
