/**
 * Parses both ends of the contract's date range `from..to`. An open end is `''`. A single date is the start and the
 * end.
 */
export function parseDateRange(value: string | undefined): readonly [from: string, to: string] {
  if (!value) return ['', ''];
  const [from = '', to] = value.split('..');
  return [from, to ?? from];
}

/** Formats a date range for the contract. Returns `undefined` when both ends are open. */
export function formatDateRange(from: string, to: string): string | undefined {
  return from === '' && to === '' ? undefined : `${from}..${to}`;
}
