import type { Control } from '../control/control.ts';
import { Coverage } from '../control/coverage.ts';
import { createControl } from '../control/create-control.ts';
import { Journal } from '../control/journal.ts';
import { FaultLayer } from '../faults/fault-layer.ts';
import { createApiPipeline } from '../gateway/api-pipeline.ts';
import { handlers } from '../sandbox/handlers.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { ActiveScenario } from '../scenarios/active-scenario.ts';
import { startScenario } from '../scenarios/start-scenario.ts';
import { embeddedContract } from './embedded-contract.ts';
import { createPlainGate } from './plain-gate.ts';
import { toRawRequest, toResponse } from './web-exchange.ts';

export type { ClockChange } from '../control/control.ts';
export type { JournalEntry } from '../control/journal.ts';
export type { FaultRule } from '../faults/fault-rule.ts';
export type { ClockState } from '../sandbox/clock.ts';
export type { OrderStatus } from '../sandbox/model/order.ts';

export interface EmbeddedOptions {
  readonly seed?: number;
  /** ISO instant for a fixed clock. Default: real time. */
  readonly now?: string;
  /** Name of the first active scenario. */
  readonly scenario?: string;
  readonly extraSuppliers?: number;
}

export interface EmbeddedSandbox {
  readonly control: Control;
  /** @throws ConnectionReset when a fault resets the connection, a TypeError as of the global `fetch`. */
  fetch(request: Request): Promise<Response>;
}

/**
 * Creates the sandbox with scenarios, faults and journal, but without server, worlds and Prism. It runs wherever
 * `fetch` runs, and keeps its data in memory.
 *
 * @throws RangeError when the clock or the scenario is invalid.
 */
export async function createEmbeddedSandbox(options: EmbeddedOptions = {}): Promise<EmbeddedSandbox> {
  const { scenario: firstScenario, ...settings } = options;
  const contract = embeddedContract();
  const scenario = new ActiveScenario((start) => startScenario(sandbox, start));
  scenario.activate(firstScenario);
  const sandbox = await createSandbox({ contract, handlers, ...settings });
  const parts = { contract, scenario, faults: new FaultLayer(), journal: new Journal() };
  const coverage = new Coverage(contract);
  const api = createApiPipeline({ ...parts, coverage, sandbox, gate: createPlainGate(contract) });
  return {
    control: createControl({ ...parts, coverage, sandbox, oidc: undefined }),
    fetch: async (request) =>
      toResponse(await api(await toRawRequest(request), request.signal), request.signal),
  };
}
