import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isTokenUnavailable } from '../kernel/errors/token-unavailable';
import { createEmbedTokens, type TokenRequest } from './embed-tokens';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') }));
afterEach(() => vi.useRealTimers());

const nowSeconds = () => Math.floor(Date.now() / 1_000);
const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');
const jwt = (claims: object) => `${part({ alg: 'none' })}.${part(claims)}.`;

/** A host that answers with each of `answers` in turn, the last one again and again. */
function start(...answers: (string | (() => unknown))[]) {
  const asked: TokenRequest[] = [];
  const tokens = createEmbedTokens({
    supplierId: 'SUP-1',
    getToken: (request) => {
      asked.push(request);
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? '';
      return (typeof answer === 'function' ? answer() : answer) as string;
    },
  });
  return { tokens, asked, reasons: () => asked.map(({ reason }) => reason) };
}

const failureOf = (promise: unknown) => Promise.resolve(promise).catch((error: unknown) => error);

describe('the first call', () => {
  test('asks the host, for its supplier; the ones after it do not', async () => {
    const { tokens, asked } = start('one');
    expect(asked).toEqual([]);
    expect(await tokens.get('access')).toBe('one');
    expect(await tokens.get('access')).toBe('one');
    expect(asked).toMatchObject([{ reason: 'start', supplierId: 'SUP-1' }]);
  });

  test('of many at once asks once', async () => {
    const { tokens, reasons } = start(async () => 'one');
    expect(await Promise.all([tokens.get('access'), tokens.get('access')])).toEqual(['one', 'one']);
    expect(reasons()).toEqual(['start']);
  });

  test('that cannot be had is told alike to all who wait for it', async () => {
    const { tokens } = start(() => Promise.reject(new Error('down')));
    const failures = await Promise.all([failureOf(tokens.get('access')), failureOf(tokens.get('access'))]);
    expect(failures.map((cause) => isTokenUnavailable({ cause }))).toEqual([true, true]);
  });
});

describe('a token with an end', () => {
  test('is replaced 30 s before it, and no clock but its own two times is needed for that', async () => {
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

  test('that had been lying with the host is replaced by the clock', async () => {
    const issued = nowSeconds() - 500;
    const { tokens, reasons } = start(jwt({ iat: issued, exp: issued + 600 }), 'two');
    await tokens.get('access');
    await vi.advanceTimersByTimeAsync(70_000);
    await tokens.get('access');
    expect(reasons()).toEqual(['start', 'expiry']);
  });

  test('that seems to be over all the time, as on a device whose clock is ahead, is replaced every 30 s at most', async () => {
    const { tokens, asked } = start(() => jwt({ exp: nowSeconds() - 600 }));
    for (let second = 0; second < 120; second += 1) {
      await tokens.get('access');
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(asked).toHaveLength(4);
  });

  test('is sent as it is while another cannot be had', async () => {
    const first = jwt({ exp: nowSeconds() + 40 });
    const { tokens } = start(first, () => Promise.reject(new Error('down')));
    await tokens.get('access');
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await tokens.get('access')).toBe(first);
  });

  test('is replaced after the clock was set back', async () => {
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
  ['a JWT without an end', jwt({ sub: 'me' })],
  ['a JWT that is none', 'a.=a=.c'],
  ['a JWT of null', `a.${btoa('null')}.c`],
  ['a JWT whose end is a text', jwt({ exp: 'soon' })],
])('a token that is %s is kept until the server refuses it', async (_, token) => {
  const { tokens, reasons } = start(token);
  await tokens.get('access');
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(await tokens.get('access')).toBe(token);
  expect(reasons()).toEqual(['start']);
});

describe('a refused token', () => {
  test('is replaced, and the new one is kept', async () => {
    const { tokens, reasons } = start('one', 'two');
    await tokens.get('access');
    expect(await tokens.refresh('access', 'unauthorized')).toBe('two');
    expect(await tokens.get('access')).toBe('two');
    expect(reasons()).toEqual(['start', 'unauthorized']);
  });

  test('is the only reason: after a server error the same one is sent again', async () => {
    const { tokens, reasons } = start('one', 'two');
    await tokens.get('access');
    expect(await tokens.refresh('access', 'server-error')).toBe('one');
    expect(reasons()).toEqual(['start']);
  });
});

describe('a host that gives none', () => {
  test.each([
    ['rejects', () => Promise.reject(new Error('down'))],
    [
      'throws',
      () => {
        throw new Error('down');
      },
    ],
    ['gives nothing', () => undefined],
    ['gives an empty text', () => ' '],
    ['gives the page of an error', () => '<!doctype html><title>502 Bad Gateway</title>'],
    ['gives the JSON around a token', () => '{"token":"one"}'],
    ['gives an object', () => ({ token: 'one' })],
  ])('and %s is a failure that can be told from others', async (_, answer) => {
    const { tokens } = start(answer);
    const failure = await failureOf(tokens.get('access'));
    expect(isTokenUnavailable({ cause: failure })).toBe(true);
  });

  test('is asked again by the next call', async () => {
    const { tokens, reasons } = start(() => Promise.reject(new Error('down')), 'two');
    await failureOf(tokens.get('access'));
    expect(await tokens.get('access')).toBe('two');
    expect(reasons()).toEqual(['start', 'start']);
  });

  test('within 20 s is told so by its signal, and its late answer is not taken', async () => {
    let answer: (token: string) => void = () => {};
    const { tokens, asked } = start(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
      'two',
    );
    const failure = failureOf(tokens.get('access'));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(asked[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(String(((await failure) as Error).cause)).toContain('getToken gave no answer within 20000 ms');
    answer('late');
    expect(await tokens.get('access')).toBe('two');
  });
});

describe('closing', () => {
  test('aborts what is on its way, and its late answer is forgotten', async () => {
    let answer: (token: string) => void = () => {};
    const { tokens, asked, reasons } = start(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
      'two',
    );
    const failure = failureOf(tokens.get('access'));
    tokens.close();
    expect(asked[0]?.signal.aborted).toBe(true);
    answer('late');
    expect(isTokenUnavailable({ cause: await failure })).toBe(true);
    await tokens.get('access');
    expect(reasons()).toEqual(['start', 'start']);
  });

  test('leaves no timer behind', async () => {
    const { tokens } = start('one');
    await tokens.get('access');
    expect(vi.getTimerCount()).toBe(0);
    start(() => new Promise(() => {})).tokens.get('access');
    tokens.close();
  });
});
