import type { ContractOperation } from '../contract/contract.ts';
import type { Fault } from '../faults/fault-rule.ts';
import type { RawRequest } from '../gateway/exchange.ts';
import { withoutParameter } from '../gateway/link-parameter.ts';
import type { RequestHooks } from '../sandbox/sandbox.ts';
import { type Scenario, ScenarioMemory } from './scenario.ts';
import { isScenarioName, type ScenarioName, scenarioNames, scenarios } from './scenarios.ts';

const SCENARIO_HEADER = 'sandbox-scenario';
export const SCENARIO_PARAMETER = 'sandboxScenario';
/** Selects normal operation for one request, even when a scenario is active. */
const NONE = 'none';

/** A request without its scenario selection, and the hooks for handling it. */
export interface ScenarioRequest {
  readonly request: RawRequest;
  readonly name: ScenarioName | undefined;
  readonly hooks: RequestHooks | undefined;
  /** The scenario's fault for this request. */
  fault(operation: ContractOperation | undefined): Fault | undefined;
}

/** Determines the scenario of a request: by header, then by query parameter, then the active one. */
export class ActiveScenario {
  #active: ScenarioName | undefined;
  #memories = new Map<ScenarioName, ScenarioMemory>();

  get name(): ScenarioName | undefined {
    return this.#active;
  }

  /**
   * Activates a scenario with fresh memory for all requests that do not select their own. `none` or no name deactivates
   * it.
   *
   * @throws RangeError when there is no such scenario.
   */
  activate(name: string | undefined): void {
    this.#active = scenarioOf(name);
    this.#memories.clear();
  }

  /** The active scenario's fault of the web SDK script. */
  get webSdkFault(): Scenario['webSdkFault'] {
    return this.#active && (scenarios[this.#active] as Scenario).webSdkFault;
  }

  /** @throws RangeError when the request selects an unknown scenario. */
  resolve(sent: RawRequest): ScenarioRequest {
    const { request, requestedName } = extractSelection(sent);
    const name = requestedName === undefined ? this.#active : scenarioOf(requestedName);
    if (name === undefined) return { request, name, hooks: undefined, fault: () => undefined };
    const scenario: Scenario = scenarios[name];
    const memory = this.#memories.get(name) ?? new ScenarioMemory();
    this.#memories.set(name, memory);
    return {
      request,
      name,
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
}

function scenarioOf(name: string | undefined): ScenarioName | undefined {
  if (name === undefined || name === '' || name === NONE) return undefined;
  if (isScenarioName(name)) return name;
  throw new RangeError(
    `Unknown scenario "${name}". Known scenarios: ${[NONE, ...scenarioNames].join(', ')}.`,
  );
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
