// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `CasesAndBottles` of the contract. */
export const casesAndBottlesShape = {
  cases: 'number',
  bottles: 'number',
} as const;
