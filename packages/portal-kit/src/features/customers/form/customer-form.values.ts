import { customerRequestBounds as bounds } from '@portal-kit/sdk/bounds';
import type { Customer, CustomerRequest } from '@portal-kit/sdk/customers';
import {
  type AddressValues,
  emptyAddress,
  toAddress,
  toAddressValues,
} from '../../../domain/addresses/address.values';
import {
  emptyValues,
  fillFromRecord,
  textOrNull,
  toFieldText,
  toRequestValues,
} from '../../../forms/fields/values';

type CustomerAddress = Customer['addresses'][number];

/** Field values of one customer address. */
export interface CustomerAddressValues extends AddressValues {
  /** Empty for a new address. */
  addressId: string;
  phone: string;
  email: string;
  /** `['Y']` or empty. */
  isDefault: readonly string[];
}

export const emptyCustomerAddress: CustomerAddressValues = {
  ...emptyAddress,
  addressId: '',
  phone: '',
  email: '',
  isDefault: [],
};

/** The fields of a new customer. */
export const emptyCustomer = emptyValues(bounds, {
  /**
   * `['Y']` if goods ship to the billing address. Empty if `addresses` contains shipping addresses after the billing
   * address.
   */
  shippingSameAsBilling: ['Y'] as readonly string[],
  /** The billing address, then the shipping addresses. */
  addresses: [emptyCustomerAddress, { ...emptyCustomerAddress, isDefault: ['Y'] }],
});

/** The unconverted values of the form's fields. */
export type CustomerFormValues = typeof emptyCustomer;

const toCustomerAddressValues = (address: CustomerAddress): CustomerAddressValues => ({
  ...toAddressValues(address),
  addressId: toFieldText(address.addressId),
  phone: toFieldText(address.phone),
  email: toFieldText(address.email),
  isDefault: address.isDefault ? ['Y'] : [],
});

/** Returns whether the only shipping address equals the billing address. */
function isSameAsBilling([billing, shipping, ...more]: readonly CustomerAddressValues[]): boolean {
  if (!billing || !shipping || more.length > 0 || shipping.phone || shipping.email) return false;
  return JSON.stringify(toAddress(billing)) === JSON.stringify(toAddress(shipping));
}

/** Converts a customer to the form's values. */
export function toCustomerValues(customer: Customer): CustomerFormValues {
  const stored = customer.addresses ?? [];
  const isBilling = ({ addressType }: CustomerAddress) => addressType === 'BILLING';
  const [billing = emptyCustomerAddress] = stored.filter(isBilling).map(toCustomerAddressValues);
  const shipping = stored.filter((address) => !isBilling(address)).map(toCustomerAddressValues);
  const addresses = [billing, ...(shipping.length > 0 ? shipping : [emptyCustomerAddress])];
  return {
    ...fillFromRecord(emptyCustomer, customer),
    shippingSameAsBilling: isSameAsBilling(addresses) ? ['Y'] : [],
    addresses,
  };
}

function toCustomerAddress(
  values: CustomerAddressValues,
  addressType: CustomerAddress['addressType'],
): CustomerAddress {
  return {
    ...toAddress(values),
    addressType,
    ...(values.addressId && { addressId: values.addressId }),
    phone: textOrNull(values.phone),
    email: textOrNull(values.email.toLowerCase()),
    isDefault: values.isDefault.length > 0,
  };
}

/**
 * Builds the request's addresses, billing address first. If shipping is the same as billing, the request contains a
 * copy of the billing address without its key.
 */
function toCustomerAddresses({ addresses, shippingSameAsBilling }: CustomerFormValues): CustomerAddress[] {
  const [billing = emptyCustomerAddress, ...shipping] = addresses;
  const copy = { ...emptyCustomerAddress, ...billing, addressId: '', phone: '', email: '', isDefault: ['Y'] };
  const destinations = shippingSameAsBilling.length > 0 ? [copy] : shipping;
  return [
    toCustomerAddress(billing, 'BILLING'),
    ...destinations.map((address) => toCustomerAddress(address, 'SHIPPING')),
  ];
}

/** Converts a valid form to the request body. */
export const toCustomerRequest = (values: CustomerFormValues): CustomerRequest =>
  ({
    ...toRequestValues(bounds, values),
    email: textOrNull(values.email.toLowerCase()),
    addresses: toCustomerAddresses(values),
  }) as CustomerRequest;
