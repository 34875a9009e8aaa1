import { Random } from '../sandbox/random.ts';
import { type FaultRule, type Latency, LONGEST_DELAY_MS } from './fault-rule.ts';

/** Separates the numbers of one request. */
const STREAMS = { rate: 1, latency: 2 } as const;

/** Decides by the seed and the number of the matching request, so that runs are repeatable. */
export class Chance {
  readonly #rule: FaultRule;
  readonly #seed: number;

  constructor(rule: FaultRule) {
    this.#rule = rule;
    this.#seed = rule.seed ?? hashText(JSON.stringify(rule));
  }

  /** Returns whether the fault applies to a matching request. The first request has the number 0. */
  applies(request: number): boolean {
    const { rate = 1, flap } = this.#rule;
    if (flap && request % (flap.apply + flap.skip) >= flap.apply) return false;
    return rate === 1 || this.#draw(request, STREAMS.rate) < rate;
  }

  /** Returns a request's delay before the fault takes effect. */
  delayMs(request: number): number {
    const { delayMs = 0, latency } = this.#rule;
    const varying = latency ? latencyAt(latency, this.#draw(request, STREAMS.latency)) : 0;
    return Math.min(delayMs + varying, LONGEST_DELAY_MS);
  }

  #draw(request: number, stream: number): number {
    const mixed = Math.imul(request + 1, 0x9e3779b1) ^ Math.imul(stream, 0x85ebca6b);
    return new Random(Math.imul(this.#seed ^ mixed, 0xc2b2ae35) ^ mixed).next();
  }
}

/** Computes the FNV-1a hash of a text. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Returns the delay at a quantile from 0 to 1, by linear interpolation between the percentiles. */
export function latencyAt({ p50, p95, p99 }: Latency, quantile: number): number {
  const points = [
    [0, p50 / 2],
    [0.5, p50],
    [0.95, p95],
    [0.99, p99],
    [1, p99 * 1.5],
  ] as const;
  const above = points.findIndex(([at]) => at > quantile);
  const next = above === -1 ? points.length - 1 : Math.max(1, above);
  const [fromAt, from] = points[next - 1] ?? points[0];
  const [toAt, to] = points[next] ?? points[4];
  return Math.round(from + ((to - from) * (quantile - fromAt)) / (toAt - fromAt));
}
