const name = 'CodeMissingError';

/** Code that is loaded on demand failed to load: the user is offline, or a new release has removed the code. */
export const codeMissing = (cause: unknown): Error =>
  Object.assign(new Error('portal-kit: code failed to load. Reload the page.', { cause }), { name });

/** The messages of Chromium, Firefox and Safari for a dynamic import that fails. */
const importFailure = /dynamically imported module|importing a module script failed/i;

/** Whether an error says that code failed to load. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === name || (error instanceof TypeError && importFailure.test(error.message)));
