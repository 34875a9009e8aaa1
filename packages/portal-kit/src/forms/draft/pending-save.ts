/** Key of a form's first pending save in the draft store. `form` is the key of the form's draft. */
export const pendingSaveKey = (form: string): string => `pending/${form}`;
