import type { AddressValues } from './address.values';
import { countryName } from './countries';

/** Formats an address on one line. */
export function addressText(address: AddressValues, locale: string): string {
  const { name, address1, address2, address3, city, stateCode, zip, isoCountryCode } = address;
  const place = [city, stateCode, zip].filter(Boolean).join(' ');
  return [name, address1, address2, address3, place, countryName(isoCountryCode, locale)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}
