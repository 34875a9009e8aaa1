import type { Bound } from './fields';

/**
 * The values of the fields of a request: texts as typed, `Y` or `N` for a boolean, and the chosen options of a list. Objects
 * have their own fields. The fields have the names of the contract, so that the `fieldPath` of a server error identifies a
 * field.
 */
export type FieldValues<Bounds> = {
  -readonly [Name in keyof Bounds as Bounds[Name] extends { type: 'object' }
    ? never
    : Name]: Bounds[Name] extends {
    type: 'array';
  }
    ? readonly string[]
    : string;
};

type AnyBounds = Readonly<Record<string, Bound>>;

/**
 * Returns the values of a new record in the order of the contract, which is the display order. `given` replaces the defaults
 * of the contract; objects have no default. `bounds`: from `@portal-kit/sdk/bounds`.
 */
export function emptyValues<Bounds extends object, Given extends object = object>(
  bounds: Bounds,
  given: Given = {} as Given,
): Omit<FieldValues<Bounds>, keyof Given> & Given {
  const defaults = Object.entries(bounds as AnyBounds)
    .filter(([name, { type }]) => type !== 'object' || name in given)
    .map(([name, bound]) => [name, getDefaultValue(bound)]);
  return { ...Object.fromEntries(defaults), ...given };
}

function getDefaultValue({ type, default: value }: Bound): unknown {
  if (type === 'array') return [];
  return type === 'boolean' ? yesOrNo(value) : toFieldText(value);
}

const yesOrNo = (value: unknown) => (value === true ? 'Y' : 'N');

/** Formats a value for a text field. A missing value is an empty text. */
export const toFieldText = (value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/**
 * Fills the texts and the `Y` or `N` fields of a form from a record. A field without a value in the record keeps its value
 * from `empty`.
 */
export function fillFromRecord<Values extends object>(empty: Values, record: object): Values {
  const stored = record as Readonly<Record<string, unknown>>;
  const texts = Object.entries(empty).flatMap(([name, initial]) => {
    const value = stored[name];
    if (typeof initial !== 'string') return [];
    if (typeof value === 'boolean') return [[name, yesOrNo(value)]];
    return typeof value === 'string' || typeof value === 'number'
      ? [[name, toFieldText(value) || initial]]
      : [];
  });
  return { ...empty, ...Object.fromEntries(texts) };
}

/** Returns an optional text's request value: `null` for an empty text. */
export const textOrNull = (text: string): string | null => text.trim() || null;

/** Converts a text to its request value, in upper case if only that matches the pattern of the contract. */
function toRequestValue(text: string, { type, pattern }: Bound): string | number | boolean | null {
  const trimmed = text.trim();
  if (type === 'boolean') return trimmed === 'Y';
  if (trimmed === '') return null;
  if (type === 'integer' || type === 'number') return Number(trimmed);
  const format = new RegExp(pattern ?? '', 'u');
  const upper = trimmed.toUpperCase();
  return !format.test(trimmed) && format.test(upper) ? upper : trimmed;
}

/**
 * Converts the texts of a valid form to request values. An empty text is null. A field without a type in the contract, such
 * as a vintage, is sent as text.
 */
export function toRequestValues(
  bounds: object,
  values: object,
): Record<string, string | number | boolean | null> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const bound = (bounds as AnyBounds)[name];
      return bound && typeof value === 'string' ? [[name, toRequestValue(value, bound)]] : [];
    }),
  );
}
