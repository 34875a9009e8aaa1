import type { ContractOperation } from '../contract/contract.ts';
import type { Fault } from '../faults/fault-rule.ts';
import type { RawRequest } from '../gateway/exchange.ts';
import type { Call } from '../sandbox/call.ts';
import type { World } from '../sandbox/world.ts';

/** What a scenario remembers from request to request, until it is chosen anew or the sandbox is reset. */
export class Memory {
  readonly #kept = new Map<string, unknown>();

  /** What was made for this key when it was first asked for. */
  keep<T>(key: string, make: () => T): T {
    if (!this.#kept.has(key)) this.#kept.set(key, make());
    return this.#kept.get(key) as T;
  }

  /** Whether the key comes for the first time. */
  isFirst(key: string): boolean {
    if (this.#kept.has(key)) return false;
    this.#kept.set(key, true);
    return true;
  }
}

/** A fault for as long as the scenario is on. */
export interface ScenarioFault {
  readonly fault: Fault;
  readonly hits: (operation: ContractOperation, request: RawRequest, memory: Memory) => boolean;
}

/** A situation that somebody wants to see, the same every time. */
export interface Scenario {
  /** What is different while it is on, as one sentence. */
  readonly effect: string;
  /** In front of the gate; the first that hits a request counts. */
  readonly faults?: readonly ScenarioFault[];
  /** What the sandbox's handlers see of the data. */
  readonly view?: (world: World, memory: Memory) => World;
  /**
   * What somebody else does before a request is handled. What it changes stays changed.
   *
   * @throws ApiError instead of an answer of the handler.
   */
  readonly before?: (call: Call, memory: Memory) => void | Promise<void>;
}
