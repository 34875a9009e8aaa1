// Generated from openapi/ by `npm run generate`. Do not edit.

import { validationErrorShape } from './validation-error';

/** Types of the values in `OrderFailure` of the contract. */
export const orderFailureShape = {
  code: 'text',
  message: 'text',
  messageLanguage: 'text',
  at: 'text',
  validationErrors: [validationErrorShape],
} as const;
