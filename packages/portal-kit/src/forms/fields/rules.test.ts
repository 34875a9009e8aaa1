import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formMessages } from '../record/form.messages';
import { findFirstMessage, formRules, latestVintage, optional, removeBlockedCharacters } from './rules';

const rules = formRules(formMessages('en-US'));

describe('form rules', () => {
  test.each([
    ['required', rules.required, ['a', ' a '], ['', '   '], 'Required Field'],
    ['numericOnly', rules.numericOnly, ['0', '007'], ['', '1.5', '-1', 'a', '1a'], 'Numeric only'],
    [
      'price',
      rules.price,
      ['1.00', '0.01', '1234567.89', '10.00'],
      ['1', '1.5', '0.00', '1.555', '12345678.00', '-1.00', '1.00x', '00.00'],
      'Numeric only with 2 decimal places',
    ],
    [
      'numericHyphens',
      rules.numericHyphens,
      ['07072-1234', '5'],
      ['0707A', 'A07', '1 2'],
      'Numeric only with hyphens',
    ],
    [
      'phone',
      rules.phone,
      ['201-555-0142'],
      ['2015550142', '20-555-0142', '1201-555-0142', '201-555-01420'],
      'Numeric only in the format XXX-XXX-XXXX',
    ],
    [
      'email',
      rules.email,
      ['a@b.example', 'a.b@mail.b.example'],
      ['a@b', 'a b@c.de', '@b.c', 'a@@b.c', 'a@b.', 'a@b.c d'],
      'Email should have correct format',
    ],
    [
      'digits',
      rules.digits('UPC', 12),
      ['411000010003'],
      ['41100001000', '41100001000a', '4110000100031'],
      'UPC should be 12 digits',
    ],
    ['maxLength', rules.maxLength(3), ['abc', '🍷🍷🍷', ' abc '], ['abcd'], 'Max Length 3'],
    [
      'format',
      rules.format({ pattern: '^[A-Z]{2}$' }, 'State'),
      ['NJ', 'nj', ' NJ '],
      ['N', 'NJX'],
      'State has a wrong format',
    ],
    [
      'usZip',
      rules.usZip('Zip'),
      ['07072', '07072-1234'],
      ['0707', '07072-12', 'A0707'],
      'Zip should be 5 digits',
    ],
    [
      'canadianZip',
      rules.canadianZip,
      ['M5V 3L9', 'm5v3l9'],
      ['D5V 3L9', 'M5V-3L9', 'M5V 3L'],
      'Incorrect Canadian zip code format',
    ],
    [
      'checkDigit',
      rules.checkDigit('UPC'),
      ['411000010003', ' 411000010003 '],
      ['411000010004'],
      'UPC has a wrong check digit',
    ],
    ['range', rules.range({ minimum: 2, maximum: 1000 }), ['2', '1000'], ['1', '1001'], '2 to 1,000'],
  ] as const)(
    'the rule %s accepts valid values and rejects invalid ones with its message',
    (_name, rule, good, bad, message) => {
      for (const text of good) expect([text, rule(text)]).toEqual([text, undefined]);
      for (const text of bad) expect([text, rule(text)]).toEqual([text, message]);
    },
  );

  test('findFirstMessage() returns the message of the first failing rule', () => {
    expect(findFirstMessage('', [rules.required, rules.price])).toBe('Required Field');
    expect(findFirstMessage('0', [rules.required, rules.price])).toBe('Numeric only with 2 decimal places');
  });

  test('optional() accepts an empty text and applies the rules to any other text', () => {
    const rule = optional(rules.digits('UPC', 12));
    expect([rule(''), rule('  ')]).toEqual([undefined, undefined]);
    expect(rule('1')).toBe('UPC should be 12 digits');
  });
});

describe('withoutBlockedCharacters', () => {
  test('removeBlockedCharacters() keeps accents, combining marks, signs and other scripts', () => {
    const text = 'Épernay Añejo Żubrówka 日本酒 + $5 = <b> e\u0301';
    expect(removeBlockedCharacters(text)).toBe(text);
  });
  test('removeBlockedCharacters() removes control characters, emoji, zero-width and bidi controls', () => {
    expect(removeBlockedCharacters('a\u0000b\tc🍷d\u200be\u202ef')).toBe('abcdef');
  });
  test('removeBlockedCharacters() is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = removeBlockedCharacters(text);
        expect(removeBlockedCharacters(once)).toBe(once);
      }),
    );
  });
});

describe('values of a request', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the latest vintage is next year', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 1) });
    expect(latestVintage()).toBe(2027);
  });
});
