import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formMessages } from '../record/form.messages';
import { firstMessage, formRules, optional, withoutBlockedCharacters } from './rules';

const rules = formRules(formMessages('en-US'));

describe('form rules', () => {
  test.each([
    ['required', rules.required, ['a', ' a '], ['', '   '], 'Required Field'],
    ['numericOnly', rules.numericOnly, ['0', '007'], ['1.5', '-1', 'a'], 'Numeric only'],
    ['numericNotZero', rules.numericNotZero, ['1', '012'], ['0', '00', '1.5'], 'Numeric only, cannot be 0'],
    [
      'upToTwoDecimalsNotZero',
      rules.upToTwoDecimalsNotZero,
      ['750', '1.75', '0.5', '0.01', '1.'],
      ['0', '0.', '0.0', '0.00', '1.755', '.5', '1,5', '1..'],
      'Numeric only with up to 2 decimal places, cannot be 0',
    ],
    [
      'price',
      rules.price,
      ['1.00', '0.01'],
      ['1', '1.5', '0.00', '1.555'],
      'Numeric only with 2 decimal places',
    ],
    [
      'numericHyphens',
      rules.numericHyphens,
      ['07072-1234', '5'],
      ['0707A', '1 2'],
      'Numeric only with hyphens',
    ],
    [
      'phone',
      rules.phone,
      ['201-555-0142'],
      ['2015550142', '20-555-0142'],
      'Numeric only in the format XXX-XXX-XXXX',
    ],
    ['email', rules.email, ['a@b.example'], ['a@b', 'a b@c.de', '@b.c'], 'Email should have correct format'],
    [
      'digits',
      rules.digits('UPC', 12),
      ['411000010003'],
      ['41100001000', '41100001000a'],
      'UPC should be 12 digits',
    ],
    ['maxLength', rules.maxLength(3), ['abc', '🍷🍷🍷'], ['abcd'], 'Max Length 3'],
  ] as const)(
    'the rule %s accepts valid values and rejects invalid ones with its message',
    (_name, rule, good, bad, message) => {
      for (const text of good) expect([text, rule(text)]).toEqual([text, undefined]);
      for (const text of bad) expect([text, rule(text)]).toEqual([text, message]);
    },
  );

  test('firstMessage() returns the message of the first failing rule', () => {
    expect(firstMessage('', [rules.required, rules.numericNotZero])).toBe('Required Field');
    expect(firstMessage('0', [rules.required, rules.numericNotZero])).toBe('Numeric only, cannot be 0');
  });
  test('optional() accepts an empty text and applies the rules to any other text', () => {
    const rule = optional(rules.digits('UPC', 12));
    expect(rule('')).toBeUndefined();
    expect(rule('1')).toBe('UPC should be 12 digits');
  });
});

describe('withoutBlockedCharacters', () => {
  test('withoutBlockedCharacters() keeps accents, combining marks, signs and other scripts', () => {
    const text = 'Épernay Añejo Żubrówka 日本酒 + $5 = <b> e\u0301';
    expect(withoutBlockedCharacters(text)).toBe(text);
  });
  test('withoutBlockedCharacters() removes control characters, emoji, zero-width and bidi controls', () => {
    expect(withoutBlockedCharacters('a\u0000b\tc🍷d\u200be\u202ef')).toBe('abcdef');
  });
  test('withoutBlockedCharacters() is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = withoutBlockedCharacters(text);
        expect(withoutBlockedCharacters(once)).toBe(once);
      }),
    );
  });
});
