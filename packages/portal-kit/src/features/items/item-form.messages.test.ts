import { afterEach, expect, test, vi } from 'vitest';
import { tradeCountries } from '../../kernel/addresses/countries';
import { itemFormMessages } from './item-form.messages';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the names of all countries are read from one table of the locale', () => {
  const tables = vi.spyOn(Intl, 'DisplayNames');
  const texts = itemFormMessages('en-NZ');
  const countries = texts.countries(tradeCountries);
  expect(countries).toHaveLength(tradeCountries.length);
  expect(countries).toContainEqual({ numeric: '250', name: 'France' });
  expect(texts.countryName('250')).toBe('France');
  expect(tables).toHaveBeenCalledOnce();
});
