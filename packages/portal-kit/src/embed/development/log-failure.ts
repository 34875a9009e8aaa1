import { warnOnce } from '../../kernel/development/warn-once';
import type { EmbedError } from '../host/embed-error';
import type { EmbedInputs } from '../host/embed-inputs';
import { checkApiUrl } from './check-api-url';

type Inputs = Pick<EmbedInputs, 'apiUrl' | 'supplierId' | 'onError' | 'hasConsoleWarnings'>;

/** The text of the error that caused a failure. */
const textOf = (cause: unknown) =>
  cause instanceof Error ? cause.message.slice(0, 200).replace(/\.$/, '') : '';

/** Whether the server sent an error of the contract, which has a code. A proxy or another server sends none. */
const hasCode = ({ cause }: EmbedError) => Boolean((cause as { code?: unknown } | undefined)?.code);

function fixOfStatus(error: EmbedError, { supplierId }: Inputs): string {
  const { status } = error;
  if (status === 401)
    return 'Return a new access token of this deployment from getToken, and not the identity token.';
  if (status === 403)
    return 'Give the user a role with the permission, or pass the permissions input so that the widget hides the action.';
  if (!hasCode(error)) return 'The response is not from the portal API: check apiUrl and dataBasePath.';
  if (status === 404)
    return `Check that the record exists, and that the user has a role for the supplier ${supplierId}: the API responds with 404 to both, so that it discloses no IDs.`;
  if (status >= 500) return 'Report the request ID to the operator of the API.';
  return 'The widget shows the reasons to the user.';
}

function fixOfNetwork({ status }: EmbedError, { apiUrl }: Inputs): string {
  if (status !== 0) return 'The API redirected the call: check apiUrl.';
  const { origin } = new URL(apiUrl, location.href);
  if (origin === location.origin) return `Check that ${origin} serves the API.`;
  return `If the API is reachable, it refuses CORS requests from ${location.origin}, or the page blocks them: allow the origin in the API, and ${origin} in connect-src.`;
}

function explain(error: EmbedError, inputs: Inputs): { what: string; fix: string } {
  const { kind, operationId, requestId, status, cause } = error;
  const operation = operationId ?? 'A call';
  switch (kind) {
    case 'token':
      return {
        what: `getToken failed: ${textOf(cause) || 'it returned no token'}.`,
        fix: 'Check the request of getToken, and whether the session of your own user has ended.',
      };
    case 'network':
      return { what: `${operation} got no response.`, fix: fixOfNetwork(error, inputs) };
    case 'timeout':
      return {
        what: `${operation} got no complete response in time.`,
        fix: 'Check the API and the connection.',
      };
    case 'parse':
      return status === 0
        ? { what: `${operation} was not sent.`, fix: 'Check the IDs that you pass to the widget.' }
        : {
            what: `The response of ${operation} does not match the contract.`,
            fix: 'If the API sends HTML, apiUrl is the address of a web page. Otherwise look for a proxy that changes responses.',
          };
    case 'render':
      return {
        what: `A widget failed to render: ${textOf(cause)}.`,
        fix: 'If code failed to load, check that the server has all files of one release. Otherwise report the error.',
      };
    default: {
      const request = requestId ? `, request ID ${requestId}` : '';
      return {
        what: `${operation} failed with status ${status}${request}.`,
        fix: fixOfStatus(error, inputs),
      };
    }
  }
}

/**
 * Logs a failure that the host does not handle. With `hasConsoleWarnings: true`, logs every failure. Repeated failures of one
 * operation are logged once. `handler` is what the host has not set.
 */
export function logFailure(error: EmbedError, inputs: Inputs, handler = 'onError'): void {
  const isHandled = inputs.onError !== undefined;
  if (isHandled && inputs.hasConsoleWarnings !== true) return;
  const { kind, operationId, status } = error;
  if (kind === 'network' && navigator.onLine === false) return;
  checkApiUrl(inputs.apiUrl, new URL(location.href));
  const isOfApi = kind === 'token' || kind === 'network';
  const reported = isHandled ? '' : `, and the page has no ${handler}`;
  warnOnce({
    cause: `failure ${kind} ${isOfApi ? inputs.apiUrl : `${operationId} ${status}`}`,
    ...explain(error, inputs),
    consequence: `The widget shows the failure to the user${reported}.`,
  });
}
