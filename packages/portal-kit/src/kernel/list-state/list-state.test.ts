import { filterBounds } from '@portal-kit/sdk/contract';
import { formatFilter, parseFilter } from '@portal-kit/sdk/filters';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListName } from '../../generated/list-names';
import {
  decodeListState,
  effectiveSort,
  emptyListState,
  encodeListState,
  getPageSizes,
  type ListState,
  listParams,
} from './list-state';

const filterValue = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
  fc.constantFrom('a,b', 'a:b', 'a;b', '100%', '%2C', '%25', '1, 2; 3: 4%', 'a&filter=b#c+d', ' '),
);
const states: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 0, max: 99_999 }),
  rowsPerPage: fc.constantFrom(...getPageSizes(undefined)),
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
          expect(getPageSizes(undefined)).toContain(state.rowsPerPage);
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
      expect(getPageSizes(list)).toEqual([10, 25, 50, 100]);
      expect(sizes(list)).toEqual([10, 25, 50, 100]);
    },
  );
  test.each<ListName>(['items', 'inbound-orders', 'outbound-orders', 'uploads'])(
    'the list of %s has pages of 10, 20, 50 or 100 rows',
    (list) => {
      expect(getPageSizes(list)).toEqual([10, 20, 50, 100]);
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

test.each([
  ['page', '3', { page: 3 }],
  ['page', '3x', {}],
  ['page', 'x3', {}],
  ['page', '', {}],
  ['page', '1234567', {}],
  ['page', '999999', { page: 100_000 }],
  ['order', 'asc', {}],
  ['orderBy', 'sku;drop', {}],
  ['orderBy', '1sku', {}],
  ['orderBy', 'x'.repeat(40), { orderBy: 'x'.repeat(40) }],
  ['orderBy', 'x'.repeat(41), {}],
  ['detailsId', 'x'.repeat(64), { detailsId: 'x'.repeat(64) }],
  ['detailsId', 'x'.repeat(65), {}],
  ['view', 'x'.repeat(80), { view: 'x'.repeat(80) }],
  ['view', 'x'.repeat(81), {}],
  ['view', '', {}],
  ['hidden', 'brand,1type,size', { hiddenColumnIds: ['brand', 'size'] }],
  ['hidden', '', { hiddenColumnIds: [] }],
] as const)('decodeListState reads the parameter %s=%s or ignores it', (name, value, expected) => {
  expect(decodeListState(new URLSearchParams({ [name]: value }))).toEqual({ ...emptyListState, ...expected });
});

test("decodeListState drops a filter that is longer than the contract's maximum", () => {
  const buildFilter = (length: number) => `brand:${'x'.repeat(length - 'brand:;'.length)};`;
  const { maxLength } = filterBounds;
  const read = (filter: string) => decodeListState(new URLSearchParams({ filter })).filter;
  expect(read(buildFilter(maxLength))).toHaveLength(maxLength);
  expect(read(buildFilter(maxLength + 1))).toBe('');
});

describe('listParams', () => {
  const contract = { sortFields: ['sku'], defaultSort: { sortBy: 'sku', sortDirection: 'ASC' } } as const;

  test('listParams() ignores a sort direction without a sort column', () => {
    const state: ListState = { ...emptyListState, order: 'DESC' };
    expect(effectiveSort(state, contract)).toEqual({ columnId: 'sku', direction: 'ASC', isDefault: true });
    expect(listParams(state, contract)).toMatchObject({ sortBy: 'sku', sortDirection: 'ASC' });
  });

  test('listParams() sends the sort order of the state if the contract can sort by its column', () => {
    const state: ListState = { ...emptyListState, orderBy: 'sku', order: 'DESC' };
    expect(effectiveSort(state, contract)).toEqual({ columnId: 'sku', direction: 'DESC', isDefault: false });
    expect(effectiveSort({ ...state, order: undefined }, contract)).toMatchObject({ direction: 'ASC' });
    expect(listParams(state, contract)).toMatchObject({ sortBy: 'sku', sortDirection: 'DESC' });
  });

  test('listParams() trims the search text and omits a blank one', () => {
    const searched = (searchInput: string) =>
      listParams({ ...emptyListState, searchInput }, contract).searchString;
    expect([searched(' fen '), searched('  ')]).toEqual(['fen', undefined]);
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
