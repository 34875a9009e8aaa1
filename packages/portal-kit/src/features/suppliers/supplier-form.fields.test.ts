import { expect, test } from 'vitest';
import { getFieldMessages } from '../../../test/fields';
import { defineSupplierFields } from './supplier-form.fields';
import { emptySupplier } from './supplier-form.values';

const fields = defineSupplierFields({ locale: 'en-US' });
const message = (name: 'supplierId' | 'gs1CompanyPrefix' | 'taxId') => (text: string) =>
  getFieldMessages(fields, { ...emptySupplier, [name]: text })[name];
const rules = {
  supplierId: message('supplierId'),
  gs1CompanyPrefix: message('gs1CompanyPrefix'),
  taxId: message('taxId'),
};

test('a supplier ID keeps the pattern of the contract in any case', () => {
  expect(['SUP-1', 'sup-1', ' SUP-1 ', 'X'.repeat(20)].map(rules.supplierId)).toEqual(
    Array(4).fill(undefined),
  );
  expect(['S', 'X'.repeat(21), 'SUP_1'].map(rules.supplierId)).toEqual(
    Array(3).fill('Supplier ID has a wrong format'),
  );
});

test('the paths of the portal’s own pages are not supplier IDs', () => {
  expect(['login', 'Forgot-Password', ' RESET-password '].map(rules.supplierId)).toEqual([
    "'login' is reserved",
    "'Forgot-Password' is reserved",
    "'RESET-password' is reserved",
  ]);
});

test('a GS1 company prefix is empty or has 7 to 10 digits', () => {
  expect(['', '  ', '4110000', ' 4110000001 '].map(rules.gs1CompanyPrefix)).toEqual(Array(4).fill(undefined));
  expect(['411000', '41100000011', '411000a'].map(rules.gs1CompanyPrefix)).toEqual(
    Array(3).fill('GS1 company prefix should be 7 to 10 digits'),
  );
});

test('a tax ID contains digits and hyphens in the format of the contract', () => {
  expect(rules.taxId('12-3456789')).toBeUndefined();
  expect(rules.taxId('12/3456789')).toBe('Numeric only with hyphens');
  expect(rules.taxId('123456789')).toBe('Tax ID has a wrong format');
});
