import { banner, block, operationsOf, resolve } from './document.mjs';

const securityKinds = {
  identityToken: 'identity',
  accessTokenHeader: 'access-header',
  accessTokenBearer: 'access-bearer',
};

const dataBasePath = '/api/v1';

const isJson = (type) => /^application\/([\w.-]+\+)?json\b/.test(type);

function securityKind(document, { id, operation }) {
  const schemes = (operation.security ?? document.security ?? []).flatMap((entry) => Object.keys(entry));
  const kind = schemes.length === 1 ? securityKinds[schemes[0]] : undefined;
  if (!kind) throw new Error(`${id}: exactly one known security scheme is needed, found [${schemes}]`);
  return kind;
}

function requestKind(document, { operation }) {
  const types = Object.keys(resolve(document, operation.requestBody).node?.content ?? {});
  if (types.some(isJson)) return 'json';
  if (types.some((type) => type.startsWith('multipart/'))) return 'multipart';
  return types.length ? 'form' : undefined;
}

function responseKind(document, { operation }) {
  const types = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.keys(resolve(document, response).node.content ?? {}));
  if (types.some(isJson)) return undefined;
  return types.length ? 'file' : 'empty';
}

/** Portal-data paths stand under a base that a deployment can move, so only what follows it is kept. */
function relativePath({ id, path }, base) {
  if (base !== 'data') return path;
  if (!path.startsWith(dataBasePath))
    throw new Error(`${id}: a portal-data path starts with ${dataBasePath}`);
  return path.slice(dataBasePath.length);
}

/** The portal's operations, one constant each so that a bundle holds only those it uses. */
export function portalOperations(document) {
  const constants = operationsOf(document).map((entry) => {
    const { id, method, operation, item } = entry;
    const base = operation['x-base'] ?? item['x-base'];
    const value = {
      id,
      method,
      path: relativePath(entry, base),
      security: securityKind(document, entry),
      base,
      request: requestKind(document, entry),
      response: responseKind(document, entry),
    };
    return `export const ${id} = ${block(value)} as const satisfies Operation;\n`;
  });
  return `${banner}import type { Operation } from '../client/operation';\n\n${constants.join('\n')}`;
}

/** The identity provider's operations: all are form posts answered with JSON text. */
export function identityOperations(document) {
  const constants = operationsOf(document).map(({ id, method, path }) => {
    const name = id.replace(/[^A-Za-z0-9]+(.)/g, (_, letter) => letter.toUpperCase());
    return `export const ${name} = ${block({ id, method, path })} as const;\n`;
  });
  return `${banner}\n${constants.join('\n')}`;
}
