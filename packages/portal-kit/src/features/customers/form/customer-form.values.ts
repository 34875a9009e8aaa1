import type { Customer, CustomerRequest } from '@portal-kit/sdk/customers';
import {
  type AddressValues,
  emptyAddress,
  toAddress,
  toAddressValues,
} from '../../../domain/addresses/address.values';
import { emptyContact, toContact } from '../../../domain/contact/contact-fields';
import { textOf, textOrNull, textsOrNull, withTextsOf } from '../../../forms/fields/rules';

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

/**
 * The fields of a new customer, in display order. The fields have the names of the contract, so that the `fieldPath` of
 * a server error identifies a field. `bondedAllowed` is `Y` or `N`.
 */
export const emptyCustomer = {
  customerNumber: '',
  status: 'ACTIVE',
  name: '',
  dbaName: '',
  customerType: '',
  ...emptyContact,
  /**
   * `['Y']` if goods ship to the billing address. Empty if `addresses` contains shipping addresses after the billing
   * address.
   */
  shippingSameAsBilling: ['Y'] as readonly string[],
  /** The billing address, then the shipping addresses. */
  addresses: [emptyCustomerAddress, { ...emptyCustomerAddress, isDefault: ['Y'] }],
  ttbPermitNumber: '',
  stateLicenseNumber: '',
  stateLicenseState: '',
  licenseExpirationDate: '',
  taxId: '',
  defaultWarehouseId: '',
  defaultShippingType: '',
  defaultFreightTerms: '',
  defaultScac: '',
  deliveryInstructions: '',
  bondedAllowed: 'N',
};

/** The unconverted values of the form's fields. */
export type CustomerFormValues = typeof emptyCustomer;

const toCustomerAddressValues = (address: CustomerAddress): CustomerAddressValues => ({
  ...toAddressValues(address),
  addressId: textOf(address.addressId),
  phone: textOf(address.phone),
  email: textOf(address.email),
  isDefault: address.isDefault ? ['Y'] : [],
});

/** Whether the only shipping address equals the billing address. */
function isSameAsBilling([billing, shipping, ...more]: readonly CustomerAddressValues[]): boolean {
  if (!billing || !shipping || more.length > 0 || shipping.phone || shipping.email) return false;
  return JSON.stringify(toAddress(billing)) === JSON.stringify(toAddress(shipping));
}

/** The form's fields for an existing customer. */
export function toCustomerValues(customer: Customer): CustomerFormValues {
  const stored = customer.addresses ?? [];
  const isBilling = ({ addressType }: CustomerAddress) => addressType === 'BILLING';
  const [billing = emptyCustomerAddress] = stored.filter(isBilling).map(toCustomerAddressValues);
  const shipping = stored.filter((address) => !isBilling(address)).map(toCustomerAddressValues);
  const addresses = [billing, ...(shipping.length > 0 ? shipping : [emptyCustomerAddress])];
  return {
    ...withTextsOf(emptyCustomer, customer),
    shippingSameAsBilling: isSameAsBilling(addresses) ? ['Y'] : [],
    addresses,
    bondedAllowed: customer.bondedAllowed ? 'Y' : 'N',
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
 * The addresses of the request, billing address first. Shipping same as billing sends a copy of the billing address
 * without its key.
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

/** The request body of a valid form: the permit in upper case, empty optional fields as null. */
export function toCustomerRequest(values: CustomerFormValues): CustomerRequest {
  return {
    customerNumber: values.customerNumber.trim(),
    status: values.status as NonNullable<CustomerRequest['status']>,
    name: values.name.trim(),
    customerType: values.customerType as CustomerRequest['customerType'],
    ...toContact(values),
    phone: values.phone.trim(),
    addresses: toCustomerAddresses(values),
    ttbPermitNumber: textOrNull(values.ttbPermitNumber.toUpperCase()),
    ...textsOrNull(
      values,
      'dbaName',
      'stateLicenseNumber',
      'stateLicenseState',
      'licenseExpirationDate',
      'taxId',
      'defaultWarehouseId',
      'defaultScac',
      'deliveryInstructions',
    ),
    defaultShippingType: textOrNull(values.defaultShippingType) as CustomerRequest['defaultShippingType'],
    defaultFreightTerms: textOrNull(values.defaultFreightTerms) as CustomerRequest['defaultFreightTerms'],
    bondedAllowed: values.bondedAllowed === 'Y',
  } as CustomerRequest;
}
