import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The module loads the script once per page, so every test imports a new copy. */
let sdk: typeof import('./web-sdk');
let copies = 0;

const script = (text: string) => `data:text/javascript,${encodeURIComponent(`${text} //`)}`;
const login = 'window.gigya = { sso: { login: (request) => window.requests.push(request) } };';
const ready = `${login} window.onGigyaServiceReady('socialize');`;
const request = { redirectUrl: 'https://portal.example/login', state: 's' };
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script[src*="apikey=key"]')];
let requests: object[];

beforeEach(async () => {
  copies += 1;
  sdk = await import(/* @vite-ignore */ `./web-sdk.ts?copy=${copies}`);
  requests = [];
  Object.assign(window, { requests, gigya: undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const element of scripts()) element.remove();
});

// Must run first: the policy is created once per page.
test('a web SDK that the page’s Trusted Types policy blocks rejects as misconfigured', async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('Refused by the page.');
    },
  });
  await expect(sdk.beginSingleSignOn({ url: script(ready), apiKey: 'key' }, request)).rejects.toMatchObject({
    kind: 'config',
  });
  expect(scripts()).toEqual([]);
});

test('the web SDK is requested with the API key when single sign-on begins, and once per page', async () => {
  const options = { url: script(ready), apiKey: 'key' };
  expect(scripts()).toEqual([]);
  await sdk.beginSingleSignOn(options, request);
  await sdk.beginSingleSignOn(options, request);
  expect(scripts()).toHaveLength(1);
  expect(requests).toEqual(
    Array(2).fill({ authFlow: 'redirect', redirectURL: request.redirectUrl, state: request.state }),
  );
});

test('a web SDK that is blocked rejects with a transient error, and the next attempt requests it again', async () => {
  const begin = (url: string) => sdk.beginSingleSignOn({ url, apiKey: 'key' }, request);
  await expect(begin('http://127.0.0.1:9/blocked.js')).rejects.toMatchObject({ kind: 'transient' });
  expect(scripts()).toEqual([]);
  await begin(script(ready));
  expect(requests).toHaveLength(1);
});

test('a web SDK that defines no functions rejects with a transient error', async () => {
  const options = { url: script("window.onGigyaServiceReady('socialize');"), apiKey: 'key' };
  await expect(sdk.beginSingleSignOn(options, request)).rejects.toMatchObject({ kind: 'transient' });
});

test('a web SDK that is not ready after thirty seconds rejects with a transient error', async () => {
  vi.useFakeTimers();
  const outcome = expect(
    sdk.beginSingleSignOn({ url: script(login), apiKey: 'key' }, request),
  ).rejects.toMatchObject({ kind: 'transient' });
  await vi.advanceTimersByTimeAsync(30_000);
  await outcome;
  expect(requests).toEqual([]);
});

test('a web SDK that never responds rejects with a transient error after thirty seconds', async () => {
  const silent =
    "window.gigya = { accounts: { session: { verify: () => {} } } }; window.onGigyaServiceReady('socialize');";
  const options = { url: script(silent), apiKey: 'key' };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = expect(sdk.finishSingleSignOn(options)).rejects.toMatchObject({ kind: 'transient' });
  await vi.waitFor(() => expect('gigya' in window && window.gigya).toBeTruthy());
  await vi.advanceTimersByTimeAsync(30_000);
  await outcome;
});
