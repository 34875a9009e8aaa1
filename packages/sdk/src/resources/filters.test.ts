import { formatFilter, parseFilter } from '@portal-kit/sdk/filters';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('filters', () => {
  test.each([
    [{ email: 'dana@halberd.example' }, 'email:dana@halberd.example;'],
    [{ status: ['OPEN', 'FAILED'], warehouseId: 'WH-NJ-01' }, 'status:OPEN,FAILED;warehouseId:WH-NJ-01;'],
    [{ orderDate: '2026-11-01..2026-11-30' }, 'orderDate:2026-11-01..2026-11-30;'],
    [{ brand: 'A: B; C, 5%' }, 'brand:A%3A%20B%3B%20C%2C%205%25;'],
    [{ sku: '<HF/1001> & "co"' }, 'sku:%3CHF%2F1001%3E%20%26%20%22co%22;'],
    [{ brand: 'Château d’Yquem (1er)' }, 'brand:Château%20d’Yquem%20(1er);'],
    [{ inStock: true, type: '', brand: [], sku: null }, 'inStock:true;'],
    [{}, ''],
  ])('formatFilter formats %j as %s', (values, expected) => {
    expect(formatFilter(values)).toBe(expected);
  });

  test('parseFilter reads the values that formatFilter wrote', () => {
    const field = fc.stringMatching(/^[A-Za-z][A-Za-z0-9._]{0,9}$/);
    const values = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1 });
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(field, values), { selector: ([name]) => name }), (entries) => {
        const read = parseFilter(formatFilter(Object.fromEntries(entries)));
        expect(new Map(read)).toEqual(new Map(entries));
      }),
    );
  });

  test('formatFilter escapes spaces and reserved characters of RFC 3986', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(formatFilter({ sku: value })).toMatch(
          /^(sku:([\w\-.~@+!'()*\u0080-\u{10ffff}]|%[0-9A-F]{2})+;)?$/u,
        );
        expect(formatFilter({ sku: value })).not.toMatch(/\s/);
      }),
    );
  });

  test('parseFilter never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseFilter(text).size >= 0));
  });
});
