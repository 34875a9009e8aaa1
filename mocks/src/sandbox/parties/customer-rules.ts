import type { FieldError } from '@portal-kit/contract/error-body';
import type { Address, Customer } from '../model/party.ts';
import { isTerminal } from '../orders/rules/status.ts';
import type { Database } from '../store/database.ts';
import { storedAddress, validateAddress } from './address-rules.ts';

/** Request body; fields with a default are optional. */
export type CustomerInput = Omit<Customer, 'customerId' | 'version' | 'createdAt' | 'updatedAt' | 'status'> &
  Partial<Pick<Customer, 'status'>>;

export const NUMBER_EXISTS = 'Customer number already exists';
export const CUSTOMER_IN_USE = 'The customer has open orders.';

const WITH_PERMIT = new Set(['DISTRIBUTOR', 'IMPORTER', 'BONDED_WAREHOUSE', 'PRODUCER']);
const WITH_LICENSE = new Set(['RETAILER_OFF_PREMISE', 'ON_PREMISE']);

/** Finds all validation errors of a customer, from a form or an uploaded row (domain §4.2). */
export function validateCustomer(input: CustomerInput): FieldError[] {
  const errors: FieldError[] = [];
  const add = (fieldPath: string, message: string) => errors.push({ fieldPath, message });
  for (const field of ['customerNumber', 'name'] as const) {
    if (!input[field]?.trim()) add(field, 'Required Field');
  }
  const { customerType, ttbPermitNumber, stateLicenseNumber, stateLicenseState, addresses } = input;
  const billing = addresses.find(({ addressType }) => addressType === 'BILLING');
  // TTB permits exist in the USA only.
  if (WITH_PERMIT.has(customerType) && billing?.countryCode === 'USA' && !ttbPermitNumber) {
    add('ttbPermitNumber', 'Required Field');
  }
  if (WITH_LICENSE.has(customerType) && !stateLicenseNumber) add('stateLicenseNumber', 'Required Field');
  if (stateLicenseNumber && !stateLicenseState) add('stateLicenseState', 'Required Field');
  const count = (type: Address['addressType']) =>
    addresses.filter(({ addressType }) => addressType === type).length;
  if (count('BILLING') !== 1) add('addresses', 'Exactly one billing address is required');
  if (count('SHIPPING') === 0) add('addresses', 'At least one shipping address is required');
  for (const [index, address] of addresses.entries()) {
    errors.push(...validateAddress(address, `addresses[${index}]`));
  }
  return errors;
}

/** Stores a new customer, or replaces `current`. Addresses without an id get one. */
export function putCustomer(
  db: Database,
  supplierId: string,
  input: CustomerInput,
  current: Customer | undefined,
  at: string,
): Customer {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  const customer: Customer = {
    customerId: current?.customerId ?? `CUS-${20_000 + db.store.nextNumber('customer')}`,
    status: 'ACTIVE',
    bondedAllowed: false,
    ...(Object.fromEntries(given) as unknown as CustomerInput),
    customerNumber: input.customerNumber.trim(),
    name: input.name.trim(),
    addresses: input.addresses.map((address) => ({
      ...storedAddress(address),
      addressId: address.addressId ?? `ADR-${10_000 + db.store.nextNumber('address')}`,
    })),
    version: (current?.version ?? 0) + 1,
    createdAt: current?.createdAt ?? at,
    updatedAt: at,
  };
  return db.customers.put(customer, customer.customerId, supplierId);
}

export const hasOpenOrders = (db: Database, supplierId: string, customerId: string): boolean =>
  db.outboundOrders
    .list(supplierId)
    .some((order) => order.details.customerId === customerId && !isTerminal(order));
