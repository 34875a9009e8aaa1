/** The two ends of `from..to`; an open end is `''`. One date alone is both. */
export function datesOf(value: string | undefined): readonly [from: string, to: string] {
  if (!value) return ['', ''];
  const [from = '', to] = value.split('..');
  return [from, to ?? from];
}

/** The contract's text of a range; `undefined` without an end. */
export function datesText(from: string, to: string): string | undefined {
  return from === '' && to === '' ? undefined : `${from}..${to}`;
}
