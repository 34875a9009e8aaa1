import { defineMessages } from 'portal-kit/portal';

/** Titles of forms with the name of the record. */
export const formTitleMessages = defineMessages('formTitle', () => ({
  edit: (name: string) => `Edit ${name}`,
  copy: (name: string) => `Copy of ${name}`,
}));
