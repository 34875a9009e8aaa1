/**
 * Runs all steps in order. An error in one step, for example from a callback of the host, is reported to the page and
 * does not stop the next step.
 */
export function runSteps(...steps: readonly (() => void)[]): void {
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      reportError(error);
    }
  }
}
