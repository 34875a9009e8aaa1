// Loads on demand: the widgets and the sandbox.
export { mount } from 'portal-kit/elements';
export { createLiveSandbox, type LiveSandbox } from '../sandbox/live-sandbox';
