import { statesByCountry } from '@portal-kit/sdk/bounds';
import { formats } from '../../../forms/fields/rules';
import type { Finding } from './problem';

/** A problem of a contract field. A field without a column belongs to the key of the record. */
export type FieldFinding = Omit<Finding, 'header'> & { field: string };

/** Column of a customer file that copies the billing address. */
export const sameAsBillingHeader = 'Shipping Same As Billing (Y/N)';

/** Finds the region with rules for states and zips by the code of the region or the country. */
export function findRegion(country: string): 'USA' | 'CAN' | undefined {
  if (['', 'USA', '840'].includes(country)) return 'USA';
  return ['CAN', '124'].includes(country) ? 'CAN' : undefined;
}

/** Finds the problems of an address. `of` returns `''` for an empty field. Source: domain, 4.1. */
export function addressFindings(start: string, of: (name: string) => string): readonly FieldFinding[] {
  const found: FieldFinding[] = [];
  const add = (name: string, code: Finding['code'], ...details: number[]) =>
    found.push({ field: start + name, code, details });
  for (const name of ['address1', 'city']) if (of(name).trim() === '') add(name, 'required');
  const region = findRegion(of('countryCode').toUpperCase());
  if (!region) return found;
  const [state, zip] = [of('stateCode'), of('zip')];
  if (state === '') add('stateCode', 'required');
  else if (!Object.hasOwn(statesByCountry[region], state)) add('stateCode', 'unknownState');
  if (zip === '') add('zip', 'required');
  else if (region === 'CAN' && !formats.canadianZip.test(zip)) add('zip', 'canadianZip');
  else if (region === 'USA' && !formats.numericHyphens.test(zip)) add('zip', 'hyphens');
  else if (region === 'USA' && !formats.usZip.test(zip)) add('zip', 'digits', 5);
  return found;
}
