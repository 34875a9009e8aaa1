import { foldText } from '@portal-kit/spreadsheets/code-text';
import { ApiError } from '../api-error.ts';
import { type FilterPair, invalidFilter, isInRange, isRange, parseFilter } from './filter.ts';

type Comparable = string | number | boolean | null | undefined;

/** Search, filter and sort fields of a list (domain §6.5). */
export interface ListShape<T> {
  /** Matches a substring of any of these values. */
  readonly search: (entry: T) => readonly Comparable[];
  /** Values of an entry for each filter field; one match is sufficient. */
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
 * Filters and sorts the entries without paging.
 *
 * @throws ApiError 400 on an unknown filter or sort field.
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

/** Default number of rows in a file (domain §6.6). */
const EXPORT_LIMIT = 5000;

/** Selects entries like {@link select}, limited to the number of rows of a file. */
export function selectForExport<T>(entries: readonly T[], query: URLSearchParams, shape: ListShape<T>): T[] {
  return select(entries, query, shape).slice(0, Number(query.get('limit') ?? EXPORT_LIMIT));
}

function matcher<T>(query: URLSearchParams, shape: ListShape<T>): (entry: T) => boolean {
  const needle = foldText(query.get('searchString') ?? '');
  const tests = parseFilter(query.get('filter') ?? '').map((pair) => filterTest(pair, shape));
  return (entry) =>
    (needle === '' || shape.search(entry).some((value) => foldText(String(value ?? '')).includes(needle))) &&
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
