import { PortalError } from '@portal-kit/sdk';
import { expect, test, vi } from 'vitest';
import { loadDevelopmentCode } from '../../../test/development-warnings';
import { createTokenUnavailableError } from '../../kernel/errors/token-unavailable';
import { type EmbedError, toEmbedError } from '../host/embed-error';

const inputs = { apiUrl: 'https://portal.example', supplierId: 'SUP-1' };
const operationId = 'listItems';
const failure = (error: unknown) => toEmbedError(error) as EmbedError;
const http = (status: number, more: { code?: string; requestId?: string } = {}) =>
  new PortalError({ kind: 'http', status, message: 'Refused', operationId, ...more });
const network = (status?: number) =>
  new PortalError({ kind: 'network', message: 'No', operationId, ...(status && { status }) });
const ofGetToken = (cause: unknown) =>
  new PortalError({
    kind: 'network',
    message: 'No token',
    operationId,
    cause: createTokenUnavailableError(cause),
  });

const shown = 'The widget shows the failure to the user. The page has no onError.';
const getTokenFix = 'Check the request that getToken sends, and whether your own session has ended.';

test.each<[error: unknown, warning: string]>([
  [
    http(401),
    `listItems failed with status 401. ${shown} Return a new access token of this deployment from getToken, and not the identity token.`,
  ],
  [
    http(403, { code: 'FORBIDDEN' }),
    `listItems failed with status 403. ${shown} Give the user a role with the permission, or a widget session that covers the call. To hide the action, pass the input permissions.`,
  ],
  [
    http(404, { code: 'NOT_FOUND', requestId: 'R-1' }),
    `listItems failed with status 404 (request ID R-1). ${shown} Check that the record exists, and that the user has a role for the supplier SUP-1. The API responds with 404 in both cases, so that IDs do not leak.`,
  ],
  [
    http(404),
    `listItems failed with status 404. ${shown} Check apiUrl and dataBasePath, because the response has no error code. Check that the record exists, and that the user has a role for the supplier SUP-1. The API responds with 404 in both cases, so that IDs do not leak.`,
  ],
  [
    http(405),
    `listItems failed with status 405. ${shown} Check apiUrl and dataBasePath, because the response has no error code.`,
  ],
  [
    http(422, { code: 'INVALID' }),
    `listItems failed with status 422. ${shown} See the reasons in the widget.`,
  ],
  [
    http(500, { requestId: 'R-1' }),
    `listItems failed with status 500 (request ID R-1). ${shown} Report the request ID to the operator of the API.`,
  ],
  [
    http(502),
    `listItems failed with status 502. ${shown} Check apiUrl and proxies, because the response has no request ID.`,
  ],
  [
    network(),
    `listItems got no response. ${shown} Allow the origin https://host.example in the API (CORS), and https://portal.example in connect-src of your page.`,
  ],
  [network(302), `listItems got no response. ${shown} Check apiUrl, because the server redirected the call.`],
  [
    new PortalError({ kind: 'timeout', message: 'No', operationId }),
    `listItems got no complete response in time. ${shown} Check the API and the connection.`,
  ],
  [
    new PortalError({ kind: 'parse', status: 200, message: 'No', operationId }),
    `The response of listItems does not match the contract. ${shown} Check whether apiUrl is the address of a web page, and whether a proxy changes responses.`,
  ],
  [
    new PortalError({ kind: 'parse', message: 'No', operationId }),
    `listItems was not sent. ${shown} Check the IDs that you pass to the widget.`,
  ],
  [
    new TypeError('rows is undefined.'),
    `A widget failed to render: rows is undefined. ${shown} If code failed to load, check that the server has all files of one release. Otherwise report the error.`,
  ],
  [ofGetToken(new Error('no session')), `getToken failed: no session. ${shown} ${getTokenFix}`],
  [ofGetToken(undefined), `getToken failed: it returned no token. ${shown} ${getTokenFix}`],
  [
    ofGetToken(new SyntaxError(`Unexpected token 'e', "eyJhbGciOi"... is not valid JSON`)),
    `getToken failed: Unexpected token 'e', "…"... is not valid JSON. ${shown} ${getTokenFix}`,
  ],
  [
    ofGetToken(new Error('401 for Bearer eyJh.eyJz.c2ln and Bearer opaque')),
    `getToken failed: 401 for Bearer … and Bearer …. ${shown} ${getTokenFix}`,
  ],
])('a page without onError logs each failure once, with what to do: %s', async (error, warning) => {
  const { logFailure, warnings } = await loadDevelopmentCode();
  logFailure(failure(error), inputs);
  logFailure(failure(error), inputs);
  expect(warnings).toEqual([warning]);
});

test('failures of several operations that have one cause are logged once', async () => {
  const { logFailure, warnings } = await loadDevelopmentCode();
  for (const id of ['listItems', 'getSupplier'])
    logFailure(failure(new PortalError({ kind: 'network', message: 'No', operationId: id })), inputs);
  expect(warnings).toHaveLength(1);
  for (const id of ['listItems', 'getSupplier'])
    logFailure(
      failure(new PortalError({ kind: 'http', status: 500, message: 'No', operationId: id })),
      inputs,
    );
  expect(warnings).toHaveLength(3);
});

test('a failure with a wrong apiUrl also logs the problem of the apiUrl', async () => {
  const { logFailure, warnings } = await loadDevelopmentCode();
  logFailure(failure(network()), { ...inputs, apiUrl: 'https://portal.example:port' });
  expect(warnings).toEqual([
    expect.stringContaining('apiUrl "https://portal.example:port" is not an absolute URL.'),
    `listItems got no response. ${shown} Pass a valid apiUrl.`,
  ]);
});

test('an API on the origin of the page without a response is not explained with CORS', async () => {
  const { logFailure, warnings } = await loadDevelopmentCode();
  logFailure(failure(network()), { ...inputs, apiUrl: '' });
  expect(warnings).toEqual([
    `listItems got no response. ${shown} Check that https://host.example serves the API.`,
  ]);
});

test('a failure is not logged with onError, unless the host asks for warnings', async () => {
  const { logFailure, warnings } = await loadDevelopmentCode();
  logFailure(failure(http(500)), { ...inputs, onError: () => {} });
  expect(warnings).toEqual([]);
  logFailure(failure(http(500)), { ...inputs, onError: () => {}, hasConsoleWarnings: true });
  expect(warnings).toEqual([
    'listItems failed with status 500. The widget shows the failure to the user. Check apiUrl and proxies, because the response has no request ID.',
  ]);
});

test('a call without a response is not logged while the device is offline', async () => {
  const { logFailure, warnings } = await loadDevelopmentCode();
  vi.stubGlobal('navigator', { onLine: false });
  logFailure(failure(network()), inputs);
  expect(warnings).toEqual([]);
});
