import { isPortalError, type PortalErrorKind } from '@portal-kit/sdk';
import { isTokenUnavailable } from '../../kernel/errors/token-unavailable';

/**
 * A failure of a widget, passed to `onError`. The kinds are:
 *
 * - `token`: `getToken` rejected, or returned no token.
 * - `network`, `timeout`, `parse`, `http`: an API call failed, with the kind of `PortalError` in `@portal-kit/sdk`. A
 *   content security policy or a browser extension that blocks the address of the API also causes `network`.
 * - `render`: the widget threw an error while rendering, or its code failed to load. The rest of the page is unaffected.
 */
export interface EmbedError {
  /** Kind of the failure. */
  kind: 'token' | 'render' | Exclude<PortalErrorKind, 'aborted'>;
  /** English message for logs. The widget shows its own message to the user. */
  message: string;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Operation id of the call in the contract, for example `listItems`. `undefined` for `render`. */
  operationId: string | undefined;
  /** Request id, for support. */
  requestId: string | undefined;
  /**
   * Whether the server may have carried out a call that changes data, because it has sent no final response. Read the
   * record to learn the outcome, or repeat the call with `idempotencyKey`.
   */
  isOutcomeUnknown: boolean;
  /** `Idempotency-Key` of a failed POST. `undefined` for other failures. */
  idempotencyKey: string | undefined;
  /** The original error: the `PortalError`, the rejection of `getToken`, or the error that the widget threw. */
  cause: unknown;
}

/** Returns `null` for an aborted call, because an aborted call is not a failure. */
export function toEmbedError(error: unknown): EmbedError | null {
  const message = error instanceof Error ? error.message : String(error);
  if (!isPortalError(error)) {
    const none = { operationId: undefined, requestId: undefined, idempotencyKey: undefined };
    return { kind: 'render', message, status: 0, ...none, isOutcomeUnknown: false, cause: error };
  }
  const { kind, status, operationId, requestId, idempotencyKey, isOutcomeUnknown } = error;
  if (kind === 'aborted') return null;
  const isToken = isTokenUnavailable(error);
  return {
    kind: isToken ? 'token' : kind,
    message,
    status,
    operationId,
    requestId,
    isOutcomeUnknown,
    idempotencyKey,
    cause: isToken ? (error.cause as Error).cause : error,
  };
}
