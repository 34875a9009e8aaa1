import { countrySteps } from '../../generated/countries';

/** Alpha-2 codes for `Intl.DisplayNames` of all countries of ISO 3166-1, by numeric code. */
export const countries: ReadonlyMap<string, string> = readCountries();

function readCountries() {
  let code = 0;
  return new Map(
    Array.from(countrySteps.matchAll(/(\D\D)(\d+)/g), ([, alpha = '', step]) => {
      code += Number(step);
      return [String(code).padStart(3, '0'), alpha];
    }),
  );
}

/** Returns a country's name in a language by its numeric code. An unknown code is returned unchanged. */
export function countryName(numeric: string, language: string): string {
  const alpha = countries.get(numeric);
  return (alpha && new Intl.DisplayNames([language], { type: 'region' }).of(alpha)) || numeric;
}

/** Lists countries as options by numeric code, sorted by name in a language, without the codes in `without`. */
export function countryOptions(language: string, without: readonly string[] = []) {
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  return [...countries]
    .filter(([id]) => !without.includes(id))
    .map(([id, alpha]) => ({ id, label: regions.of(alpha) ?? alpha, detail: alpha }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
