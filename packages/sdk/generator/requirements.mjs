import { isDeepStrictEqual } from 'node:util';
import { resolve } from './document.mjs';
import { flatten } from './flatten.mjs';

const buildObjectSchema = (properties, required) => ({ type: 'object', properties, required });

/** Returns a field's schema without null. A referenced object keeps its reference, so that its type keeps its name. */
function getNonNullField(document, schema) {
  const variants = (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  const target = variants.length === 1 ? variants[0] : schema;
  const flat = flatten(document, target);
  if (flat.properties) return { $ref: target.$ref };
  return { type: flat.type, enum: flat.enum, anyOf: flat.alternatives };
}

/** Builds the schema of an object in which the field at a path (`scac`, `shipFrom.name`) has a value. */
function withField(document, schema, path) {
  const [name, ...rest] = path.split('.');
  const field = getNonNullField(document, schema.properties[name]);
  if (rest.length === 0) return buildObjectSchema({ [name]: field }, [name]);
  const inner = withField(document, flatten(document, field), rest.join('.'));
  return buildObjectSchema({ [name]: { allOf: [field, inner] } }, [name]);
}

/** Returns the value of a field that a request omits. */
function valueIfOmitted(schema, name, field) {
  return schema.required?.includes(name) ? undefined : (field.default ?? null);
}

/**
 * Builds the schema of an object whose field has one of the values. A field may be omitted if its default is one of the
 * values.
 */
function withValues(schema, name, field, values) {
  const isOptional = values.includes(valueIfOmitted(schema, name, field));
  const { type } = field;
  return buildObjectSchema({ [name]: { type, enum: values } }, isOptional ? [] : [name]);
}

const listChoices = ({ type, enum: choices }) => (type === 'boolean' ? [true, false] : choices);

/** Builds the schemas of the objects in which one field doesn't meet, or meets, its part of a condition. */
function buildAlternatives(document, schema, name, expected) {
  const field = flatten(document, schema.properties[name]);
  if (expected === 'present')
    return { unmet: buildObjectSchema({ [name]: { type: 'null' } }), met: withField(document, schema, name) };
  const others = listChoices(field).filter((choice) => !expected.includes(choice));
  return {
    unmet: withValues(schema, name, field, others),
    met: withValues(schema, name, field, expected),
  };
}

function assertValid(document, schemaName, schema, { when = {}, anyOf }) {
  const fail = (problem) => {
    throw new Error(`${schemaName}: x-required-when ${problem}`);
  };
  const fieldAt = (path) =>
    path.split('.').reduce((at, name) => {
      const next = at.properties?.[name];
      return next ? flatten(document, next) : fail(`names the unknown field ${path}`);
    }, schema);
  if (!anyOf?.length) fail('needs anyOf with at least one field');
  anyOf.forEach(fieldAt);
  for (const [name, expected] of Object.entries(when)) {
    const field = fieldAt(name);
    if (expected === 'present') continue;
    const unknown = [expected].flat().filter((value) => !listChoices(field)?.includes(value));
    if (unknown.length > 0) fail(`compares ${name} with ${unknown.join(', ')}, which it cannot be`);
  }
}

const merge = (objects) => ({
  type: 'object',
  properties: Object.assign({}, ...objects.map(({ properties }) => properties)),
  required: objects.flatMap(({ required = [] }) => required),
});

/**
 * Builds the schemas of the objects that satisfy a requirement: those with one of the fields, and those that don't meet
 * a part of the condition. The last object repeats the whole condition with the first field, because TypeScript then
 * reports this field as missing.
 */
function buildSatisfyingObjects(document, schema, { when = {}, anyOf }) {
  const fields = anyOf.map((path) => withField(document, schema, path));
  const parts = Object.entries(when).map(([name, expected]) =>
    buildAlternatives(document, schema, name, expected),
  );
  const all = [...fields, ...parts.map(({ unmet }) => unmet)];
  const whole = merge([...parts.map(({ met }) => met), fields[0]]);
  return [...all.filter((object) => !isDeepStrictEqual(object, whole)), whole];
}

/**
 * Returns the document with the conditional requirements (`x-required-when`) as unions, for the generator of types.
 * Validators must not use this document, because the server checks these requirements itself (422).
 *
 * @throws Error when a requirement names an unknown field or value.
 */
export function withRequirementUnions(document) {
  const result = structuredClone(document);
  for (const [name, schema] of Object.entries(result.components?.schemas ?? {})) {
    const requirements = schema['x-required-when'];
    if (!requirements) continue;
    const { node } = resolve(document, { $ref: `#/components/schemas/${name}` });
    for (const requirement of requirements) assertValid(document, name, node, requirement);
    const unions = requirements.map((requirement) => ({
      anyOf: buildSatisfyingObjects(document, node, requirement),
    }));
    schema.allOf = [...(schema.allOf ?? []), ...unions];
  }
  return result;
}
