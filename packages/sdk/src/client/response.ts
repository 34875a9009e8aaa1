import {
  type FieldError,
  GENERIC_ERROR_MESSAGE,
  isPortalError,
  PortalError,
  type PortalErrorInit,
} from './portal-error';

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns `undefined` if the text is not JSON. Drops `__proto__` keys to prevent prototype pollution. */
export function parseJson(text: string): unknown {
  try {
    return /__proto__|\\u005f/i.test(text)
      ? JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
      : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Maximum length of a text of an error response. */
const maxErrorTextLength = 10_000;
/** Maximum number of field errors of an error response, as in the contract. */
const maxFieldErrors = 500;

const text = (value: unknown) =>
  typeof value === 'string' ? value.trim().slice(0, maxErrorTextLength) || undefined : undefined;

export const getRequestId = (headers: Headers) => text(headers.get('x-request-id'));

const dayMs = 86_400_000;

/** Returns at most a day. A header that a proxy has duplicated contains several values; the longest applies. */
function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+( *, *\d+)*$/.test(value))
    return Math.min(Math.max(...value.split(',').map(Number)) * 1000, dayMs);
  // `Date.parse` accepts texts that are not dates, for example `-5`.
  if (!/^[A-Z][a-z]{2,8},? /.test(value)) return undefined;
  // Uses the server's clock if the `Date` header is readable, so that a wrong client clock does not change the wait.
  const waitMs = Date.parse(value) - (Date.parse(headers.get('date') ?? '') || Date.now());
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(0, waitMs), dayMs);
}

function parseFieldErrors(value: unknown): readonly FieldError[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, maxFieldErrors)
    .filter(isRecord)
    .map((entry) => ({ fieldPath: text(entry.fieldPath) ?? '', message: text(entry.message) ?? '' }))
    .filter((entry) => entry.fieldPath !== '' || entry.message !== '');
}

/** Creates the error for a call without a usable connection. */
export const createNetworkError = (
  operationId: string,
  cause: unknown,
  init?: Partial<PortalErrorInit>,
): PortalError =>
  new PortalError({ kind: 'network', message: GENERIC_ERROR_MESSAGE, operationId, cause, ...init });

/**
 * Returns the result of `fetch`, or of reading the body of `response`. Converts any other failure to a `PortalError` of
 * kind `network`.
 */
export const fromNetwork = <Result>(
  work: Promise<Result>,
  operationId: string,
  response?: Response,
): Promise<Result> =>
  work.catch((cause) => {
    if (isPortalError(cause)) throw cause;
    throw createNetworkError(operationId, cause, {
      ...(response && { status: response.status, requestId: getRequestId(response.headers) }),
      retryable: true,
    });
  });

/**
 * Creates the error for an error status. The response body may be the contract's error object, a gateway's page, or
 * missing.
 */
function createHttpError({ status, headers }: Response, body: unknown, operationId: string): PortalError {
  const error = isRecord(body) ? body : {};
  const extensions = isRecord(error.extensions) ? error.extensions : {};
  const { currentVersion } = extensions;
  const message = text(error.errorMessage);
  return new PortalError({
    kind: 'http',
    status,
    code: text(error.errorCode),
    message: message ?? GENERIC_ERROR_MESSAGE,
    fields: parseFieldErrors(extensions.validationErrors),
    // A list of languages does not say in which of them the message is.
    language: message ? headers.get('content-language')?.match(/^\s*([\w-]+)\s*$/)?.[1] : 'en',
    requestId: text(error.traceId) ?? getRequestId(headers),
    operationId,
    retryable: status >= 500 || status === 408 || status === 425 || status === 429,
    retryAfterMs: status === 429 || status === 503 ? retryAfterMs(headers) : undefined,
    currentVersion: typeof currentVersion === 'number' ? currentVersion : undefined,
    conflictingId: text(extensions.conflictingId),
  });
}

/** Creates the error for a success status with an unusable body. */
export function createParseError(
  { status, requestId }: { readonly status: number; readonly requestId: string | undefined },
  operationId: string,
  problem: string,
): PortalError {
  return new PortalError({
    kind: 'parse',
    status,
    message: GENERIC_ERROR_MESSAGE,
    requestId,
    operationId,
    retryable: true,
    cause: new Error(`@portal-kit/sdk: the response to ${operationId} has ${problem}.`),
  });
}

/**
 * Rejects a redirect, because a token must not be sent to another address, even if a host's `fetch` has followed it.
 * Rejects an error status with the server's error.
 */
export async function rejectFailure(response: Response, operationId: string): Promise<void> {
  const { status, type, redirected } = response;
  if (type === 'opaqueredirect' || redirected || (status >= 300 && status <= 399)) {
    const problem = `the response to ${operationId} is a redirect, which is not followed.`;
    throw createNetworkError(operationId, new Error(`@portal-kit/sdk: ${problem}`), { status });
  }
  if (response.ok) return;
  const body = await fromNetwork(response.text(), operationId, response);
  throw createHttpError(response, parseJson(body), operationId);
}
