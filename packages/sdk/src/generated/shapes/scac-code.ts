// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `ScacCode` of the contract. */
export const scacCodeShape = {
  scacCode: 'text',
  carrierName: 'text',
  modes: ['text'],
} as const;
