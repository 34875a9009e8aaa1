import { defaultDataBasePath } from '../generated/operations';
import type { Operation } from './operation';
import { PortalError } from './portal-error';

const MAX_PATH_PARAMETER_LENGTH = 2000;

interface NamedOperation {
  /** `operationId` in the contract, for errors. */
  readonly id: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Origin of the portal API and base of the portal-data paths, with the same values as in `PortalSdkOptions`. */
export interface RequestBases {
  /** Origin of the portal API, without a path; `''` for the page's own origin. */
  readonly baseUrl: string;
  /** Default `/api/v1`. */
  readonly dataBasePath?: string | undefined;
}

function decodeFully(value: string): string {
  let decoded = value;
  try {
    for (let previous = ''; previous !== decoded; ) {
      previous = decoded;
      decoded = decodeURIComponent(decoded);
    }
  } catch {
    // Stops decoding at an invalid percent sign, because a server cannot decode the rest either.
  }
  return decoded;
}

function encodePathSegment(operation: NamedOperation, name: string, value: unknown): string {
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

/** Returns the origin and the base path before an operation's path. */
export const operationBase = (
  { baseUrl, dataBasePath = defaultDataBasePath }: RequestBases,
  operation: Operation,
): string => baseUrl.replace(/(?<!\/)\/+$/, '') + (operation.base === 'data' ? dataBasePath : '');

/**
 * Creates an operation's path serializer, which throws a `PortalError` for an unsafe parameter. The default serializer
 * of openapi-fetch sends a missing parameter as `{name}`, and sends `..` unchanged.
 */
export const pathSerializer =
  (operation: NamedOperation) =>
  (path: string, values: Values): string =>
    path.replace(/\{([^{}]+)\}/g, (_, name: string) =>
      encodePathSegment(operation, name, Object.hasOwn(values, name) ? values[name] : undefined),
    );

/** Serializes a query. Omits empty values and replaces unpaired surrogates, because they can't be encoded. */
export function querySerializer(query: Values): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`)
    .join('&');
}
