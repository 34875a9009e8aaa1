/** Time that is left until something happens; it runs or stands still. */
export class Countdown {
  #leftMs: number;
  #startedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onElapsed: () => void;

  constructor(durationMs: number, onElapsed: () => void) {
    this.#leftMs = durationMs;
    this.#onElapsed = onElapsed;
  }

  run(): void {
    if (this.#timer !== undefined) return;
    this.#startedAt = Date.now();
    this.#timer = setTimeout(this.#onElapsed, Math.max(0, this.#leftMs));
  }

  hold(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#leftMs -= Date.now() - this.#startedAt;
  }
}

/**
 * The countdowns of what is in sight. All stand still together, also one that comes meanwhile.
 *
 * Not react-aria's timers: those start a toast that arrives under the pointer, and start it twice when the pointer
 * leaves, so that it goes while somebody reads it.
 */
export class Countdowns {
  readonly #inSight = new Set<Countdown>();
  #isHeld = false;

  /** Lets one run while it is in sight, as far as nothing holds them. Returns the way out. */
  add(countdown: Countdown): () => void {
    this.#inSight.add(countdown);
    if (!this.#isHeld) countdown.run();
    return () => {
      this.#inSight.delete(countdown);
      countdown.hold();
    };
  }

  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    for (const countdown of this.#inSight) {
      if (isHeld) countdown.hold();
      else countdown.run();
    }
  }
}
