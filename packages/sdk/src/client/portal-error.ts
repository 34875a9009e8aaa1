/** The text shown when the server gave none that a person could read (specification, section 8). */
export const GENERIC_ERROR_MESSAGE =
  'It seems that an unexpected error has occurred. Please, try again later.';

/**
 * What went wrong, seen from the caller:
 *
 * - `network`: no answer (offline, DNS, refused, reset, CORS, a redirect we do not follow).
 * - `timeout`: no complete answer within the deadline; the request was aborted.
 * - `parse`: an answer came but cannot be read, or, with `status` 0, the call itself could not be formed.
 * - `http`: the server answered with an error status.
 * - `aborted`: the caller's own `AbortSignal`.
 */
export type PortalErrorKind = 'network' | 'timeout' | 'parse' | 'http' | 'aborted';

/**
 * One problem in a request body. `fieldPath` (`lineItems[0].casesQuantity`, `''` for the whole object) comes from
 * the server and is text: compare it with known paths, never use it to set values.
 */
export interface FieldError {
  readonly fieldPath: string;
  readonly message: string;
}

/** What a {@link PortalError} is made of. */
export interface PortalErrorInit {
  readonly kind: PortalErrorKind;
  readonly message: string;
  readonly status?: number;
  readonly code?: string | undefined;
  readonly fields?: readonly FieldError[];
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
 * The one error that every call of the SDK rejects with. Recognise it by {@link isPortalError}, not by `instanceof`.
 *
 * Source: the error body of `openapi/portal` (`errorMessage`, `errorCode`, `traceId`, `extensions`); all of it but
 * `message` and `kind` may be missing, since a gateway can answer in place of the portal.
 *
 * It holds no token and no request body. `message` and `fields` are the server's words, for the person at the screen;
 * {@link PortalError.toJSON} leaves them out, so that an error can be sent to telemetry as it is.
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
  /** What went wrong. */
  readonly kind: PortalErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The server's `errorCode` (`DUPLICATE_SKU`), or `INVALID_PATH_PARAMETER` when nothing was sent. */
  readonly code: string | undefined;
  /** Problems per field, in the server's order; empty when there are none. */
  readonly fields: readonly FieldError[];
  /** `traceId` of the body, else the `X-Request-Id` header: what support asks for. */
  readonly requestId: string | undefined;
  /** The contract's name of the call, e.g. `listItems`. */
  readonly operationId: string | undefined;
  /** Whether the same call, sent again unchanged, may succeed. */
  readonly retryable: boolean;
  /** From `Retry-After` of a 429 or 503: how long to wait. */
  readonly retryAfterMs: number | undefined;
  /** On 412: the version the server holds now. */
  readonly currentVersion: number | undefined;
  /** On 409: the id of the record that is in the way. */
  readonly conflictingId: string | undefined;

  constructor(init: PortalErrorInit) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.kind = init.kind;
    this.status = init.status ?? 0;
    this.code = init.code;
    this.fields = init.fields ?? [];
    this.requestId = init.requestId;
    this.operationId = init.operationId;
    this.retryable = init.retryable ?? false;
    this.retryAfterMs = init.retryAfterMs;
    this.currentVersion = init.currentVersion;
    this.conflictingId = init.conflictingId;
    Object.defineProperty(this, brand, { value: true });
  }

  /** The message for one field, or `undefined`. */
  fieldMessage(fieldPath: string): string | undefined {
    return this.fields.find((field) => field.fieldPath === fieldPath)?.message;
  }

  /** Safe for logs and telemetry: no words of the server (they may hold e-mail addresses), no cause. */
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
      fieldCount: this.fields.length,
    };
  }
}

/**
 * Whether something caught is a {@link PortalError}. Works across copies of the package on one page.
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
