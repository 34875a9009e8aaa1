import { listItemsContract } from '@portal-kit/sdk/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeListState } from '../../kernel/list-state/list-state';
import { filterValues, withFilterValues } from './filter-field';

const isSent = (filter: string) => decodeListState(new URLSearchParams({ filter })).filter === filter;

describe('filter values of a field', () => {
  test('filterValues returns the values of one field, and none for other fields or an empty filter', () => {
    const filter = 'itemStatus:ACTIVE,INACTIVE;brand:A%3A%20B%3B%20C%2C%205%25;';
    expect(filterValues(filter, 'itemStatus')).toEqual(['ACTIVE', 'INACTIVE']);
    expect(filterValues(filter, 'brand')).toEqual(['A: B; C, 5%']);
    expect(filterValues(filter, 'type')).toEqual([]);
    expect(filterValues('', 'itemStatus')).toEqual([]);
  });

  test.each<[string, readonly string[], string]>([
    ['adds a new field after the other fields', ['M'], 'itemStatus:ACTIVE;inStock:true;type:M;'],
    ['accepts several values', ['M', 'F'], 'itemStatus:ACTIVE;inStock:true;type:M,F;'],
    ['changes no other field without values', [], 'itemStatus:ACTIVE;inStock:true;'],
  ])('withFilterValues %s', (_, values, expected) => {
    expect(withFilterValues('itemStatus:ACTIVE;inStock:true;', 'type', values)).toBe(expected);
  });

  test('withFilterValues keeps the position of a changed field and removes a field without values', () => {
    const filter = 'itemStatus:ACTIVE;inStock:true;';
    expect(withFilterValues(filter, 'itemStatus', ['INACTIVE'])).toBe('itemStatus:INACTIVE;inStock:true;');
    expect(withFilterValues(filter, 'itemStatus', [])).toBe('inStock:true;');
    expect(withFilterValues('itemStatus:ACTIVE;', 'itemStatus', [])).toBe('');
  });

  test('withFilterValues and filterValues round-trip all values in a filter that the contract accepts', () => {
    const value = fc.oneof(
      fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
      fc.constantFrom('a,b', 'a:b', 'a;b', '100%', '%2C', '%', '1, 2; 3: 4%', ' '),
    );
    const values = fc.array(value, { maxLength: 4 });
    fc.assert(
      fc.property(values, values, (types, brands) => {
        const filter = withFilterValues(withFilterValues('', 'type', types), 'brand', brands);
        expect(filterValues(filter, 'type')).toEqual(types);
        expect(filterValues(filter, 'brand')).toEqual(brands);
        expect(filter.length > listItemsContract.query.filter.maxLength || isSent(filter)).toBe(true);
      }),
    );
  });

  test('fields with the names of prototype properties work like other fields', () => {
    const filter = 'constructor:a;__proto__:b;';
    expect(filterValues(filter, 'constructor')).toEqual(['a']);
    expect(filterValues('', 'constructor')).toEqual([]);
    expect(withFilterValues(filter, 'type', ['M'])).toBe('constructor:a;__proto__:b;type:M;');
    expect(({} as Record<string, unknown>).b).toBeUndefined();
  });
});
