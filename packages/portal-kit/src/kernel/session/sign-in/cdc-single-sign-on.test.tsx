import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ada, openCdcTab, redirectUrl, session, startCdcServer } from '../../../../test/cdc-tab';
import type { CdcIdentityOptions } from './cdc-identity-provider';

let sent: ReturnType<typeof startCdcServer>['sent'];
let responses: ReturnType<typeof startCdcServer>['responses'];

beforeEach(() => {
  ({ sent, responses } = startCdcServer());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The provider's web SDK. Forwards its calls to `window.testSdk`, because a page loads the script once. */
const webSdkScript = `data:text/javascript,${encodeURIComponent(`
  window.gigya = {
    sso: { login: (request) => window.testSdk.login(request) },
    accounts: { session: { verify: (request) => window.testSdk.verify(request) } },
  };
  window.onGigyaServiceReady('socialize'); //`)}`;

interface SsoRequest {
  authFlow: string;
  redirectURL: string;
  state: string;
}

/** Installs the behavior of the web SDK for one test. `finish`: effect and result of the sign-on in the address. */
function installSdk(finish: () => number = () => 0) {
  const requests: SsoRequest[] = [];
  const sdk = {
    requests,
    verifications: 0,
    login: (request: SsoRequest) => void requests.push(request),
    verify: ({ callback }: { callback: (response: { errorCode: number }) => void }) => {
      sdk.verifications += 1;
      callback({ errorCode: finish() });
    },
  };
  Object.assign(window, { testSdk: sdk });
  return sdk;
}

const start = (held?: string, options?: Partial<CdcIdentityOptions>) =>
  openCdcTab(held, { webSdkUrl: webSdkScript, ...options });

describe('sign-in by redirect', () => {
  /** Begins a single sign-on and returns its request. */
  async function leave(tab: ReturnType<typeof start>) {
    const { requests } = installSdk();
    await tab.redirect.begin({ returnTo: '/SUP-1/items?page=2' });
    const [request] = requests;
    if (!request) throw new Error('The web SDK was not called.');
    return request;
  }
  /** Installs a web SDK that exchanges the code and stores the session in the provider's cookie. */
  const finishesFor = (tab: ReturnType<typeof start>) =>
    installSdk(() => {
      tab.cookies.set('glt_key', 'lt-1');
      return 0;
    });
  const comesBack = (query: Record<string, string>) =>
    new URL(`${redirectUrl}?${new URLSearchParams({ gig_actions: 'sso.login', ...query })}`);

  test('a CDC single sign-on begins with the web SDK, redirect URL and state, without another request', async () => {
    const tab = start('of an earlier session');
    const request = await leave(tab);
    expect(request).toEqual({
      authFlow: 'redirect',
      redirectURL: redirectUrl,
      state: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect([sent, tab.cookies.size]).toEqual([[], 0]);
  });

  test('a CDC single sign-on resolves with account and return address after the web SDK has finished it', async () => {
    responses['accounts.getAccountInfo'] = session;
    const tab = start();
    const { state } = await leave(tab);
    const sdk = finishesFor(tab);
    expect(await tab.redirect.finish(comesBack({ authCode: 'code-1', state }))).toEqual({
      account: ada,
      returnTo: '/SUP-1/items?page=2',
    });
    expect(sdk.verifications).toBe(1);
    expect(sent.map(({ call, body }) => [call, body.get('login_token')])).toEqual([
      ['accounts.getAccountInfo', 'lt-1'],
    ]);
    expect(tab.tab.stored()).toEqual({});
    expect(tab.redirect.readsAddress).toBe(true);
  });

  test.each([
    ['0', 'success'],
    ['200009', 'accounts have been linked'],
  ])('a CDC single sign-on succeeds with the code %s: %s', async (errorCode) => {
    responses['accounts.getAccountInfo'] = session;
    const tab = start();
    const { state } = await leave(tab);
    finishesFor(tab);
    expect(await tab.redirect.finish(comesBack({ errorCode, authCode: 'code-1', state }))).toMatchObject({
      account: ada,
    });
  });

  test.each([
    ['200001', 'canceled'],
    ['403040', 'sso-failed'],
    ['403041', 'disabled'],
    ['403043', 'sso-conflict'],
    ['206001', 'needs-idp-action'],
    ['500001', 'transient'],
    ['no number', 'generic'],
  ])(
    'a CDC single sign-on rejects the provider’s code %s in the address as %s without the web SDK',
    async (errorCode, kind) => {
      const tab = start();
      const { state } = await leave(tab);
      const sdk = finishesFor(tab);
      await expect(
        tab.redirect.finish(comesBack({ errorCode, authCode: 'code-1', state })),
      ).rejects.toMatchObject({ name: 'IdentityError', kind });
      expect([sent, tab.cookies.size, sdk.verifications]).toEqual([[], 0, 0]);
    },
  );

  test.each([
    [403040, 'sso-failed'],
    [403043, 'sso-conflict'],
    [403005, 'sso-failed'],
    [403025, 'sso-failed'],
    [403041, 'disabled'],
    [500001, 'transient'],
    [Number.NaN, 'generic'],
  ])('a CDC single sign-on rejects the code %s of the web SDK as %s', async (code, kind) => {
    const tab = start();
    const { state } = await leave(tab);
    installSdk(() => code);
    await expect(tab.redirect.finish(comesBack({ authCode: 'code-1', state }))).rejects.toMatchObject({
      name: 'IdentityError',
      kind,
    });
    expect([sent, tab.cookies.size]).toEqual([[], 0]);
  });

  test('a CDC single sign-on fails when the web SDK stores no session', async () => {
    const tab = start();
    const { state } = await leave(tab);
    installSdk();
    await expect(tab.redirect.finish(comesBack({ authCode: 'code-1', state }))).rejects.toMatchObject({
      kind: 'sso-failed',
    });
    expect(sent).toEqual([]);
  });

  test.each<[string, (state: string) => Record<string, string>]>([
    ['of another request', () => ({ authCode: 'code-1', state: 'f'.repeat(32) })],
    ['without a state', () => ({ authCode: 'code-1' })],
    ['with an error code of another request', () => ({ errorCode: '403041', state: 'x' })],
  ])('a CDC single sign-on refuses a response %s without the web SDK', async (_, query) => {
    const tab = start();
    const { state } = await leave(tab);
    const sdk = finishesFor(tab);
    await expect(tab.redirect.finish(comesBack(query(state)))).rejects.toMatchObject({ kind: 'sso-failed' });
    expect([sent, tab.cookies.size, sdk.verifications]).toEqual([[], 0, 0]);
  });

  test('a CDC single sign-on refuses a response without a pending request and a repeated response', async () => {
    responses['accounts.getAccountInfo'] = session;
    const tab = start();
    const { state } = await leave(tab);
    const address = comesBack({ authCode: 'code-1', state });
    const sdk = finishesFor(tab);
    await expect(start().redirect.finish(address)).rejects.toMatchObject({ kind: 'sso-failed' });
    await tab.redirect.finish(address);
    await expect(tab.redirect.finish(address)).rejects.toMatchObject({ kind: 'sso-failed' });
    expect(sdk.verifications).toBe(1);
  });

  test.each([
    `${redirectUrl}?authCode=a&state=s`,
    `${redirectUrl}?errorCode=200001&state=s`,
    `${redirectUrl}?gig_actions=sso.login&state=s`,
  ])('the address %s is a sign-in response', (address) => {
    expect(start().redirect.isResponse(new URL(address))).toBe(true);
  });

  test.each([
    redirectUrl,
    `${redirectUrl}?to=%2FSUP-1%2Fitems`,
    `${redirectUrl}#authCode=a`,
    'https://portal.example/SUP-1/items?authCode=a',
    'https://evil.example/login?authCode=a',
  ])('the address %s is not a sign-in response', (address) => {
    expect(start().redirect.isResponse(new URL(address))).toBe(false);
  });

  test('a CDC single sign-on returns the return address to the requesting tab until the sign-in is complete', async () => {
    const tab = start();
    const { state } = await leave(tab);
    const given = comesBack({ errorCode: '200001', state });
    expect(tab.redirect.returnAddress(given)).toBe(tab.redirect.returnAddress(given));
    expect(tab.redirect.returnAddress(given)).toMatch(/^\//);
    expect(tab.redirect.returnAddress(comesBack({ errorCode: '200001', state: 'other' }))).toBeNull();
    expect(start().redirect.returnAddress(given)).toBeNull();
    await expect(tab.redirect.finish(given)).rejects.toMatchObject({ kind: 'canceled' });
    expect(tab.redirect.returnAddress(given)).toBeNull();
  });

  test('a CDC single sign-on is available only with the address of the web SDK', () => {
    expect(start().provider.redirect).toBeDefined();
    expect(start(undefined, { webSdkUrl: undefined }).provider.redirect).toBeUndefined();
  });
});
