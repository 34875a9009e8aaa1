import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catchPortalError } from '../../test/catch-portal-error';
import type { ListParams, Page } from '../resources/requests/list';
import type { ListInput, ReadOptions } from './method-options';
import { readAll } from './read-all';

interface Row {
  readonly id: string;
}

const createRows = (...ids: (number | string)[]): Row[] => ids.map((id) => ({ id: String(id) }));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const getIds = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Creates a list on a server whose records a test may change. Records the offsets of the requests. */
function server(rows: Row[], { isCounted = true } = {}) {
  const offsets: number[] = [];
  const limits: number[] = [];
  const page = async ({ limit = 10, offset = 0 }: ListParams): Promise<Page<Row>> => {
    offsets.push(offset);
    limits.push(limit);
    return { rows: rows.slice(offset, offset + limit), total: isCounted ? rows.length : null };
  };
  const list = (input: ListInput = {}, options: ReadOptions = {}) =>
    readAll(page, ({ id }) => id, input, options);
  return { rows, offsets, limits, list };
}

/** Creates a list whose pages come from a function instead of a server's records. */
const createList = (page: (params: ListParams) => Page<Row>, input: ListInput = {}) =>
  readAll(
    async (params) => page(params),
    ({ id }) => id,
    input,
    {},
  );

async function read(list: AsyncIterable<Row>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
}

describe('pages', () => {
  test('a loop reads the records of all pages in order', async () => {
    const { list, offsets } = server(createRows(...numbers(5)));
    expect([await read(list({ limit: 2 })), offsets]).toEqual([
      ['0', '1', '2', '3', '4'],
      [0, 2, 4],
    ]);
  });

  test('a loop starts at the given offset', async () => {
    const { list, offsets } = server(createRows(...numbers(5)));
    expect([await read(list({ limit: 2, offset: 3 })), offsets]).toEqual([['3', '4'], [3]]);
  });

  test('a loop that ends early requests no further page', async () => {
    const { list, offsets } = server(createRows(...numbers(100)));
    for await (const { id } of list({ limit: 10 })) if (id === '12') break;
    expect(offsets).toEqual([0, 10]);
  });

  test('a page has 200 records by default and at most the maximum of the contract', async () => {
    const { list, limits } = server([]);
    await read(list());
    await read(list({ limit: 9000 }));
    expect(limits).toEqual([200, 5000]);
  });

  test('a list without a count ends with the first page that is not full', async () => {
    const { list, offsets } = server(createRows(...numbers(5)), { isCounted: false });
    expect([(await read(list({ limit: 2 }))).length, offsets]).toEqual([5, [0, 2, 4]]);
  });

  test('a server with smaller pages than requested is read completely', async () => {
    const rows = createRows(...numbers(7));
    const page = ({ offset = 0 }: ListParams) => ({ rows: rows.slice(offset, offset + 3), total: 7 });
    expect((await read(createList(page, { limit: 5 }))).length).toBe(7);
  });

  test('filter values are formatted as the filter of the contract', async () => {
    const filters: unknown[] = [];
    const page = ({ filter }: ListParams) => {
      filters.push(filter);
      return { rows: [], total: 0 };
    };
    await read(createList(page, { filter: { status: ['OPEN', 'FAILED'], warehouseId: undefined } }));
    await read(createList(page, { filter: 'status:OPEN;' }));
    expect(filters).toEqual(['status:OPEN,FAILED;', 'status:OPEN;']);
  });
});

describe('changes while a list is read', () => {
  test('a record is returned once when new records move it to the next page', async () => {
    const { list, rows } = server(createRows(1, 2, 3, 4));
    const ids: string[] = [];
    for await (const { id } of list({ limit: 2 })) {
      if (id === '2') rows.unshift({ id: 'new' });
      ids.push(id);
    }
    expect(ids).toEqual(['1', '2', '3', '4']);
  });

  test('a loop that removes every record from the list reads each record once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(30), fc.integer({ min: 1, max: 7 }), async (count, limit) => {
        const { list, rows } = server(createRows(...numbers(count)));
        const ids: string[] = [];
        for await (const { id } of list({ limit })) {
          ids.push(id);
          rows.splice(
            rows.findIndex((row) => row.id === id),
            1,
          );
        }
        expect(ids).toEqual(numbers(count).map(String));
      }),
    );
  });

  test('a list that shrinks with every request is read completely', async () => {
    const rows = createRows(...numbers(60));
    const page = async ({ limit = 0, offset = 0 }: ListParams) => {
      rows.shift();
      return { rows: rows.slice(offset, offset + limit), total: rows.length };
    };
    const ids = await read(readAll(page, ({ id }) => id, { limit: 5 }, {}));
    expect(getIds(rows).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('removed records never hide a record that stays in the list, and no record is returned twice', async () => {
    const removals = fc.array(fc.nat(40), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(removals, fc.integer({ min: 1, max: 9 }), async (positions, limit) => {
        const { list, rows } = server(createRows(...numbers(40)));
        const pending = [...positions];
        const ids: string[] = [];
        for await (const { id } of list({ limit })) {
          ids.push(id);
          const position = pending.pop();
          if (position !== undefined) rows.splice(position % Math.max(1, rows.length), 1);
        }
        expect(new Set(ids).size).toBe(ids.length);
        expect(getIds(rows).filter((id) => !ids.includes(id))).toEqual([]);
      }),
    );
  });
});

describe('broken servers', () => {
  test.each([
    ['with a count', 100],
    ['without a count', null],
  ])('a server %s that sends the same page again is rejected', async (_, total) => {
    const ids: string[] = [];
    const list = createList(() => ({ rows: createRows(1, 2), total }), { limit: 2 });
    const reading = (async () => {
      for await (const { id } of list) ids.push(id);
    })();
    expect(await catchPortalError(reading)).toMatchObject({ kind: 'parse', code: 'REPEATED_PAGE' });
    expect(ids).toEqual(['1', '2']);
  });

  test('a server that changes its count with every repeated page is rejected', async () => {
    let requests = 0;
    const page = () => {
      requests += 1;
      return { rows: createRows(1, 2), total: 100 + (requests % 2) };
    };
    expect(await catchPortalError(read(createList(page, { limit: 2 })))).toMatchObject({
      code: 'REPEATED_PAGE',
    });
    expect(requests).toBeLessThan(500);
  });

  test('an endless list is rejected after the maximum of the contract', async () => {
    let total = 2_000_000;
    const page = ({ limit = 0 }: ListParams) => {
      // A smaller count lets the list repeat the part that may have moved.
      total -= limit;
      return {
        rows: Array.from({ length: limit }, () => ({ id: '' })),
        total: total % 10_000 === 0 ? total : 2_000_000,
      };
    };
    expect(await catchPortalError(read(createList(page, { limit: 5000 })))).toMatchObject({
      kind: 'parse',
      code: 'LIST_TOO_LONG',
    });
  });
});

describe('failures', () => {
  test('the error of a request rejects the loop', async () => {
    const failing = readAll<Row>(
      () => Promise.reject(new Error('refused')),
      ({ id }) => id,
      {},
      {},
    );
    await expect(read(failing)).rejects.toThrow('refused');
  });

  test('an aborted signal ends the loop before the next record, without a request', async () => {
    const abort = new AbortController();
    const { list, offsets } = server(createRows(...numbers(10)));
    const ids: string[] = [];
    const reading = (async () => {
      for await (const { id } of list({ limit: 2 }, { signal: abort.signal })) {
        ids.push(id);
        if (id === '2') abort.abort();
      }
    })();
    expect((await catchPortalError(reading)).kind).toBe('aborted');
    expect([ids, offsets]).toEqual([
      ['0', '1', '2'],
      [0, 2],
    ]);
  });
});
