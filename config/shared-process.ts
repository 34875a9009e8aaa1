/**
 * Options for test files that share a Node process. A shared process halves the run time. An imported module can be
 * evaluated once for several test files, so it must not call `afterEach` at its top level: use `onTestFinished`.
 */
export const sharedProcess = { isolate: false, restoreMocks: true, unstubGlobals: true };
