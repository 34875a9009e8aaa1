/** A form and the record that the form changes. */
export interface FormVersion<Values extends object, Details> {
  stored: Details;
  /** The values that count as unchanged. */
  start: Values;
  values: Values;
}

/** A field and its new value. */
export type FieldChange<Values extends object> = readonly [name: keyof Values, value: Values[keyof Values]];

/** Reads the fields of a form. */
export interface FieldReading<Values extends object, Details> {
  toValues: (record: Details) => Values;
  /** The text of a field for the user. Fields with equal texts count as equal. */
  formatField: (name: keyof Values & string, values: Values) => string;
}

/** A field that differs between both versions, and the user who changed the field. */
export interface FieldConflict {
  name: string;
  theirs: string;
  mine: string;
  changedBy: 'both' | 'them' | 'you';
}

/** Finds the fields that differ between the form and the newer record, in the form's order. */
export function fieldConflicts<Values extends object, Details>(
  { start, values }: Pick<FormVersion<Values, Details>, 'start' | 'values'>,
  record: Details,
  { toValues, formatField }: FieldReading<Values, Details>,
): FieldConflict[] {
  const theirValues = toValues(record);
  const names = Object.keys(start) as (keyof Values & string)[];
  return names.flatMap((name) => {
    const original = formatField(name, start);
    const theirs = formatField(name, theirValues);
    const mine = formatField(name, values);
    if (theirs === mine) return [];
    return [
      { name, theirs, mine, changedBy: theirs === original ? 'you' : mine === original ? 'them' : 'both' },
    ];
  });
}

/** Lists the fields that differ, with their values in `after`. */
export function changedFields<Values extends object>(before: Values, after: Values): FieldChange<Values>[] {
  const names = Object.keys(before) as (keyof Values)[];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => [name, after[name]]);
}

/**
 * Lists the form's changes before the user's choice plus later input. `chosen` contains the values directly after the
 * choice.
 */
export function changesBeforeChoice<Values extends object, Details>(
  { start, values }: Pick<FormVersion<Values, Details>, 'start' | 'values'>,
  chosen: Values,
  current: Values,
): FieldChange<Values>[] {
  return changedFields(start, { ...values, ...Object.fromEntries(changedFields(chosen, current)) });
}
