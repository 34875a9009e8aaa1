import { statesByCountry } from '@portal-kit/sdk/bounds';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFieldMessages } from '../../../test/fields';
import { defineAddressFields } from './address.rules';
import { emptyAddress, toAddress } from './address.values';

const fields = defineAddressFields({ locale: 'en-US' });
const message = (name: 'zip' | 'stateCode', value: string, countryCode: string) =>
  getFieldMessages(fields, { ...emptyAddress, countryCode, [name]: value })[name];
const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const letters = 'ABCEGHJKLMNPRSTVWXYZ';
const canadian = fc
  .tuple(
    fc.constantFrom(...'ABCEGHJKLMNPRSTVXY'),
    digits(1),
    fc.constantFrom(...letters),
    fc.constantFrom('', ' '),
    digits(1),
    fc.constantFrom(...letters),
    digits(1),
  )
  .map((parts) => parts.join(''));

describe('the zip rule for the USA', () => {
  test('the zip rule for the USA accepts five digits, with or without a hyphen and four digits', () => {
    fc.assert(
      fc.property(digits(5), digits(4), (five, four) => {
        expect(message('zip', five, 'USA')).toBeUndefined();
        expect(message('zip', ` ${five}-${four} `, 'USA')).toBeUndefined();
      }),
    );
  });

  test('the zip rule for the USA rejects other lengths', () => {
    const other = fc.stringMatching(/^[\d-]{1,12}$/).filter((zip) => !/^\d{5}(-\d{4})?$/.test(zip));
    fc.assert(
      fc.property(other, (zip) => {
        expect(message('zip', zip, 'USA')).toBe('Zip should be 5 digits');
      }),
    );
  });

  test('the zip rule for the USA reports characters other than digits and hyphens before the length', () => {
    const wrong = fc.string({ minLength: 1 }).filter((zip) => zip.trim() !== '' && /[^\d-]/.test(zip.trim()));
    fc.assert(
      fc.property(wrong, (zip) => {
        expect(message('zip', zip, 'USA')).toBe('Numeric only with hyphens');
      }),
    );
  });
});

describe('the zip rule for Canada', () => {
  test('the zip rule for Canada accepts upper and lower case with and without a space, and stores one spelling', () => {
    fc.assert(
      fc.property(canadian, fc.boolean(), (zip, isLower) => {
        const typed = isLower ? zip.toLowerCase() : zip;
        expect(message('zip', typed, 'CAN')).toBeUndefined();
        const stored = toAddress({ ...emptyAddress, countryCode: 'CAN', zip: typed }).zip ?? '';
        expect(stored).toMatch(/^[A-Z]\d[A-Z] \d[A-Z]\d$/);
        expect(stored.replace(' ', '')).toBe(zip.replace(' ', ''));
      }),
    );
  });

  test.each(['L5T', 'D5T 2N7', 'L5O 2N7', 'L5T  2N7', 'L5T-2N7', '08512'])(
    'the zip rule for Canada rejects “%s”',
    (zip) => {
      expect(message('zip', zip, 'CAN')).toBe('Incorrect Canadian zip code format');
    },
  );
});

test('for other countries a zip is optional and has at most 15 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (zip) => {
      const isLong = [...zip.trim()].length > 15;
      expect(message('zip', zip, 'INT')).toBe(isLong ? 'Max Length 15' : undefined);
    }),
  );
});

test.each(['USA', 'CAN'])(
  'state and zip are required for %s and optional for other countries',
  (countryCode) => {
    expect([message('stateCode', '', countryCode), message('zip', ' ', countryCode)]).toEqual([
      'Required Field',
      'Required Field',
    ]);
    expect([message('stateCode', '', 'INT'), message('zip', '', 'INT')]).toEqual([undefined, undefined]);
  },
);

test('the name is required when the fields are defined with a required name', () => {
  const nameMessage = (isNameRequired: boolean, name: string) =>
    getFieldMessages(defineAddressFields({ locale: 'en-US' }, { isNameRequired }), { ...emptyAddress, name })
      .name;
  expect([nameMessage(true, ''), nameMessage(false, ''), nameMessage(false, 'x'.repeat(51))]).toEqual([
    'Required Field',
    undefined,
    'Max Length 50',
  ]);
});

test('the contract names 56 states and territories of the USA and 13 provinces of Canada', () => {
  const codes = Object.values(statesByCountry).map((states) => Object.keys(states));
  expect(codes.map((states) => states.length)).toEqual([56, 13]);
  expect(codes.flat().every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});
