import { formatFilter, parseFilter } from '@portal-kit/sdk/filters';

/** One value of a filter. */
export interface FilterOption {
  id: string;
  label: string;
}

/** A field that a list can be filtered by. */
export interface FilterField {
  /** Name of the field in the contract, e.g. `itemStatus`. */
  field: string;
  label: string;
  /** `dates` shows a date range instead of options. */
  kind?: 'dates';
  /** Text of a value on the chip. Default: the label of its option. */
  summary?: (value: string) => string;
  /** Options of the field; `undefined` while they are loading. */
  options?: readonly FilterOption[] | undefined;
  /** Requests the options again. Set only after a failed request. */
  retry?: (() => void) | undefined;
  /** Whether the field has at most one value. Default: several values. */
  isSingle?: boolean;
}

/** Converts a map of labels by value to options. */
export const labeledOptions = (labels: Readonly<Record<string, string>>): FilterOption[] =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

/** Returns a field's values in a filter string. */
export function filterValues(filter: string, field: string): readonly string[] {
  return parseFilter(filter).get(field) ?? [];
}

/** Returns the filter string with new values for one field; an empty list removes the field. */
export function withFilterValues(filter: string, field: string, values: readonly string[]): string {
  const fields = new Map(parseFilter(filter));
  fields.set(field, values);
  return formatFilter(Object.fromEntries(fields));
}
