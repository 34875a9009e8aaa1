import { afterEach, expect, test, vi } from 'vitest';
import { countryOptions, tradeCountries } from './countries';

afterEach(() => {
  vi.restoreAllMocks();
});

test('countryOptions reads all country names from one table of the locale', () => {
  const tables = vi.spyOn(Intl, 'DisplayNames');
  const countries = countryOptions('en-NZ');
  expect(countries).toHaveLength(tradeCountries.length);
  expect(countries).toContainEqual({ id: '250', label: 'France', detail: '250' });
  expect(tables).toHaveBeenCalledOnce();
});

test('countryOptions sorts countries by their names in the locale', () => {
  const names = (locale: string) => countryOptions(locale, ['840', '124']).map(({ label }) => label);
  expect(names('en-US').slice(0, 3)).toEqual(['Argentina', 'Australia', 'Austria']);
  expect(names('de-DE').slice(0, 2)).toEqual(['Argentinien', 'Australien']);
  expect(names('en-US')).not.toContain('Canada');
});
