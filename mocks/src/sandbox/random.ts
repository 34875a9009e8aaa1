/** Deterministic random numbers for the seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Draws a number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Draws a whole number, both bounds inclusive. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** @throws RangeError on an empty list. */
  pick<T>(options: readonly T[]): T {
    const picked = options[this.between(0, options.length - 1)];
    if (picked === undefined) throw new RangeError('Nothing to pick from');
    return picked;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}
