// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `OrderTotals` of the contract. */
export const orderTotalsShape = {
  cases: 'number',
  bottles: 'number',
  units: 'number',
  weightLbs: 'number',
  value: 'number',
} as const;
