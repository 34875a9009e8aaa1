import { describe, expect, test } from 'vitest';
import { alterBody } from './alter-body.ts';
import type { FaultRule } from './fault-rule.ts';
import { ITEMS, setupFaultTests } from './fault-test-setup.ts';

const ITEM = `${ITEMS}/ITM-1001`;

const sandbox = setupFaultTests();

interface ItemList {
  readonly data: Record<string, unknown>[];
  readonly meta: { readonly total: unknown };
}

/** Fetches the list of items with and without the fault. */
async function listWith(fault: object): Promise<{ truth: ItemList; altered: ItemList }> {
  const truth = (await (await sandbox.dana.fetch(ITEMS)).json()) as ItemList;
  sandbox.control.addFault({ ...fault, operationId: 'listItems' } as FaultRule);
  return { truth, altered: (await (await sandbox.dana.fetch(ITEMS)).json()) as ItemList };
}

const last = () => sandbox.control.journal().at(-1);

describe('faults that alter the normal response', () => {
  test('setField replaces one value and keeps the rest of the response', async () => {
    const { truth, altered } = await listWith({ kind: 'setField', field: 'meta.total', value: 9999 });
    expect(altered).toEqual({ ...truth, meta: { ...truth.meta, total: 9999 } });
    expect(last()).toMatchObject({
      status: 200,
      source: 'fault',
      fault: expect.stringMatching(/^fault-/),
      faultEffect: 'setField meta.total in 1 place',
    });
    expect(sandbox.control.violations()).toEqual([]);
  });

  test('removeField removes a field of one entry or of every entry', async () => {
    const { truth, altered } = await listWith({ kind: 'removeField', field: 'data[0].sku' });
    const [{ sku: _, ...first } = {}, ...others] = truth.data;
    expect(altered.data).toEqual([first, ...others]);
    const every = await listWith({ kind: 'removeField', field: 'data[*].sku' });
    expect(every.altered.data.some((item) => 'sku' in item)).toBe(false);
    expect(last()?.faultEffect).toBe(`removeField data[*].sku in ${truth.data.length} places`);
    expect(sandbox.control.violations()).toEqual([]);
  });

  test('retypeField converts the true value', async () => {
    const { truth, altered } = await listWith({ kind: 'retypeField', field: 'meta.total', type: 'string' });
    expect(altered.meta.total).toBe(String(truth.meta.total));
  });

  test('setHeader replaces one header of the normal response', async () => {
    sandbox.control.addFault({ kind: 'setHeader', header: 'ETag', value: '"99"', operationId: 'getItem' });
    const response = await sandbox.dana.fetch(ITEM);
    expect([response.status, response.headers.get('etag')]).toEqual([200, '"99"']);
    expect(await response.json()).toMatchObject({ itemId: 'ITM-1001' });
    expect(last()).toMatchObject({ source: 'fault', faultEffect: 'setHeader etag' });
  });

  test('a fault whose field is not in the response changes nothing and is not used up', async () => {
    sandbox.control.addFault({ kind: 'removeField', field: 'meta.total', tag: 'Items' });
    expect(await (await sandbox.dana.fetch(ITEM)).json()).toMatchObject({ itemId: 'ITM-1001' });
    expect(last()).toMatchObject({ source: 'upstream', faultEffect: 'removeField: not in the response' });
    expect(sandbox.control.faults()[0]).toMatchObject({ remaining: 1, matched: 1, applied: 0 });
    expect((await (await sandbox.dana.fetch(ITEMS)).json()) as object).toMatchObject({ meta: {} });
    expect(sandbox.control.faults()[0]).toMatchObject({ remaining: 0, matched: 2, applied: 1 });
  });
});

const altered = (body: string, fault: Parameters<typeof alterBody>[0]) => {
  const { response, places } = alterBody(fault, {
    status: 200,
    headers: {},
    cookies: [],
    body: Buffer.from(body),
  });
  return [response.body.toString(), places];
};

describe('alterBody()', () => {
  test.each([
    ['{"a":1}', { kind: 'setField', field: 'b', value: null }, '{"a":1,"b":null}', 1],
    ['{"a":1}', { kind: 'setField', field: 'b.c', value: 2 }, '{"a":1}', 0],
    ['{"a":[1,2,3]}', { kind: 'setField', field: 'a[1]', value: 'x' }, '{"a":[1,"x",3]}', 1],
    ['{"a":[1,2,3]}', { kind: 'removeField', field: 'a[1]' }, '{"a":[1,3]}', 1],
    ['[{"b":1},{"b":2},{}]', { kind: 'removeField', field: '[*].b' }, '[{},{},{}]', 2],
    ['{"a":{"b":[]}}', { kind: 'removeField', field: 'a.b[0]' }, '{"a":{"b":[]}}', 0],
    ['{"a":"7.5"}', { kind: 'retypeField', field: 'a', type: 'number' }, '{"a":7.5}', 1],
    ['{"a":"x"}', { kind: 'retypeField', field: 'a', type: 'number' }, '{"a":0}', 1],
    ['{"a":{"b":1}}', { kind: 'retypeField', field: 'a', type: 'string' }, '{"a":"{\\"b\\":1}"}', 1],
    ['{"a":1}', { kind: 'retypeField', field: 'a', type: 'array' }, '{"a":[1]}', 1],
    ['{"a":1}', { kind: 'retypeField', field: 'a', type: 'object' }, '{"a":{"value":1}}', 1],
    ['{"a":1}', { kind: 'retypeField', field: 'a', type: 'boolean' }, '{"a":true}', 1],
    ['{"a":1}', { kind: 'retypeField', field: 'a', type: 'null' }, '{"a":null}', 1],
    ['%PDF', { kind: 'removeField', field: 'a' }, '%PDF', 0],
    ['', { kind: 'removeField', field: 'a' }, '', 0],
  ] as const)('%s with %o becomes %s', (body, fault, expected, places) => {
    expect(altered(body, fault)).toEqual([expected, places]);
  });

  test('a field named __proto__ changes no prototype', () => {
    const fault = { kind: 'setField', field: '__proto__.x', value: 1 } as const;
    expect(altered('{"a":1}', fault)).toEqual(['{"a":1}', 0]);
    expect(altered('{"__proto__":{}}', fault)).toEqual(['{"__proto__":{"x":1}}', 1]);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
