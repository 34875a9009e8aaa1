const name = 'CodeMissingError';

/**
 * Creates the error for code that failed to load on demand: the user is offline, or a new release has removed the code.
 */
export const createCodeMissingError = (cause: unknown): Error =>
  Object.assign(new Error('portal-kit: code failed to load. Reload the page.', { cause }), { name });

/** The messages of Chromium, Firefox and Safari for a dynamic import that fails. */
const importFailure = /dynamically imported module|importing a module script failed/i;

/** Returns whether an error says that code failed to load. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === name || (error instanceof TypeError && importFailure.test(error.message)));
