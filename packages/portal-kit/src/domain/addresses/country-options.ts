import { tradeCountries } from './countries';

/** Countries as options by numeric code, sorted by name in the locale, without the codes in `without`. */
export function countryOptions(locale: string, without: readonly string[] = []) {
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  return tradeCountries
    .map((code) => ({
      id: code.slice(0, 3),
      label: regions.of(code.slice(4)) ?? code,
      detail: code.slice(0, 3),
    }))
    .filter(({ id }) => !without.includes(id))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
