import { formatFilter, parseFilter } from '@portal-kit/sdk/filters';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListName } from '../../generated/list-names';
import {
  decodeListState,
  effectiveSort,
  emptyListState,
  encodeListState,
  type ListState,
  listParams,
  pageSizesOf,
} from './list-state';

const filterValue = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
  fc.constantFrom('a,b', 'a:b', 'a;b', '100%', '%2C', '%25', '1, 2; 3: 4%', 'a&filter=b#c+d', ' '),
);
const states: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 0, max: 99_999 }),
  rowsPerPage: fc.constantFrom(...pageSizesOf(undefined)),
  order: fc.constantFrom('ASC' as const, 'DESC' as const, undefined),
  orderBy: fc.option(fc.constantFrom('sku', 'onHandQty', 'updatedAt'), { nil: undefined }),
  searchInput: fc.string({ maxLength: 100, unit: 'binary' }),
  filter: fc
    .dictionary(fc.constantFrom('itemStatus', 'brand', 'type'), fc.array(filterValue, { maxLength: 3 }))
    .map(formatFilter),
  detailsId: fc.option(fc.string({ minLength: 1, maxLength: 36 }), { nil: undefined }),
  view: fc.option(fc.string({ minLength: 1, maxLength: 40 }), { nil: undefined }),
  hiddenColumnIds: fc.option(fc.uniqueArray(fc.constantFrom('brand', 'type', 'onHandQty')), {
    nil: undefined,
  }),
});
const throughUrl = (state: ListState) =>
  decodeListState(new URL(`https://portal.example/?${encodeListState(state)}`).searchParams);

describe('the list state in the address', () => {
  test('encodeListState and decodeListState round-trip every state', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(throughUrl(state)).toEqual(state);
      }),
    );
  });
  test('filter values with any separators round-trip', () => {
    const values = ['a,b', 'a:b', 'a;b', '100%', '%2C', 'a&filter=b#c+d'];
    const { filter } = throughUrl({ ...emptyListState, filter: formatFilter({ brand: values, type: 'M' }) });
    expect([...parseFilter(filter)]).toEqual([
      ['brand', values],
      ['type', ['M']],
    ]);
  });
  test('encodeListState adds no parameter for the empty state', () => {
    expect(encodeListState(emptyListState).toString()).toBe('');
  });
  test('decodeListState returns a valid state for any address', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...Object.keys(emptyListState)),
          fc.string({ unit: 'binary', maxLength: 300 }),
        ),
        (params) => {
          const state = decodeListState(new URLSearchParams(params));
          expect(pageSizesOf(undefined)).toContain(state.rowsPerPage);
          expect(state.page).toBeGreaterThanOrEqual(0);
          expect(throughUrl(state)).toEqual(state);
        },
      ),
    );
  });
  test("decodeListState cuts a 20 KB search text to the contract's maximum", () => {
    const state = decodeListState(new URLSearchParams({ searchInput: 'x'.repeat(20_000) }));
    expect(state.searchInput).toHaveLength(100);
    const emoji = decodeListState(new URLSearchParams({ searchInput: 'x🍷'.repeat(100) }));
    expect(emoji.searchInput).toBe('x🍷'.repeat(50));
    expect(throughUrl(emoji)).toEqual(emoji);
  });
});

describe('page sizes', () => {
  const sizes = (list: ListName) =>
    [10, 20, 25, 50, 100, 7, 5000].filter(
      (size) => decodeListState(new URLSearchParams({ rowsPerPage: `${size}` }), list).rowsPerPage === size,
    );

  test.each<ListName>(['customers', 'suppliers', 'warehouses', 'users'])(
    'the list of %s has pages of 10, 25, 50 or 100 rows',
    (list) => {
      expect(pageSizesOf(list)).toEqual([10, 25, 50, 100]);
      expect(sizes(list)).toEqual([10, 25, 50, 100]);
    },
  );
  test.each<ListName>(['items', 'inbound-orders', 'outbound-orders', 'uploads'])(
    'the list of %s has pages of 10, 20, 50 or 100 rows',
    (list) => {
      expect(pageSizesOf(list)).toEqual([10, 20, 50, 100]);
      expect(sizes(list)).toEqual([10, 20, 50, 100]);
    },
  );
  test('decodeListState replaces a page size that the list does not have with 10', () => {
    const params = new URLSearchParams({ rowsPerPage: '25', page: '2' });
    expect(decodeListState(params, 'items')).toEqual({ ...emptyListState, page: 2 });
    expect(decodeListState(params, 'users')).toEqual({ ...emptyListState, page: 2, rowsPerPage: 25 });
  });
});

test("decodeListState drops a filter outside the contract's grammar", () => {
  expect(decodeListState(new URLSearchParams({ filter: 'itemStatus=ACTIVE' })).filter).toBe('');
  expect(decodeListState(new URLSearchParams({ filter: 'itemStatus:ACTIVE;' })).filter).toBe(
    'itemStatus:ACTIVE;',
  );
});

describe('listParams', () => {
  const contract = { sortFields: ['sku'], defaultSort: { sortBy: 'sku', sortDirection: 'ASC' } } as const;

  test('listParams() ignores a sort direction without a sort column', () => {
    const state: ListState = { ...emptyListState, order: 'DESC' };
    expect(effectiveSort(state, contract)).toEqual({ columnId: 'sku', direction: 'ASC', isDefault: true });
    expect(listParams(state, contract)).toMatchObject({ sortBy: 'sku', sortDirection: 'ASC' });
  });

  test('listParams() converts page and size to limit and offset and omits empty values', () => {
    expect(listParams({ ...emptyListState, page: 3, rowsPerPage: 20 }, contract)).toEqual({
      limit: 20,
      offset: 60,
      sortBy: 'sku',
      sortDirection: 'ASC',
      searchString: undefined,
      filter: undefined,
    });
  });
  test('listParams() sends the default sort order in place of a column that the contract cannot sort by', () => {
    const state: ListState = { ...emptyListState, orderBy: 'secret', order: 'DESC' };
    expect(listParams(state, contract)).toMatchObject({ sortBy: 'sku', sortDirection: 'ASC' });
  });
});
