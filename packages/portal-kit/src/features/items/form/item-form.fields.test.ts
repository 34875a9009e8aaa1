import { afterEach, describe, expect, test, vi } from 'vitest';
import { isUnusualStrength, itemTypes } from '../../../domain/items/item-types';
import { validateFields } from '../../../forms/fields/fields';
import { formMessages } from '../../../forms/record/form.messages';
import { defineItemFields } from './item-form.fields';
import { emptyItem, type ItemFormValues } from './values/item-form.values';

const fields = defineItemFields({ locale: 'en-US' });

/** Returns the message for a field's value in an item that is otherwise empty. */
const message = <Name extends keyof ItemFormValues>(
  name: Name,
  value: ItemFormValues[Name],
  values: Partial<ItemFormValues> = {},
) => validateFields(fields, { ...emptyItem, ...values, [name]: value }, formMessages('en-US'))[name];

afterEach(() => {
  vi.useRealTimers();
});

describe('the fields of an item', () => {
  test.each<[Exclude<keyof ItemFormValues, 'warehouses'>, string[], Record<string, string>]>([
    [
      'sku',
      ['A', 'x'.repeat(20)],
      { '': 'Required Field', ' ': 'Required Field', ['x'.repeat(21)]: 'Max Length 20' },
    ],
    ['description', ['x'.repeat(60)], { '': 'Required Field', ['x'.repeat(61)]: 'Max Length 60' }],
    ['brand', ['x'.repeat(40)], { '': 'Required Field', ['x'.repeat(41)]: 'Max Length 40' }],
    ['type', ['M'], { '': 'Required Field' }],
    [
      'size',
      ['750', '1.75', '0.01', '99999.99'],
      {
        '': 'Required Field',
        '0': 'Numeric only with up to 2 decimal places, cannot be 0',
        '1.755': 'Numeric only with up to 2 decimal places, cannot be 0',
        '100000': '0.01 to 99,999.99',
      },
    ],
    ['sizeUom', ['ML'], { '': 'Required Field' }],
    [
      'bottlesPerCase',
      ['1', '12', '999'],
      {
        '': 'Required Field',
        '0': 'Numeric only, cannot be 0',
        '1.5': 'Numeric only, cannot be 0',
        '1000': '1 to 999',
      },
    ],
    ['itemStatus', ['ACTIVE'], { '': 'Required Field' }],
    [
      'upc',
      ['', '411000010003'],
      {
        '41100001000': 'UPC should be 12 digits',
        '41100001000a': 'Numeric only',
        '411000010004': 'UPC has a wrong check digit',
      },
    ],
    [
      'caseUpc',
      ['', '10411000010000'],
      { '411000010003': 'SCC-14 should be 14 digits', '10411000010001': 'SCC-14 has a wrong check digit' },
    ],
    ['colaNumber', ['', '12345678901234'], { '1': 'COLA should be 14 digits' }],
    [
      'nabcaCode',
      ['', '123456', '123-456789-01', '12345678901'],
      { '12345': 'NABCA code has a wrong format', '12a456': 'Numeric only with hyphens' },
    ],
    [
      'caseWeightLbs',
      ['', '0.01', '9999.99'],
      { '0': 'Numeric only with up to 2 decimal places, cannot be 0', '10000': '0.01 to 9,999.99' },
    ],
    ['casesPerLayer', ['', '1', '99'], { '0': 'Numeric only, cannot be 0', '100': '1 to 99' }],
    ['minStockCases', ['', '0', '99999'], { '1.5': 'Numeric only', '100000': '0 to 99,999' }],
    ['region', ['', 'x'.repeat(40)], { ['x'.repeat(41)]: 'Max Length 40' }],
    ['nmfcNumber', ['', 'x'.repeat(10)], { ['x'.repeat(11)]: 'Max Length 10' }],
  ])(
    'the field %s accepts valid values and rejects invalid ones with the specified message',
    (name, good, bad) => {
      for (const text of good) expect([text, message(name, text)]).toEqual([text, undefined]);
      for (const [text, expected] of Object.entries(bad))
        expect([text, message(name, text)]).toEqual([text, expected]);
    },
  );

  test('a vintage is a year not later than next year, or NV in upper or lower case', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 31, 23, 59) });
    for (const text of ['', '1900', '2027', 'NV', 'nv', ' nv '])
      expect(message('vintage', text)).toBeUndefined();
    expect(message('vintage', '1899')).toBe('1900 to 2027');
    expect(message('vintage', '2028')).toBe('1900 to 2027');
    expect(message('vintage', 'N.V.')).toBe('Numeric only');
  });

  test('a strength is required for every type except Non-Alcoholic, has one decimal and is at most 95', () => {
    for (const text of ['0', '0.4', '13.', '13.5', '95', '95.0'])
      expect(message('alcoholByVolume', text, { type: 'M' })).toBeUndefined();
    expect(message('alcoholByVolume', '', { type: 'M' })).toBe('Required Field');
    expect(message('alcoholByVolume', '', { type: '' })).toBe('Required Field');
    expect(message('alcoholByVolume', '', { type: 'N' })).toBeUndefined();
    expect(message('alcoholByVolume', '13.55', { type: 'M' })).toBe('Numeric only');
    expect(message('alcoholByVolume', '-1', { type: 'N' })).toBe('Numeric only');
    expect(message('alcoholByVolume', '95.1', { type: 'L' })).toBe('0 to 95');
  });
});

describe('unusual strength', () => {
  test.each([
    ['M', ['0', '16'], ['16.1', '40']],
    ['F', ['16.1', '21'], ['16', '21.1']],
    ['G', ['21.1', '24'], ['21', '24.1']],
    ['L', ['0.6', '40', '95'], ['0.5']],
    ['B', ['0.5', '15'], ['0.4', '15.1']],
    ['C', ['24'], ['24.1']],
    ['H', ['0.5', '8.5'], ['0.4', '8.6']],
    ['N', ['0', '0.4'], ['0.5', '12']],
    ['P', ['24'], ['24.1']],
    ['A', ['0.5', '20'], ['0.4', '20.1']],
    ['O', ['0', '95'], []],
    ['W', ['0', '95'], []],
  ])('type %s has the usual strengths %j and the unusual strengths %j', (type, usual, unusual) => {
    for (const abv of usual) expect([abv, isUnusualStrength(type, abv)]).toEqual([abv, false]);
    for (const abv of unusual) expect([abv, isUnusualStrength(type, abv)]).toEqual([abv, true]);
  });

  test('every item type has a test case for its usual strength', () => {
    expect(itemTypes.map(({ code }) => code).join('')).toBe('MFGLBCHNPAOW');
  });

  test('a strength without a number or a type is not unusual', () => {
    for (const [type, abv] of [
      ['M', ''],
      ['M', ' '],
      ['M', 'x'],
      ['', '40'],
      ['Z', '40'],
      ['constructor', '40'],
    ] as const) {
      expect([type, abv, isUnusualStrength(type, abv)]).toEqual([type, abv, false]);
    }
  });
});
