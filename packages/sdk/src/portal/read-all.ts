import { PortalError } from '../client/portal-error';
import { listItemsContract } from '../generated/contract';
import { formatFilter } from '../resources/filters';
import type { ListParams, Page } from '../resources/requests/list';
import type { FilterInput, ListInput, ReadOptions } from './method-options';

/** Bounds of every list operation in the contract. */
const bounds = listItemsContract.query;
const defaultPageSize = 200;
/** Consecutive requests without a new record after which a list counts as broken. */
const maxIdleRequests = 100;

/** Returns an operation's parameters: the input with a formatted filter. */
export const toSelectionParams = <Input extends { readonly filter?: FilterInput | undefined }>({
  filter,
  ...input
}: Input) => ({
  ...input,
  filter: typeof filter === 'object' ? formatFilter(filter) : filter,
});

/** Returns a page's parameters: the input with a formatted filter and a page size that the contract allows. */
export const toPageParams = (input: ListInput) => ({
  ...toSelectionParams(input),
  limit: Math.min(input.limit ?? defaultPageSize, bounds.limit.maximum),
});

/** Returns whether an id is new, and adds it. A record without an id can't be recognized, so it counts as new. */
const isNewIn = (ids: Set<unknown>, id: unknown) =>
  id === undefined || id === '' || ids.size < ids.add(id).size;

function createListError(code: string, problem: string): PortalError {
  return new PortalError({ kind: 'parse', status: 200, code, message: `@portal-kit/sdk: ${problem}` });
}

function assertNotAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new PortalError({ kind: 'aborted', message: 'The list was aborted.' });
}

/** Reads the records of all pages, each record once. Requests the next page only after the loop has used the current one. */
export async function* readAll<Row>(
  readPage: (params: ListParams, options: ReadOptions) => Promise<Page<Row>>,
  getId: (row: Row) => unknown,
  input: ListInput,
  options: ReadOptions,
): AsyncGenerator<Row, void, undefined> {
  const { offset: start = 0, ...params } = toPageParams(input);
  const ids = new Set<unknown>();
  // All records before `position` have been read.
  let position = start;
  let farthest = start;
  let removedCount = 0;
  let knownTotal: number | null = null;
  let readCount = 0;
  let idleRequests = 0;
  for (;;) {
    assertNotAborted(options.signal);
    // Starts earlier by the number of records that were removed last, in case as many were removed again.
    const offset = Math.max(start, position - removedCount);
    const { rows, total } = await readPage({ ...params, offset }, options);
    removedCount = Math.max(0, (knownTotal ?? 0) - (total ?? Number.POSITIVE_INFINITY));
    const isTotalUnchanged = total === knownTotal;
    knownTotal = total;
    // Unread records may have moved into the place of the removed records.
    position = Math.max(start, position - removedCount);
    const newRows = offset <= position ? rows.filter((row) => isNewIn(ids, getId(row))) : [];
    for (const row of newRows) {
      assertNotAborted(options.signal);
      yield row;
    }
    if (offset <= position) {
      position = Math.max(position, offset + rows.length);
      if (rows.length === 0 || (total === null ? rows.length < params.limit : position >= total)) return;
    }
    if (newRows.length > 0) idleRequests = 0;
    else if (removedCount > 0 || position > farthest)
      idleRequests = isTotalUnchanged ? maxIdleRequests : idleRequests + 1;
    farthest = Math.max(farthest, position);
    readCount += newRows.length;
    if (idleRequests >= maxIdleRequests)
      throw createListError('REPEATED_PAGE', 'the server repeats its pages, so the list is incomplete.');
    if (Math.max(position, readCount) > bounds.offset.maximum) {
      const problem = `a list returns at most ${bounds.offset.maximum} records. Filter the list.`;
      throw createListError('LIST_TOO_LONG', problem);
    }
  }
}
