import { isPortalError, type PortalError, type PortalErrorKind } from '@portal-kit/sdk';
import { isCodeMissing } from '../../kernel/errors/code-missing';
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
  /**
   * What happened, in English, for logs: "portal-kit: listItems failed with status 404 (NOT_FOUND)." The widget shows its own
   * message to the user. If `isOutcomeUnknown` is true, the message ends with "The change may be stored." The message contains
   * no token, no text of the server and no value of a record, except for `render`: the message of an error that a widget threw
   * may contain values.
   */
  message: string;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Operation ID of the call in the contract, for example `listItems`. `undefined` for `render`. */
  operationId: string | undefined;
  /** Request ID, for support. */
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

const texts: Readonly<Record<string, string>> = {
  token: 'got no access token',
  network: 'got no response',
  timeout: 'got no response in time',
  parse: 'got an unreadable response',
};

function formatErrorMessage(kind: EmbedError['kind'], error: unknown): string {
  if (isCodeMissing(error)) return 'code failed to load.';
  if (kind === 'render')
    return `a widget failed: ${`${(error as Error)?.message ?? error}`.replace(/\.$/, '')}.`;
  const { operationId, status, code, isOutcomeUnknown } = error as PortalError;
  const text =
    kind === 'http'
      ? `failed with status ${status}${code ? ` (${code})` : ''}`
      : kind === 'parse' && status === 0
        ? 'was not sent'
        : texts[kind];
  return `${operationId ?? 'a call'} ${text}.${isOutcomeUnknown ? ' The change may be stored.' : ''}`;
}

/** Converts the error of a call or a widget. Returns `null` for an aborted call, because an aborted call is not a failure. */
export function toEmbedError(error: unknown): EmbedError | null {
  const call: Partial<PortalError> = isPortalError(error) ? error : {};
  if (call.kind === 'aborted') return null;
  const isToken = isTokenUnavailable(error);
  const kind = isToken ? 'token' : (call.kind ?? 'render');
  return {
    kind,
    message: `portal-kit: ${formatErrorMessage(kind, error)}`,
    status: call.status ?? 0,
    operationId: call.operationId,
    requestId: call.requestId,
    isOutcomeUnknown: call.isOutcomeUnknown ?? false,
    idempotencyKey: call.idempotencyKey,
    cause: isToken ? ((error as Error).cause as Error).cause : error,
  };
}
