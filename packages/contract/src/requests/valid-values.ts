import fc from 'fast-check';
import type { Schema } from '../dereferenced-document.ts';

/** Values that often cause bugs; used in every field that allows them. */
const HOSTILE = [
  '__proto__',
  'constructor',
  'null',
  '0',
  '-1',
  '%',
  "'; DROP TABLE documents; --",
  '<img src=x onerror=alert(1)>',
  '=1+1',
  'é'.repeat(10),
  '../..',
] as const;

const arbitraries = new WeakMap<Schema, fc.Arbitrary<unknown>>();

/** Generates values that satisfy a schema. Boundary values are more frequent than in a uniform distribution. */
export function validValue(schema: Schema): fc.Arbitrary<unknown> {
  // The construction of an arbitrary takes longer than a value.
  const arbitrary = arbitraries.get(schema) ?? createArbitrary(schema);
  arbitraries.set(schema, arbitrary);
  return arbitrary;
}

function createArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const { anyOf: _, oneOf: __, ...rest } = schema;
    return fc.oneof(...choices.map((choice) => validValue(mergeSchemas(rest, choice))));
  }
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

const mergeSchemas = (base: Schema, choice: Schema): Schema => ({
  ...base,
  ...choice,
  ...(base.properties || choice.properties
    ? { properties: { ...base.properties, ...choice.properties } }
    : {}),
  ...(base.required || choice.required
    ? { required: [...(base.required ?? []), ...(choice.required ?? [])] }
    : {}),
});

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return wholeNumber(schema);
    case 'number':
      return fc.oneof(wholeNumber(schema), fraction(schema));
    case 'string':
      return text(schema);
    case 'array':
      return list(schema);
    default:
      return record(schema);
  }
}

function wholeNumber({ minimum = -1000, maximum = 1000 }: Schema): fc.Arbitrary<number> {
  const [least, most] = [Math.ceil(minimum), Math.floor(maximum)];
  return fc.oneof(fc.constantFrom(least, most), fc.integer({ min: least, max: most }));
}

/** Generates numbers with two decimals, the precision of prices, sizes and percentages. */
function fraction({ minimum = 0, maximum = 1000 }: Schema): fc.Arbitrary<number> {
  const inHundredths = { min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) };
  return fc.integer(inHundredths).map((hundredths) => hundredths / 100);
}

function text(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60, pattern, format } = schema;
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return date;
  if (format === 'uri')
    return fc.constantFrom('http://127.0.0.1/login', 'http://localhost:1/?a=b#c', 'urn:x:y');
  const isValid = (value: string) => isValidText(value, schema);
  const drawn = pattern
    ? fc.stringMatching(simplifyPattern(pattern), { maxLength: Math.min(maxLength, 200) })
    : fc.string({ minLength, maxLength: Math.min(maxLength, 200), unit: 'grapheme' });
  const atBounds = [minLength, maxLength]
    .flatMap((length) => ['x', 'é', '9', 'A'].map((letter) => letter.repeat(Math.min(length, 5000))))
    .filter(isValid);
  const hostile = HOSTILE.filter(isValid);
  return fc.oneof(
    { weight: 3, arbitrary: drawn.filter(isValid) },
    ...[atBounds, hostile]
      .filter((values) => values.length > 0)
      .map((values) => ({ weight: 1, arbitrary: fc.constantFrom(...values) })),
  );
}

const date = fc.oneof(
  fc.constantFrom('2026-11-20', '2024-02-29', '0001-01-01', '9999-12-31'),
  fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
);

/** Returns whether a string satisfies a string schema. Lengths count code points. */
export function isValidText(
  value: string,
  { minLength = 0, maxLength = Infinity, pattern }: Schema,
): boolean {
  const length = [...value].length;
  return length >= minLength && length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(value));
}

/**
 * Simplifies a pattern for `fc.stringMatching`, which supports neither lookaheads nor Unicode classes. Generated
 * strings are filtered by the original pattern.
 */
function simplifyPattern(pattern: string): RegExp {
  const simple = pattern
    .replaceAll(/\(\?[=!](?:[^()\\]|\\.)*\)/g, '')
    .replaceAll('\\p{L}', 'A-Za-zÀ-ÿ')
    .replaceAll('\\p{M}', '')
    .replaceAll('\\p{N}', '0-9')
    .replaceAll('\\p{P}', '!,.')
    .replaceAll('\\p{Zs}', ' ');
  return new RegExp(simple);
}

function list({ items = {}, minItems = 0, maxItems = 3, uniqueItems = false }: Schema) {
  const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) };
  return uniqueItems
    ? fc.uniqueArray(validValue(items), { ...bounds, selector: (value) => JSON.stringify(value) })
    : fc.array(validValue(items), bounds);
}

function record({
  properties = {},
  required = [],
  minProperties = 0,
}: Schema): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, validValue(property)]),
  );
  return fc
    .record(values, { requiredKeys: required.filter((name) => name in values), noNullPrototype: true })
    .filter((drawn) => Object.keys(drawn).length >= minProperties);
}
