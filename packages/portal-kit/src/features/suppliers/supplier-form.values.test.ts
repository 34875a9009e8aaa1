import type { Supplier } from '@portal-kit/sdk/suppliers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractProblems } from '../../../test/contract';
import {
  emails,
  ids,
  optionalText,
  permits,
  phones,
  typedAddresses,
  typedText,
} from '../../../test/party-values';
import {
  emptySupplier,
  type SupplierFormValues,
  toSupplierRequest,
  toSupplierValues,
} from './supplier-form.values';

const problems = contractProblems('SupplierRequest');
const forms: fc.Arbitrary<SupplierFormValues> = fc
  .record({
    supplierId: ids,
    name: typedText(50),
    inventoryType: fc.constantFrom('TAX PAID', 'BONDED', 'INTL'),
    status: fc.constantFrom('ACTIVE', 'INACTIVE'),
    warehouses: fc.subarray(['WH-NJ-01', 'WH-CA-01']),
    permissions: fc.subarray(['ITEM_LIST', 'CUSTOMER_LIST']),
    contactName: optionalText(50),
    phone: fc.oneof(fc.constant(''), phones),
    email: emails,
    ttbPermitNumber: permits,
    taxId: fc.constantFrom('', '12-3456789'),
    website: fc.constantFrom('', 'https://quarry.example'),
    addresses: fc.array(typedAddresses, { maxLength: 5 }),
  })
  .map((values) => ({ ...emptySupplier, ...values }));

test('the request of a valid supplier form fits the contract and loads unchanged', () => {
  fc.assert(
    fc.property(forms, (values) => {
      const request = toSupplierRequest(values);
      expect(problems(request)).toEqual([]);
      expect(toSupplierRequest(toSupplierValues({ ...request, version: 1 } as Supplier))).toEqual(request);
    }),
  );
});

test('a supplier with missing fields leaves the form’s fields empty', () => {
  const bare = { supplierId: 'SUP-1', name: 'Quarry Row', inventoryType: 'TAX PAID', version: 1 } as Supplier;
  expect(toSupplierValues(bare)).toEqual({ ...emptySupplier, supplierId: 'SUP-1', name: 'Quarry Row' });
});
