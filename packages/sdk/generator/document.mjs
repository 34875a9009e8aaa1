const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Follows local references. Keywords beside a reference override the referenced schema. `name` is the name of the
 * referenced component.
 */
export function resolve(document, node) {
  if (!node?.$ref) return { node };
  const { $ref, ...beside } = node;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  const resolved = resolve(document, target);
  return { name: resolved.name ?? $ref.split('/').at(-1), node: { ...resolved.node, ...beside } };
}

/**
 * Lists every operation with resolved parameters, sorted by operationId. `component` is the name of a shared parameter.
 */
export function listOperations(document) {
  const operations = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      if (!operation.operationId) throw new Error(`${method} ${path} has no operationId`);
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => {
        const { name, node } = resolve(document, parameter);
        return { ...node, component: name };
      });
      operations.push({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        operation,
        item,
        parameters,
      });
    }
  }
  return operations.sort((a, b) => (a.id < b.id ? -1 : 1));
}

export const banner = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

/** Formats a JavaScript literal on one line, with unquoted keys where possible. */
export function formatLiteral(value) {
  if (Array.isArray(value)) return `[${value.map(formatLiteral).join(', ')}]`;
  if (value && typeof value === 'object') {
    if (value.reference) return value.reference;
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));
    return entries.length
      ? `{ ${entries.map(([name, entry]) => `${key(name)}: ${formatLiteral(entry)}`).join(', ')} }`
      : '{}';
  }
  return typeof value === 'string' ? quote(value) : String(value);
}

const quote = (text) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** Formats a JavaScript literal with one line for each property of the outermost object. */
export function formatBlock(value) {
  const lines = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([name, entry]) => `  ${formatLiteral({ [name]: entry }).slice(2, -2)},\n`);
  return `{\n${lines.join('')}}`;
}

export const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);
