import { banner, formatBlock, listOperations, lowerFirst, resolve } from './document.mjs';
import { flatten } from './flatten.mjs';

const kinds = { string: 'text', integer: 'number', number: 'number', boolean: 'boolean' };

const constantName = (schemaName) => `${lowerFirst(schemaName)}Shape`;

/** Finds the schema of a list's rows, or of the record, in a JSON response. */
function findRecordSchema(document, operation) {
  const { node } = resolve(document, operation.responses?.['200']);
  const schema = node?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const { data } = flatten(document, schema).properties ?? {};
  return data ? flatten(document, data).items : schema;
}

/**
 * Generates the types of the values in records that list and details operations return: one constant per schema, after
 * the constants that it refers to.
 */
export function recordShapes(document) {
  const constants = new Map();

  function toShape(schema) {
    const flat = flatten(document, schema);
    if (flat.properties) return declare(resolve(document, getNonNullVariant(schema)).name, flat);
    if (flat.items) return [toShape(flat.items)];
    if (flat.alternatives) {
      const shapes = new Set(flat.alternatives.map((alternative) => JSON.stringify(toShape(alternative))));
      if (shapes.size === 1) return JSON.parse([...shapes][0]);
      return shapes.has('"text"') && shapes.has('"number"') ? 'textOrNumber' : undefined;
    }
    return kinds[flat.type];
  }

  /** Returns the variant of a nullable schema that isn't null. */
  function getNonNullVariant(schema) {
    const variants = (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== 'null');
    return variants.length === 1 ? variants[0] : schema;
  }

  function declare(name, flat) {
    if (!name)
      throw new Error(`an object in a response must be a named schema: ${Object.keys(flat.properties)}`);
    const constant = constantName(name);
    if (!constants.has(constant)) {
      constants.set(constant, undefined);
      const fields = {};
      for (const [field, property] of Object.entries(flat.properties)) fields[field] = toShape(property);
      const about = `/** Types of the values in \`${name}\` of the contract. */\n`;
      constants.delete(constant);
      constants.set(constant, `${about}export const ${constant} = ${formatBlock(fields)} as const;\n`);
    }
    return { reference: constant };
  }

  for (const { method, path, operation } of listOperations(document)) {
    if (method !== 'GET' || !path.startsWith('/api/v1/')) continue;
    const schema = findRecordSchema(document, operation);
    if (schema) toShape(schema);
  }
  return `${banner}\n${[...constants.values()].join('\n')}`;
}
