/** Message for users when the server sent no readable message (specification, section 8). */
export const GENERIC_ERROR_MESSAGE =
  'It seems that an unexpected error has occurred. Please, try again later.';

/**
 * Kind of failure:
 *
 * - `network`: no response (offline, DNS, refused, reset, CORS), or a redirect, which the SDK does not follow.
 * - `timeout`: no complete response within the deadline; the request was aborted.
 * - `parse`: the response cannot be read, or, with `status` 0, the request was invalid and was not sent.
 * - `http`: the server responded with an error status.
 * - `aborted`: the caller's `AbortSignal` fired.
 */
export type PortalErrorKind = 'network' | 'timeout' | 'parse' | 'http' | 'aborted';

/**
 * Error of one field of a request body. `fieldPath` (`lineItems[0].casesQuantity`, `''` for the whole object) is text
 * from the server. Compare `fieldPath` with known paths, and never use it to set values.
 */
export interface FieldError {
  readonly fieldPath: string;
  readonly message: string;
}

/** Constructor input of {@link PortalError}. */
export interface PortalErrorInit {
  readonly kind: PortalErrorKind;
  readonly message: string;
  readonly status?: number;
  readonly code?: string | undefined;
  readonly fields?: readonly FieldError[];
  readonly language?: string | undefined;
  readonly requestId?: string | undefined;
  readonly operationId?: string | undefined;
  readonly retryable?: boolean;
  readonly retryAfterMs?: number | undefined;
  readonly currentVersion?: number | undefined;
  readonly conflictingId?: string | undefined;
  readonly cause?: unknown;
}

const brand = Symbol.for('@portal-kit/sdk/PortalError');

/**
 * Error of every call of the SDK. Recognize it with {@link isPortalError}, not with `instanceof`.
 *
 * Source: the error body of `openapi/portal` (`errorMessage`, `errorCode`, `traceId`, `extensions`). Only `kind` and
 * `message` are always set, because a gateway can respond instead of the portal.
 *
 * The error contains no token and no request body. `message` and `fields` are the server's text for users; {@link
 * PortalError.toJSON} omits them, so that the error can be sent to telemetry.
 *
 * @example
 * ```ts
 * import { isPortalError } from '@portal-kit/sdk';
 *
 * export function problemOf(error: unknown): string {
 *   if (!isPortalError(error)) throw error;
 *   return error.fieldMessage('sku') ?? error.message;
 * }
 * ```
 */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  /** Kind of failure. */
  readonly kind!: PortalErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status!: number;
  /**
   * The server's `errorCode` (`DUPLICATE_SKU`); `INVALID_PATH_PARAMETER` or `UNKNOWN_OPERATION` when no request was
   * sent; or a code of a method, for example `REPEATED_PAGE`.
   */
  readonly code: string | undefined;
  /** Field errors in the server's order; empty when the error has no field errors. */
  readonly fields!: readonly FieldError[];
  /**
   * Language of `message` and `fields` of an error response, as a BCP 47 tag: the `Content-Language` header, or `en` for the
   * message of the SDK. `undefined` if the server does not name its language.
   */
  readonly language: string | undefined;
  /** `traceId` of the body, or the `X-Request-Id` header if the body has no `traceId`. For support. */
  readonly requestId: string | undefined;
  /** `operationId` of the contract, e.g. `listItems`. */
  readonly operationId: string | undefined;
  /** Whether repeating the same call may succeed. */
  readonly retryable!: boolean;
  /** Time to wait in milliseconds, from `Retry-After` of a 429 or 503. */
  readonly retryAfterMs: number | undefined;
  /** The current version of the record, after a 412. */
  readonly currentVersion: number | undefined;
  /** The id of the conflicting record, after a 409. */
  readonly conflictingId: string | undefined;
  /** `Idempotency-Key` of a failed POST. Send the same key to repeat the request without a second effect. */
  readonly idempotencyKey: string | undefined;
  /**
   * Whether the outcome of a failed write is unknown, because the server sent no final response to it. Always false for a
   * GET.
   */
  readonly isOutcomeUnknown: boolean = false;

  constructor({ message, cause, ...init }: PortalErrorInit) {
    super(message, cause === undefined ? undefined : { cause });
    const { status = 0, fields = [], retryable = false } = init;
    Object.assign(this, init, { status, fields, retryable });
    Object.defineProperty(this, brand, { value: true });
  }

  /** Returns the message for one field, or `undefined`. */
  fieldMessage(fieldPath: string): string | undefined {
    return this.fields.find((field) => field.fieldPath === fieldPath)?.message;
  }

  /**
   * Returns a JSON form of the error that is safe for logs and telemetry. Omits the cause and the server's text, which
   * may contain email addresses.
   */
  toJSON(): Record<string, unknown> {
    return {
      name: this.name,
      kind: this.kind,
      status: this.status,
      code: this.code,
      operationId: this.operationId,
      requestId: this.requestId,
      retryable: this.retryable,
      retryAfterMs: this.retryAfterMs,
      isOutcomeUnknown: this.isOutcomeUnknown,
      fieldCount: this.fields.length,
    };
  }
}

/**
 * Returns whether a caught value is a {@link PortalError}. Works across copies of the package on one page.
 *
 * @example
 * ```ts
 * import { isPortalError } from '@portal-kit/sdk';
 *
 * export const isConflict = (error: unknown) => isPortalError(error) && error.status === 409;
 * ```
 */
export function isPortalError(error: unknown): error is PortalError {
  return typeof error === 'object' && error !== null && brand in error;
}

/** 4xx statuses that do not settle the request: timeout, too early, too many requests. */
const temporaryStatuses: readonly number[] = [408, 425, 429];

/**
 * Returns whether a failed request has a final response: a 4xx response, except for 408, 425, 429, and 409 for a
 * request that is still in progress. After a final response, the next attempt needs a new idempotency key. After any
 * other failure, the server may have carried out the request, so the next attempt needs the same key.
 *
 * @example
 * ```ts
 * import { isFinalResponse, newIdempotencyKey } from '@portal-kit/sdk';
 *
 * export const keyAfter = (error: unknown, key: string) => (isFinalResponse(error) ? newIdempotencyKey() : key);
 * ```
 */
export function isFinalResponse(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (typeof status !== 'number' || status < 400 || status >= 500) return false;
  const isInProgress = status === 409 && /(^|_)IN_PROGRESS$/.test(String(code));
  return !isInProgress && !temporaryStatuses.includes(status);
}
