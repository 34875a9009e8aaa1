// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `OrderStatusChange` of the contract. */
export const orderStatusChangeShape = {
  status: 'text',
  at: 'text',
  by: 'text',
  source: 'text',
  reason: 'text',
} as const;
