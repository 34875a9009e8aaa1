import { banner, formatBlock, listOperations, lowerFirst, resolve } from './document.mjs';
import { flatten, isNull } from './flatten.mjs';

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

const constantName = (schemaName) => `${lowerFirst(schemaName)}Bounds`;

/**
 * Returns the component name of a referenced object schema, which may be nullable. Each such schema becomes a constant.
 */
function objectName(document, schema) {
  const variants = (schema.oneOf ?? schema.anyOf ?? []).filter((variant) => !isNull(variant));
  const target = variants.length === 1 ? variants[0] : schema;
  const { name } = resolve(document, target);
  return name && flatten(document, target).properties ? name : undefined;
}

/** Generates one constant per request schema and per referenced object. */
export function requestBounds(document) {
  const constants = new Map();

  function collectFieldBounds(flat) {
    const fields = {};
    for (const [name, property] of Object.entries(flat.properties ?? {})) {
      fields[name] = { required: flat.required?.includes(name) ?? false, ...collectBounds(property) };
    }
    return fields;
  }

  function collectBounds(schema) {
    const flat = flatten(document, schema);
    const value = {};
    for (const keyword of keywords) value[keyword] = flat[keyword];
    if (flat.isNullable) value.nullable = true;
    if (flat.alternatives) value.anyOf = flat.alternatives.map(collectBounds);
    if (flat.items) value.items = collectBounds(flat.items);
    const name = objectName(document, schema);
    if (name) value.fields = { reference: declare(name, flat) };
    else if (flat.properties) value.fields = collectFieldBounds(flat);
    return value;
  }

  function declare(name, flat) {
    const constant = constantName(name);
    if (!constants.has(constant)) {
      constants.set(constant, undefined);
      const about = `/** Bounds of \`${name}\` in the contract, field by field; lengths in code points. */\n`;
      const text = `${about}export const ${constant} = ${formatBlock(collectFieldBounds(flat))} as const;\n`;
      constants.delete(constant);
      constants.set(constant, text);
    }
    return constant;
  }

  for (const { operation } of listOperations(document)) {
    const schema = resolve(document, operation.requestBody).node?.content?.['application/json']?.schema;
    if (!schema) continue;
    const { name } = resolve(document, schema);
    if (!name) throw new Error(`${operation.operationId}: the request body must be a named schema`);
    declare(name, flatten(document, schema));
  }
  return `${banner}\n${[...constants.values(), ...statesByCountry(document)].join('\n')}`;
}

/** Generates the constant with the contract's state codes (`x-states`), which forms offer as options. */
function statesByCountry({ components }) {
  const states = components.schemas?.StateCode?.['x-states'];
  if (!states) return [];
  const about = '/** States and provinces by `countryCode`: code and name. */\n';
  return [`${about}export const statesByCountry = ${formatBlock(states)} as const;\n`];
}
