import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { textOrNull, toFieldText } from '../../forms/fields/values';
import { countryName } from './countries';

/** A postal address of the contract. */
export type Address = Warehouse['addresses'][number];

/**
 * Unconverted values of the address fields. The fields have the names of the contract, so that the `fieldPath` of a
 * server error identifies a field.
 */
export interface AddressValues {
  /** `USA`, `CAN` or `INT`. */
  countryCode: string;
  /** ISO 3166-1 numeric code; follows `countryCode` except for `INT`. */
  isoCountryCode: string;
  name: string;
  address1: string;
  address2: string;
  address3: string;
  city: string;
  stateCode: string;
  zip: string;
}

export const emptyAddress: AddressValues = {
  countryCode: 'USA',
  isoCountryCode: '840',
  name: '',
  address1: '',
  address2: '',
  address3: '',
  city: '',
  stateCode: '',
  zip: '',
};

/** Returns a country's numeric code, or an empty string for International, where the user chooses the country. */
export const getIsoCode = (countryCode: string): string => ({ USA: '840', CAN: '124' })[countryCode] ?? '';

/** Converts an address to field values. A missing address becomes empty values. */
export function toAddressValues(address: Partial<Address> | null | undefined): AddressValues {
  const { countryCode: stored, ...rest } = address ?? {};
  const countryCode = stored ?? 'USA';
  return {
    countryCode,
    isoCountryCode: toFieldText(rest.isoCountryCode) || getIsoCode(countryCode),
    name: toFieldText(rest.name),
    address1: toFieldText(rest.address1),
    address2: toFieldText(rest.address2),
    address3: toFieldText(rest.address3),
    city: toFieldText(rest.city),
    stateCode: toFieldText(rest.stateCode),
    zip: toFieldText(rest.zip),
  };
}

/** Converts the addresses of a record to field values. A record without addresses gets one empty address. */
export const toAddressList = (addresses: readonly Partial<Address>[] | null | undefined): AddressValues[] =>
  addresses?.length ? addresses.map(toAddressValues) : [emptyAddress];

/** Converts valid field values to an address: empty optional values become null, a Canadian zip becomes `A1A 1A1`. */
export function toAddress(values: AddressValues): Address {
  const zip = textOrNull(values.zip);
  return {
    countryCode: values.countryCode as Address['countryCode'],
    isoCountryCode: values.isoCountryCode,
    name: textOrNull(values.name),
    address1: values.address1.trim(),
    address2: textOrNull(values.address2),
    address3: textOrNull(values.address3),
    city: values.city.trim(),
    stateCode: textOrNull(values.stateCode),
    zip: values.countryCode === 'CAN' && zip ? canadianZip(zip) : zip,
  } as Address;
}

const canadianZip = (zip: string) => zip.toUpperCase().replace(/^(...) ?(...)$/, '$1 $2');

/** Formats an address on one line. */
export function addressText(address: AddressValues, language: string): string {
  const { name, address1, address2, address3, city, stateCode, zip, isoCountryCode } = address;
  const place = [city, stateCode, zip].filter(Boolean).join(' ');
  return [name, address1, address2, address3, place, countryName(isoCountryCode, language)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}
