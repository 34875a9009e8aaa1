/** The code of the warnings for developers. */
export type DevelopmentCode = typeof import('./development');

/**
 * Loads the code of the warnings for developers if the warnings are on, and passes it to `run`. `hasConsoleWarnings` is the
 * input of the host. By default, warnings are on in a development build. Bundlers replace `process.env.NODE_ENV`. If the code
 * fails to load, the page logs nothing.
 */
export function inDevelopment(
  hasConsoleWarnings: boolean | undefined,
  run: (code: DevelopmentCode) => void,
): void {
  if (hasConsoleWarnings ?? process.env.NODE_ENV !== 'production')
    import('./development').then(run).catch(() => {});
}
