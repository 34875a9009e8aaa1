// The code of the warnings for developers. It imports no code of the widgets, because a bundler would move the imported code
// into an additional file that every page loads.
export { checkInputs } from './check-inputs';
export { checkNames } from './check-names';
export { checkToken } from './check-token';
export { logFailure } from './log-failure';
export { watchElement } from './watch-element';
