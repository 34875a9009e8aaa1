import { isRecord } from './response';

/** Type of a value in a response, generated from the contract. A list has the type of its entries. */
export type Shape = 'text' | 'number' | 'boolean' | 'textOrNumber' | readonly [Shape] | RecordShape;

/** Types of the values in a record by field name. */
export interface RecordShape {
  readonly [field: string]: Shape;
}

const numberText = /^-?\d{1,15}(?:\.\d{1,10})?$/;

function conformScalar(value: unknown, shape: 'text' | 'number' | 'boolean' | 'textOrNumber'): unknown {
  switch (typeof value) {
    // `1e999` in JSON is Infinity.
    case 'number':
      if (!Number.isFinite(value) || shape === 'boolean') return undefined;
      return shape === 'text' ? String(value) : value;
    case 'string':
      if (shape === 'text' || shape === 'textOrNumber') return value.trim() === '' ? '' : value;
      if (shape === 'number') return numberText.test(value) ? Number(value) : undefined;
      return value === 'true' || value === 'false' ? value === 'true' : undefined;
    case 'boolean':
      return shape === 'boolean' ? value : undefined;
    default:
      return undefined;
  }
}

function isConforming(list: readonly unknown[], shape: Shape): boolean {
  // `every` would skip missing entries.
  for (const entry of list) if (entry == null || conform(entry, shape) !== entry) return false;
  return true;
}

function conformList(value: unknown, shape: Shape): unknown {
  if (!Array.isArray(value)) return undefined;
  if (isConforming(value, shape)) return value;
  return value.map((entry) => conform(entry, shape)).filter((entry) => entry != null);
}

/**
 * Makes a value of a response conform to the contract. A number in a text field becomes text, and a numeric text in a
 * number field becomes a number, so that a later save does not lose the value. Blank text becomes empty. A value of any
 * other type is removed, also from lists. Unknown fields, missing fields and null are unchanged. Returns the same object
 * if nothing changes.
 */
export function conform(value: unknown, shape: Shape): unknown {
  if (value === null || value === undefined) return value;
  if (typeof shape === 'string') return conformScalar(value, shape);
  if (Array.isArray(shape)) return conformList(value, shape[0]);
  if (!isRecord(value)) return undefined;
  const fields = shape as RecordShape;
  let result: Record<string, unknown> = value;
  // Creates no objects, because the first screen checks thousands of records.
  for (const field in fields) {
    const entry = value[field];
    const conforming = conform(entry, fields[field] as Shape);
    if (conforming === entry) continue;
    if (result === value) result = { ...value };
    if (conforming === undefined) delete result[field];
    else result[field] = conforming;
  }
  return result;
}
