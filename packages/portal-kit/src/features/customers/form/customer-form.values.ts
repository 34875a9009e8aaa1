import type { Customer, CustomerRequest } from '@portal-kit/sdk/customers';
import {
  type AddressValues,
  emptyAddress,
  toAddress,
  toAddressValues,
} from '../../../domain/addresses/address.values';
import { type ContactValues, emptyContact } from '../../../domain/contact/contact-fields';
import { textOf, textOrNull } from '../../../forms/fields/rules';

type CustomerAddress = Customer['addresses'][number];

/** An address of a customer as typed. */
export interface CustomerAddressValues extends AddressValues {
  /** Empty for a new address. */
  addressId: string;
  phone: string;
  email: string;
  /** `['Y']` or empty. */
  isDefault: readonly string[];
}

/** The form's fields as typed. The names are those of the contract, so that a `fieldPath` finds its field. */
export interface CustomerFormValues extends ContactValues {
  customerNumber: string;
  name: string;
  dbaName: string;
  customerType: string;
  status: string;
  /** `['Y']`, or empty if the shipping addresses follow the first address. */
  shippingSameAsBilling: readonly string[];
  /** The billing address, then the shipping addresses. */
  addresses: CustomerAddressValues[];
  ttbPermitNumber: string;
  stateLicenseNumber: string;
  stateLicenseState: string;
  licenseExpirationDate: string;
  taxId: string;
  defaultWarehouseId: string;
  defaultShippingType: string;
  defaultFreightTerms: string;
  defaultScac: string;
  deliveryInstructions: string;
  /** `Y` or `N`. */
  bondedAllowed: string;
}

export const emptyCustomerAddress: CustomerAddressValues = {
  ...emptyAddress,
  addressId: '',
  phone: '',
  email: '',
  isDefault: [],
};

/** The fields of a new customer, in display order. */
export const emptyCustomer: CustomerFormValues = {
  customerNumber: '',
  status: 'ACTIVE',
  name: '',
  dbaName: '',
  customerType: '',
  ...emptyContact,
  shippingSameAsBilling: ['Y'],
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
    ...emptyCustomer,
    customerNumber: textOf(customer.customerNumber),
    status: textOf(customer.status) || emptyCustomer.status,
    name: textOf(customer.name),
    dbaName: textOf(customer.dbaName),
    customerType: textOf(customer.customerType),
    contactName: textOf(customer.contactName),
    phone: textOf(customer.phone),
    email: textOf(customer.email),
    shippingSameAsBilling: isSameAsBilling(addresses) ? ['Y'] : [],
    addresses,
    ttbPermitNumber: textOf(customer.ttbPermitNumber),
    stateLicenseNumber: textOf(customer.stateLicenseNumber),
    stateLicenseState: textOf(customer.stateLicenseState),
    licenseExpirationDate: textOf(customer.licenseExpirationDate),
    taxId: textOf(customer.taxId),
    defaultWarehouseId: textOf(customer.defaultWarehouseId),
    defaultShippingType: textOf(customer.defaultShippingType),
    defaultFreightTerms: textOf(customer.defaultFreightTerms),
    defaultScac: textOf(customer.defaultScac),
    deliveryInstructions: textOf(customer.deliveryInstructions),
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

/** Billing first. Shipping same as billing sends a copy of the billing address without its key. */
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
    dbaName: textOrNull(values.dbaName),
    customerType: values.customerType as CustomerRequest['customerType'],
    contactName: textOrNull(values.contactName),
    phone: values.phone.trim(),
    email: textOrNull(values.email.toLowerCase()),
    addresses: toCustomerAddresses(values),
    ttbPermitNumber: textOrNull(values.ttbPermitNumber.toUpperCase()),
    stateLicenseNumber: textOrNull(values.stateLicenseNumber),
    stateLicenseState: textOrNull(values.stateLicenseState),
    licenseExpirationDate: textOrNull(values.licenseExpirationDate),
    taxId: textOrNull(values.taxId),
    defaultWarehouseId: textOrNull(values.defaultWarehouseId),
    defaultShippingType: textOrNull(values.defaultShippingType) as CustomerRequest['defaultShippingType'],
    defaultFreightTerms: textOrNull(values.defaultFreightTerms) as CustomerRequest['defaultFreightTerms'],
    defaultScac: textOrNull(values.defaultScac),
    deliveryInstructions: textOrNull(values.deliveryInstructions),
    bondedAllowed: values.bondedAllowed === 'Y',
  };
}
