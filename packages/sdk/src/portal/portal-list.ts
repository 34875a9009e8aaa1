import { PortalError } from '../client/portal-error';
import { listItemsContract } from '../generated/contract';
import { formatFilter } from '../resources/filters';
import type { ListParams, Page } from '../resources/requests/list';
import type { FilterInput, ListInput, ReadOptions } from './verb-options';

/** Bounds of every list operation in the contract. */
const bounds = listItemsContract.query;
const defaultPageSize = 200;
/** Consecutive requests without a new record after which a list counts as broken. */
const maxIdleRequests = 100;

/** Options of {@link PortalList.toArray}. */
export interface ToArrayOptions {
  /** Maximum number of records to return. Protects the memory from a list that is larger than expected. */
  readonly limit: number;
}

/**
 * Result of a `list` verb. `await` returns the first page; `for await` reads the records of all pages, one request per
 * page, and reads the next page when the loop needs it. `break` stops reading.
 *
 * Because a list is a promise, an async function that returns a list resolves with its first page.
 *
 * Records may enter or leave a list while a loop reads the list. The loop gets each record once. If records leave the list,
 * the list requests the affected part again, so a loop may change the records that its filter selects. The loop misses a
 * record that enters the list at the start, or moves to the start. Sort by a field that does not change, such as
 * `createdAt`, to read new records last. The loop can also miss a record if one record leaves and another enters the list
 * between two requests, because the total stays equal.
 *
 * @throws PortalError of any kind, when the list is awaited or read; `aborted` also between two records; `parse` with code
 *   `REPEATED_PAGE` if the server sends the same page again, and with code `LIST_TOO_LONG` after 1,000,000 records.
 *
 * @example
 * ```ts
 * import type { Portal } from '@portal-kit/sdk/portal';
 *
 * export async function printItems(portal: Portal) {
 *   const { total } = await portal.items.list('SUP-1001', { limit: 1 });
 *   console.log(total);
 *   for await (const item of portal.items.list('SUP-1001', { filter: { itemStatus: 'ACTIVE' } })) {
 *     console.log(item.sku);
 *   }
 *   const newestFirst = { sortBy: 'createdAt', sortDirection: 'DESC' } as const;
 *   const newest = await portal.items.list('SUP-1001', newestFirst).toArray({ limit: 50 });
 *   console.log(newest.length);
 * }
 * ```
 */
export interface PortalList<Row> extends Promise<Page<Row>>, AsyncIterable<Row> {
  /** Reads all pages. Each page contains only the records that earlier pages do not contain. */
  pages(): AsyncIterable<Page<Row>>;
  /** Reads at most `limit` records into an array. */
  toArray(options: ToArrayOptions): Promise<Row[]>;
}

interface ListRequest<Row> {
  readonly input: ListInput;
  readonly options: ReadOptions;
  /** Requests one page. */
  readonly page: (params: ListParams, options: ReadOptions) => Promise<Page<Row>>;
  /** The id of a record. */
  readonly idOf: (row: Row) => string;
}

/** List parameters of an operation. */
export const selectionOf = <Input extends { readonly filter?: FilterInput | undefined }>({
  filter,
  ...input
}: Input) => ({
  ...input,
  filter: typeof filter === 'object' ? formatFilter(filter) : filter,
});

function brokenList(code: string, problem: string): PortalError {
  return new PortalError({ kind: 'parse', status: 200, code, message: `@portal-kit/sdk: ${problem}` });
}

function assertNotAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new PortalError({ kind: 'aborted', message: 'The list was aborted.' });
}

/** Creates a list and requests its first page. */
export function portalList<Row>({ input, options, page, idOf }: ListRequest<Row>): PortalList<Row> {
  const limit = Math.min(input.limit ?? defaultPageSize, bounds.limit.maximum);
  const start = input.offset ?? 0;
  const request = (offset: number) => page({ ...selectionOf(input), limit, offset }, options);
  const first = request(start);
  // The error reaches every caller that awaits or reads the list.
  first.catch(() => {});

  async function* pages(): AsyncGenerator<Page<Row>, void, undefined> {
    const ids = new Set<string>();
    const isNew = (row: Row) => {
      const id: unknown = idOf(row);
      // A record without an id cannot be recognized.
      if (typeof id !== 'string' || id === '') return true;
      return ids.size < ids.add(id).size;
    };
    // The records before this position have been read. Known records are expected before `farthest`.
    let position = start;
    let farthest = start;
    let offset = start;
    let readCount = 0;
    let idleRequests = 0;
    let knownTotal: number | null = null;
    for (let next = first; ; next = request(offset)) {
      const { rows, total } = await next;
      const removedCount = Math.max(0, (knownTotal ?? 0) - (total ?? Number.POSITIVE_INFINITY));
      const isTotalUnchanged = total === knownTotal;
      knownTotal = total;
      // Unread records may have moved into the place of the removed records.
      position = Math.max(start, position - removedCount);
      let newRows: Row[] = [];
      if (offset <= position) {
        newRows = rows.filter(isNew);
        if (newRows.length > 0) yield { rows: newRows, total };
        position = Math.max(position, offset + rows.length);
        const isLast = total === null ? rows.length < limit : position >= total;
        if (rows.length === 0 || isLast) return;
      }
      readCount += newRows.length;
      if (newRows.length > 0) idleRequests = 0;
      else if (removedCount > 0 || position > farthest)
        idleRequests = isTotalUnchanged ? maxIdleRequests : idleRequests + 1;
      farthest = Math.max(farthest, position);
      if (idleRequests >= maxIdleRequests)
        throw brokenList('REPEATED_PAGE', 'the server repeats its pages, so the list is incomplete.');
      if (Math.max(position, readCount) > bounds.offset.maximum) {
        const problem = `a list returns at most ${bounds.offset.maximum} records. Filter the list.`;
        throw brokenList('LIST_TOO_LONG', problem);
      }
      assertNotAborted(options.signal);
      // Overlaps with the last page, because the next request may find as many removed records.
      offset = Math.max(start, position - removedCount);
    }
  }

  async function* rows(): AsyncGenerator<Row, void, undefined> {
    for await (const { rows: records } of pages()) {
      for (const record of records) {
        assertNotAborted(options.signal);
        yield record;
      }
    }
  }

  return Object.assign(first, {
    pages,
    [Symbol.asyncIterator]: rows,
    async toArray({ limit: maxRecords }: ToArrayOptions) {
      const records: Row[] = [];
      if (maxRecords <= 0) return records;
      for await (const record of rows()) {
        records.push(record);
        if (records.length >= maxRecords) break;
      }
      return records;
    },
  });
}
