import { itemQueries } from '@portal-kit/sdk/items';
import { orderQueries } from '@portal-kit/sdk/orders';
import { describe, expect, test } from 'vitest';
import { json, raw } from '../../test/api-server';
import { useApiServer } from '../../test/fixture';
import { conform, type RecordShape } from './conform';

const shape: RecordShape = {
  name: 'text',
  cases: 'number',
  isBonded: 'boolean',
  vintage: 'textOrNumber',
  tags: ['text'],
  totals: { cases: 'number' },
  lines: [{ sku: 'text' }],
};

describe('conform', () => {
  test('a record that conforms to the contract stays the same object', () => {
    const record = {
      name: 'Chablis',
      cases: 0,
      isBonded: false,
      vintage: 'NV',
      tags: ['a'],
      totals: { cases: 1 },
      lines: [{ sku: 'A-1' }],
      newField: { any: 1 },
    };
    expect(conform(record, shape)).toBe(record);
  });

  test('null and missing values stay as they are', () => {
    const record = { name: null, tags: null, totals: null };
    expect(conform(record, shape)).toBe(record);
  });

  test.each([
    [{ name: 7 }, { name: '7' }],
    [{ cases: '12.5' }, { cases: 12.5 }],
    [{ cases: '-3' }, { cases: -3 }],
    [{ isBonded: 'true' }, { isBonded: true }],
    [{ vintage: 2019 }, { vintage: 2019 }],
    [{ name: ' \n ' }, { name: '' }],
  ])('conform() converts the value of %o to the type of the contract without loss', (record, expected) => {
    expect(conform(record, shape)).toEqual(expected);
  });

  test.each([
    [{ name: { first: 'A' } }],
    [{ name: ['A'] }],
    [{ name: true }],
    [{ cases: 'many' }],
    [{ cases: '' }],
    [{ cases: '0x10' }],
    [{ cases: '1e9' }],
    [{ cases: Number.POSITIVE_INFINITY }],
    [{ isBonded: 'maybe' }],
    [{ isBonded: 1 }],
    [{ vintage: {} }],
    [{ tags: 'a' }],
    [{ totals: 'none' }],
    [{ totals: [] }],
    [{ lines: {} }],
  ])('conform() removes the value of %o', (record) => {
    expect(conform({ ...record, newField: 1 }, shape)).toEqual({ newField: 1 });
  });

  test('values in nested records and lists are removed without a change of the response', () => {
    const record = {
      totals: { cases: {} },
      lines: [null, 'A', { sku: [] }, { sku: 'B' }],
      tags: ['a', {}, 3],
    };
    const before = structuredClone(record);
    expect(conform(record, shape)).toEqual({ totals: {}, lines: [{}, { sku: 'B' }], tags: ['a', '3'] });
    expect(record).toEqual(before);
  });

  test('a field that a prototype defines is not part of the contract', () => {
    const record = { toString: 'x', constructor: { name: 1 } };
    expect(conform(record, shape)).toBe(record);
  });
});

describe('responses that violate the contract', () => {
  const { server, client } = useApiServer();
  const supplierId = 'SUP-1001';

  test('the rows of a list contain no value of another type', async () => {
    server().respond(
      raw(200, '{"data":[{"itemId":"I-1","size":1e999,"bottlesPerCase":"12","brand":{},"inventory":[7]}]}', {
        'Content-Type': 'application/json',
      }),
    );
    const { rows } = await itemQueries.list(client().sdk, { supplierId }).queryFn({});
    expect(rows).toEqual([{ itemId: 'I-1', bottlesPerCase: 12, inventory: [] }]);
  });

  test('a record contains no value of another type', async () => {
    server().respond(json(200, { orderId: 'OB-1', totals: 'none', details: { poNumber: 5, orderDate: [] } }));
    const { order } = await orderQueries
      .details(client().sdk, { supplierId, direction: 'outbound', orderId: 'OB-1' })
      .queryFn({});
    expect(order).toEqual({ orderId: 'OB-1', details: { poNumber: '5' } });
  });

  test.each([
    ['smaller than the rows of the page', 1, { offset: 0 }, 2, null],
    ['smaller than the rows up to this page', 11, { offset: 10 }, 2, null],
    ['fractional', 2.5, {}, 2, null],
    ['negative', -1, {}, 2, null],
    ['larger than a safe integer', 1e300, {}, 2, null],
    ['text', '2', {}, 2, null],
    ['smaller than the offset of a page without rows', 4, { offset: 10 }, 0, 4],
    ['equal to the rows', 12, { offset: 10 }, 2, 12],
  ])('a total that is %s results in the total %5$s', async (_, total, params, count, expected) => {
    const data = Array.from({ length: count }, (_, index) => ({ itemId: `I-${index}` }));
    server().respond(json(200, { data, meta: { total } }));
    const page = await itemQueries.list(client().sdk, { supplierId, ...params }).queryFn({});
    expect(page.total).toBe(expected);
  });

  test('rows beyond the requested limit are removed', async () => {
    const data = Array.from({ length: 500 }, (_, index) => ({ itemId: `I-${index}` }));
    server().respond(json(200, { data, meta: { total: 500 } }));
    const page = await itemQueries.list(client().sdk, { supplierId, limit: 10 }).queryFn({});
    expect([page.rows.length, page.total]).toEqual([10, 500]);
  });
});
