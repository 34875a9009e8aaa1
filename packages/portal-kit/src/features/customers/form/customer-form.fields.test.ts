import { expect, test } from 'vitest';
import { getFieldMessages } from '../../../../test/fields';
import { defineCustomerFields } from './customer-form.fields';
import {
  type CustomerAddressValues,
  type CustomerFormValues,
  emptyCustomer,
  emptyCustomerAddress,
} from './customer-form.values';

const fields = defineCustomerFields({ locale: 'en-US' });
const messages = (values: Partial<CustomerFormValues>) =>
  getFieldMessages(fields, { ...emptyCustomer, ...values });
const required = 'Required Field';
const types = [
  'DISTRIBUTOR',
  'IMPORTER',
  'BONDED_WAREHOUSE',
  'PRODUCER',
  'RETAILER_OFF_PREMISE',
  'ON_PREMISE',
  '',
];

test('distributors, importers, bonded warehouses and producers in the USA need a TTB permit', () => {
  const needsPermit = (customerType: string, addresses: CustomerAddressValues[]) =>
    messages({ customerType, addresses }).ttbPermitNumber === required;
  const canada = { ...emptyCustomerAddress, countryCode: 'CAN' };
  expect(types.filter((type) => needsPermit(type, [emptyCustomerAddress]))).toEqual(types.slice(0, 4));
  expect(types.filter((type) => needsPermit(type, [canada]))).toEqual([]);
  expect(needsPermit('IMPORTER', [])).toBe(false);
});

test('retailers and restaurants need a state license', () => {
  const needsLicense = (customerType: string) => messages({ customerType }).stateLicenseNumber === required;
  expect(types.filter(needsLicense)).toEqual(['RETAILER_OFF_PREMISE', 'ON_PREMISE']);
});

test('a license number that is not blank needs the state of the license', () => {
  const states = ['0714-44', ' ', ''].map(
    (stateLicenseNumber) => messages({ stateLicenseNumber }).stateLicenseState,
  );
  expect(states).toEqual([required, undefined, undefined]);
});

test('license and tax numbers contain digits and hyphens and keep the bounds of the contract', () => {
  const license = (stateLicenseNumber: string) => messages({ stateLicenseNumber }).stateLicenseNumber;
  const tax = (taxId: string) => messages({ taxId }).taxId;
  expect([license('0714-44'), tax('12-3456789')]).toEqual([undefined, undefined]);
  expect(license('NJ 44')).toBe('Numeric only with hyphens');
  expect(license('1'.repeat(21))).toBe('Max Length 20');
  expect(tax('12 3456789')).toBe('Numeric only with hyphens');
  expect(tax('123456789')).toBe('Tax ID has a wrong format');
});

test('phone and email of an address may be empty and have a format otherwise', () => {
  const message = (name: 'phone' | 'email', text: string) =>
    messages({ addresses: [{ ...emptyCustomerAddress, [name]: text }] })[`addresses[0].${name}`];
  expect([
    message('phone', ''),
    message('email', ''),
    message('phone', '201-555-0142'),
    message('email', 'a@b.example'),
  ]).toEqual(Array(4).fill(undefined));
  expect(message('phone', '2015550142')).toBe('Numeric only in the format XXX-XXX-XXXX');
  expect(message('email', 'a@b')).toBe('Email should have correct format');
  expect(message('email', `${'x'.repeat(250)}@b.example`)).toMatch(/^Max Length \d+$/);
});

test('shipping addresses are validated unless goods ship to the billing address', () => {
  const shippingErrors = (shippingSameAsBilling: readonly string[]) =>
    Object.keys(messages({ shippingSameAsBilling })).filter((path) => path.startsWith('addresses[1]'));
  expect(shippingErrors(['Y'])).toEqual([]);
  expect(shippingErrors([])).toEqual([
    'addresses[1].address1',
    'addresses[1].city',
    'addresses[1].stateCode',
    'addresses[1].zip',
  ]);
});
