import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadContract } from '@portal-kit/contract/contract';
import type { Entry } from 'har-format';
import { beforeAll, describe, expect, test } from 'vitest';
import { createGate, type Gate } from '../gate/gate.ts';
import { type ImportSettings, importHar } from './import-har.ts';

const API = 'https://api.example.com/portal';
const ITEMS = `${API}/api/v1/suppliers/SUP-1001/items`;
const noItems = JSON.stringify({ data: [], meta: { total: 0 } });

let gate: Gate;
beforeAll(async () => {
  gate = createGate({ contract: await loadContract() });
});

interface EntryParts {
  readonly url?: string;
  readonly method?: string;
  readonly status?: number;
  readonly content?: Partial<Entry['response']['content']>;
  readonly encoding?: string;
  readonly startedDateTime?: string;
}

const entry = ({
  url = `${ITEMS}?limit=5`,
  method = 'GET',
  status = 200,
  content = { text: noItems },
  encoding,
  startedDateTime = '2026-05-04T09:30:00.000+02:00',
}: EntryParts = {}) => ({
  startedDateTime,
  time: 12,
  request: { method, url, headers: [{ name: 'Authorization', value: 'Bearer abc' }] },
  response: {
    status,
    headers: [
      { name: 'Content-Type', value: 'application/json' },
      ...(encoding === undefined ? [] : [{ name: 'Content-Encoding', value: encoding }]),
    ],
    content: { size: 1, mimeType: 'application/json', ...content },
  },
});

const buildHar = (...entries: unknown[]) => JSON.stringify({ log: { version: '1.2', entries } });

const load = (har: string, settings: Partial<ImportSettings> = {}) =>
  importHar(har, { name: 'test', ...settings }, gate);

const getLoadError = (har: string, settings?: Partial<ImportSettings>) => {
  try {
    load(har, settings);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe('a HAR file saved from developer tools', () => {
  test('calls of the most used base URL are replayed, and all other entries are counted by reason', () => {
    const recording = load(
      buildHar(
        entry(),
        entry({ url: `${ITEMS}/ITM-1`, content: { size: 900 } }),
        entry({ url: 'https://portal.example.com/assets/main.js' }),
        entry({ url: 'https://accounts.eu1.gigya.com/accounts.login', method: 'POST' }),
        entry({ url: 'data:image/png;base64,AAAA' }),
        entry({ url: `${API}/api/v3/unknown` }),
        entry({ url: `${API}/api/v2/auth/accessToken`, content: { text: '{"token":"secret"}' } }),
        entry({ url: `${ITEMS}?limit=6`, status: 0 }),
        entry({ url: `${ITEMS}?limit=7`, content: { text: noItems.slice(0, 9) } }),
      ),
    );
    expect(recording).toMatchObject({ api: API, recordedAt: '2026-05-04T07:30:00.000Z', violations: [] });
    expect(recording.calls).toMatchObject([
      { entry: 0, operationId: 'listItems', parameters: [['limit', '5']], response: { status: 200 } },
    ]);
    expect(recording.ignored.map(({ reason, count }) => [reason, count])).toEqual([
      ['The file does not contain the response body. Save the HAR file with content.', 1],
      ['The request goes to another address.', 3],
      ['The contract has no such operation.', 1],
      ['The sandbox responds to sign-in and token requests itself.', 1],
      ['The request has no response.', 1],
      ['The response body is truncated or is not valid JSON.', 1],
    ]);
    expect(JSON.stringify(recording)).not.toMatch(/secret|Bearer/);
  });

  const bodies: [string, EntryParts][] = [
    ['Base64', { content: { text: Buffer.from(noItems).toString('base64'), encoding: 'base64' } }],
    [
      'gzip',
      { content: { text: gzipSync(noItems).toString('base64'), encoding: 'base64' }, encoding: 'gzip' },
    ],
    [
      'Brotli',
      {
        content: { text: brotliCompressSync(noItems).toString('base64'), encoding: 'base64' },
        encoding: 'br',
      },
    ],
    ['text that the browser decompressed', { encoding: 'br' }],
  ];
  test.each(bodies)('a body stored as %s is decoded', (_, parts) => {
    const [call] = load(buildHar(entry(parts))).calls;
    expect(call?.response.body.toString()).toBe(noItems);
    expect(call?.response.headers).toEqual({ 'content-type': 'application/json' });
  });

  test('the sandbox clock of a journal precedes the time of its requests', () => {
    const har = { log: { version: '1.2', entries: [entry()], _clock: '2026-11-20T09:30:00.000Z' } };
    expect(load(JSON.stringify(har)).recordedAt).toBe('2026-11-20T09:30:00.000Z');
  });
});

test.each([101, 600, 999])('a response with the status %s is ignored', (status) => {
  const { calls, ignored } = load(buildHar(entry(), entry({ status })), { replaysViolations: true });
  expect(calls).toHaveLength(1);
  expect(ignored).toMatchObject([{ reason: 'The response has an invalid status.', count: 1 }]);
});

test.each([204, 205, 304])('a response with the status %s is replayed without a body', (status) => {
  const bodies = [{ text: '{}' }, { size: 120 }];
  const har = buildHar(...bodies.map((content) => entry({ status, content })));
  const { calls } = load(har, { replaysViolations: true });
  expect(calls.map(({ response }) => [response.status, response.body.length])).toEqual([
    [status, 0],
    [status, 0],
  ]);
});

test('the report of an import contains URLs without their secrets', () => {
  const other = entry({ url: 'https://u:p@login.example.com/callback?code=c-1&lang=en#id_token=t-1' });
  const har = buildHar(entry(), entry({ url: `${ITEMS}?token=t-2`, content: { text: '{}' } }), other);
  const { ignored, violations } = load(har);
  expect(violations.map(({ url }) => url)).toEqual([`GET ${ITEMS}?token=%5Bredacted%5D`]);
  expect(ignored.flatMap(({ entries }) => entries.map(({ url }) => url))).toEqual([
    'GET https://login.example.com/callback?code=%5Bredacted%5D&lang=en',
  ]);
});

describe('violations of a recording', () => {
  const har = buildHar(
    entry(),
    entry({ url: `${ITEMS}?limit=9`, content: { text: '{"data":[{"sku":7}]}' } }),
  );

  test('a response that violates the contract is listed and left out', () => {
    const { calls, violations } = load(har);
    expect(calls).toHaveLength(1);
    expect(violations).toEqual([
      {
        entry: 1,
        operationId: 'listItems',
        url: `GET ${ITEMS}?limit=9`,
        status: 200,
        message: expect.stringMatching(/^\S+: .+/),
      },
    ]);
  });

  test('a response that violates the contract is listed and replayed if requested', () => {
    const { calls, violations } = load(har, { replaysViolations: true });
    expect([calls.length, violations.length]).toEqual([2, 1]);
  });
});

describe('a file that cannot be replayed', () => {
  const invalid: [string, string, RegExp][] = [
    ['an empty file', '', /^The file is not a HAR file: Unexpected end of JSON input/],
    ['an incomplete file', buildHar(entry()).slice(0, -40), /The file seems to be incomplete\.$/],
    ['an HTML page', '<!doctype html>', /^The file is not a HAR file: Unexpected token/],
    ['another JSON document', '{"data": []}', /the field "log" must be an object/],
    ['an array', '[]', /the file must be an object/],
    ['a log without entries', '{"log": {"version": "1.2"}}', /log\.entries must be an array/],
    [
      'another version',
      '{"log": {"version": "2.0", "entries": []}}',
      /^The HAR version 2\.0 is not supported/,
    ],
    ['too many entries', `{"log":{"entries":[${'{},'.repeat(20_000)}{}]}}`, /20001 entries\. At most 20000/],
    ['an entry without a request', buildHar(entry(), {}), /entry 1: request must be an object/],
    [
      'a relative URL',
      buildHar(entry({ url: '/api/v1/suppliers' })),
      /entry 0: request\.url must be an absolute URL/,
    ],
    ['an invalid time', buildHar(entry({ startedDateTime: 'noon' })), /entry 0: startedDateTime must be/],
    [
      'entries of other sites only',
      buildHar(entry({ url: 'https://example.com/' })),
      /^The HAR file contains no call of the contract\. Nothing was loaded\. 1 × The request goes to another address\.$/,
    ],
    [
      'violations only',
      buildHar(entry({ content: { text: '{}' } })),
      /Nothing was loaded\. 1 × The response violates the contract\.$/,
    ],
  ];
  test.each(invalid)('%s is rejected with the reason', (_, har, reason) => {
    expect(getLoadError(har)).toMatch(reason);
  });

  test('a named API selects its calls', () => {
    const api = 'https://other.example.com';
    const har = buildHar(entry(), entry(), entry({ url: `${api}/api/v1/suppliers/SUP-1001/items` }));
    expect(load(har, { api: `${api}/` })).toMatchObject({ api, calls: [{ entry: 2 }] });
    expect(getLoadError(har, { api: 'https://third.example.com' })).toMatch(
      /no call of https:\/\/third\.example\.com that/,
    );
  });

  test.each([
    [
      'is compressed by an unknown method',
      { text: 'AAAA', encoding: 'base64' },
      'gzip',
      /not valid JSON|decompressed/,
    ],
    ['is not Base64', { text: '***', encoding: 'base64' }, undefined, /not valid Base64/],
    [
      'has an unknown encoding',
      { text: 'x', encoding: 'rot13' },
      undefined,
      /"rot13" of the response body is not/,
    ],
    [
      'expands to more than 16 MB',
      { text: gzipSync(Buffer.alloc(17 * 1024 * 1024, 32)).toString('base64'), encoding: 'base64' },
      'gzip',
      /cannot be decompressed \(gzip\)/,
    ],
  ])('a body that %s is reported', (_, content, encoding, reason) => {
    expect(getLoadError(buildHar(entry({ content, ...(encoding ? { encoding } : {}) })))).toMatch(reason);
  });
});
