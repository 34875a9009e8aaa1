// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `TimeWindow` of the contract. */
export const timeWindowShape = {
  from: 'text',
  to: 'text',
} as const;
