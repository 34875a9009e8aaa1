import { banner, formatBlock, formatLiteral, listOperations, lowerFirst, resolve } from './document.mjs';

/** The contract's security schemes, each with its name in the SDK and the kind of its token. */
const securityKinds = {
  identityToken: { kind: 'identity', token: 'identity' },
  accessTokenHeader: { kind: 'access-header', token: 'access' },
  accessTokenBearer: { kind: 'access-bearer', token: 'access' },
};

const dataBasePath = '/api/v1';

const isJson = (type) => /^application\/([\w.-]+\+)?json\b/.test(type);

function securityKind(document, { id, operation }) {
  const schemes = (operation.security ?? document.security ?? []).flatMap((entry) => Object.keys(entry));
  const known = schemes.length === 1 ? securityKinds[schemes[0]] : undefined;
  if (!known) throw new Error(`${id}: exactly one known security scheme is needed, found [${schemes}]`);
  return known.kind;
}

/** Returns a security scheme's header, and the text before the token in this header. */
function tokenHeader(name, scheme) {
  if (scheme.type === 'apiKey' && scheme.in === 'header') return { header: scheme.name, prefix: '' };
  if (scheme.type === 'http' && scheme.scheme === 'bearer')
    return { header: 'Authorization', prefix: 'Bearer ' };
  throw new Error(`${name}: only bearer tokens and API keys in a header are supported`);
}

function tokenHeaders(document) {
  const entries = Object.entries(securityKinds)
    .map(([name, { kind, token }]) => [name, kind, token, document.components?.securitySchemes?.[name]])
    .filter(([, , , scheme]) => scheme)
    .map(([name, kind, token, scheme]) => [kind, { token, ...tokenHeader(name, scheme) }]);
  return Object.fromEntries(entries);
}

function requestKind(document, { operation }) {
  const types = Object.keys(resolve(document, operation.requestBody).node?.content ?? {});
  if (types.some(isJson)) return undefined;
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

/**
 * Returns an operation's path in the client's table. Portal-data paths are relative to a configurable base path, so the
 * table omits the base.
 */
function clientPath({ id, path }, base) {
  if (base !== 'data') return path;
  if (!path.startsWith(dataBasePath))
    throw new Error(`${id}: a portal-data path starts with ${dataBasePath}`);
  return path.slice(dataBasePath.length);
}

/** Groups the operations by path and method. */
function operationsByPath(document) {
  const byPath = {};
  for (const entry of listOperations(document)) {
    const { id, method, operation, item } = entry;
    const base = operation['x-base'] ?? item['x-base'];
    const path = clientPath(entry, base);
    byPath[path] ??= {};
    byPath[path][method] = {
      id,
      security: securityKind(document, entry),
      base,
      request: requestKind(document, entry),
      response: responseKind(document, entry),
    };
  }
  return Object.entries(byPath).sort(([a], [b]) => (a < b ? -1 : 1));
}

function pathText([path, operations]) {
  const lines = Object.entries(operations).map(
    ([method, operation]) => `    ${method}: ${formatLiteral(operation)},\n`,
  );
  return `  ${formatLiteral(path)}: {\n${lines.join('')}  },\n`;
}

/** Generates the facts that the client needs at run time: security headers, and the operations by path and method. */
export function portalOperations(document) {
  const operations = operationsByPath(document);
  const dataPathType = operations
    .filter(([, methods]) => Object.values(methods).some(({ base }) => base === 'data'))
    .map(([path]) => `\n  | ${formatLiteral(path)}`);
  return `${banner}import type { Operation, SecurityKind, TokenKind } from '../client/operation';

interface TokenHeader {
  readonly token: TokenKind;
  readonly header: string;
  /** Text before the token. */
  readonly prefix: string;
}

type Methods = { readonly [Method in Operation['method']]?: Omit<Operation, 'method' | 'path'> };

/** The base of the portal-data paths in the contract; the default of \`dataBasePath\`. */
export const defaultDataBasePath = ${formatLiteral(dataBasePath)};

/** Portal-data paths, without their base. */
export type DataPath =${dataPathType.join('') || ' never'};

/** The header that carries the token, by kind of security. */
export const tokenHeaders: Readonly<Record<SecurityKind, TokenHeader>> = ${formatBlock(tokenHeaders(document))};

/** All operations by path and method. */
export const operationsByPath: Readonly<Record<string, Methods>> = {
${operations.map(pathText).join('')}};
`;
}

/** Generates the paths of the identity provider's operations by id. */
export function identityOperations(document) {
  const paths = listOperations(document).map(({ id, path }) => {
    const name = lowerFirst(id.replace(/[^A-Za-z0-9]+(.)/g, (_, letter) => letter.toUpperCase()));
    return [name, path];
  });
  return `${banner}
/** The path of each operation by its id. */
export const identityPaths = ${formatBlock(Object.fromEntries(paths))} as const;
`;
}
