/** A timer that can be paused and keeps its remaining time. */
export class ToastTimer {
  #remainingMs: number;
  #startedAtMs = 0;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  readonly #onElapsed: () => void;

  constructor(durationMs: number, onElapsed: () => void) {
    this.#remainingMs = durationMs;
    this.#onElapsed = onElapsed;
  }

  start(): void {
    if (this.#timeout !== undefined) return;
    this.#startedAtMs = Date.now();
    this.#timeout = setTimeout(this.#onElapsed, Math.max(0, this.#remainingMs));
  }

  pause(): void {
    if (this.#timeout === undefined) return;
    clearTimeout(this.#timeout);
    this.#timeout = undefined;
    this.#remainingMs -= Date.now() - this.#startedAtMs;
  }
}

/**
 * The timers of the visible toasts, paused and resumed together.
 *
 * react-aria starts the timer of a toast that appears during a hover, and starts it again when the hover ends, so that
 * the toast closes too early.
 */
export class ToastTimers {
  readonly #visible = new Set<ToastTimer>();
  #isPaused = false;

  /** Starts a timer unless the timers are paused. Returns a function that pauses and removes the timer. */
  add(timer: ToastTimer): () => void {
    this.#visible.add(timer);
    if (!this.#isPaused) timer.start();
    return () => {
      this.#visible.delete(timer);
      timer.pause();
    };
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    for (const timer of this.#visible) {
      if (isPaused) timer.pause();
      else timer.start();
    }
  }
}
