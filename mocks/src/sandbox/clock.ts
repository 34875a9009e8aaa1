export type ClockMode = 'real' | 'fixed';

export interface ClockState {
  readonly mode: ClockMode;
  /** ISO instant. */
  readonly now: string;
}

/** Of a warehouse that names none (`openapi/portal/schemas/warehouse.yaml`). */
export const DEFAULT_TIME_ZONE = 'America/New_York';

/** The calendar date of an ISO instant in a time zone (IANA): what is today at a warehouse. */
export function dateAt(instant: string, timeZone: string): string {
  // Swedes write dates as ISO 8601 does.
  return new Date(instant).toLocaleDateString('sv', { timeZone });
}

/** The sandbox's only source of time. Fixed: stands still until told. Real: runs at real speed from whatever instant it was set to. */
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

  /** Calendar date, UTC: the day that relative seed dates count from. */
  today(): string {
    return this.nowIso().slice(0, 10);
  }

  state(): ClockState {
    return { mode: this.#mode, now: this.nowIso() };
  }

  /** @throws RangeError when `now` is not an instant, or where `advanceMs` leads is none. */
  set({ now, mode, advanceMs = 0 }: { now?: string; mode?: ClockMode; advanceMs?: number }): ClockState {
    const targetMs = (now === undefined ? this.nowMs() : new Date(now).getTime()) + advanceMs;
    if (Number.isNaN(new Date(targetMs).getTime()))
      throw new RangeError(`Not an instant: ${now ?? `${advanceMs} ms from now`}`);
    this.#mode = mode ?? this.#mode;
    this.#fixedMs = targetMs;
    this.#offsetMs = targetMs - Date.now();
    return this.state();
  }

  /** Back to the machine's own time. */
  release(): ClockState {
    this.#mode = 'real';
    this.#offsetMs = 0;
    return this.state();
  }
}
