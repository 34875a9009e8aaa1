import type { ContractOperation } from '@portal-kit/contract/contract';
import type { RawRequest } from '@portal-kit/contract/exchange';
import { isPreflight } from '../gateway/cors.ts';
import { Chance } from './chance.ts';
import type { FaultRule } from './fault-rule.ts';
import { pathPattern } from './path-pattern.ts';

export interface ArmedFault {
  readonly id: string;
  readonly rule: FaultRule;
  /** Number of requests that the fault still applies to. */
  remaining: number | 'always';
  /** Number of requests that matched the rule, and of those that the fault applied to. */
  matched: number;
  applied: number;
}

/** A fault that applies to one request. */
export interface DueFault {
  /** Absent for a fault of a scenario. */
  readonly id?: string;
  readonly rule: FaultRule;
  /** Delay before the fault takes effect. */
  readonly delayMs: number;
  /** Reverts the use of a fault that had no effect on the response. */
  release(): void;
}

interface Entry {
  readonly armed: ArmedFault;
  readonly chance: Chance;
}

/** Rules in insertion order. The first matching rule that is due and not used up applies to a request. */
export class FaultLayer {
  #entries: Entry[] = [];
  #count = 0;

  constructor(rules: readonly FaultRule[] = []) {
    for (const rule of rules) this.add(rule);
  }

  add(rule: FaultRule): ArmedFault {
    this.#count += 1;
    const armed = { id: `fault-${this.#count}`, rule, remaining: rule.times ?? 1, matched: 0, applied: 0 };
    this.#entries.push({ armed, chance: new Chance(rule) });
    return armed;
  }

  list(): readonly ArmedFault[] {
    return this.#entries.map(({ armed }) => armed);
  }

  /** Returns whether a fault with this id existed. */
  remove(id: string): boolean {
    const before = this.#entries.length;
    this.#entries = this.#entries.filter(({ armed }) => armed.id !== id);
    return this.#entries.length < before;
  }

  clear(): void {
    this.#entries = [];
  }

  /** Returns the fault that applies to this request and counts the use. */
  consume(request: RawRequest, operation: ContractOperation | undefined): DueFault | undefined {
    for (const { armed, chance } of this.#entries) {
      if (armed.remaining === 0 || !matches(armed.rule, request, operation)) continue;
      const number = armed.matched;
      armed.matched += 1;
      if (!chance.applies(number)) continue;
      use(armed, 1);
      const { id, rule } = armed;
      return { id, rule, delayMs: chance.delayMs(number), release: () => use(armed, -1) };
    }
    return undefined;
  }
}

function use(armed: ArmedFault, count: 1 | -1): void {
  armed.applied += count;
  if (armed.remaining !== 'always') armed.remaining -= count;
}

const readTokens = ({ headers }: RawRequest) => [
  headers.authorization?.replace(/^Bearer /i, ''),
  headers['access-token'],
];

function matches(rule: FaultRule, request: RawRequest, operation: ContractOperation | undefined): boolean {
  if (rule.operationId !== undefined && rule.operationId !== operation?.operationId) return false;
  if (rule.tag !== undefined && !operation?.tags.includes(rule.tag)) return false;
  if (rule.method !== undefined && rule.method.toUpperCase() !== request.method) return false;
  if (rule.token !== undefined && !readTokens(request).includes(rule.token)) return false;
  // Faults do not apply to CORS preflights unless the rule names the method.
  if (rule.method === undefined && isPreflight(request)) return false;
  return rule.path === undefined || pathPattern(rule.path).test(request.path);
}
