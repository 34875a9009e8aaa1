import { listItemsContract } from '@portal-kit/sdk/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeListState } from '../../kernel/list-state/list-state';
import { filterValues, formatDateRange, parseDateRange, withFilterValues } from './filter-field';

const isSent = (filter: string) => decodeListState(new URLSearchParams({ filter })).filter === filter;

describe('the values of a field in a filter string', () => {
  test('are read as they were chosen, of other fields and of no filter there are none', () => {
    const filter = 'itemStatus:ACTIVE,INACTIVE;brand:A%3A%20B%3B%20C%2C%205%25;';
    expect(filterValues(filter, 'itemStatus')).toEqual(['ACTIVE', 'INACTIVE']);
    expect(filterValues(filter, 'brand')).toEqual(['A: B; C, 5%']);
    expect(filterValues(filter, 'type')).toEqual([]);
    expect(filterValues('', 'itemStatus')).toEqual([]);
  });

  test.each<[string, readonly string[], string]>([
    ['are put after the others when the field is new', ['M'], 'itemStatus:ACTIVE;inStock:true;type:M;'],
    ['may be several', ['M', 'F'], 'itemStatus:ACTIVE;inStock:true;type:M,F;'],
    ['of none leave the others alone', [], 'itemStatus:ACTIVE;inStock:true;'],
  ])('%s', (_, values, expected) => {
    expect(withFilterValues('itemStatus:ACTIVE;inStock:true;', 'type', values)).toBe(expected);
  });

  test('are changed in their place, and the field is taken out with the last of them', () => {
    const filter = 'itemStatus:ACTIVE;inStock:true;';
    expect(withFilterValues(filter, 'itemStatus', ['INACTIVE'])).toBe('itemStatus:INACTIVE;inStock:true;');
    expect(withFilterValues(filter, 'itemStatus', [])).toBe('inStock:true;');
    expect(withFilterValues('itemStatus:ACTIVE;', 'itemStatus', [])).toBe('');
  });

  test('whatever they are, they come back, the other fields stay, and the contract takes the string', () => {
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

  test('of a field with a prototype’s name are its own', () => {
    const filter = 'constructor:a;__proto__:b;';
    expect(filterValues(filter, 'constructor')).toEqual(['a']);
    expect(filterValues('', 'constructor')).toEqual([]);
    expect(withFilterValues(filter, 'type', ['M'])).toBe('constructor:a;__proto__:b;type:M;');
    expect(({} as Record<string, unknown>).b).toBeUndefined();
  });
});

test.each([
  ['2026-11-01..2026-11-30', ['2026-11-01', '2026-11-30']],
  ['..2026-11-30', ['', '2026-11-30']],
  ['2026-11-01..', ['2026-11-01', '']],
  ['2026-11-01', ['2026-11-01', '2026-11-01']],
  [undefined, ['', '']],
])('%s has the ends %j', (value, ends) => {
  expect(parseDateRange(value)).toEqual(ends);
});

test('a range without an end is none', () => {
  expect([
    formatDateRange('', ''),
    formatDateRange('2026-11-01', ''),
    formatDateRange('', '2026-11-30'),
  ]).toEqual([undefined, '2026-11-01..', '..2026-11-30']);
});
