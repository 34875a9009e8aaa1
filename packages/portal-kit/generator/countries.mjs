// Generates the module of the ISO 3166-1 countries.
import { iso31661 } from 'iso-3166';

/** Generates the module with the countries' codes. It contains no names, so no table of names is shipped. */
export function countriesModule() {
  let previous = 0;
  const steps = iso31661
    .map(({ numeric, alpha2 }) => ({ numeric: Number(numeric), alpha2 }))
    .sort((a, b) => a.numeric - b.numeric)
    .map(({ numeric, alpha2 }) => {
      const step = numeric - previous;
      previous = numeric;
      return alpha2 + step;
    });
  return `// Generated from the package iso-3166 by \`npm run generate\`. Do not edit.
/**
 * Alpha-2 codes of all ISO 3166-1 countries in the order of their numeric codes, each with the difference to the previous
 * numeric code.
 */
export const countrySteps = '${steps.join('')}';
`;
}
