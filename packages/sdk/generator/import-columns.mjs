import { banner, formatLiteral, listOperations } from './document.mjs';
import { flatten } from './flatten.mjs';

const columnNames = [
  'header',
  'otherHeaders',
  'field',
  'kind',
  'required',
  'bounds',
  'outdated',
  'maxDecimals',
];

/** Finds the characters that every text field allows: the end of its pattern. */
const textCharacters = (document) => /\[.+\]\*\$$/.exec(document.components.schemas.Text20?.pattern)?.[0];

function textBounds({ maxLength, pattern }, document) {
  const characters = textCharacters(document);
  const isPlain = characters && pattern?.endsWith(characters);
  return { maxLength, pattern: isPlain ? undefined : pattern };
}

function digitBounds({ pattern }) {
  const digits = /^\^\\d\{(\d+)\}\$$/.exec(pattern)?.[1];
  if (!digits) throw new Error(`a pattern ^\\d{n}$ is needed, found ${pattern}`);
  return { digits: Number(digits) };
}

const numberBounds = ({ minimum, maximum }) => ({ minimum, maximum });

const listVariants = (document, flat) =>
  flat.alternatives?.flatMap((variant) => listVariants(document, flatten(document, variant))) ?? [flat];

/** Returns an integer field's bounds. The field may also allow words, e.g. `NV` for a vintage year. */
function integerBounds(flat, document) {
  const variants = listVariants(document, flat);
  const number = variants.find(({ type }) => type === 'integer');
  if (!number) throw new Error('an integer is needed');
  const words = variants.flatMap((variant) => variant.enum ?? []);
  return { ...numberBounds(number), choices: words.length ? words : undefined };
}

function choiceBounds(flat, _document, { outdated = [] }) {
  if (!flat.enum) throw new Error('an enum is needed');
  return {
    choices: flat.enum.filter((value) => !outdated.includes(value)),
    outdatedChoices: outdated.length ? outdated : undefined,
  };
}

/** Extracts the bounds that the check of each cell kind reads. */
const boundsByKind = {
  text: textBounds,
  code: textBounds,
  hyphenated: textBounds,
  phone: textBounds,
  email: textBounds,
  choices: textBounds,
  digits: digitBounds,
  gtin: digitBounds,
  integer: integerBounds,
  decimal: (flat, _document, { maxDecimals }) => ({ ...numberBounds(flat), maxDecimals }),
  price: (flat) => ({ ...numberBounds(flat), maxDecimals: 2 }),
  choice: choiceBounds,
  yesNo: () => ({}),
  date: () => ({}),
  country: () => ({}),
};

/** Returns the schema at a field path, e.g. `lineItems[].item.sku` or `addresses[BILLING].zip`. */
function getFieldSchema(document, schemaName, path) {
  const root = document.components.schemas[schemaName];
  if (!root) throw new Error(`there is no schema ${schemaName}`);
  return path.split('.').reduce(
    (flat, segment) => {
      const [, name, list] = /^([^[\]]+)(\[\w*\])?$/.exec(segment) ?? [];
      const property = flat.properties?.[name];
      if (!property) throw new Error(`${schemaName} has no field ${path}`);
      const inner = flatten(document, property);
      return list ? flatten(document, inner.items) : inner;
    },
    flatten(document, root),
  );
}

function buildColumn(document, schemaName, column) {
  const { header, otherHeaders, field, kind, required, bounds: boundedBy } = column;
  const unknown = Object.keys(column).filter((name) => !columnNames.includes(name));
  if (unknown.length) throw new Error(`unknown: ${unknown}`);
  const extractBounds = boundsByKind[kind];
  if (!extractBounds) throw new Error(`unknown kind ${kind}`);
  const [schema, path] = boundedBy ? boundedBy.split('.') : [schemaName, field];
  if (field) getFieldSchema(document, schemaName, field);
  const bounds = path ? extractBounds(getFieldSchema(document, schema, path), document, column) : {};
  return { header, otherHeaders, field, kind, isRequired: required, ...bounds };
}

function buildImportFile(document, operationId, described) {
  const { schema, key, grouped, maxRows, maxBytes, accepts, columns, ignored } = described;
  const headers = columns.flatMap(({ header, otherHeaders = [] }) => [header, ...otherHeaders]);
  const fail = (about, problem) => {
    throw new Error(`${operationId}, x-import, ${about}: ${problem}`);
  };
  headers.forEach((header, index) => {
    if (headers.indexOf(header) < index) fail(header, 'the column is declared twice');
  });
  for (const name of key)
    if (!columns.some(({ header }) => header === name)) fail('key', `there is no column ${name}`);
  return {
    columns: columns.map((column) => {
      try {
        return buildColumn(document, schema, column);
      } catch (error) {
        return fail(column.header, error.message);
      }
    }),
    keyHeaders: key,
    isGrouped: grouped,
    ignoredHeaders: ignored,
    maxRows,
    maxBytes,
    accepts,
  };
}

/**
 * Describes every upload file with its columns, by the last path segment of its operation. Bounds come from the request
 * schema.
 */
export function importFiles(document) {
  const files = listOperations(document)
    .filter(({ operation }) => operation['x-import'])
    .map(({ id, path, operation }) => [
      path.split('/').at(-1),
      buildImportFile(document, id, operation['x-import']),
    ]);
  return Object.fromEntries(files);
}

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Generates one constant per file kind. */
export function importColumns(document) {
  const constants = Object.entries(importFiles(document)).map(([kind, { columns, ...rest }]) => {
    const lines = columns.map((column) => `    ${formatLiteral(column)},\n`).join('');
    const others = Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `  ${name}: ${formatLiteral(value)},\n`)
      .join('');
    const about = `/** Columns and limits of an upload file of kind \`${kind}\`. */\n`;
    return `${about}export const ${camelCase(kind)}Import: ImportFile = {\n  columns: [\n${lines}  ],\n${others}};\n`;
  });
  return `${banner}import type { ImportFile } from '../resources/import-columns';\n\n${constants.join('\n')}`;
}
