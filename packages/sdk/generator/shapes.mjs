import { banner, block, lowerFirst, operationsOf, resolve } from './document.mjs';
import { flatten } from './flatten.mjs';

const kinds = { string: 'text', integer: 'number', number: 'number', boolean: 'boolean' };

const constantName = (schemaName) => `${lowerFirst(schemaName)}Shape`;
const fileName = (schemaName) =>
  lowerFirst(schemaName).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The import of the shape that a field refers to, or whose list the field contains. */
function importOf(shape) {
  if (Array.isArray(shape)) return importOf(shape[0]);
  return shape?.reference && `import { ${shape.reference} } from './${shape.file.slice(0, -3)}';\n`;
}

/** The schema of the rows of a list, or of the record, in a JSON response. */
function recordSchema(document, operation) {
  const { node } = resolve(document, operation.responses?.['200']);
  const schema = node?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const { data } = flatten(document, schema).properties ?? {};
  return data ? flatten(document, data).items : schema;
}

/**
 * Generates the types of the values in records that list and details operations return. Returns the content by file
 * name: one file per schema, so that a resource bundles only its own records.
 */
export function recordShapes(document) {
  const files = new Map();

  function shapeOf(schema) {
    const flat = flatten(document, schema);
    if (flat.properties) return declare(resolve(document, named(schema)).name, flat);
    if (flat.items) return [shapeOf(flat.items)];
    if (flat.alternatives) {
      const shapes = new Set(flat.alternatives.map((alternative) => JSON.stringify(shapeOf(alternative))));
      if (shapes.size === 1) return JSON.parse([...shapes][0]);
      return shapes.has('"text"') && shapes.has('"number"') ? 'textOrNumber' : undefined;
    }
    return kinds[flat.type];
  }

  /** The variant of a nullable schema that is not null. */
  function named(schema) {
    const variants = (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== 'null');
    return variants.length === 1 ? variants[0] : schema;
  }

  function declare(name, flat) {
    if (!name)
      throw new Error(`an object in a response must be a named schema: ${Object.keys(flat.properties)}`);
    const constant = constantName(name);
    const file = `${fileName(name)}.ts`;
    const declared = { reference: constant, file };
    if (files.has(file)) return declared;
    files.set(file, '');
    const fields = {};
    for (const [field, property] of Object.entries(flat.properties)) fields[field] = shapeOf(property);
    const imports = Object.values(fields).map(importOf).filter(Boolean);
    const head = imports.length > 0 ? `${[...new Set(imports)].sort().join('')}\n` : '';
    const about = `/** Types of the values in \`${name}\` of the contract. */\n`;
    files.set(file, `${banner}\n${head}${about}export const ${constant} = ${block(fields)} as const;\n`);
    return declared;
  }

  for (const { method, path, operation } of operationsOf(document)) {
    if (method !== 'GET' || !path.startsWith('/api/v1/')) continue;
    const schema = recordSchema(document, operation);
    if (schema) shapeOf(schema);
  }
  return files;
}
