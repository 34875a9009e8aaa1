/** A form and what it stands on. */
export interface FormStand<Values extends object, Details> {
  /** The record that a save would be a change of. */
  base: Details;
  /** What the form started from: what differs from it is a change. */
  start: Values;
  values: Values;
}

/** Makes a form another: with these changes to `start`, to be saved as a change of `base`. */
export type PutForm<Values extends object, Details> = (
  base: Details,
  start: Values,
  changes: readonly FieldChange<Values>[],
) => void;

/** A field and what it is changed to. */
export type FieldChange<Values extends object> = readonly [name: keyof Values, value: Values[keyof Values]];

/** How a form's fields are read. */
export interface FieldReading<Values extends object, Details> {
  valuesOf: (record: Details) => Values;
  /** A field as the user reads it. What reads the same is the same. */
  shown: (name: keyof Values & string, values: Values) => string;
}

/** A field that is not the same here and there, and who of the two has changed it since it was read. */
export interface FieldConflict {
  name: string;
  theirs: string;
  mine: string;
  changedBy: 'both' | 'them' | 'you';
}

/** The fields in which a form and the record as others have left it differ, in the form's order. */
export function fieldConflicts<Values extends object, Details>(
  { start, values }: Pick<FormStand<Values, Details>, 'start' | 'values'>,
  record: Details,
  { valuesOf, shown }: FieldReading<Values, Details>,
): FieldConflict[] {
  const theirValues = valuesOf(record);
  const names = Object.keys(start) as (keyof Values & string)[];
  return names.flatMap((name) => {
    const was = shown(name, start);
    const theirs = shown(name, theirValues);
    const mine = shown(name, values);
    if (theirs === mine) return [];
    return [{ name, theirs, mine, changedBy: theirs === was ? 'you' : mine === was ? 'them' : 'both' }];
  });
}

/** The fields in which a form differs from another, as they are in the other. */
export function changedFields<Values extends object>(before: Values, after: Values): FieldChange<Values>[] {
  const names = Object.keys(before) as (keyof Values)[];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => [name, after[name]]);
}

/**
 * The changes of a form before a choice, with what has been typed since on top. `chosen` is what the choice had made
 * of the form.
 */
export function changesBefore<Values extends object, Details>(
  { start, values }: Pick<FormStand<Values, Details>, 'start' | 'values'>,
  chosen: Values,
  now: Values,
): FieldChange<Values>[] {
  return changedFields(start, { ...values, ...Object.fromEntries(changedFields(chosen, now)) });
}
