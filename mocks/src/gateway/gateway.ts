import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '../faults/fault-layer.ts';
import { viewOf } from '../gate/prism-input.ts';
import { type ActiveScenario, SCENARIO_PARAMETER, withoutParameter } from '../scenarios/active-scenario.ts';
import type { ApiPipeline } from './api-pipeline.ts';
import { isFromForeignSite, isPageNavigation, isPreflight, preflightResponse, withCors } from './cors.ts';
import { jsonResponse, type RawRequest, type RawResponse } from './exchange.ts';
import { gatewayError } from './gateway-error.ts';
import type { PortalFiles } from './portal-files.ts';
import { type RunTimeConfig, WEB_SDK_PATH } from './run-time-config.ts';
import { fileHeaders } from './security-headers.ts';
import type { RequestHandler } from './server.ts';

export interface GatewayParts {
  readonly api: ApiPipeline;
  /** The control API. Absent in the Prism mock. */
  readonly control?: (request: Request) => Response | Promise<Response>;
  /** The scenarios of links to the portal. Default: links select no scenario. */
  readonly scenario?: ActiveScenario;
  readonly portal: PortalFiles;
  readonly config: RunTimeConfig;
}

/** Methods that the `Request` constructor rejects. */
const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/**
 * Serves everything on one origin: API and identity provider through the chain, the control API, and the portal for all
 * other paths.
 */
export function createGateway({ api, control, scenario, portal, config }: GatewayParts): RequestHandler {
  return async (request, signal) => {
    if (isUnder(request.path, '/api') || isUnder(request.path, '/identity')) return api(request, signal);
    if (request.path === WEB_SDK_PATH) {
      const fault = scenario?.webSdkFault;
      if (fault?.kind === 'reset') return { kind: 'reset' };
      if (fault) await wait(fault.delayMs, undefined, { signal }).catch(() => {});
    }
    if (isUnder(request.path, '/__sandbox'))
      return respondWith(withCors(request, await controlResponse(request, control)));
    if (request.path === '/config.json') return respondWith(jsonResponse(200, config, fileHeaders));
    return respondWith(scenarioRedirect(request, scenario) ?? (await portal(request)));
  };
}

/**
 * A link to the portal may carry a scenario parameter. The gateway activates the scenario for all requests and
 * redirects to the URL without the parameter.
 */
function scenarioRedirect(
  request: RawRequest,
  scenario: ActiveScenario | undefined,
): RawResponse | undefined {
  const { path, search } = request;
  const name = new URLSearchParams(search).get(SCENARIO_PARAMETER);
  if (name === null || !scenario) return undefined;
  if (isFromForeignSite(request)) {
    const message = 'A link on another site cannot activate a scenario. Enter the URL in the address bar.';
    return gatewayError(403, 'FORBIDDEN', message);
  }
  try {
    scenario.activate(name);
  } catch (error) {
    return gatewayError(400, 'BAD_REQUEST', (error as RangeError).message);
  }
  // A location that starts with two slashes would redirect to another host. Browsers treat backslashes as slashes.
  const location = path.replace(/^[/\\]+/, '/') + withoutParameter(search);
  return {
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
    cookies: [],
    body: Buffer.alloc(0),
  };
}

const respondWith = (response: RawResponse): Outcome => ({ kind: 'response', response });

async function controlResponse(request: RawRequest, control: GatewayParts['control']): Promise<RawResponse> {
  if (!control) return gatewayError(404, 'NOT_FOUND', 'This server has no control API');
  if (isFromForeignSite(request) && !isPageNavigation(request))
    return gatewayError(403, 'FORBIDDEN', 'The control API accepts loopback origins only');
  if (isPreflight(request)) return preflightResponse(request);
  if (FORBIDDEN_METHODS.has(request.method))
    return gatewayError(405, 'METHOD_NOT_ALLOWED', `The control API has no method ${request.method}`);
  const hasBody = request.body.length > 0 && request.method !== 'GET' && request.method !== 'HEAD';
  const response = await control(
    new Request(`http://sandbox.internal${request.path}${request.search}`, {
      method: request.method,
      headers: request.headers,
      ...(hasBody ? { body: viewOf(request.body) } : {}),
    }),
  );
  return {
    status: response.status,
    headers: { 'cache-control': 'no-store', ...fileHeaders, ...Object.fromEntries(response.headers) },
    cookies: [],
    body: Buffer.from(await response.arrayBuffer()),
  };
}
