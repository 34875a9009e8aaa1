// The warnings for developers. Pages load them only in development, or with `hasConsoleWarnings`.
export { checkInputs } from './check-inputs';
export { checkNames } from './check-names';
export { checkToken } from './check-token';
export { logFailure } from './log-failure';
export { watchElement } from './watch-element';
