import type { ActiveScenario } from '../scenarios/active-scenario.ts';
import type { ApiPipeline } from './api-pipeline.ts';
import type { PortalFiles } from './portal-files.ts';
import type { RunTimeConfig } from './run-time-config.ts';

/** The parts that requests of one world use. */
export interface GatewayWorld {
  readonly api: ApiPipeline;
  /** The control API. Absent in the Prism mock. */
  readonly controlApi?: (request: Request) => Response | Promise<Response>;
  /** The scenarios of links to the portal. Default: links select no scenario. */
  readonly scenario?: ActiveScenario;
  readonly config: RunTimeConfig;
  readonly connectOrigins?: Parameters<PortalFiles>[1];
}
