/** A value of a record as a text field holds it. */
export const textOf = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** What is sent for an optional text: null for none. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** What is sent for an optional number, as a valid form has it: null for none. */
export const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));
