import { banner, block, lowerFirst, operationsOf, resolve } from './document.mjs';

const keywords = [
  'type',
  'format',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'enum',
  'const',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
];

const isNull = (schema) => schema.type === 'null';
const constantName = (schemaName) => `${lowerFirst(schemaName)}Bounds`;

/**
 * One flat schema: `allOf` merged, a union with null unwrapped, unions of objects merged with what all
 * of them require; other unions keep their alternatives.
 */
function flatten(document, schema) {
  const { node } = resolve(document, schema);
  let flat = { ...node };
  for (const part of node.allOf ?? []) flat = merge(flat, flatten(document, part));
  const variants = node.oneOf ?? node.anyOf;
  if (variants) {
    const real = variants.map((variant) => flatten(document, variant)).filter((variant) => !isNull(variant));
    const isNullable = real.length < variants.length;
    if (real.length > 1 && !real.every((variant) => variant.properties)) {
      return { ...flat, isNullable, alternatives: variants.filter((variant) => !isNull(variant)) };
    }
    const union = real.reduce((a, b) => ({
      ...merge(a, b),
      required: (a.required ?? []).filter((name) => b.required?.includes(name)),
    }));
    flat = { ...merge(flat, union), isNullable: isNullable || flat.isNullable };
  }
  if (Array.isArray(flat.type)) {
    const types = flat.type.filter((type) => type !== 'null');
    flat = {
      ...flat,
      isNullable: types.length < flat.type.length,
      type: types.length === 1 ? types[0] : types,
    };
  }
  if (flat.enum?.includes(null))
    flat = { ...flat, isNullable: true, enum: flat.enum.filter((value) => value !== null) };
  return flat;
}

function merge(a, b) {
  return {
    ...a,
    ...b,
    properties: a.properties || b.properties ? { ...a.properties, ...b.properties } : undefined,
    required: [...new Set([...(a.required ?? []), ...(b.required ?? [])])],
  };
}

/** The name under which an object schema has a constant of its own: through a reference, plain or beside null. */
function objectName(document, schema) {
  const variants = (schema.oneOf ?? schema.anyOf ?? []).filter((variant) => !isNull(variant));
  const target = variants.length === 1 ? variants[0] : schema;
  const { name } = resolve(document, target);
  return name && flatten(document, target).properties ? name : undefined;
}

/** A constant per request schema and per object it refers to, so that a form bundles its own bounds only. */
export function requestBounds(document) {
  const constants = new Map();

  function fieldsOf(flat) {
    const fields = {};
    for (const [name, property] of Object.entries(flat.properties ?? {})) {
      fields[name] = { required: flat.required?.includes(name) ?? false, ...boundsOf(property) };
    }
    return fields;
  }

  function boundsOf(schema) {
    const flat = flatten(document, schema);
    const value = {};
    for (const keyword of keywords) value[keyword] = flat[keyword];
    if (flat.isNullable) value.nullable = true;
    if (flat.alternatives) value.anyOf = flat.alternatives.map(boundsOf);
    if (flat.items) value.items = boundsOf(flat.items);
    const name = objectName(document, schema);
    if (name) value.fields = { reference: declare(name, flat) };
    else if (flat.properties) value.fields = fieldsOf(flat);
    return value;
  }

  function declare(name, flat) {
    const constant = constantName(name);
    if (!constants.has(constant)) {
      constants.set(constant, undefined);
      const text = `export const ${constant} = ${block(fieldsOf(flat))} as const;\n`;
      constants.delete(constant);
      constants.set(constant, text);
    }
    return constant;
  }

  for (const { operation } of operationsOf(document)) {
    const schema = resolve(document, operation.requestBody).node?.content?.['application/json']?.schema;
    if (!schema) continue;
    const { name } = resolve(document, schema);
    if (!name) throw new Error(`${operation.operationId}: the request body has to be a named schema`);
    declare(name, flatten(document, schema));
  }
  return `${banner}\n${[...constants.values()].join('\n')}`;
}
