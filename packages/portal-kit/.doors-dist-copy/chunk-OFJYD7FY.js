'use client';

// src/kernel/session/token-lock.ts
var lockWaitMs = 5e3;
function createTokenLock(locks = browserLocks()) {
  return async (name, task) => {
    let running;
    const run = (hadToWait2) => {
      running = task({ hadToWait: hadToWait2 });
      return running;
    };
    if (!locks) return run(false);
    let hadToWait = false;
    try {
      const atOnce = await locks.request(
        name,
        { ifAvailable: true },
        (lock) => lock ? run(false).then((result) => ({ result })) : null
      );
      if (atOnce) return atOnce.result;
      hadToWait = true;
      return await locks.request(name, { signal: AbortSignal.timeout(lockWaitMs) }, () => run(true));
    } catch (error) {
      if (running) throw error;
      return run(hadToWait);
    }
  };
}
function browserLocks() {
  return globalThis.navigator?.locks;
}

export {
  createTokenLock
};
