import fc from 'fast-check';
import type { Schema } from '../dereferenced-document.ts';
import { isValidText } from './valid-values.ts';

/** A location in a body and the values that are invalid there. */
interface InvalidLocation {
  readonly path: readonly (string | number)[];
  readonly values: readonly unknown[];
}

/** Marks a property to remove. */
const MISSING = Symbol('missing');
const TEXTS = ['', ' ', 'not this', '\u0000', '\u202e', '💥', 'x'.repeat(6000)];
const OTHER_TYPES: Readonly<Record<string, readonly unknown[]>> = {
  string: [1, true, [], {}, null],
  integer: ['1', 1.5, true, [], null, 1e300],
  number: ['1', true, [], null],
  boolean: ['true', 1, null],
  array: [{}, 'a', 1, null],
  object: [[], 'a', 1, null],
};

/** Generates bodies with exactly one invalid value. Empty if the schema accepts every value. */
export function invalidBody(schema: Schema, valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return valid
    .chain((body) => {
      const locations = findInvalidLocations(schema, body, []);
      return fc
        .constantFrom(...locations)
        .chain(({ path, values }) =>
          fc.constantFrom(...values).map((value) => replaceAtPath(body, path, value)),
        );
    })
    .filter((body) => body !== MISSING);
}

/** Finds every location in a value where a replacement can violate the schema. */
function findInvalidLocations(
  schema: Schema,
  value: unknown,
  path: InvalidLocation['path'],
): InvalidLocation[] {
  const here = { path, values: invalidValues(schema) };
  const inside: InvalidLocation[] = [];
  if (Array.isArray(value) && schema.items) {
    value.forEach((entry, index) => {
      inside.push(...findInvalidLocations(schema.items as Schema, entry, [...path, index]));
    });
  } else if (typeof value === 'object' && value !== null && schema.properties) {
    for (const [name, entry] of Object.entries(value)) {
      const property = schema.properties[name];
      if (property) inside.push(...findInvalidLocations(property, entry, [...path, name]));
      if (schema.required?.includes(name)) inside.push({ path: [...path, name], values: [MISSING] });
    }
    if (schema.additionalProperties === false)
      inside.push({ path: [...path, 'notInTheContract'], values: [1] });
  }
  return here.values.length > 0 ? [here, ...inside] : inside;
}

function invalidValues(schema: Schema): unknown[] {
  // A value that violates one alternative may satisfy another.
  if (schema.anyOf || schema.oneOf) return [{ neither: 'nor' }];
  const types = [schema.type ?? 'object'].flat();
  const wrong = types
    .flatMap((type) => OTHER_TYPES[type] ?? [])
    .filter((value) => !types.some((type) => isOfType(value, type)));
  if (types.includes('string')) wrong.push(...invalidTexts(schema));
  if (types.includes('integer') || types.includes('number')) {
    if (schema.minimum !== undefined) wrong.push(schema.minimum - 1);
    if (schema.maximum !== undefined) wrong.push(schema.maximum + 1);
  }
  if (schema.minItems) wrong.push([]);
  return schema.enum ? wrong.filter((value) => !schema.enum?.includes(value)) : wrong;
}

/** Lists strings that violate a string schema. */
export function invalidTexts(schema: Schema): string[] {
  if (schema.format === 'binary') return [];
  if (schema.enum) return TEXTS.filter((text) => !schema.enum?.includes(text));
  if (schema.format === 'uuid' || schema.format === 'date') return TEXTS;
  return TEXTS.filter((text) => !isValidText(text, schema));
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function replaceAtPath(body: unknown, [step, ...rest]: InvalidLocation['path'], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(body))
    return body.map((entry, index) => (index === step ? replaceAtPath(entry, rest, value) : entry));
  const next = { ...(body as Record<string, unknown>) };
  if (value === MISSING && rest.length === 0) delete next[step];
  else next[step] = replaceAtPath(next[step], rest, value);
  return next;
}
