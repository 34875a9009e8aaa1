import type { Outcome } from '../faults/fault-layer.ts';
import { type ChosenScenario, SCENARIO_PARAMETER, withoutParameter } from '../scenarios/chosen-scenario.ts';
import type { ApiPipeline } from './api-pipeline.ts';
import { isPreflight, preflightAnswer, withCors } from './cors.ts';
import { jsonAnswer, type RawAnswer, type RawRequest } from './exchange.ts';
import { isLoopbackUrl } from './loopback.ts';
import type { PortalFiles } from './portal-files.ts';
import type { RunTimeConfig } from './run-time-config.ts';
import { fileHeaders } from './security-headers.ts';
import type { RequestHandler } from './server.ts';

export interface GatewayParts {
  readonly api: ApiPipeline;
  /** The control API; left out for a bare Prism mock. */
  readonly control?: (request: Request) => Response | Promise<Response>;
  /** Left out, addresses of the portal choose none. */
  readonly scenario?: ChosenScenario;
  readonly portal: PortalFiles;
  readonly config: RunTimeConfig;
}

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** One origin: API and identity provider through the chain, the control API, and the portal for everything else. */
export function createGateway({ api, control, scenario, portal, config }: GatewayParts): RequestHandler {
  return async (request, signal) => {
    if (isUnder(request.path, '/api') || isUnder(request.path, '/identity')) return api(request, signal);
    if (isUnder(request.path, '/__sandbox'))
      return answered(withCors(request, await controlAnswer(request, control)));
    if (request.path === '/config.json') return answered(jsonAnswer(200, config, fileHeaders));
    return answered(chosenByAddress(request, scenario) ?? (await portal(request)));
  };
}

/** A link into the portal may bring its scenario along: it is chosen for everybody, and leaves the address bar. */
function chosenByAddress(
  { path, search }: RawRequest,
  scenario: ChosenScenario | undefined,
): RawAnswer | undefined {
  const name = new URLSearchParams(search).get(SCENARIO_PARAMETER);
  if (name === null || !scenario) return undefined;
  try {
    scenario.choose(name);
  } catch (error) {
    return jsonAnswer(400, { errorMessage: (error as RangeError).message });
  }
  // One slash alone: an address that begins with two would lead to another host.
  const location = path.replace(/^\/+/, '/') + withoutParameter(search);
  return {
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
    cookies: [],
    body: Buffer.alloc(0),
  };
}

const answered = (answer: RawAnswer): Outcome => ({ kind: 'answer', answer });

async function controlAnswer(request: RawRequest, control: GatewayParts['control']): Promise<RawAnswer> {
  const { origin } = request.headers;
  if (!control) return jsonAnswer(404, { errorMessage: 'There is no control API here' });
  if (origin !== undefined && !isLoopbackUrl(origin)) {
    return jsonAnswer(403, { errorMessage: 'The control API answers to loopback origins only' });
  }
  if (isPreflight(request)) return preflightAnswer(request);
  const hasBody = request.body.length > 0 && request.method !== 'GET' && request.method !== 'HEAD';
  const response = await control(
    new Request(`http://sandbox.internal${request.path}${request.search}`, {
      method: request.method,
      headers: request.headers,
      ...(hasBody ? { body: new Uint8Array(request.body) } : {}),
    }),
  );
  return {
    status: response.status,
    headers: { 'cache-control': 'no-store', ...fileHeaders, ...Object.fromEntries(response.headers) },
    cookies: [],
    body: Buffer.from(await response.arrayBuffer()),
  };
}
