// The code of the development warnings. It imports no code of the widgets, because a bundler would move such code into one
// more file of every page.
export { checkInputs } from './check-inputs';
export { checkNames } from './check-names';
export { checkToken } from './check-token';
export { logFailure } from './log-failure';
export { watchElement } from './watch-element';
