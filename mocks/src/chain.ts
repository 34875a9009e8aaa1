import { fileURLToPath } from 'node:url';
import { loadContract } from './contract/contract.ts';
import { type Control, createControl } from './control/control.ts';
import { createControlApi } from './control/control-api.ts';
import { Coverage, writeCoverageRecord } from './control/coverage.ts';
import { Journal } from './control/journal.ts';
import { FaultLayer } from './faults/fault-layer.ts';
import { createGate } from './gate/gate.ts';
import type { Upstream } from './gate/upstream.ts';
import { createApiPipeline } from './gateway/api-pipeline.ts';
import { createGateway } from './gateway/gateway.ts';
import { freeingMemory } from './gateway/idle-memory.ts';
import { createPortalFiles } from './gateway/portal-files.ts';
import { runTimeConfig } from './gateway/run-time-config.ts';
import { listen } from './gateway/server.ts';
import type { OidcServer, RunningOidcServer } from './oidc/oidc-server.ts';
import { handlers } from './sandbox/handlers.ts';
import { createSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { ActiveScenario } from './scenarios/active-scenario.ts';

const BUILT_PORTAL = fileURLToPath(new URL('../../apps/portal/dist', import.meta.url));

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
  /** Directory of the built portal; `false` serves no portal. Default: `apps/portal/dist` if it is built. */
  readonly portalDir?: string | false;
  /**
   * Identity provider: Customer Data Cloud on the same origin (`cdc`, default) or OpenID Connect on a separate origin.
   */
  readonly identity?: 'cdc' | 'oidc';
  /** Replaces the sandbox behind the gate. */
  readonly upstream?: Upstream;
}

export interface Chain {
  readonly origin: string;
  readonly port: number;
  readonly control: Control;
  /** Defined only with `identity: 'oidc'`. */
  readonly oidc: OidcServer | undefined;
  readonly seedReason: Sandbox['seedReason'];
  readonly portalDir: string | undefined;
  close(): Promise<void>;
}

/** @throws Error when the contract is not bundled, the port is taken, or the data file cannot be opened. */
export async function startChain(options: ChainOptions = {}): Promise<Chain> {
  const { dataFile, seed, large, now, upstream, port = 0 } = options;
  const contract = await loadContract();
  const sandbox = await createSandbox({
    contract,
    handlers,
    ...(dataFile === undefined ? {} : { file: dataFile }),
    ...(seed === undefined ? {} : { seed }),
    ...(large === undefined ? {} : { large }),
    ...(now === undefined ? {} : { now }),
  });
  const oidc = options.identity === 'oidc' ? await startOidc(sandbox) : undefined;
  const parts = {
    contract,
    sandbox,
    oidc,
    faults: new FaultLayer(),
    journal: new Journal(),
    coverage: new Coverage(contract),
    scenario: new ActiveScenario(),
  };
  const control = createControl(parts);
  const controlApi = createControlApi(control, sandbox, contract);
  const gate = createGate({ contract, upstream: upstream ?? sandbox.fetch });
  const portalDir = options.portalDir === false ? undefined : (options.portalDir ?? BUILT_PORTAL);
  const gateway = createGateway({
    api: createApiPipeline({ gate, ...parts }),
    control: (request) => controlApi.fetch(request),
    scenario: parts.scenario,
    portal: createPortalFiles(portalDir, oidc ? [oidc.origin] : []),
    config: runTimeConfig(
      oidc && { provider: 'oidc', authority: oidc.origin, clientId: oidc.clientId, scope: oidc.scope },
    ),
  });
  const server = await listen(freeingMemory(gateway), port).catch(async (error: unknown) => {
    await oidc?.close();
    sandbox.close();
    throw error;
  });
  return {
    origin: server.origin,
    port: server.port,
    control,
    oidc,
    seedReason: sandbox.seedReason,
    portalDir,
    async close() {
      await Promise.all([server.close(), oidc?.close()]);
      sandbox.close();
      await writeCoverageRecord(parts.coverage.report());
    },
  };
}

/** Imported lazily because most chains do not use OpenID Connect. */
async function startOidc(sandbox: Sandbox): Promise<RunningOidcServer> {
  const { startOidcServer } = await import('./oidc/oidc-server.ts');
  const oidc = await startOidcServer(sandbox);
  sandbox.trust(oidc.emailOf);
  return oidc;
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
  return listen(createGateway({ api, portal: createPortalFiles(undefined), config: runTimeConfig() }), port);
}
