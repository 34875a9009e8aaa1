/** The code of the development warnings. */
export type DevelopmentCode = typeof import('./development');

/**
 * Runs a function with the code of the development warnings, if they are on. `hasConsoleWarnings` is the input of the host.
 * Default: on in a development build. Bundlers replace `process.env.NODE_ENV`. If the code fails to load, nothing is logged.
 */
export function inDevelopment(
  hasConsoleWarnings: boolean | undefined,
  run: (code: DevelopmentCode) => void,
): void {
  if (hasConsoleWarnings ?? process.env.NODE_ENV !== 'production')
    import('./development').then(run).catch(() => {});
}
