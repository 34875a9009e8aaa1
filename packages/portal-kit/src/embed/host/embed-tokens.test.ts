import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isTokenUnavailable } from '../../kernel/errors/token-unavailable';
import { createEmbedTokens, type TokenRequest } from './embed-tokens';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') }));
afterEach(() => vi.useRealTimers());

const nowSeconds = () => Math.floor(Date.now() / 1_000);
const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');
const jwt = (claims: object) => `${part({ alg: 'none' })}.${part(claims)}.`;

/** Creates the tokens of a host whose `getToken` returns each result in turn and then repeats the last one. */
function start(...results: (string | (() => unknown))[]) {
  const requests: TokenRequest[] = [];
  const tokens = createEmbedTokens({
    supplierId: 'SUP-1',
    getToken: (request) => {
      requests.push(request);
      const result = results[Math.min(requests.length, results.length) - 1] ?? '';
      return (typeof result === 'function' ? result() : result) as string;
    },
  });
  return { tokens, requests, reasons: () => requests.map(({ reason }) => reason) };
}

const catchRejection = (promise: unknown) => Promise.resolve(promise).catch((error: unknown) => error);

describe('requests', () => {
  test('the first call requests a token for its supplier and later calls reuse it', async () => {
    const { tokens, requests } = start('one');
    expect(requests).toEqual([]);
    expect(await tokens.get('access')).toBe('one');
    expect(await tokens.get('access')).toBe('one');
    expect(requests).toMatchObject([{ reason: 'start', supplierId: 'SUP-1' }]);
  });

  test('parallel calls share one token request', async () => {
    const { tokens, reasons } = start(async () => 'one');
    expect(await Promise.all([tokens.get('access'), tokens.get('access')])).toEqual(['one', 'one']);
    expect(reasons()).toEqual(['start']);
  });

  test('parallel calls all reject when their shared token request fails', async () => {
    const { tokens } = start(() => Promise.reject(new Error('down')));
    const failures = await Promise.all([
      catchRejection(tokens.get('access')),
      catchRejection(tokens.get('access')),
    ]);
    expect(failures.map((cause) => isTokenUnavailable({ cause }))).toEqual([true, true]);
  });
});

describe('expiry', () => {
  test('a JWT is renewed 30 s before its lifetime (exp minus iat) ends, regardless of the device clock', async () => {
    const skewSeconds = 3_600;
    const issued = nowSeconds() + skewSeconds;
    const { tokens, reasons } = start(jwt({ iat: issued, exp: issued + 600 }), 'two');
    await tokens.get('access');
    await vi.advanceTimersByTimeAsync(569_000);
    await tokens.get('access');
    expect(reasons()).toEqual(['start']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await tokens.get('access')).toBe('two');
    expect(reasons()).toEqual(['start', 'expiry']);
  });

  test('a JWT that the host cached is renewed by the device clock', async () => {
    const issued = nowSeconds() - 500;
    const { tokens, reasons } = start(jwt({ iat: issued, exp: issued + 600 }), 'two');
    await tokens.get('access');
    await vi.advanceTimersByTimeAsync(70_000);
    await tokens.get('access');
    expect(reasons()).toEqual(['start', 'expiry']);
  });

  test('a JWT that always looks expired, as on a device with a fast clock, is renewed at most every 30 s', async () => {
    const { tokens, requests } = start(() => jwt({ exp: nowSeconds() - 600 }));
    for (let second = 0; second < 120; second += 1) {
      await tokens.get('access');
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(requests).toHaveLength(4);
  });

  test('an expiring token is used while requests for a new token fail', async () => {
    const first = jwt({ exp: nowSeconds() + 40 });
    const { tokens } = start(first, () => Promise.reject(new Error('down')));
    await tokens.get('access');
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await tokens.get('access')).toBe(first);
  });

  test('a token is renewed after the device clock was set back', async () => {
    const { tokens, reasons } = start(jwt({ exp: nowSeconds() + 600 }), 'two');
    await tokens.get('access');
    vi.setSystemTime(Date.now() - 86_400_000);
    await tokens.get('access');
    expect(reasons()).toEqual(['start', 'expiry']);
  });
});

test.each([
  ['opaque', 'abc'],
  ['20 KB long', 'x'.repeat(20_000)],
  ['a JWT without exp', jwt({ sub: 'me' })],
  ['a malformed JWT', 'a.=a=.c'],
  ['a JWT with the payload null', `a.${btoa('null')}.c`],
  ['a JWT whose exp is a text', jwt({ exp: 'soon' })],
])('a token that is %s is kept until the server rejects it', async (_, token) => {
  const { tokens, reasons } = start(token);
  await tokens.get('access');
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(await tokens.get('access')).toBe(token);
  expect(reasons()).toEqual(['start']);
});

describe('refresh', () => {
  test('a rejected token is replaced and the new token is kept', async () => {
    const { tokens, reasons } = start('one', 'two');
    await tokens.get('access');
    expect(await tokens.refresh('access', 'unauthorized')).toBe('two');
    expect(await tokens.get('access')).toBe('two');
    expect(reasons()).toEqual(['start', 'unauthorized']);
  });

  test('a server error returns the same token without a token request', async () => {
    const { tokens, reasons } = start('one', 'two');
    await tokens.get('access');
    expect(await tokens.refresh('access', 'server-error')).toBe('one');
    expect(reasons()).toEqual(['start']);
  });
});

describe('getToken failures', () => {
  test.each([
    ['getToken rejects', () => Promise.reject(new Error('down'))],
    [
      'getToken throws',
      () => {
        throw new Error('down');
      },
    ],
    ['getToken returns nothing', () => undefined],
    ['getToken returns an empty text', () => ' '],
    ['getToken returns an error page', () => '<!doctype html><title>502 Bad Gateway</title>'],
    ['getToken returns the JSON around a token', () => '{"token":"one"}'],
    ['getToken returns an object', () => ({ token: 'one' })],
  ])('the call rejects as token unavailable when %s', async (_, result) => {
    const { tokens } = start(result);
    const rejection = await catchRejection(tokens.get('access'));
    expect(isTokenUnavailable({ cause: rejection })).toBe(true);
  });

  test('the next call requests a token again after getToken failed', async () => {
    const { tokens, reasons } = start(() => Promise.reject(new Error('down')), 'two');
    await catchRejection(tokens.get('access'));
    expect(await tokens.get('access')).toBe('two');
    expect(reasons()).toEqual(['start', 'start']);
  });

  test('the signal aborts after 20 s and a token that arrives later is ignored', async () => {
    let resolveToken: (token: string) => void = () => {};
    const { tokens, requests } = start(
      () =>
        new Promise<string>((resolve) => {
          resolveToken = resolve;
        }),
      'two',
    );
    const rejection = catchRejection(tokens.get('access'));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(String(((await rejection) as Error).cause)).toContain(
      'portal-kit: getToken took longer than 20000 ms. Reject earlier.',
    );
    resolveToken('late');
    expect(await tokens.get('access')).toBe('two');
  });
});

describe('closing', () => {
  test('close() aborts a pending request and ignores its token', async () => {
    let resolveToken: (token: string) => void = () => {};
    const { tokens, requests, reasons } = start(
      () =>
        new Promise<string>((resolve) => {
          resolveToken = resolve;
        }),
      'two',
    );
    const rejection = catchRejection(tokens.get('access'));
    tokens.close();
    expect(requests[0]?.signal.aborted).toBe(true);
    resolveToken('late');
    expect(isTokenUnavailable({ cause: await rejection })).toBe(true);
    await tokens.get('access');
    expect(reasons()).toEqual(['start', 'start']);
  });

  test('no timer runs between token requests', async () => {
    const { tokens } = start('one');
    await tokens.get('access');
    expect(vi.getTimerCount()).toBe(0);
    start(() => new Promise(() => {})).tokens.get('access');
    tokens.close();
  });
});
