import { expect, test } from 'vitest';
import { resolveLocale } from './embed-locale';

test.each([
  ['fr-CA', 'fr-CA'],
  ['EN-us', 'en-US'],
  ['de_AT', 'de-AT'],
  ['', 'en-US'],
  [undefined, 'en-US'],
  ['x', 'en-US'],
  ['english, please', 'en-US'],
])('the language tag %o resolves to the locale %s', (tag, locale) => {
  expect(resolveLocale(tag)).toBe(locale);
});
