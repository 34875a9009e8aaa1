// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `ValidationError` of the contract. */
export const validationErrorShape = {
  fieldPath: 'text',
  message: 'text',
} as const;
