import { formatFilter, parseFilter } from '@portal-kit/sdk/filters';

/** One value that a field may be narrowed to. */
export interface FilterOption {
  id: string;
  label: string;
}

/** A field that a list can be narrowed by. */
export interface FilterField {
  /** The contract's name, e.g. `itemStatus`. */
  field: string;
  label: string;
  /** `dates`: a range of calendar dates in the place of options. */
  kind?: 'dates';
  /** What its values are called on the chip. Default: the labels of the options. */
  summary?: (value: string) => string;
  /** `undefined` while they are on their way. */
  options?: readonly FilterOption[] | undefined;
  /** The options could not be loaded: asks for them again. */
  retry?: (() => void) | undefined;
  /** Only one value at a time. Default: any of several. */
  isSingle?: boolean;
}

/** The options of a field whose values have labels. */
export const labeledOptions = (labels: Readonly<Record<string, string>>): FilterOption[] =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

/** What a filter string asks of a field. */
export function filterValues(filter: string, field: string): readonly string[] {
  return parseFilter(filter).get(field) ?? [];
}

/** The filter string with other values for one field; none takes the field out. */
export function withFilterValues(filter: string, field: string, values: readonly string[]): string {
  const fields = new Map(parseFilter(filter));
  fields.set(field, values);
  return formatFilter(Object.fromEntries(fields));
}

/** Both ends of the contract's date range `from..to`; an open end is `''`. A single date is both ends. */
export function parseDateRange(value: string | undefined): readonly [from: string, to: string] {
  if (!value) return ['', ''];
  const [from = '', to] = value.split('..');
  return [from, to ?? from];
}

/** The contract's text for a date range; `undefined` when both ends are open. */
export function formatDateRange(from: string, to: string): string | undefined {
  return from === '' && to === '' ? undefined : `${from}..${to}`;
}
