import { type Fields, validateFields } from '../src/forms/fields/fields';
import { formMessages } from '../src/forms/record/form.messages';

/** Returns the messages of a form's invalid fields, by path. */
export const getFieldMessages = <Values extends object>(fields: Fields<Values>, values: Values) =>
  validateFields(fields, values, formMessages('en-US'));

/** Fields of a form that validates nothing. */
export const noFields = { current: {} };
