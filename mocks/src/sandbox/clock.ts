export type ClockMode = 'real' | 'fixed';

export interface ClockState {
  readonly mode: ClockMode;
  /** ISO instant. */
  readonly now: string;
}

/** Time zone of a warehouse without one (`openapi/portal/schemas/warehouse.yaml`). */
export const DEFAULT_TIME_ZONE = 'America/New_York';

/** Calendar date of an ISO instant in an IANA time zone. */
export function dateAt(instant: string, timeZone: string): string {
  // The Swedish locale formats dates as ISO 8601.
  return new Date(instant).toLocaleDateString('sv', { timeZone });
}

/**
 * The sandbox's only source of time. A fixed clock stands still until it is set; a real clock runs from the instant it
 * was set to.
 */
export class Clock {
  #mode: ClockMode = 'real';
  #offsetMs = 0;
  #fixedMs = 0;

  constructor(fixedNow?: string) {
    if (fixedNow) this.set({ now: fixedNow, mode: 'fixed' });
  }

  nowMs(): number {
    return this.#mode === 'fixed' ? this.#fixedMs : Date.now() + this.#offsetMs;
  }

  nowDate(): Date {
    return new Date(this.nowMs());
  }

  nowIso(): string {
    return this.nowDate().toISOString();
  }

  /** Calendar date in UTC, the base of relative seed dates. */
  today(): string {
    return this.nowIso().slice(0, 10);
  }

  state(): ClockState {
    return { mode: this.#mode, now: this.nowIso() };
  }

  /** @throws RangeError when `now` is not an instant, or `advanceMs` exceeds the valid range. */
  set({ now, mode, advanceMs = 0 }: { now?: string; mode?: ClockMode; advanceMs?: number }): ClockState {
    const targetMs = (now === undefined ? this.nowMs() : new Date(now).getTime()) + advanceMs;
    if (Number.isNaN(new Date(targetMs).getTime()))
      throw new RangeError(`Not an instant: ${now ?? `${advanceMs} ms from now`}`);
    this.#mode = mode ?? this.#mode;
    this.#fixedMs = targetMs;
    this.#offsetMs = targetMs - Date.now();
    return this.state();
  }

  /** Resets the clock to the system time. */
  release(): ClockState {
    this.#mode = 'real';
    this.#offsetMs = 0;
    return this.state();
  }
}
