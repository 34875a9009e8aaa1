import type { ContractOperation } from '@portal-kit/contract/contract';
import type { RawRequest } from '@portal-kit/contract/exchange';
import { type DueFault, FaultLayer } from '../faults/fault-layer.ts';
import type { Fault } from '../faults/fault-rule.ts';
import { removeParameter } from '../gateway/link-parameter.ts';
import { describeRecording, Recordings } from '../recordings/recordings.ts';
import { Replay } from '../recordings/replay.ts';
import type { RequestHooks } from '../sandbox/sandbox.ts';
import { type Scenario, ScenarioMemory } from './scenario.ts';
import { ScenarioCatalog } from './scenario-catalog.ts';
import type { ScenarioStart } from './scenario-start.ts';

const SCENARIO_HEADER = 'sandbox-scenario';
export const SCENARIO_PARAMETER = 'sandboxScenario';
/** Selects normal operation for one request, even when a scenario is active. */
const NONE = 'none';

/** A request without its scenario selection, and the hooks for handling it. */
export interface ScenarioRequest {
  readonly request: RawRequest;
  readonly name: string | undefined;
  readonly hooks: RequestHooks | undefined;
  /** Defined if the scenario is a recording. */
  readonly replay?: Replay;
  /** Returns the scenario's fault for this request. */
  fault(operation: ContractOperation | undefined): DueFault | undefined;
}

/** Determines the scenario of a request: by header, then by query parameter, then the active one. */
export class ActiveScenario {
  /** The scenarios of the world. */
  readonly catalog = new ScenarioCatalog();
  /** The recordings of the world. Each recording is a scenario. */
  readonly recordings = new Recordings();
  readonly #start: (start: ScenarioStart) => void;
  #active: string | undefined;
  #memories = new Map<string, ScenarioMemory>();

  /** `start` applies the changes of an activated scenario to clock and data. */
  constructor(start: (start: ScenarioStart) => void = () => {}) {
    this.#start = start;
  }

  get name(): string | undefined {
    return this.#active;
  }

  /**
   * Activates a scenario with fresh memory for all requests that do not select their own. `none` or no name deactivates
   * it.
   *
   * @throws RangeError when there is no such scenario.
   * @throws InvalidField when its changes of clock and data are not possible; the active scenario stays active.
   */
  activate(name: string | undefined): void {
    const chosen = this.#resolveName(name);
    const start = chosen === undefined ? undefined : this.#scenario(chosen)?.start;
    if (start) this.#start(start);
    this.#active = chosen;
    this.#memories.clear();
  }

  /** Ends a scenario that was replaced or deleted. */
  end(name: string): void {
    if (this.#active === name) this.#active = undefined;
    this.#memories.delete(name);
  }

  /** The active scenario's fault of the web SDK script. */
  get webSdkFault(): Scenario['webSdkFault'] {
    return this.#active === undefined ? undefined : this.#scenario(this.#active)?.webSdkFault;
  }

  /** @throws RangeError when the request selects an unknown scenario. */
  resolve(sent: RawRequest): ScenarioRequest {
    const { request, requestedName } = extractSelection(sent);
    const name = requestedName === undefined ? this.#active : this.#resolveName(requestedName);
    const scenario = name === undefined ? undefined : this.#scenario(name);
    if (name === undefined || !scenario) return { request, name, hooks: undefined, fault: () => undefined };
    const memory = this.#memories.get(name) ?? new ScenarioMemory();
    this.#memories.set(name, memory);
    const recording = this.recordings.ofScenario(name);
    return {
      request,
      name,
      ...(recording ? { replay: memory.getOrCreate('replay', () => new Replay(recording)) } : {}),
      hooks: {
        view: (db) => scenario.view?.(db, memory) ?? db,
        before: (context) => scenario.before?.(context, memory),
      },
      fault: (operation) => findFault(scenario, request, operation, memory),
    };
  }

  #scenario(name: string): Scenario | undefined {
    const recording = this.recordings.ofScenario(name);
    return recording
      ? { effect: describeRecording(recording), start: { clock: { now: recording.recordedAt } } }
      : this.catalog.scenario(name);
  }

  #resolveName(name: string | undefined): string | undefined {
    if (name === undefined || name === '' || name === NONE) return undefined;
    const names = [...this.catalog.names(), ...this.recordings.scenarioNames];
    if (names.includes(name)) return name;
    throw new RangeError(`Unknown scenario "${name}". Known scenarios: ${[NONE, ...names].join(', ')}.`);
  }
}

function findFault(
  { rules, faults }: Scenario,
  request: RawRequest,
  operation: ContractOperation | undefined,
  memory: ScenarioMemory,
): DueFault | undefined {
  if (rules) {
    const due = memory.getOrCreate('rules', () => new FaultLayer(rules)).consume(request, operation);
    // Faults of a scenario are listed nowhere, so their ids would be unknown.
    return due && { rule: due.rule, delayMs: due.delayMs, release: due.release };
  }
  const fault = operation && faults?.find(({ matches }) => matches(operation, request, memory))?.fault;
  return (
    fault && {
      rule: toRule(fault),
      delayMs: 'delayMs' in fault ? (fault.delayMs ?? 0) : 0,
      release: () => {},
    }
  );
}

/** Converts a built-in fault to a rule for every path, because a scenario selects the fault's operations itself. */
const toRule = (fault: Fault) => ({ ...fault, path: '.' });

/** Removes the header and the parameter, which are not part of the contract. */
function extractSelection(sent: RawRequest): { request: RawRequest; requestedName: string | undefined } {
  const { [SCENARIO_HEADER]: header, ...headers } = sent.headers;
  const parameter = new URLSearchParams(sent.search).get(SCENARIO_PARAMETER) ?? undefined;
  const requestedName = header ?? parameter;
  if (requestedName === undefined) return { request: sent, requestedName };
  return {
    request: { ...sent, headers, search: removeParameter(SCENARIO_PARAMETER, sent.search) },
    requestedName,
  };
}
