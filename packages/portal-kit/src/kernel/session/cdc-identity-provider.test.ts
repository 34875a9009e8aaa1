import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCdcIdentityProvider } from './cdc-identity-provider';
import type { CookieJar } from './session-storage';

let sent: { call: string; body: URLSearchParams }[];
let answers: Record<string, object>;

beforeEach(() => {
  sent = [];
  answers = {};
  vi.stubGlobal('fetch', async (url: string | URL, { body }: { body?: BodyInit } = {}) => {
    const call = new URL(url).pathname.slice(1);
    sent.push({ call, body: new URLSearchParams(String(body ?? new URL(url).search)) });
    return Response.json({ errorCode: 0, statusCode: 200, callId: 'c', ...answers[call] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function start(held?: string) {
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
  const provider = createCdcIdentityProvider({
    baseUrl: 'https://accounts.example',
    apiKey: 'key',
    cookies: jar,
  });
  return { provider, cookies, ages };
}
const session = {
  sessionInfo: { cookieName: 'glt_key', cookieValue: 'lt-1' },
  profile: { email: 'ada@cellar.example', firstName: 'Ada', lastName: 'Lovelace' },
};

describe('signing in', () => {
  test.each([
    [true, 2_592_000],
    [false, undefined],
  ])('with "remember me" %s the session is kept for %s seconds', async (isRemembered, seconds) => {
    answers['accounts.login'] = session;
    const { provider, cookies, ages } = start();
    const account = await provider.signIn({ loginId: 'ada', password: 's3cret', isRemembered });
    expect(account).toMatchObject({ email: 'ada@cellar.example', nickname: 'Ada Lovelace' });
    expect([cookies.get('glt_key'), ages]).toEqual(['lt-1', [seconds]]);
  });

  test('that is refused keeps no session', async () => {
    answers['accounts.login'] = { errorCode: 403042, statusCode: 403, errorMessage: 'Invalid LoginID' };
    const { provider, cookies } = start();
    await expect(
      provider.signIn({ loginId: 'ada', password: 'wrong', isRemembered: true }),
    ).rejects.toMatchObject({ kind: 'bad-credentials' });
    expect(cookies.size).toBe(0);
  });
});

test('whether there is a session at all is told without asking anybody', () => {
  expect([
    start().provider.hasSession(),
    start('').provider.hasSession(),
    start('lt-1').provider.hasSession(),
  ]).toEqual([false, false, true]);
  expect(sent).toEqual([]);
});

describe('signing out', () => {
  test('takes the cookie away before the provider answers, and tells it which session ends', async () => {
    const { provider, cookies } = start('lt-1');
    const done = provider.signOut();
    expect(cookies.size).toBe(0);
    await done;
    expect(sent.map(({ call, body }) => [call, body.get('login_token')])).toEqual([
      ['accounts.logout', 'lt-1'],
    ]);
  });

  test('without a session asks nobody', async () => {
    await start().provider.signOut();
    expect(sent).toEqual([]);
  });
});
