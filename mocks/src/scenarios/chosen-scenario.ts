import type { ContractOperation } from '../contract/contract.ts';
import type { Fault } from '../faults/fault-rule.ts';
import type { RawRequest } from '../gateway/exchange.ts';
import type { Situation } from '../sandbox/sandbox.ts';
import { Memory, type Scenario } from './scenario.ts';
import { isScenarioName, type ScenarioName, scenarioNames, scenarios } from './scenarios.ts';

const SCENARIO_HEADER = 'sandbox-scenario';
export const SCENARIO_PARAMETER = 'sandboxScenario';
/** Ordinary life, whatever the control API has chosen. */
const NONE = 'none';

/** A request without what chose its scenario, and the situation it is handled in. */
export interface InScenario {
  readonly request: RawRequest;
  readonly name: ScenarioName | undefined;
  readonly situation: Situation | undefined;
  /** The scenario's fault that hits the request. */
  fault(operation: ContractOperation | undefined): Fault | undefined;
}

/** Which scenario is on: what the request asks for by header, else by parameter, else what is chosen for everybody. */
export class ChosenScenario {
  #chosen: ScenarioName | undefined;
  #memories = new Map<ScenarioName, Memory>();

  get name(): ScenarioName | undefined {
    return this.#chosen;
  }

  /**
   * Chooses for every request that does not ask for another, from a fresh start; `none` or nothing ends it.
   *
   * @throws RangeError when there is no such scenario.
   */
  choose(name: string | undefined): void {
    this.#chosen = scenarioOf(name);
    this.#memories.clear();
  }

  /** @throws RangeError when the request asks for a scenario that does not exist. */
  of(sent: RawRequest): InScenario {
    const { request, asked } = withoutChoice(sent);
    const name = asked === undefined ? this.#chosen : scenarioOf(asked);
    if (name === undefined) return { request, name, situation: undefined, fault: () => undefined };
    const scenario: Scenario = scenarios[name];
    const memory = this.#memories.get(name) ?? new Memory();
    this.#memories.set(name, memory);
    return {
      request,
      name,
      situation: {
        view: (world) => scenario.view?.(world, memory) ?? world,
        before: (call) => scenario.before?.(call, memory),
      },
      fault(operation) {
        return operation && scenario.faults?.find(({ hits }) => hits(operation, request, memory))?.fault;
      },
    };
  }
}

function scenarioOf(name: string | undefined): ScenarioName | undefined {
  if (name === undefined || name === '' || name === NONE) return undefined;
  if (isScenarioName(name)) return name;
  throw new RangeError(`There is no scenario "${name}". There are ${[NONE, ...scenarioNames].join(', ')}.`);
}

/** The contract knows neither the header nor the parameter. */
function withoutChoice(sent: RawRequest): { request: RawRequest; asked: string | undefined } {
  const { [SCENARIO_HEADER]: header, ...headers } = sent.headers;
  const parameter = new URLSearchParams(sent.search).get(SCENARIO_PARAMETER) ?? undefined;
  const asked = header ?? parameter;
  if (asked === undefined) return { request: sent, asked };
  return { request: { ...sent, headers, search: withoutParameter(sent.search) }, asked };
}

/** Leaves the rest of a query exactly as it was sent. */
export function withoutParameter(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== SCENARIO_PARAMETER);
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
