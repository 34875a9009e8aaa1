import { iso31661 } from 'iso-3166';
import { afterEach, expect, test, vi } from 'vitest';
import { countries, countryName, countryOptions } from './countries';

afterEach(() => {
  vi.restoreAllMocks();
});

test('countries contains every country of ISO 3166-1 with its numeric code', () => {
  expect(iso31661.length).toBeGreaterThan(240);
  expect([...countries].sort()).toEqual(iso31661.map(({ numeric, alpha2 }) => [numeric, alpha2]).sort());
});

test('countryName names every country and shows an unknown code as it is', () => {
  for (const [numeric, alpha] of countries) {
    expect(countryName(numeric, 'en-US'), alpha).toMatch(/\p{L}{3}/u);
  }
  expect(countryName('004', 'de-DE')).toBe('Afghanistan');
  expect(countryName('999', 'en-US')).toBe('999');
  expect(countryName('', 'en-US')).toBe('');
});

test('countryOptions reads all country names from one table of the locale', () => {
  const tables = vi.spyOn(Intl, 'DisplayNames');
  const options = countryOptions('en-NZ');
  expect(options).toHaveLength(countries.size);
  expect(options).toContainEqual({ id: '250', label: 'France', detail: 'FR' });
  expect(tables).toHaveBeenCalledOnce();
});

test('countryOptions sorts countries by their names in the locale', () => {
  const names = (locale: string) => countryOptions(locale, ['840', '124']).map(({ label }) => label);
  expect(names('en-US').slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
  expect(names('de-DE').slice(0, 2)).toEqual(['Afghanistan', 'Ägypten']);
  expect(names('en-US')).not.toContain('Canada');
});
