import type { Customer } from '@portal-kit/sdk/customers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractProblems } from '../../../../test/contract';
import {
  emails,
  optionalText,
  permits,
  phones,
  typedAddresses,
  typedText,
} from '../../../../test/party-values';
import {
  type CustomerFormValues,
  emptyCustomer,
  emptyCustomerAddress,
  toCustomerRequest,
  toCustomerValues,
} from './customer-form.values';

const problems = contractProblems('CustomerRequest');
const addresses = fc
  .tuple(typedAddresses, fc.constantFrom('', 'ADR-1'), fc.oneof(fc.constant(''), phones), emails)
  .map(([address, addressId, phone, email]) => ({
    ...emptyCustomerAddress,
    ...address,
    addressId,
    phone,
    email,
  }));
const forms: fc.Arbitrary<CustomerFormValues> = fc
  .record({
    customerNumber: typedText(20),
    name: typedText(50),
    dbaName: optionalText(50),
    customerType: fc.constantFrom('DISTRIBUTOR', 'ON_PREMISE'),
    contactName: optionalText(50),
    phone: phones,
    email: emails,
    shippingSameAsBilling: fc.constantFrom([], ['Y']),
    addresses: fc.array(addresses, { minLength: 2, maxLength: 4 }),
    ttbPermitNumber: permits,
    stateLicenseNumber: fc.constantFrom('', '0714-44'),
    stateLicenseState: fc.constantFrom('', 'NJ'),
    licenseExpirationDate: fc.constantFrom('', '2027-10-31'),
    taxId: fc.constantFrom('', '12-3456789'),
    defaultWarehouseId: fc.constantFrom('', 'WH-NJ-01'),
    defaultShippingType: fc.constantFrom('', 'LTL'),
    defaultFreightTerms: fc.constantFrom('', 'PREPAID'),
    defaultScac: fc.constantFrom('', 'ODFL'),
    deliveryInstructions: optionalText(250),
    bondedAllowed: fc.constantFrom('Y', 'N'),
  })
  .map((values) => ({ ...emptyCustomer, ...values }));

const stored = (request: ReturnType<typeof toCustomerRequest>): Customer =>
  ({ ...request, customerId: 'CUS-1', version: 1, status: 'ACTIVE' }) as Customer;

test('the request of a valid customer form fits the contract', () => {
  fc.assert(
    fc.property(forms, (values) => {
      expect(problems(toCustomerRequest(values))).toEqual([]);
    }),
  );
});

test('a customer that is loaded and saved without input is sent unchanged', () => {
  fc.assert(
    fc.property(forms, (values) => {
      const request = toCustomerRequest(values);
      const again = toCustomerRequest(toCustomerValues(stored(request)));
      const isCopied = toCustomerValues(stored(request)).shippingSameAsBilling.length > 0;
      // The server assigns the key and the default flag of a copied address.
      const shown = (one: typeof request) =>
        isCopied
          ? { ...one, addresses: one.addresses.map(({ addressId: _, isDefault: __, ...address }) => address) }
          : one;
      expect(shown(again)).toEqual(shown(request));
    }),
  );
});

describe('addresses', () => {
  const billing = { ...emptyCustomerAddress, addressId: 'ADR-1', address1: '1 Main St', city: 'Secaucus' };

  test('shipping same as billing sends a copy of the billing address without its key', () => {
    const request = toCustomerRequest({ ...emptyCustomer, addresses: [billing, emptyCustomerAddress] });
    expect(request.addresses).toMatchObject([
      { addressType: 'BILLING', addressId: 'ADR-1', city: 'Secaucus' },
      { addressType: 'SHIPPING', city: 'Secaucus', isDefault: true },
    ]);
    expect(request.addresses[1]).not.toHaveProperty('addressId');
  });

  test('the form lists the billing address first, regardless of the server’s order', () => {
    const request = toCustomerRequest({
      ...emptyCustomer,
      shippingSameAsBilling: [],
      addresses: [billing, { ...emptyCustomerAddress, city: 'Reims' }],
    });
    const values = toCustomerValues(stored({ ...request, addresses: request.addresses.toReversed() }));
    expect(values.addresses.map(({ city }) => city)).toEqual(['Secaucus', 'Reims']);
    expect(values.shippingSameAsBilling).toEqual([]);
  });
});
