import { banner, block, operationsOf, resolve } from './document.mjs';

const bounds = ['type', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'enum', 'default'];

function parameterBounds(document, parameters, place) {
  const entries = parameters
    .filter((parameter) => parameter.in === place && parameter.name !== 'sortBy')
    .map((parameter) => {
      const schema = resolve(document, parameter.schema).node;
      const value = { required: parameter.required || undefined };
      for (const bound of bounds) value[bound] = schema[bound];
      return [parameter.name, value];
    });
  return entries.length ? Object.fromEntries(entries) : undefined;
}

const list = (value) => (value === undefined ? undefined : [value].flat());

/** Facts of an operation for forms, lists and tests. The client does not need them at run time. */
export function contractFacts(document) {
  const constants = operationsOf(document).map(({ id, operation, parameters }) => {
    const sortBy = parameters.find((parameter) => parameter.in === 'query' && parameter.name === 'sortBy');
    const value = {
      permissions: list(operation['x-permission']) ?? [],
      path: parameterBounds(document, parameters, 'path'),
      query: parameterBounds(document, parameters, 'query'),
      sortFields: sortBy && resolve(document, sortBy.schema).node.enum,
      defaultSort: operation['x-default-sort'],
      filterFields: operation['x-filter-fields'],
      statuses: Object.keys(operation.responses).filter(Number).map(Number),
    };
    const about = `/** Contract of \`${id}\`: permissions, parameters, sort fields, filter fields, statuses. */\n`;
    return `${about}export const ${id}Contract = ${block(value)} as const;\n`;
  });
  return `${banner}\n${constants.join('\n')}`;
}
