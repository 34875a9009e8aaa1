export type ClockMode = 'real' | 'fixed';

export interface ClockState {
  readonly mode: ClockMode;
  /** ISO instant. */
  readonly now: string;
}

/** Time zone of a warehouse without one (`openapi/portal/schemas/warehouse.yaml`). */
export const DEFAULT_TIME_ZONE = 'America/New_York';

/** The seeded data begin years before the clock, and the identity provider's contract has no negative timestamps. */
const FIRST_INSTANT = '1980-01-01T00:00:00.000Z';
/** The largest timestamp in the identity provider's contract, 9,999,999,999 seconds. */
const LAST_INSTANT = '2286-11-20T17:46:39.999Z';

/** Converts an ISO instant to the calendar date in an IANA time zone. */
export function dateAt(instant: string, timeZone: string): string {
  // The Swedish locale formats dates as ISO 8601.
  return new Date(instant).toLocaleDateString('sv', { timeZone });
}

/** Returns whether an IANA time zone with this name exists. */
export function isTimeZone(name: string): boolean {
  try {
    dateAt(FIRST_INSTANT, name);
    return true;
  } catch {
    return false;
  }
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

  /** Returns the calendar date in UTC, the base of relative seed dates. */
  today(): string {
    return this.nowIso().slice(0, 10);
  }

  state(): ClockState {
    return { mode: this.#mode, now: this.nowIso() };
  }

  /** @throws RangeError when the result is not an instant from 1980 to November 2286. */
  set({ now, mode, advanceMs = 0 }: { now?: string; mode?: ClockMode; advanceMs?: number }): ClockState {
    const targetMs = (now === undefined ? this.nowMs() : new Date(now).getTime()) + advanceMs;
    if (Number.isNaN(new Date(targetMs).getTime()))
      throw new RangeError(`Not an instant: ${now ?? `${advanceMs} ms from now`}`);
    if (targetMs < Date.parse(FIRST_INSTANT) || targetMs > Date.parse(LAST_INSTANT))
      throw new RangeError(`The clock accepts instants from ${FIRST_INSTANT} to ${LAST_INSTANT}`);
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
