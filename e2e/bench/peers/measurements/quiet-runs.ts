import { busyShare, maxBusyShare, quietMachine } from './quiet-machine.ts';

/** Longest wait for a quiet machine before a run. */
const maxWaitMs = 20_000;
const maxTries = 3;

/**
 * Runs measurements while the machine is quiet. Repeats a run when other work took time of the processor just before or
 * after it, and a run that failed, up to three tries.
 */
export class QuietRuns {
  readonly #startedAt = performance.now();
  readonly #budgetMs: number;
  #quiet = 0;
  #disturbed = 0;

  /** After `budgetMs`, runs neither wait for a quiet machine nor repeat. */
  constructor(budgetMs: number) {
    this.#budgetMs = budgetMs;
  }

  async measure<T>(run: () => Promise<T>): Promise<{ readonly values: T; readonly isQuiet: boolean }> {
    for (let tries = 1; ; tries += 1) {
      const isLate = performance.now() - this.#startedAt > this.#budgetMs;
      const wasQuiet = await quietMachine(isLate ? 0 : maxWaitMs);
      const values = await run().catch((error: unknown) => {
        if (tries === maxTries) throw error;
        console.error(
          `bench: a run failed and is repeated: ${error instanceof Error ? error.message : error}`,
        );
      });
      const isQuiet = wasQuiet && (await busyShare()) <= maxBusyShare;
      if (values === undefined || !(isQuiet || isLate || tries === maxTries)) continue;
      if (isQuiet) this.#quiet += 1;
      else this.#disturbed += 1;
      return { values, isQuiet };
    }
  }

  summary(): string {
    return `${this.#quiet} quiet runs, ${this.#disturbed} runs disturbed by other work on this machine`;
  }
}
