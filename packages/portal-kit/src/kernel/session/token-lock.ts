/** Runs a task while no other tab of this origin runs one under the same name. */
export type TokenLock = <Result>(
  name: string,
  task: (hold: { hadToWait: boolean }) => Promise<Result>,
) => Promise<Result>;

/** Longest wait for another tab, which may be frozen while it holds the lock. Milliseconds. */
const lockWaitMs = 5_000;

/**
 * A lock between tabs, by the browser's Web Locks. Where they are missing or fail, or when the other tab does not let
 * go in time, the task runs all the same: two tabs asking at once cost one request more, a tab that waits for ever a
 * user's work.
 */
export function createTokenLock(locks: LockManager | undefined = browserLocks()): TokenLock {
  return async (name, task) => {
    let running: ReturnType<typeof task> | undefined;
    const run = (hadToWait: boolean) => {
      running = task({ hadToWait });
      return running;
    };
    if (!locks) return run(false);
    let hadToWait = false;
    try {
      const atOnce = await locks.request(name, { ifAvailable: true }, (lock) =>
        lock ? run(false).then((result) => ({ result })) : null,
      );
      if (atOnce) return atOnce.result;
      hadToWait = true;
      return await locks.request(name, { signal: AbortSignal.timeout(lockWaitMs) }, () => run(true));
    } catch (error) {
      // The task's own failure is its caller's; a lock's is ours.
      if (running) throw error;
      return run(hadToWait);
    }
  };
}

/** Absent on plain-http origins, and forbidden in some embedded pages. */
function browserLocks(): LockManager | undefined {
  return globalThis.navigator?.locks;
}
