import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { formatFilter, isInRange, parseFilter } from './filter.ts';
import { type ListShape, page, select } from './list.ts';

const filterPair = fc.record({
  field: fc.stringMatching(/^[A-Za-z][A-Za-z0-9._]{0,20}$/),
  values: fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { minLength: 1, maxLength: 4 }),
});

describe('filter grammar', () => {
  test('a formatted filter parses back to the same pairs', () => {
    fc.assert(
      fc.property(fc.array(filterPair, { maxLength: 5 }), (pairs) => {
        expect(parseFilter(formatFilter(pairs))).toEqual(pairs);
      }),
    );
  });

  test('any text is either parsed or rejected as INVALID_FILTER', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        try {
          parseFilter(text);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
          expect(error).toMatchObject({ status: 400, errorCode: 'INVALID_FILTER' });
        }
      }),
    );
  });

  test.each([
    ['email:dana@halberd.example;', [{ field: 'email', values: ['dana@halberd.example'] }]],
    [
      'status:OPEN,FAILED;warehouseId:WH-NJ-01;',
      [
        { field: 'status', values: ['OPEN', 'FAILED'] },
        { field: 'warehouseId', values: ['WH-NJ-01'] },
      ],
    ],
    ['brand:Orchard%20%26%20Anvil;', [{ field: 'brand', values: ['Orchard & Anvil'] }]],
    ['brand:a%3Bb%3Ac%2Cd%25;', [{ field: 'brand', values: ['a;b:c,d%'] }]],
    ['', []],
  ])('the filter %s is parsed', (text, pairs) => {
    expect(parseFilter(text)).toEqual(pairs);
  });

  test.each(['status:OPEN', 'status', ':x;', '1a:x;', 'a:b c;', 'a:b:c;', 'a:%zz;', 'a:%ff;', ';', 'a:b;;'])(
    'the filter %s is rejected',
    (text) => {
      expect(() => parseFilter(text)).toThrow(ApiError);
    },
  );

  test.each([
    ['2026-11-15', '2026-11-01..2026-11-30', true],
    ['2026-11-30T23:59:59Z', '2026-11-01..2026-11-30', true],
    ['2026-12-01', '2026-11-01..2026-11-30', false],
    ['2026-10-31', '..2026-11-30', true],
    ['2026-12-31', '2026-11-30..', true],
    ['2026-11-29', '2026-11-30..', false],
  ])('the date %s is within the range %s: %s', (value, range, expected) => {
    expect(isInRange(value, range)).toBe(expected);
  });
});

interface Row {
  readonly id: string;
  readonly name: string;
  readonly size: number | null;
  readonly date: string;
}

const shape: ListShape<Row> = {
  search: ({ id, name }) => [id, name],
  filters: { name: ({ name }) => [name], date: ({ date }) => [date] },
  ranges: ['date'],
  sorts: { name: ({ name }) => name, size: ({ size }) => size },
  defaultSort: { by: 'name', direction: 'ASC' },
  id: ({ id }) => id,
};

const rows: Row[] = [
  { id: '3', name: 'Albariño', size: 750, date: '2026-11-03' },
  { id: '1', name: 'beer', size: null, date: '2026-11-01' },
  { id: '2', name: 'Beer', size: 12, date: '2026-11-02' },
];

const ids = (query: Record<string, string>) =>
  select(rows, new URLSearchParams(query), shape).map(({ id }) => id);

describe('list queries', () => {
  test('a list sorts by its default order, ignoring case, with ties by id', () => {
    expect(ids({})).toEqual(['3', '1', '2']);
    expect(ids({ sortBy: 'name', sortDirection: 'DESC' })).toEqual(['1', '2', '3']);
    expect(ids({ sortDirection: 'DESC' })).toEqual(['3', '1', '2']);
  });

  test('rows without a value are last in both directions', () => {
    expect(ids({ sortBy: 'size' })).toEqual(['2', '3', '1']);
    expect(ids({ sortBy: 'size', sortDirection: 'DESC' })).toEqual(['3', '2', '1']);
  });

  test('a list query combines a substring search with filters by whole value and by range', () => {
    expect(ids({ searchString: 'RIÑO' })).toEqual(['3']);
    expect(ids({ searchString: '  ' })).toHaveLength(3);
    expect(ids({ filter: 'name:BEER;' })).toEqual(['1', '2']);
    expect(ids({ filter: 'name:bee;' })).toEqual([]);
    expect(ids({ filter: 'date:2026-11-02..;name:beer,Albari%C3%B1o;' })).toEqual(['3', '2']);
  });

  test('pages do not overlap and return the total', () => {
    const first = page(rows, new URLSearchParams({ limit: '2' }), shape);
    const second = page(rows, new URLSearchParams({ limit: '2', offset: '2' }), shape);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(['3', '1', '2']);
    expect([first.meta.total, second.meta.total]).toEqual([3, 3]);
    expect(page(rows, new URLSearchParams({ offset: '99' }), shape)).toEqual({
      data: [],
      meta: { total: 3 },
    });
  });

  test.each([
    ['sortBy', 'constructor'],
    ['filter', 'constructor:x;'],
    ['filter', 'color:red;'],
  ])('a list query with %s=%s gets 400', (name, value) => {
    expect(() => ids({ [name]: value })).toThrow(expect.objectContaining({ status: 400 }));
  });
});
