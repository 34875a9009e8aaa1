import { banner, formatBlock, listOperations, lowerFirst, resolve } from './document.mjs';

const bounds = ['type', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'enum', 'default'];

function getBounds(document, parameter) {
  const schema = resolve(document, parameter.schema).node;
  const value = { required: parameter.required || undefined };
  for (const bound of bounds) value[bound] = schema[bound];
  return value;
}

/** Returns the constant's name for a text query parameter that operations share, for example `searchStringBounds`. */
function getSharedConstant(document, parameter) {
  const isShared = parameter.component && parameter.in === 'query';
  return isShared && getBounds(document, parameter).maxLength !== undefined
    ? `${lowerFirst(parameter.component)}Bounds`
    : undefined;
}

function collectParameterBounds(document, parameters, place) {
  const entries = parameters
    .filter((parameter) => parameter.in === place && parameter.name !== 'sortBy')
    .map((parameter) => {
      const reference = getSharedConstant(document, parameter);
      return [parameter.name, reference ? { reference } : getBounds(document, parameter)];
    });
  return entries.length ? Object.fromEntries(entries) : undefined;
}

/** Generates one constant for each text query parameter that several operations share. */
function sharedBounds(document) {
  const constants = new Map();
  for (const parameter of listOperations(document).flatMap(({ parameters }) => parameters)) {
    const constant = getSharedConstant(document, parameter);
    const about = `/** Bounds of the query parameter \`${parameter.name}\` in the contract; lengths in code points. */\n`;
    if (constant)
      constants.set(
        constant,
        `${about}export const ${constant} = ${formatBlock(getBounds(document, parameter))} as const;\n`,
      );
  }
  return [...constants.values()];
}

const list = (value) => (value === undefined ? undefined : [value].flat());

const kebab = (text) => text.toLowerCase().replaceAll(' ', '-');

/** Lists the names of the exported constants in TypeScript code. */
const listConstants = (text) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

/**
 * Generates the facts about operations for forms, lists and tests, by file name: one file per tag, and `contract.ts`,
 * which exports all of them. The client doesn't need these facts at run time.
 */
export function contractFacts(document) {
  const shared = sharedBounds(document).join('\n');
  const files = new Map();
  for (const { id, operation, parameters } of listOperations(document)) {
    const sortBy = parameters.find((parameter) => parameter.in === 'query' && parameter.name === 'sortBy');
    const value = {
      permissions: list(operation['x-permission']) ?? [],
      path: collectParameterBounds(document, parameters, 'path'),
      query: collectParameterBounds(document, parameters, 'query'),
      sortFields: sortBy && resolve(document, sortBy.schema).node.enum,
      defaultSort: operation['x-default-sort'],
      filterFields: operation['x-filter-fields'],
      statuses: Object.keys(operation.responses).filter(Number).map(Number),
    };
    const about = `/** Contract of \`${id}\`: permissions, parameters, sort fields, filter fields, statuses. */\n`;
    const file = `contract/${kebab(operation.tags[0])}.ts`;
    const constant = `${about}export const ${id}Contract = ${formatBlock(value)} as const;\n`;
    files.set(file, [...(files.get(file) ?? []), constant]);
  }
  const texts = new Map();
  if (shared) texts.set('contract/parameters.ts', shared);
  for (const [file, constants] of files) {
    const text = constants.join('\n');
    const used = listConstants(shared).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    const imports = used.length > 0 ? `import { ${used.join(', ')} } from './parameters';\n\n` : '';
    texts.set(file, imports + text);
  }
  const entry = [...texts].map(
    ([file, text]) =>
      `export {\n${listConstants(text)
        .map((name) => `  ${name},\n`)
        .join('')}} from './${file.replace(/\.ts$/, '')}';\n`,
  );
  texts.set('contract.ts', entry.join(''));
  return new Map([...texts].map(([file, text]) => [file, `${banner}\n${text}`]));
}
