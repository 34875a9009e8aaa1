import { expect, test } from 'vitest';
import { formMessages } from '../../../forms/record/form.messages';
import { customerFormMessages } from './customer-form.messages';
import {
  customerAddressRules,
  customerFormRules,
  hasLicense,
  needsLicense,
  needsPermit,
} from './customer-form.rules';
import { emptyCustomer, emptyCustomerAddress } from './customer-form.values';

const texts = formMessages('en-US');
const rules = customerFormRules(texts, customerFormMessages('en-US'));
const customer = (customerType: string, countryCode = 'USA') => ({
  ...emptyCustomer,
  customerType,
  addresses: [{ ...emptyCustomerAddress, countryCode }],
});

test('distributors, importers, bonded warehouses and producers in the USA need a TTB permit', () => {
  const types = ['DISTRIBUTOR', 'IMPORTER', 'BONDED_WAREHOUSE', 'PRODUCER', 'ON_PREMISE', 'CONSUMER', ''];
  expect(types.filter((type) => needsPermit(customer(type)))).toEqual(types.slice(0, 4));
  expect(types.filter((type) => needsPermit(customer(type, 'CAN')))).toEqual([]);
  expect(needsPermit({ ...emptyCustomer, customerType: 'IMPORTER', addresses: [] })).toBe(false);
});

test('retailers and restaurants need a state license', () => {
  const types = ['RETAILER_OFF_PREMISE', 'ON_PREMISE', 'DISTRIBUTOR', 'CONSUMER', ''];
  expect(types.filter((type) => needsLicense(customer(type)))).toEqual(types.slice(0, 2));
});

test('a customer has a license when its number is not blank', () => {
  expect(
    ['0714-44', ' ', ''].map((stateLicenseNumber) => hasLicense({ ...emptyCustomer, stateLicenseNumber })),
  ).toEqual([true, false, false]);
});

test('license and tax numbers contain digits and hyphens and keep the bounds of the contract', () => {
  expect([rules.stateLicenseNumber('0714-44'), rules.taxId('12-3456789')]).toEqual([undefined, undefined]);
  expect(rules.stateLicenseNumber('NJ 44')).toBe('Numeric only with hyphens');
  expect(rules.stateLicenseNumber('1'.repeat(21))).toBe('Max Length 20');
  expect(rules.taxId('12 3456789')).toBe('Numeric only with hyphens');
  expect(rules.taxId('123456789')).toBe('Tax ID has a wrong format');
});

test('phone and email of an address may be empty and have a format otherwise', () => {
  const { phone, email } = customerAddressRules(texts);
  expect([phone(''), email(''), phone('201-555-0142'), email('a@b.example')]).toEqual(
    Array(4).fill(undefined),
  );
  expect(phone('2015550142')).toBe('Numeric only in the format XXX-XXX-XXXX');
  expect(email('a@b')).toBe('Email should have correct format');
  expect(email(`${'x'.repeat(250)}@b.example`)).toMatch(/^Max Length \d+$/);
});
