// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `Address` of the contract. */
export const addressShape = {
  countryCode: 'text',
  isoCountryCode: 'text',
  name: 'text',
  address1: 'text',
  address2: 'text',
  address3: 'text',
  city: 'text',
  stateCode: 'text',
  zip: 'text',
} as const;
