import { readFile } from 'node:fs/promises';
import { loadContract } from '@portal-kit/contract/contract';
import { expect, test } from 'vitest';
import type { FaultRule } from './fault-rule.ts';
import { faultSettings } from './fault-settings.ts';
import { parseFaultRule } from './parse-fault-rule.ts';

const contract = await loadContract();

test.each([
  [null, /kind must be one of status, delay/],
  [{ kind: 'explode', path: '/' }, /kind must be one of status, delay/],
  [{ kind: 'status', status: 503 }, /requires operationId, tag or path/],
  [{ kind: 'reset', operationId: 'listItem' }, /no operation "listItem"/],
  [{ kind: 'status', status: 42, path: '/' }, /status must be a whole number from 200 to 599/],
  [{ kind: 'status', status: 404.5, path: '/' }, /status must be a whole number/],
  [{ kind: 'status', status: 500, path: '(' }, /path must be a regular expression/],
  [{ kind: 'status', status: 500, path: '/', tmies: 3 }, /no field "tmies"\. Known fields: .*times/],
  [{ kind: 'status', status: 500, path: '/', times: 'forever' }, /times must be .*"always"/],
  [{ kind: 'status', status: 500, path: '/', times: 0 }, /times must be a whole number from 1/],
  [{ kind: 'status', status: 500, path: '/', when: 'later' }, /when must be one of before, after/],
  [
    { kind: 'status', status: 500, path: '/', headers: { a: 1 } },
    /headers must be an object of header names and values/,
  ],
  ...(
    [
      { 'bad name': 'x' },
      { '': 'x' },
      { 'x-a': 'line\r\nbreak' },
      { 'x-a': 'Ω' },
      { 'Content-Length': '1' },
      { 'transfer-encoding': 'chunked' },
      { 'x-a': '1', 'X-A': '2' },
    ] as Record<string, string>[]
  ).map((headers): [unknown, RegExp] => [
    { kind: 'status', status: 500, path: '/', headers },
    /headers must be an object of header names and values/,
  ]),
  [{ kind: 'dropHeader', path: '/', header: 'a b' }, /header must be a header name/],
  [{ kind: 'contentType', path: '/', contentType: 'text/\n' }, /contentType must be a value of the header/],
  [
    { kind: 'redirect', path: '/', location: '/\r\nset-cookie: a=b' },
    /location must be a value of the header/,
  ],
  [{ kind: 'reset', path: '(?=a)b' }, /path must be a regular expression without lookahead/],
  [{ kind: 'reset', path: '(a)\\1' }, /path must be a regular expression without lookahead/],
  [{ kind: 'reset', path: 'a{1,100}' }, /path must be a regular expression without lookahead/],
  [{ kind: 'reset', path: '/', method: 'FETCH' }, /method must be/],
  [{ kind: 'status', status: 409, path: '/', example: 'x' }, /A fault with an example requires operationId/],
  [
    { kind: 'status', status: 409, operationId: 'createItem', example: 'x' },
    /no example x for createItem 409\. Available: duplicateSku, duplicateUpc\./,
  ],
  [{ kind: 'delay', path: '/' }, /delayMs must be .* or latency must be set/],
  [{ kind: 'delay', path: '/', latency: { p50: 9, p95: 5, p99: 10 } }, /latency must be .* ascending/],
  [{ kind: 'delay', path: '/', latency: { p50: 1, p95: 2 } }, /latency must be/],
  [{ kind: 'delay', path: '/', latency: { p50: 1, p95: 2, p99: 600_001 } }, /latency must be/],
  [{ kind: 'reset', path: '/', rate: 0 }, /rate must be a number above 0, to 1/],
  [{ kind: 'reset', path: '/', rate: 1.5 }, /rate must be a number above 0, to 1/],
  [{ kind: 'reset', path: '/', flap: { apply: 1 } }, /flap must be an object with apply and skip/],
  [{ kind: 'reset', path: '/', flap: { apply: 1, skip: 0 } }, /flap must be an object with apply and skip/],
  [{ kind: 'reset', path: '/', seed: 'x' }, /seed must be a whole number/],
  [{ kind: 'reset', tag: 'Wine' }, /no tag "Wine"\. Tags: .*Items/],
  [{ kind: 'stall', path: '/' }, /afterBytes must be/],
  [{ kind: 'stall', path: '/', afterBytes: 1, stallMs: 600_001 }, /stallMs must be/],
  [{ kind: 'drip', path: '/', bytes: 0, everyMs: 1 }, /bytes must be a whole number from 1/],
  [{ kind: 'drip', path: '/', bytes: 1, everyMs: 0 }, /everyMs must be a whole number from 1/],
  [{ kind: 'setField', path: '/', field: 'a' }, /value must be a JSON value/],
  ...['', '.a', 'a.', 'a..b', 'a[', 'a[x]', 'a]b', '[0]b', 'a'.repeat(201)].map(
    (field): [unknown, RegExp] => [
      { kind: 'removeField', path: '/', field },
      /field must be a field of the response/,
    ],
  ),
  [{ kind: 'retypeField', path: '/', field: 'a', type: 'date' }, /type must be one of string/],
  [{ kind: 'setHeader', path: '/', header: 'content-length', value: '1' }, /header must be a header name/],
  [{ kind: 'setHeader', path: '/', header: 'etag', value: 'a\nb' }, /value must be a header value/],
  [{ kind: 'truncate', path: '/' }, /afterBytes must be/],
  [{ kind: 'dropHeader', path: '/' }, /header must be a header name/],
  [{ kind: 'contentType', path: '/' }, /contentType must be a value of the header Content-Type/],
  [{ kind: 'redirect', path: '/' }, /location must be a value of the header Location/],
  [{ kind: 'identity', path: '/' }, /errorCode must be a whole number from 1 to 999999/],
])('the invalid rule %j is rejected with the reason %s', (rule, reason) => {
  expect(() => parseFaultRule(rule, contract)).toThrow(reason);
});

test('docs/qa.md and the sandbox page list every kind of fault', async () => {
  const known = Object.entries(faultSettings).map(([kind, fields]) => [kind, Object.keys(fields).sort()]);
  const text = await readFile(new URL('../../../docs/qa.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n## Faults\n(.*?)\n## /s.exec(text) ?? [];
  const described = [...section.matchAll(/^\| `(\w+)` \| .* \| (.*)\|$/gm)].map(([, kind, says = '']) => [
    kind,
    [...says.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort(),
  ]);
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(known));

  const { faultKinds } = (await import(new URL('../../page/views/fault-kinds.js', import.meta.url).href)) as {
    faultKinds: readonly { kind: string; settings: readonly { name: string }[] }[];
  };
  expect(faultKinds.map(({ kind }) => kind).sort()).toEqual(known.map(([kind]) => kind).sort());
  for (const { kind, settings } of faultKinds) {
    const fields = faultSettings[kind as FaultRule['kind']];
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(settings.map(({ name }) => name)));
  }
});
