import type { ContractOperation } from '@portal-kit/contract/contract';
import type { RawRequest } from '@portal-kit/contract/exchange';
import type { Fault, FaultRule } from '../faults/fault-rule.ts';
import type { HandlerContext } from '../sandbox/handler.ts';
import type { Database } from '../sandbox/store/database.ts';
import type { ScenarioStart } from './scenario-start.ts';

/** State of a scenario across requests, until it is activated again or the sandbox is reset. */
export class ScenarioMemory {
  readonly #kept = new Map<string, unknown>();

  /** Returns the stored value, or creates it on first use of the key. */
  getOrCreate<T>(key: string, make: () => T): T {
    if (!this.#kept.has(key)) this.#kept.set(key, make());
    return this.#kept.get(key) as T;
  }

  /** Returns true only for the first call with this key. */
  isFirstUse(key: string): boolean {
    if (this.#kept.has(key)) return false;
    this.#kept.set(key, true);
    return true;
  }
}

/** A fault that applies while the scenario is active. */
export interface ScenarioFault {
  readonly fault: Fault;
  readonly matches: (operation: ContractOperation, request: RawRequest, memory: ScenarioMemory) => boolean;
}

/** A reproducible situation for tests. */
export interface Scenario {
  /** Effect of the active scenario, in one or two sentences. */
  readonly effect: string;
  /** Faults in front of the gate. The first match applies. */
  readonly faults?: readonly ScenarioFault[];
  /** Rules of a scenario that is defined at run time. */
  readonly rules?: readonly FaultRule[];
  /** Changes of clock and data when the scenario is activated for all requests. */
  readonly start?: ScenarioStart;
  /** The fault of the stand-in for the identity provider's web SDK script, which is not part of the contract. */
  readonly webSdkFault?: Extract<Fault, { kind: 'reset' | 'delay' }>;
  /** The data that handlers see. */
  readonly view?: (db: Database, memory: ScenarioMemory) => Database;
  /**
   * Runs before a request is handled. Its changes are permanent.
   *
   * @throws ApiError to respond with this error instead of the handler's response.
   */
  readonly before?: (context: HandlerContext, memory: ScenarioMemory) => void | Promise<void>;
}
