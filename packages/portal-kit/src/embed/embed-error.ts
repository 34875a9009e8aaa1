import { isPortalError, type PortalErrorKind } from '@portal-kit/sdk';
import { isTokenUnavailable } from '../kernel/errors/token-unavailable';

/**
 * What kept a widget from its work:
 *
 * - `token`: `getToken` failed or gave none.
 * - `network`, `timeout`, `parse`, `http`: a call, as `PortalError` of `@portal-kit/sdk` tells them apart. `network` is
 *   also what a content security policy or an extension that blocks the API's address looks like.
 * - `render`: the widget itself; the page around it stands.
 */
export interface EmbedError {
  /** Which of the above. */
  kind: 'token' | 'render' | Exclude<PortalErrorKind, 'aborted'>;
  /** For logs, in English. What the user reads stands in the widget. */
  message: string;
  /** HTTP status; 0 where there was no answer. */
  status: number;
  /** The contract's name of the call, e.g. `listItems`. */
  operationId: string | undefined;
  /** What support asks for. */
  requestId: string | undefined;
  /** What was thrown: the `PortalError`, what `getToken` rejected with, or the widget's own error. */
  cause: unknown;
}

/** `null` for what is nobody's failure: a call that was not needed any more. */
export function embedErrorOf(error: unknown): EmbedError | null {
  const message = error instanceof Error ? error.message : String(error);
  if (!isPortalError(error)) {
    return { kind: 'render', message, status: 0, operationId: undefined, requestId: undefined, cause: error };
  }
  const { kind, status, operationId, requestId } = error;
  if (kind === 'aborted') return null;
  const isToken = isTokenUnavailable(error);
  return {
    kind: isToken ? 'token' : kind,
    message,
    status,
    operationId,
    requestId,
    cause: isToken ? (error.cause as Error).cause : error,
  };
}
