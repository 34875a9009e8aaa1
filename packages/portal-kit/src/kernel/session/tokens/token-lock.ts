/** Runs a task while no other tab of this origin runs a task with the same name. */
export type TokenLock = <Result>(
  name: string,
  task: (hold: { hadToWait: boolean }) => Promise<Result>,
  options?: {
    /** Longest wait for another tab in milliseconds, because a frozen tab may hold the lock. Default 5,000. */
    waitMs?: number;
  },
) => Promise<Result>;

const defaultWaitMs = 5_000;

/**
 * Creates a lock between tabs, based on the browser's Web Locks. The task runs without a lock when Web Locks are
 * missing or fail, or when another tab doesn't release the lock in time: a duplicate request is better than a blocked
 * tab.
 */
export function createTokenLock(locks: LockManager | undefined = browserLocks()): TokenLock {
  return async (name, task, { waitMs = defaultWaitMs } = {}) => {
    let running: ReturnType<typeof task> | undefined;
    const run = (hadToWait: boolean) => {
      running = task({ hadToWait });
      return running;
    };
    if (!locks) return run(false);
    let hadToWait = false;
    try {
      const immediate = await locks.request(name, { ifAvailable: true }, (lock) =>
        lock ? run(false).then((result) => ({ result })) : null,
      );
      if (immediate) return immediate.result;
      hadToWait = true;
      return await locks.request(name, { signal: AbortSignal.timeout(waitMs) }, () => run(true));
    } catch (error) {
      // The caller receives errors of the task. After an error of the lock, the task runs without a lock.
      if (running) throw error;
      return run(hadToWait);
    }
  };
}

/** Returns the browser's Web Locks, which are missing on insecure origins and forbidden in some embedded pages. */
function browserLocks(): LockManager | undefined {
  return globalThis.navigator?.locks;
}
