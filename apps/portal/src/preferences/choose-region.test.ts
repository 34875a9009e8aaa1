import { expect, test } from 'vitest';
import { resolvePortalLocale } from './choose-region';

test.each([
  [undefined, ['nl-NL', 'es-MX', 'en-GB'], 'es-MX'],
  [undefined, ['nl-NL'], 'en-US'],
  [undefined, ['fr-FR'], 'fr-FR'],
  ['de', ['en-US', 'de-AT'], 'de-AT'],
  ['de', ['en-US'], 'de'],
  ['fr-CA', ['fr-BE'], 'fr-BE'],
  ['xx', ['en-GB'], 'en-GB'],
])(
  'resolvePortalLocale() returns for the choice %s in a browser with %j the locale %s',
  (language, locales, locale) => {
    expect(resolvePortalLocale(language, locales)).toBe(locale);
  },
);
