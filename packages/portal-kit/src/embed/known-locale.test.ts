import { expect, test } from 'vitest';
import { knownLocale } from './known-locale';

test.each([
  ['fr-CA', 'fr-CA'],
  ['EN-us', 'en-US'],
  ['de_AT', 'de-AT'],
  ['', 'en-US'],
  [undefined, 'en-US'],
  ['x', 'en-US'],
  ['english, please', 'en-US'],
])('%o is %s', (tag, locale) => {
  expect(knownLocale(tag)).toBe(locale);
});
