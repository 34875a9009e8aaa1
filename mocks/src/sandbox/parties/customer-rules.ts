import type { FieldError } from '../../contract/error-body.ts';
import type { Address, Customer } from '../model.ts';
import { isOver } from '../orders/status.ts';
import type { World } from '../world.ts';
import { addressErrors, storedAddress } from './address-rules.ts';

/** As it is sent: what has a default may be left out. */
export type CustomerInput = Omit<Customer, 'customerId' | 'version' | 'createdAt' | 'updatedAt' | 'status'> &
  Partial<Pick<Customer, 'status'>>;

export const NUMBER_EXISTS = 'Customer number already exists';
export const CUSTOMER_IN_USE = 'The customer has open orders.';

const WITH_PERMIT = new Set(['DISTRIBUTOR', 'IMPORTER', 'BONDED_WAREHOUSE', 'PRODUCER']);
const WITH_LICENCE = new Set(['RETAILER_OFF_PREMISE', 'ON_PREMISE']);

/** What a customer must be, whoever sends it: a form, or a row of an uploaded file (domain §4.2). */
export function customerErrors(input: CustomerInput): FieldError[] {
  const errors: FieldError[] = [];
  const add = (fieldPath: string, message: string) => errors.push({ fieldPath, message });
  for (const field of ['customerNumber', 'name'] as const) {
    if (!input[field]?.trim()) add(field, 'Required Field');
  }
  const { customerType, ttbPermitNumber, stateLicenseNumber, stateLicenseState, addresses } = input;
  const billing = addresses.find(({ addressType }) => addressType === 'BILLING');
  // TTB permits are given in the USA alone.
  if (WITH_PERMIT.has(customerType) && billing?.countryCode === 'USA' && !ttbPermitNumber) {
    add('ttbPermitNumber', 'Required Field');
  }
  if (WITH_LICENCE.has(customerType) && !stateLicenseNumber) add('stateLicenseNumber', 'Required Field');
  if (stateLicenseNumber && !stateLicenseState) add('stateLicenseState', 'Required Field');
  const count = (type: Address['addressType']) =>
    addresses.filter(({ addressType }) => addressType === type).length;
  if (count('BILLING') !== 1) add('addresses', 'Exactly one billing address');
  if (count('SHIPPING') === 0) add('addresses', 'At least one shipping address');
  for (const [index, address] of addresses.entries()) {
    errors.push(...addressErrors(address, `addresses[${index}]`));
  }
  return errors;
}

/** Stores a customer, new or in the place of `current`. Addresses without a key get one. */
export function putCustomer(
  world: World,
  supplierId: string,
  input: CustomerInput,
  current: Customer | undefined,
  at: string,
): Customer {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  const customer: Customer = {
    customerId: current?.customerId ?? `CUS-${20_000 + world.store.nextNumber('customer')}`,
    status: 'ACTIVE',
    bondedAllowed: false,
    ...(Object.fromEntries(given) as unknown as CustomerInput),
    customerNumber: input.customerNumber.trim(),
    name: input.name.trim(),
    addresses: input.addresses.map((address) => ({
      ...storedAddress(address),
      addressId: address.addressId ?? `ADR-${10_000 + world.store.nextNumber('address')}`,
    })),
    version: (current?.version ?? 0) + 1,
    createdAt: current?.createdAt ?? at,
    updatedAt: at,
  };
  return world.customers.put(customer, customer.customerId, supplierId);
}

export const hasOpenOrders = (world: World, supplierId: string, customerId: string): boolean =>
  world.outboundOrders
    .list(supplierId)
    .some((order) => order.details.customerId === customerId && !isOver(order));
