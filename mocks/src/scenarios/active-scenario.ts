import type { ContractOperation } from '../contract/contract.ts';
import type { Fault } from '../faults/fault-rule.ts';
import type { RawRequest } from '../gateway/exchange.ts';
import { withoutParameter } from '../gateway/link-parameter.ts';
import { Recordings } from '../recordings/recordings.ts';
import { Replay } from '../recordings/replay.ts';
import type { RequestHooks } from '../sandbox/sandbox.ts';
import { type Scenario, ScenarioMemory } from './scenario.ts';
import { isScenarioName, scenarioNames, scenarios } from './scenarios.ts';

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
  /** The scenario's fault for this request. */
  fault(operation: ContractOperation | undefined): Fault | undefined;
}

/** Determines the scenario of a request: by header, then by query parameter, then the active one. */
export class ActiveScenario {
  /** The recordings of the world. Each recording is a scenario. */
  readonly recordings = new Recordings();
  #active: string | undefined;
  #memories = new Map<string, ScenarioMemory>();

  get name(): string | undefined {
    return this.#active;
  }

  /**
   * Activates a scenario with fresh memory for all requests that do not select their own. `none` or no name deactivates
   * it.
   *
   * @throws RangeError when there is no such scenario.
   */
  activate(name: string | undefined): void {
    const chosen = this.#nameOf(name);
    const recording = chosen === undefined ? undefined : this.recordings.ofScenario(chosen);
    if (recording) this.recordings.onStart(recording);
    this.#active = chosen;
    this.#memories.clear();
  }

  /** The active scenario's fault of the web SDK script. */
  get webSdkFault(): Scenario['webSdkFault'] {
    return this.#active === undefined ? undefined : this.#scenario(this.#active)?.webSdkFault;
  }

  /** @throws RangeError when the request selects an unknown scenario. */
  resolve(sent: RawRequest): ScenarioRequest {
    const { request, requestedName } = extractSelection(sent);
    const name = requestedName === undefined ? this.#active : this.#nameOf(requestedName);
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
      fault(operation) {
        return (
          operation && scenario.faults?.find(({ matches }) => matches(operation, request, memory))?.fault
        );
      },
    };
  }

  #scenario(name: string): Scenario | undefined {
    if (isScenarioName(name)) return scenarios[name];
    return this.recordings.ofScenario(name) && { effect: '' };
  }

  #nameOf(name: string | undefined): string | undefined {
    if (name === undefined || name === '' || name === NONE) return undefined;
    const names = [...scenarioNames, ...this.recordings.scenarioNames];
    if (names.includes(name)) return name;
    throw new RangeError(`Unknown scenario "${name}". Known scenarios: ${[NONE, ...names].join(', ')}.`);
  }
}

/** Removes the header and the parameter, which are not part of the contract. */
function extractSelection(sent: RawRequest): { request: RawRequest; requestedName: string | undefined } {
  const { [SCENARIO_HEADER]: header, ...headers } = sent.headers;
  const parameter = new URLSearchParams(sent.search).get(SCENARIO_PARAMETER) ?? undefined;
  const requestedName = header ?? parameter;
  if (requestedName === undefined) return { request: sent, requestedName };
  return {
    request: { ...sent, headers, search: withoutParameter(SCENARIO_PARAMETER, sent.search) },
    requestedName,
  };
}
