import type { Operation } from './operation';
import { PortalError } from './portal-error';

const MAX_PATH_PARAMETER_LENGTH = 2000;

type Values = Readonly<Record<string, unknown>>;

function decodeFully(value: string): string {
  let decoded = value;
  try {
    for (let previous = ''; previous !== decoded; ) {
      previous = decoded;
      decoded = decodeURIComponent(decoded);
    }
  } catch {
    // A stray percent sign: what has been decoded so far is what a server could make of it.
  }
  return decoded;
}

function pathSegment(operation: Operation, name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isSafe =
    text.length <= MAX_PATH_PARAMETER_LENGTH && text.isWellFormed() && !/^\.*$/.test(decodeFully(text));
  if (isSafe) return encodeURIComponent(text);
  throw new PortalError({
    kind: 'parse',
    code: 'INVALID_PATH_PARAMETER',
    operationId: operation.id,
    message:
      `@portal-kit/sdk: ${operation.id} was not sent, because its path parameter "${name}" is empty, consists of ` +
      `dots, is longer than ${MAX_PATH_PARAMETER_LENGTH} characters or is not valid text. Check it before the call.`,
  });
}

/** Empty values are left out, as in the portal's own addresses. */
function queryString(query: Values): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`,
    );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The address that a call of the operation is sent to. Throws a `PortalError` for an unsafe path parameter. */
export function requestUrl(
  bases: { readonly baseUrl: string; readonly dataBasePath: string },
  operation: Operation,
  { path = {}, query = {} }: { readonly path?: Values; readonly query?: Values },
): string {
  const route = operation.path.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    pathSegment(operation, name, Object.hasOwn(path, name) ? path[name] : undefined),
  );
  return bases.baseUrl + (operation.base === 'data' ? bases.dataBasePath : '') + route + queryString(query);
}
