/**
 * Options for test files that share a Node process and its installed packages. A shared process halves the run time.
 * Vitest still loads the project's own modules again for each test file.
 */
export const sharedProcess = { isolate: false, restoreMocks: true, unstubGlobals: true };
