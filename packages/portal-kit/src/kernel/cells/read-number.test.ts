import { describe, expect, test } from 'vitest';
import { type NumberReading, readNumber } from './read-number';

const ambiguous: NumberReading = { isAmbiguous: true };
const number = (text: string): NumberReading => ({ number: text });

describe('readNumber()', () => {
  test.each<[string, string, NumberReading]>([
    ['12', ',', number('12')],
    ['1,000', ',', number('1000')],
    ['1.000', ',', ambiguous],
    ['12.000', ',', ambiguous],
    ['1.000', '.', number('1000')],
    ['12.000', '.', number('12000')],
    ['1,000', '.', ambiguous],
    ['1.000', '\u202f', ambiguous],
    ['1.000.000', ',', number('1000000')],
    ['1 000', ',', number('1000')],
    ['1\u202f000', '.', number('1000')],
    ["1'000", ',', number('1000')],
    ['1.000,00', ',', number('1000')],
    ['12.0', ',', number('12')],
    ['12,00', '.', number('12')],
    ['12.5', ',', number('12.5')],
    ['0.125', ',', number('0.125')],
    ['1.1250', '.', number('1.1250')],
    ['10,00,000', ',', undefined],
    ['12 cases', ',', undefined],
    ['-5', ',', undefined],
    ['40%', ',', undefined],
    ['', ',', undefined],
  ])('reads the whole number %j in a region that groups with %j', (text, groupSign, expected) => {
    expect(readNumber(text, { isWhole: true, groupSign })).toEqual(expected);
  });

  test.each<[string, string, NumberReading]>([
    ['12,5', ',', number('12.5')],
    ['12,50', '.', number('12.50')],
    ['1.250', '.', number('1250')],
    ['1.250', ',', number('1.250')],
    ['1,250', '.', number('1.250')],
    ['1,250', ',', number('1250')],
    ['1.234,50', ',', number('1234.50')],
    ['1,234.50', '.', number('1234.50')],
    ['40.0%', ',', undefined],
    ['$12.50', ',', undefined],
    ['.75', ',', number('0.75')],
    ['1.2.3', ',', undefined],
    ['n/a', ',', undefined],
  ])('reads the decimal number %j in a region that groups with %j', (text, groupSign, expected) => {
    expect(readNumber(text, { isWhole: false, groupSign })).toEqual(expected);
  });

  test.each<[string, 'currency' | 'percent', NumberReading]>([
    ['$ 12.50', 'currency', number('12.50')],
    ['12,50 €', 'currency', number('12.50')],
    ['12%', 'currency', undefined],
    ['40.0%', 'percent', number('40.0')],
  ])('reads %j with the unit %s', (text, unit, expected) => {
    expect(readNumber(text, { isWhole: false, groupSign: ',', unit })).toEqual(expected);
  });
});
