import { ApiError } from '../api-error.ts';
import { type FilterPair, invalidFilter, isInRange, isRange, parseFilter } from './filter.ts';

type Comparable = string | number | boolean | null | undefined;

/** What a list of one resource can be searched, filtered and sorted by (domain §6.5). */
export interface ListShape<T> {
  /** Substring, any one of them. */
  readonly search: (entry: T) => readonly Comparable[];
  /** Each accessor gives the values that an entry has for the field; one match suffices. */
  readonly filters: Readonly<Record<string, (entry: T) => readonly Comparable[]>>;
  /** Fields of `filters` that accept `from..to`. */
  readonly ranges?: readonly string[];
  readonly sorts: Readonly<Record<string, (entry: T) => Comparable>>;
  readonly defaultSort: { readonly by: string; readonly direction: 'ASC' | 'DESC' };
  /** Breaks ties, so that pages never overlap. */
  readonly id: (entry: T) => string;
}

export interface Page<T> {
  readonly data: T[];
  readonly meta: { readonly total: number };
}

/**
 * Searched, filtered, sorted, not yet paged.
 *
 * @throws ApiError 400 on a filter or sort field that the list does not know.
 */
export function select<T>(entries: readonly T[], query: URLSearchParams, shape: ListShape<T>): T[] {
  const matches = matcher(query, shape);
  const compare = comparator(query, shape);
  return entries.filter(matches).sort(compare);
}

/** @throws ApiError 400, see {@link select}. */
export function page<T>(entries: readonly T[], query: URLSearchParams, shape: ListShape<T>): Page<T> {
  const selected = select(entries, query, shape);
  const limit = Number(query.get('limit') ?? 10);
  const offset = Number(query.get('offset') ?? 0);
  return { data: selected.slice(offset, offset + limit), meta: { total: selected.length } };
}

/** Rows that a file holds, unless the caller wants fewer (domain §6.6). */
const EXPORT_LIMIT = 5000;

/** The same for a file: no page, but so many rows at most. */
export function selectForExport<T>(entries: readonly T[], query: URLSearchParams, shape: ListShape<T>): T[] {
  return select(entries, query, shape).slice(0, Number(query.get('limit') ?? EXPORT_LIMIT));
}

function matcher<T>(query: URLSearchParams, shape: ListShape<T>): (entry: T) => boolean {
  const needle = fold(query.get('searchString')?.trim());
  const tests = parseFilter(query.get('filter') ?? '').map((pair) => filterTest(pair, shape));
  return (entry) =>
    (needle === '' || shape.search(entry).some((value) => fold(value).includes(needle))) &&
    tests.every((test) => test(entry));
}

function filterTest<T>({ field, values }: FilterPair, shape: ListShape<T>): (entry: T) => boolean {
  if (!Object.hasOwn(shape.filters, field)) throw invalidFilter(`This list cannot be filtered by "${field}"`);
  const read = shape.filters[field] as (entry: T) => readonly Comparable[];
  const ranges = shape.ranges?.includes(field) ? values.filter(isRange) : [];
  const exact = new Set(values.filter((value) => !ranges.includes(value)).map(fold));
  return (entry) =>
    read(entry).some(
      (value) =>
        exact.has(fold(value)) || (value != null && ranges.some((range) => isInRange(String(value), range))),
    );
}

function comparator<T>(query: URLSearchParams, shape: ListShape<T>): (a: T, b: T) => number {
  const by = query.get('sortBy') || shape.defaultSort.by;
  if (!Object.hasOwn(shape.sorts, by)) {
    throw new ApiError(400, 'BAD_REQUEST', `This list cannot be sorted by "${by}"`);
  }
  const read = shape.sorts[by] as (entry: T) => Comparable;
  const direction = query.get('sortBy') ? query.get('sortDirection') : shape.defaultSort.direction;
  const sign = direction === 'DESC' ? -1 : 1;
  return (a, b) =>
    missingLast(read(a), read(b)) ||
    sign * compareValues(read(a), read(b)) ||
    compareValues(shape.id(a), shape.id(b));
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const missingLast = (a: Comparable, b: Comparable) => Number(a == null) - Number(b == null);

function compareValues(a: Comparable, b: Comparable): number {
  if (a == null || b == null) return 0;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

function fold(value: Comparable): string {
  return value == null ? '' : String(value).toLocaleLowerCase('en');
}
