import { type Fields, invalidFields } from '../src/forms/fields/fields';
import { formMessages } from '../src/forms/record/form.messages';

/** Returns the messages of a form's invalid fields, by path. */
export const messagesOf = <Values extends object>(fields: Fields<Values>, values: Values) =>
  invalidFields(fields, values, formMessages('en-US'));

/** Fields of a form that validates nothing. */
export const noFields = { current: {} };
