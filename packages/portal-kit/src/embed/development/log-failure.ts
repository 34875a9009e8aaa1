import type { EmbedError } from '../host/embed-error';
import type { EmbedInputs } from '../host/embed-inputs';
import { checkApiUrl } from './check-api-url';
import { warnOnce } from './warn-once';

type Inputs = Pick<EmbedInputs, 'apiUrl' | 'supplierId' | 'onError' | 'hasConsoleWarnings'>;

const maxTextLength = 200;

/**
 * Returns the message of a failure's cause, without tokens. An error of `JSON.parse` contains the start of the parsed
 * text.
 */
function formatCause(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  const text = cause.message.replace(/^portal-kit: /, '').replace(/\beyJ[\w.-]*|(?<=\bbearer )\S+/gi, '…');
  return text.slice(0, maxTextLength).replace(/\.$/, '');
}

/**
 * Returns whether the response has an error code from the contract. Other servers' and proxies' responses have no code.
 */
const hasCode = ({ cause }: EmbedError) => Boolean((cause as { code?: unknown } | undefined)?.code);

function describeStatusFix(error: EmbedError, { supplierId }: Inputs): string {
  const { status, requestId } = error;
  if (status === 401)
    return 'Return a new access token of this deployment from getToken, and not the identity token.';
  if (status === 403)
    return 'Give the user a role with the permission, or a widget session that covers the call. To hide the action, pass the input permissions.';
  if (status >= 500)
    return requestId
      ? 'Report the request ID to the operator of the API.'
      : 'Check apiUrl and proxies, because the response has no request ID.';
  const addressFix = hasCode(error)
    ? ''
    : 'Check apiUrl and dataBasePath, because the response has no error code.';
  if (status === 404)
    return `${addressFix} Check that the record exists, and that the user has a role for the supplier ${supplierId}. The API responds with 404 in both cases, so that IDs do not leak.`.trim();
  return addressFix || 'See the reasons in the widget.';
}

function describeNetworkFix({ status }: EmbedError, { apiUrl }: Inputs): string {
  if (status !== 0) return 'Check apiUrl, because the server redirected the call.';
  const url = URL.canParse(apiUrl, location.href) ? new URL(apiUrl, location.href) : undefined;
  if (!url) return 'Pass a valid apiUrl.';
  if (url.origin === location.origin) return `Check that ${url.origin} serves the API.`;
  return `Allow the origin ${location.origin} in the API (CORS), and ${url.origin} in connect-src of your page.`;
}

function explain(error: EmbedError, inputs: Inputs): { what: string; fix: string } {
  const { kind, operationId = 'A call', requestId, status, cause } = error;
  switch (kind) {
    case 'token':
      return {
        what: `getToken failed: ${formatCause(cause) || 'it returned no token'}.`,
        fix: 'Check the request that getToken sends, and whether your own session has ended.',
      };
    case 'network':
      return { what: `${operationId} got no response.`, fix: describeNetworkFix(error, inputs) };
    case 'timeout':
      return {
        what: `${operationId} got no complete response in time.`,
        fix: 'Check the API and the connection.',
      };
    case 'parse':
      return status === 0
        ? { what: `${operationId} was not sent.`, fix: 'Check the IDs that you pass to the widget.' }
        : {
            what: `The response of ${operationId} does not match the contract.`,
            fix: 'Check whether apiUrl is the address of a web page, and whether a proxy changes responses.',
          };
    case 'render':
      return {
        what: `A widget failed to render: ${formatCause(cause) || 'the error has no message'}.`,
        fix: 'If code failed to load, check that the server has all files of one release. Otherwise report the error.',
      };
    default: {
      const request = requestId ? ` (request ID ${requestId})` : '';
      return {
        what: `${operationId} failed with status ${status}${request}.`,
        fix: describeStatusFix(error, inputs),
      };
    }
  }
}

/**
 * Logs a failure that the host does not handle. With `hasConsoleWarnings: true`, logs every failure. Logs repeated failures of
 * one operation once. `handler` is the name of the handler that the host has not set.
 */
export function logFailure(error: EmbedError, inputs: Inputs, handler = 'onError'): void {
  const isHandled = inputs.onError !== undefined;
  if (isHandled && inputs.hasConsoleWarnings !== true) return;
  const { kind, operationId, status } = error;
  if (kind === 'network' && navigator.onLine === false) return;
  checkApiUrl(inputs.apiUrl, new URL(location.href));
  const isOfApi = kind === 'token' || kind === 'network';
  const consequence = 'The widget shows the failure to the user.';
  warnOnce({
    cause: `failure ${kind} ${isOfApi ? inputs.apiUrl : `${operationId} ${status}`}`,
    ...explain(error, inputs),
    consequence: isHandled ? consequence : `${consequence} The page has no ${handler}.`,
  });
}
