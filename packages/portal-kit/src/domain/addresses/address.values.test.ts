import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyAddress, toAddress, toAddressValues } from './address.values';

const typed = {
  ...emptyAddress,
  address1: ' 12 Half Acre Rd ',
  city: 'Cranbury ',
  stateCode: 'NJ',
  zip: '08512',
};

test("toAddress converts typed values to the contract's address and empty values to null", () => {
  expect(toAddress(typed)).toEqual({
    countryCode: 'USA',
    isoCountryCode: '840',
    name: null,
    address1: '12 Half Acre Rd',
    address2: null,
    address3: null,
    city: 'Cranbury',
    stateCode: 'NJ',
    zip: '08512',
  });
});

test.each(['l5t2n7', 'L5T 2N7', ' l5t 2N7 '])(
  'toAddress stores a Canadian zip typed as “%s” as L5T 2N7',
  (zip) => {
    expect(toAddress({ ...typed, countryCode: 'CAN', isoCountryCode: '124', stateCode: 'ON', zip }).zip).toBe(
      'L5T 2N7',
    );
  },
);

test('toAddressValues reads back an address that toAddress wrote', () => {
  const text = fc.string({ maxLength: 15 }).map((one) => one.trim());
  const address = fc.record({
    countryCode: fc.constantFrom('USA', 'INT'),
    isoCountryCode: fc.constantFrom('840', '036'),
    name: text,
    address1: text,
    address2: text,
    address3: text,
    city: text,
    stateCode: text,
    zip: text,
  });
  fc.assert(
    fc.property(address, (values) => {
      expect(toAddressValues(toAddress(values))).toEqual(values);
    }),
  );
});

test('toAddressValues leaves missing fields empty and keeps the country', () => {
  expect(toAddressValues(null)).toEqual(emptyAddress);
  expect(toAddressValues({ countryCode: 'CAN', city: 'Laval', name: null })).toEqual({
    ...emptyAddress,
    countryCode: 'CAN',
    isoCountryCode: '124',
    city: 'Laval',
  });
});
