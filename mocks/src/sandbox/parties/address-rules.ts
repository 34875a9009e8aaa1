import type { FieldError } from '@portal-kit/contract/error-body';
import contract from '../../../../openapi/bundled/portal.json' with { type: 'json' };
import type { Address, CountryCode } from '../model/party.ts';

const STATES: Readonly<Record<Exclude<CountryCode, 'INT'>, object>> =
  contract.components.schemas.StateCode['x-states'];
const ISO_CODES: Readonly<Record<Exclude<CountryCode, 'INT'>, string>> = { USA: '840', CAN: '124' };
const CANADIAN_ZIP = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** Finds validation errors of an address by region (domain §4.1). Field paths start with `path`. */
export function validateAddress(address: Address, path: string): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: keyof Address, message: string) =>
    errors.push({ fieldPath: `${path}.${field}`, message });
  for (const field of ['address1', 'city'] as const)
    if (!address[field]?.trim()) add(field, 'Required Field');
  const { countryCode, isoCountryCode } = address;
  if (countryCode === 'INT') {
    const isOfAnotherRegion = Object.values(ISO_CODES).includes(isoCountryCode);
    if (isOfAnotherRegion) add('isoCountryCode', 'Choose a country outside USA and Canada');
    return errors;
  }
  if (isoCountryCode !== ISO_CODES[countryCode]) {
    add('isoCountryCode', `Should be ${ISO_CODES[countryCode]} for ${countryCode}`);
  }
  if (!address.stateCode) add('stateCode', 'Required Field');
  else if (!Object.hasOwn(STATES[countryCode], address.stateCode)) add('stateCode', 'Unknown code');
  const zipMessage = zipError(address.zip, countryCode);
  if (zipMessage) add('zip', zipMessage);
  return errors;
}

function zipError(zip: string | null | undefined, countryCode: 'USA' | 'CAN'): string | undefined {
  if (!zip) return 'Required Field';
  if (countryCode === 'CAN') {
    return CANADIAN_ZIP.test(zip) ? undefined : 'Incorrect Canadian zip code format';
  }
  if (!/^[\d-]+$/.test(zip)) return 'Numeric only with hyphens';
  return /^\d{5}(-\d{4})?$/.test(zip) ? undefined : 'Zip should be 5 digits';
}

/** Normalizes an address for storage: Canadian postal codes become `A1A 1A1`. */
export function storedAddress<T extends Address>(address: T): T {
  if (address.countryCode !== 'CAN' || !address.zip) return address;
  const zip = address.zip.toUpperCase().replace(/^(...) ?(...)$/, '$1 $2');
  return { ...address, zip };
}
