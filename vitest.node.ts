/**
 * The files of a project share a Node process and its installed packages, which halves the time of their tests. Each
 * file has its own instances of the project's modules.
 */
export const sharedProcess = { isolate: false, restoreMocks: true, unstubGlobals: true };
