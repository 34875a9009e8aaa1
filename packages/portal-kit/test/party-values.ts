import fc from 'fast-check';
import { type AddressValues, emptyAddress } from '../src/domain/addresses/address.values';

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));

/** Generates a valid text for a field: not blank, possibly with surrounding spaces. */
export const typedText = (maxLength: number) =>
  fc
    .stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ0-9&.' -]+$/)
    .map((text) => ` ${text.trim().slice(0, maxLength).trim() || 'x'} `);
export const optionalText = (maxLength: number) => fc.oneof(fc.constant(''), typedText(maxLength));
export const phones = fc.tuple(digits(3), digits(3), digits(4)).map((parts) => parts.join('-'));
export const emails = fc.constantFrom('', 'Dock@Quay.example');
export const permits = fc.constantFrom('', 'nj-w-20417', 'BWC-CA-5177', 'DSP-IL-1');
export const ids = fc.stringMatching(/^[A-Za-z0-9-]{2,20}$/);

const lines = fc.record({
  name: optionalText(50),
  address1: typedText(50),
  address2: optionalText(50),
  address3: optionalText(50),
  city: typedText(30),
});
const places = fc.oneof(
  fc.record({
    countryCode: fc.constant('USA'),
    isoCountryCode: fc.constant('840'),
    stateCode: fc.constantFrom('NJ', 'PR'),
    zip: digits(5),
  }),
  fc.record({
    countryCode: fc.constant('CAN'),
    isoCountryCode: fc.constant('124'),
    stateCode: fc.constantFrom('ON', 'QC'),
    zip: fc.constantFrom('h7s1z6', 'L5T 2N7'),
  }),
  fc.record({
    countryCode: fc.constant('INT'),
    isoCountryCode: fc.constantFrom('250', '036'),
    stateCode: fc.constant(''),
    zip: optionalText(15),
  }),
);

/** Valid addresses as form values. */
export const typedAddresses: fc.Arbitrary<AddressValues> = fc
  .tuple(lines, places)
  .map(([line, place]) => ({ ...emptyAddress, ...line, ...place }));
