import { setTimeout as wait } from 'node:timers/promises';
import { jsonResponse, type RawRequest, type RawResponse } from '@portal-kit/contract/exchange';
import { fileHeaders } from '@portal-kit/contract/security-headers';
import type { Outcome } from '../faults/apply-fault.ts';
import { toUint8Array } from '../gate/prism-input.ts';
import { type ActiveScenario, SCENARIO_PARAMETER } from '../scenarios/active-scenario.ts';
import { TRACES_PATH, type Tracing } from '../tracing/tracing.ts';
import { WorldError } from '../worlds/world-error.ts';
import { followWorldLink } from '../worlds/world-link.ts';
import { selectWorld, WORLD_HEADER } from '../worlds/world-name.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { isFromForeignSite, isPageNavigation, isPreflight, preflightResponse, withCors } from './cors.ts';
import { gatewayError } from './gateway-error.ts';
import type { GatewayWorld } from './gateway-world.ts';
import { pathWithout } from './link-parameter.ts';
import type { PortalFiles } from './portal-files.ts';
import { WEB_SDK_PATH } from './run-time-config.ts';
import type { RequestHandler } from './server.ts';

export interface GatewayParts {
  /** Serves the sandbox page, and all requests if there are no worlds. */
  readonly defaultWorld: GatewayWorld;
  readonly worlds?: Worlds;
  readonly portal: PortalFiles;
  /** Receives the portal's spans. Default: no traces. */
  readonly tracing?: Tracing;
}

const LINK_METHODS = new Set(['GET', 'HEAD']);

/** Methods that the `Request` constructor rejects. */
const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

const isOfApi = (path: string) => isUnder(path, '/api') || isUnder(path, '/identity');

/**
 * Returns whether a path of the control API belongs to no world, so it works while the selected world can't be used.
 */
const isOfNoWorld = (path: string) =>
  /^\/__sandbox\/?$/.test(path) ||
  (path !== WEB_SDK_PATH &&
    ['page', 'worlds', 'contract', 'traces'].some((part) => isUnder(path, `/__sandbox/${part}`)));

/**
 * Returns whether the request is a CORS preflight for `X-Sandbox-World`. It doesn't contain the header, so its world is
 * unknown.
 */
const isPreflightOfWorldHeader = (request: RawRequest) =>
  isPreflight(request) &&
  request.headers['access-control-request-headers']?.toLowerCase().split(/,\s*/).includes(WORLD_HEADER);

/**
 * Serves everything on one origin: API and identity provider through the chain, the control API, and the portal for all
 * other paths. Each request selects its world.
 */
export function createGateway({ defaultWorld, worlds, portal, tracing }: GatewayParts): RequestHandler {
  async function serve(world: GatewayWorld, request: RawRequest, signal: AbortSignal): Promise<Outcome> {
    const { path } = request;
    const { api, controlApi, scenario, config, connectOrigins } = world;
    if (isOfApi(path)) return api(request, signal);
    if (path === WEB_SDK_PATH) {
      const fault = scenario?.webSdkFault;
      if (fault?.kind === 'reset') return { kind: 'reset' };
      if (fault) await wait(fault.delayMs, undefined, { signal }).catch(() => {});
    }
    if (path === TRACES_PATH && tracing) return respondWith(await forwardSpans(request, tracing));
    if (isUnder(path, '/__sandbox'))
      return respondWith(withCors(request, await controlResponse(request, controlApi)));
    if (path === '/config.json') return respondWith(jsonResponse(200, config, fileHeaders));
    return respondWith(followScenarioLink(request, scenario) ?? (await portal(request, connectOrigins)));
  }

  if (!worlds) return (request, signal) => serve(defaultWorld, request, signal);
  return async (received, signal) => {
    const { name, request } = selectWorld(received);
    const link = isOfApi(request.path) ? undefined : followWorldLink(request);
    if (link) return respondWith(link);
    if (isPreflightOfWorldHeader(request)) return respondWith(withCors(request, preflightResponse(request)));
    if (isOfNoWorld(request.path)) {
      const headers = { ...request.headers, [WORLD_HEADER]: name };
      return serve(defaultWorld, { ...request, headers }, signal);
    }
    if (isFromForeignSite(request) && !isPageNavigation(request) && !worlds.has(name)) {
      const message = 'A request from another site cannot create a world.';
      return respondWith(gatewayError(403, 'FORBIDDEN', message, fileHeaders));
    }
    try {
      return await worlds.use(name, (world) => serve(world, request, signal));
    } catch (error) {
      if (!(error instanceof WorldError)) throw error;
      return respondWith(
        withCors(request, gatewayError(error.status, error.errorCode, error.message, fileHeaders)),
      );
    }
  };
}

/**
 * Activates the scenario in a link's scenario parameter for all requests, and redirects to the URL without the
 * parameter. Methods other than GET and HEAD don't activate a scenario.
 */
function followScenarioLink(
  request: RawRequest,
  scenario: ActiveScenario | undefined,
): RawResponse | undefined {
  const name = new URLSearchParams(request.search).get(SCENARIO_PARAMETER);
  if (name === null || !scenario || !LINK_METHODS.has(request.method)) return undefined;
  if (isFromForeignSite(request)) {
    const message = 'A link on another site cannot activate a scenario. Enter the URL in the address bar.';
    return gatewayError(403, 'FORBIDDEN', message);
  }
  try {
    scenario.activate(name);
  } catch (error) {
    return gatewayError(400, 'BAD_REQUEST', (error as RangeError).message);
  }
  const location = pathWithout(SCENARIO_PARAMETER, request);
  return {
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
    cookies: [],
    body: Buffer.alloc(0),
  };
}

async function forwardSpans(request: RawRequest, tracing: Tracing): Promise<RawResponse> {
  if (isFromForeignSite(request))
    return gatewayError(403, 'FORBIDDEN', 'Pages of other sites cannot send spans.');
  if (request.method !== 'POST')
    return gatewayError(405, 'METHOD_NOT_ALLOWED', 'Send spans with POST.', { allow: 'POST' });
  if (request.isTooLarge) return gatewayError(413, 'PAYLOAD_TOO_LARGE', tooLarge(request));
  const contentType = request.headers['content-type'] ?? 'application/json';
  const status = await tracing.forward(toUint8Array(request.body), contentType).catch(() => undefined);
  if (status === undefined) {
    const message =
      'The collector of --traces does not respond. Start it, or restart the sandbox without --traces.';
    return gatewayError(502, 'COLLECTOR_UNAVAILABLE', message);
  }
  return jsonResponse(status, {});
}

const tooLarge = ({ path }: RawRequest) =>
  isUnder(path, '/__sandbox/recordings')
    ? 'The HAR file is larger than 48 MB. Record a shorter session, or save the file without scripts and images.'
    : 'The body is larger than 11 MB.';

const respondWith = (response: RawResponse): Outcome => ({ kind: 'response', response });

async function controlResponse(
  request: RawRequest,
  control: GatewayWorld['controlApi'],
): Promise<RawResponse> {
  if (!control) return gatewayError(404, 'NOT_FOUND', 'This server has no control API');
  if (isFromForeignSite(request) && !isPageNavigation(request))
    return gatewayError(403, 'FORBIDDEN', 'The control API does not accept requests from other sites');
  if (isPreflight(request)) return preflightResponse(request);
  if (request.isTooLarge) return gatewayError(413, 'PAYLOAD_TOO_LARGE', tooLarge(request));
  if (FORBIDDEN_METHODS.has(request.method))
    return gatewayError(405, 'METHOD_NOT_ALLOWED', `The control API has no method ${request.method}`);
  const hasBody = request.body.length > 0 && request.method !== 'GET' && request.method !== 'HEAD';
  const response = await control(
    new Request(`http://sandbox.internal${request.path}${request.search}`, {
      method: request.method,
      headers: request.headers,
      ...(hasBody ? { body: toUint8Array(request.body) } : {}),
    }),
  );
  return {
    status: response.status,
    headers: { 'cache-control': 'no-store', ...fileHeaders, ...Object.fromEntries(response.headers) },
    cookies: [],
    body: Buffer.from(await response.arrayBuffer()),
  };
}
