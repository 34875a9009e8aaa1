import { loadContract } from '@portal-kit/contract/contract';
import type { Control } from './control/control.ts';
import { Coverage } from './control/coverage.ts';
import { writeCoverageRecord } from './control/coverage-record.ts';
import { Journal } from './control/journal.ts';
import { FaultLayer } from './faults/fault-layer.ts';
import { createGate } from './gate/gate.ts';
import type { Upstream } from './gate/upstream.ts';
import { createApiPipeline } from './gateway/api-pipeline.ts';
import { createGateway } from './gateway/gateway.ts';
import { freeingMemory } from './gateway/idle-memory.ts';
import type { HostNames } from './gateway/own-hosts.ts';
import { createPortalFiles } from './gateway/portal-files.ts';
import { runTimeConfig } from './gateway/run-time-config.ts';
import { listen } from './gateway/server.ts';
import { installation } from './installation.ts';
import type { OidcServer } from './oidc/oidc-server.ts';
import { type RecorderOptions, startRecorder } from './recordings/recorder.ts';
import { replayFromStart } from './recordings/replay-file.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { Tracing } from './tracing/tracing.ts';
import { createWorld, type SharedParts } from './worlds/world.ts';
import { DEFAULT_WORLD } from './worlds/world-name.ts';
import { DEFAULT_LIMIT, Worlds } from './worlds/worlds.ts';
import { createWorldsApi } from './worlds/worlds-api.ts';

export interface ChainOptions {
  /** Port to listen on. Default: 0, any free port. */
  readonly port?: number;
  /** SQLite file. Default: in memory; the data are lost when the chain closes. */
  readonly dataFile?: string;
  readonly seed?: number;
  /** Seeds 5,000 suppliers, 50,000 items and 20,000 orders. Adds a few seconds to the start. */
  readonly large?: boolean;
  /** ISO instant for a fixed clock. Default: real time. */
  readonly now?: string;
  /** Directory of the built portal; `false` serves no portal. Default: `apps/portal/dist` in the repository, if it is built. */
  readonly portalDir?: string | false;
  /**
   * Identity provider: Customer Data Cloud on the same origin (`cdc`, default) or OpenID Connect on a separate origin.
   */
  readonly identity?: 'cdc' | 'oidc';
  /** Largest number of worlds, including the default world. Default: 16. */
  readonly worlds?: number;
  /**
   * Hosts under which clients may reach the server besides the loopback interface. Default: none, and the server listens
   * on the loopback interface only.
   */
  readonly ownHosts?: HostNames;
  /** Address of a collector for OpenTelemetry spans (OTLP over HTTP with JSON). Default: no traces. */
  readonly tracesUrl?: string;
  /** Replaces the sandbox behind the gate. */
  readonly upstream?: Upstream;
  /** Forwards requests to a real back end and records them. Replaces `upstream`. */
  readonly record?: RecorderOptions;
  /** HAR file that the default world replays from the start. */
  readonly replayFile?: string;
}

export interface Chain {
  readonly origin: string;
  readonly port: number;
  /** Controls the default world. */
  readonly control: Control;
  readonly worlds: Worlds;
  /** The default world's server. Defined only with `identity: 'oidc'`. */
  readonly oidc: OidcServer | undefined;
  readonly seedReason: Sandbox['seedReason'];
  readonly portalDir: string | undefined;
  close(): Promise<void>;
}

/** @throws Error when the contract is not bundled, the port is taken, or the data file cannot be opened. */
export async function startChain(options: ChainOptions = {}): Promise<Chain> {
  const {
    dataFile,
    seed,
    large,
    now,
    record,
    replayFile,
    ownHosts,
    tracesUrl,
    port = 0,
    worlds: limit = DEFAULT_LIMIT,
  } = options;
  const contract = await loadContract();
  const recorder = record && (await startRecorder(record));
  const upstream = recorder?.upstream ?? options.upstream;
  const start = {
    ...(seed === undefined ? {} : { seed }),
    ...(now === undefined ? {} : { now }),
  };
  const ofDefaultWorld = {
    ...(dataFile === undefined ? {} : { file: dataFile }),
    ...(large === undefined ? {} : { large }),
  };
  const listening = ownHosts ? { ownHosts } : {};
  const tracing = tracesUrl === undefined ? undefined : await collectorAt(tracesUrl);
  const traced = tracing ? { tracing } : {};
  const worlds: Worlds = new Worlds({
    limit,
    create: (name, settings) =>
      createWorld(name, shared, {
        ...start,
        ...(name === DEFAULT_WORLD ? ofDefaultWorld : {}),
        ...settings,
      }),
  });
  const shared: SharedParts = {
    contract,
    gate: createGate({ contract, ...(upstream ? { upstream } : {}) }),
    coverage: new Coverage(contract),
    identity: options.identity ?? 'cdc',
    hasOwnUpstream: upstream !== undefined,
    ...(record?.identityApiKey === undefined ? {} : { identityApiKey: record.identityApiKey }),
    worldsApi: createWorldsApi(worlds),
    ...listening,
    ...traced,
  };
  const close = async () => {
    await worlds.close();
    await recorder?.close();
    await tracing?.close();
  };
  const failStart = async (error: unknown) => {
    await close();
    throw error;
  };
  const defaultWorld = await worlds.open(DEFAULT_WORLD).catch(failStart);
  if (replayFile !== undefined)
    await replayFromStart(defaultWorld.scenario, shared.gate, replayFile).catch(failStart);
  const portalDir = options.portalDir === false ? undefined : (options.portalDir ?? installation.portal);
  const gateway = createGateway({
    defaultWorld,
    worlds,
    portal: createPortalFiles(portalDir),
    ...traced,
  });
  const server = await listen(freeingMemory(gateway), port, listening).catch(failStart);
  return {
    origin: server.origin,
    port: server.port,
    control: defaultWorld.control,
    worlds,
    oidc: defaultWorld.oidc,
    seedReason: defaultWorld.seedReason,
    portalDir,
    async close() {
      await server.close();
      await close();
      await writeCoverageRecord(shared.coverage.report());
    },
  };
}

/** Loads the exporter on demand. */
async function collectorAt(url: string): Promise<Tracing> {
  const { sendToCollector } = await import('./tracing/collector.ts');
  return sendToCollector(url);
}

export interface PrismMockOptions {
  /** Port to listen on. Default: 0, any free port. */
  readonly port?: number;
}

export interface PrismMock {
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves every operation of all documents from the contract's examples. `Prefer: code=…`, `example=…` or
 * `dynamic=true` selects the response. Nothing is stored.
 *
 * @throws Error when the contract is not bundled or the port is taken.
 */
export async function startPrismMock({ port = 0 }: PrismMockOptions = {}): Promise<PrismMock> {
  const contract = await loadContract();
  const api = createApiPipeline({
    gate: createGate({ contract }),
    faults: new FaultLayer(),
    journal: new Journal(),
    coverage: new Coverage(contract),
  });
  const defaultWorld = { api, config: runTimeConfig() };
  return listen(createGateway({ defaultWorld, portal: createPortalFiles(undefined) }), port);
}
