import { supplierRequestBounds } from '@portal-kit/sdk/bounds';
import { expect, test } from 'vitest';
import { hasCheckDigit } from '../../../kernel/gs1/check-digit';
import { buildSscc, companyPrefixPattern, isCompanyPrefix, maxUnitNumber } from './sscc';

const pallet = { orderId: 'IB-2611-000211', unit: 'pallet', unitNumber: 1 } as const;

test('an SSCC consists of extension digit, company prefix, order, unit and check digit', () => {
  expect(buildSscc('0614141', pallet)).toBe('006141410021100012');
  expect(buildSscc('0614141', { ...pallet, unit: 'case', unitNumber: 34 })).toBe('506141410021100345');
  expect(buildSscc('0614141000', pallet)).toBe('006141410002110016');
});

test.each(['0614141', '06141410', '061414100', '0614141000'])(
  'an SSCC with company prefix %s has 18 digits and a valid check digit',
  (prefix) => {
    for (const unitNumber of [1, 42, maxUnitNumber(prefix)]) {
      const sscc = buildSscc(prefix, { ...pallet, unitNumber }) ?? '';
      expect(sscc).toMatch(new RegExp(`^\\d${prefix}\\d+$`));
      expect(sscc).toHaveLength(18);
      expect(hasCheckDigit(sscc)).toBe(true);
    }
  },
);

test('pallets and cases of one order and of following orders have different SSCCs', () => {
  const all = Array.from({ length: 1000 }, (_, index) => `IB-2611-${String(index + 99_500).padStart(6, '0')}`)
    .flatMap((orderId) => [1, 2, 999].map((unitNumber) => ({ orderId, unitNumber })))
    .flatMap((place) => [
      buildSscc('0614141000', { ...place, unit: 'pallet' }),
      buildSscc('0614141000', { ...place, unit: 'case' }),
    ]);
  expect(new Set(all).size).toBe(6000);
});

test('an order ID without digits and a unit number that does not fit have no SSCC', () => {
  expect(buildSscc('0614141', { ...pallet, orderId: 'ORDER' })).toBeUndefined();
  expect(buildSscc('0614141', { ...pallet, unitNumber: 10_000 })).toBeUndefined();
  expect(buildSscc('0614141000', { ...pallet, unitNumber: 1000 })).toBeUndefined();
});

test('a company prefix has 7 to 10 digits, as in the contract', () => {
  expect(companyPrefixPattern.source).toBe(supplierRequestBounds.gs1CompanyPrefix.pattern);
  expect(
    ['061414', '0614141', '0614141000', '06141410000', '0614-141', '', null].map(isCompanyPrefix),
  ).toEqual([false, true, true, false, false, false, false]);
});
