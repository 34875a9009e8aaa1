// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `CustomerAddress` of the contract. */
export const customerAddressShape = {
  addressId: 'text',
  addressType: 'text',
  countryCode: 'text',
  isoCountryCode: 'text',
  name: 'text',
  address1: 'text',
  address2: 'text',
  address3: 'text',
  city: 'text',
  stateCode: 'text',
  zip: 'text',
  phone: 'text',
  email: 'text',
  isDefault: 'boolean',
} as const;
