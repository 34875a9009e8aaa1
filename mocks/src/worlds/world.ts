import type { Contract } from '@portal-kit/contract/contract';
import type { Hono } from 'hono';
import type { Control } from '../control/control.ts';
import { createControlApi } from '../control/control-api.ts';
import type { Coverage } from '../control/coverage.ts';
import { createControl } from '../control/create-control.ts';
import { Journal } from '../control/journal.ts';
import { FaultLayer } from '../faults/fault-layer.ts';
import type { Gate } from '../gate/gate.ts';
import { createApiPipeline } from '../gateway/api-pipeline.ts';
import type { GatewayWorld } from '../gateway/gateway-world.ts';
import type { HostNames } from '../gateway/own-hosts.ts';
import { runTimeConfig } from '../gateway/run-time-config.ts';
import type { OidcServer, RunningOidcServer } from '../oidc/oidc-server.ts';
import { createRecordingsApi } from '../recordings/recordings-api.ts';
import type { ClockState } from '../sandbox/clock.ts';
import { handlers } from '../sandbox/handlers.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox/sandbox.ts';
import type { Store } from '../sandbox/store/store.ts';
import { ActiveScenario } from '../scenarios/active-scenario.ts';
import { startScenario } from '../scenarios/start-scenario.ts';
import { TRACES_PATH, type Tracing } from '../tracing/tracing.ts';
import { DEFAULT_WORLD, getWorldPath } from './world-name.ts';

/** Maximum size of the recorded bodies of a world other than the default world. */
const recordedBytesMax = 2 * 1024 * 1024;

export interface WorldState {
  readonly name: string;
  /** `null` for a data file of an older version. */
  readonly seed: number | null;
  readonly clock: ClockState;
  readonly scenario: string | null;
  /** Number of faults that will still apply. */
  readonly faults: number;
  /** Number of requests in the journal. */
  readonly requests: number;
}

/** Isolated data, clock, faults, scenario, journal, sessions and tokens. */
export interface World extends GatewayWorld {
  readonly name: string;
  readonly control: Control;
  readonly scenario: ActiveScenario;
  /** Defined only with `identity: 'oidc'`. */
  readonly oidc: OidcServer | undefined;
  readonly seedReason: Sandbox['seedReason'];
  state(): WorldState;
  close(): Promise<void>;
}

/** Parts that all worlds of a server share. */
export interface SharedParts {
  readonly contract: Contract;
  readonly gate: Gate;
  readonly coverage: Coverage;
  readonly identity: 'cdc' | 'oidc';
  /** Whether another upstream than the sandbox handles the requests. */
  readonly hasOwnUpstream: boolean;
  /** Site of a real identity provider. Default: the sandbox's own. */
  readonly identityApiKey?: string;
  readonly worldsApi: Hono;
  /** Hosts of the server besides the loopback interface. */
  readonly ownHosts?: HostNames;
  readonly tracing?: Tracing;
}

type WorldOptions = Pick<SandboxOptions, 'seed' | 'large' | 'extraSuppliers' | 'now'> & {
  /** SQLite file. Default: in memory. */
  readonly file?: string;
  readonly scenario?: string;
};

/** @throws RangeError when the clock or the scenario is invalid. */
export async function createWorld(
  name: string,
  {
    contract,
    gate,
    coverage,
    identity,
    hasOwnUpstream,
    identityApiKey,
    worldsApi,
    ownHosts,
    tracing,
  }: SharedParts,
  { scenario: firstScenario, file, ...options }: WorldOptions,
): Promise<World> {
  const scenario = new ActiveScenario((start) => startScenario(sandbox, start));
  scenario.activate(firstScenario);
  const sandbox = await createSandbox({
    contract,
    handlers,
    world: name,
    ...(ownHosts ? { ownHosts } : {}),
    ...(file === undefined ? {} : { store: await openFile(file) }),
    ...options,
  });
  const oidc = identity === 'oidc' ? await startOidc(sandbox) : undefined;
  const faults = new FaultLayer();
  const journal = new Journal(name === DEFAULT_WORLD ? {} : { keptBytes: recordedBytesMax });
  const control = createControl({ contract, sandbox, oidc, faults, journal, coverage, scenario });
  const traced = tracing ? { tracing } : {};
  const recordingsApi = createRecordingsApi({ scenario, gate });
  const controlApi = createControlApi(control, sandbox, contract, worldsApi, recordingsApi);
  return {
    name,
    control,
    oidc,
    scenario,
    seedReason: sandbox.seedReason,
    api: createApiPipeline({ gate, faults, journal, coverage, scenario, sandbox, hasOwnUpstream, ...traced }),
    controlApi: (request) => controlApi.fetch(request),
    config: runTimeConfig(
      oidc && { provider: 'oidc', authority: oidc.origin, clientId: oidc.clientId, scope: oidc.scope },
      getWorldPath(name),
      identityApiKey,
      tracing && TRACES_PATH,
    ),
    connectOrigins: oidc ? [oidc.origin] : [],
    state: () => ({
      name,
      seed: sandbox.seed(),
      clock: sandbox.clock.state(),
      scenario: scenario.name ?? null,
      faults: faults.list().filter(({ remaining }) => remaining !== 0).length,
      requests: journal.entries().length,
    }),
    async close() {
      await oidc?.close();
      sandbox.close();
    },
  };
}

/** Opens a data file. The store is imported lazily because Node 20 has no SQLite. */
async function openFile(file: string): Promise<Store> {
  const { SqliteStore } = await import('../sandbox/store/sqlite-store.ts').catch(() => {
    throw new Error(
      `@portal-kit/mocks: Node ${process.versions.node} cannot store data in a file. Use Node 22.13 or newer, or --memory.`,
    );
  });
  return new SqliteStore(file);
}

/** Starts a world's own OpenID Connect server with its own keys. Imported lazily because most chains don't use it. */
async function startOidc(sandbox: Sandbox): Promise<RunningOidcServer> {
  const { startOidcServer } = await import('../oidc/oidc-server.ts');
  const oidc = await startOidcServer(sandbox);
  sandbox.trust(oidc.verifyIdentityToken);
  return oidc;
}
