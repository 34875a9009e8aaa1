/** The code of the development mode. */
export type DevelopmentCode = typeof import('./development');

/**
 * Runs a function with the code of the development mode, if the mode is on. `hasConsoleWarnings` is the input of the host.
 * Without it, the mode is on in a development build: bundlers replace `process.env.NODE_ENV`, and pages without a bundler
 * have no `process`. If the code fails to load, nothing is logged.
 */
export function inDevelopment(
  hasConsoleWarnings: boolean | undefined,
  run: (code: DevelopmentCode) => void,
): void {
  if (hasConsoleWarnings ?? (typeof process === 'undefined' ? false : process.env.NODE_ENV !== 'production'))
    import('./development').then(run).catch(() => {});
}
