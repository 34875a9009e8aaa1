import type { Customer } from '@portal-kit/sdk/customers';
import { customersImport } from '@portal-kit/sdk/import-columns';
import { expect, test } from 'vitest';
import { buildTable, checkTexts } from '../../../../test/import-rows';
import { recordKey } from './check-groups';
import { type StoredCustomer, storedCustomer } from './stored-customer-rules';

const row = {
  ...{ 'Customer Number': 'C-1', Name: 'Shoreline Cellars', 'Customer Type': 'DISTRIBUTOR' },
  ...{
    Status: '',
    Phone: '201-555-0161',
    'TTB Permit': 'NJ-W-20417',
    'State License': '',
    'License State': '',
  },
  ...{ 'Billing Address1': '1 Dock Rd', 'Billing City': 'Newark', 'Billing State': 'NJ' },
  ...{ 'Billing Zip': '07102', 'Billing Country': 'USA', 'Shipping Same As Billing (Y/N)': 'Y' },
  ...{ 'Shipping Address1': '', 'Shipping Zip': '' },
};
const billing = { address1: '1 Dock Rd', city: 'Newark', stateCode: 'NJ', zip: '07102', countryCode: 'USA' };
const stored: StoredCustomer = {
  key: recordKey(['C-1']),
  fields: {
    ...{ status: 'ACTIVE', customerType: 'DISTRIBUTOR', ttbPermitNumber: 'NJ-W-20417' },
    ...Object.fromEntries(
      Object.entries(billing).flatMap(([name, text]) => [
        [`addresses[BILLING].${name}`, text],
        [`addresses[SHIPPING].${name}`, text],
      ]),
    ),
  },
};

/** Lists the problem codes of a row of a new customer, or of a stored customer that the row replaces. */
function listProblemCodes(part: Partial<typeof row>, customers: readonly StoredCustomer[] = []) {
  const report = checkTexts(buildTable({ ...row, ...part }), customersImport, {
    overrideDuplicates: customers.length > 0,
    stored: { keys: customers.map(({ key }) => key), customers },
  });
  return report.problems.map(({ header, code }) => `${header} ${code}`);
}

test.each<[string, Partial<typeof row>, string[]]>([
  ['a complete customer', {}, []],
  ['a distributor in the USA without a permit', { 'TTB Permit': '' }, ['TTB Permit required']],
  ['a restaurant without a license', { 'Customer Type': 'ON_PREMISE' }, ['State License required']],
  ['a license without its state', { 'State License': '21-1' }, ['License State required']],
  ['an address without a state', { 'Billing State': '' }, ['Billing State required']],
  ['an unknown state', { 'Billing State': 'nj' }, ['Billing State unknownState']],
  [
    'a missing shipping address',
    { 'Shipping Same As Billing (Y/N)': 'N', 'Shipping Address1': '2 Dock Rd' },
    ['Shipping City required', 'Shipping State required', 'Shipping Zip required'],
  ],
  ['an unused invalid shipping zip', { 'Shipping Zip': '7102' }, []],
])('the check of a new customer finds the problems of %s', (_, part, codes) => {
  expect(listProblemCodes(part)).toEqual(codes);
});

test.each(['DISTRIBUTOR', 'IMPORTER', 'BONDED_WAREHOUSE', 'PRODUCER', 'distributor'])(
  'a customer of the type %s needs a permit in the USA only',
  (type) => {
    const part = { 'Customer Type': type, 'TTB Permit': '' };
    expect(listProblemCodes(part)).toEqual(['TTB Permit required']);
    const canadian = { ...part, 'Billing State': 'ON', 'Billing Zip': 'K1A 0B1', 'Billing Country': 'CAN' };
    expect(listProblemCodes(canadian)).toEqual([]);
  },
);

test.each(['RETAILER_OFF_PREMISE', 'ON_PREMISE'])(
  'a customer of the type %s needs a license with its state, but no permit',
  (type) => {
    const part = { 'Customer Type': type, 'TTB Permit': '' };
    expect(listProblemCodes(part)).toEqual(['State License required']);
    expect(listProblemCodes({ ...part, 'State License': '21-1', 'License State': 'NJ' })).toEqual([]);
  },
);

test('clearing a country does not change the rules of the address; clearing a city removes it', () => {
  const clear = (header: keyof typeof row) => listProblemCodes({ [header]: '<CLEAR>' }, [stored]);
  expect(clear('Billing Country')).toEqual(['Billing Country required']);
  expect(clear('Billing City')).toEqual(['Billing City required']);
});

test('a stored customer needs both of its addresses unless the shipping address is the billing address', () => {
  const bare = { ...stored, fields: { ...stored.fields, 'addresses[SHIPPING].city': '' } };
  const codes = (same: string) => listProblemCodes({ 'Shipping Same As Billing (Y/N)': same }, [bare]);
  expect(codes('N')).toEqual(['Shipping City required']);
  expect([codes('Y'), codes('y')]).toEqual([[], []]);
});

test('the stored customer contains the values that decide about a row', () => {
  const customer = {
    ...{ customerId: 'CUS-1', customerNumber: 'C-1', name: 'Shoreline', status: 'ACTIVE' },
    ...{ customerType: 'ON_PREMISE', stateLicenseNumber: '21-1', stateLicenseState: 'NJ' },
    addresses: [{ addressType: 'BILLING', ...billing }],
  } as unknown as Customer;
  expect(storedCustomer(customer)).toEqual({
    key: recordKey(['C-1']),
    fields: {
      ...{ status: 'ACTIVE', customerType: 'ON_PREMISE', ttbPermitNumber: '' },
      ...{ stateLicenseNumber: '21-1', stateLicenseState: 'NJ' },
      ...Object.fromEntries(
        Object.entries(billing).flatMap(([name, text]) => [
          [`addresses[BILLING].${name}`, text],
          [`addresses[SHIPPING].${name}`, ''],
        ]),
      ),
    },
  });
  const bare = storedCustomer({ customerNumber: 'C-2' } as unknown as Customer);
  expect(new Set(Object.values(bare.fields))).toEqual(new Set(['']));
});

test('empty cells of a stored customer keep the stored values', () => {
  const empty = Object.fromEntries(Object.keys(row).map((header) => [header, '']));
  expect(listProblemCodes({ ...empty, 'Customer Number': 'C-1' }, [stored])).toEqual([]);
  expect(listProblemCodes({ ...empty, 'Customer Number': 'C-1', 'TTB Permit': '<CLEAR>' }, [stored])).toEqual(
    ['TTB Permit required'],
  );
});

test('deactivating a stored customer is checked on import, because the customer may have open orders', () => {
  expect(listProblemCodes({ Status: 'INACTIVE' }, [stored])).toEqual(['Status onImport']);
  expect(listProblemCodes({ Status: 'inactive' }, [stored])).toContain('Status onImport');
  expect(listProblemCodes({ Status: 'INACTIVE' })).toEqual([]);
  expect(listProblemCodes({ Status: 'ACTIVE' }, [stored])).toEqual([]);
  const inactive = { ...stored, fields: { ...stored.fields, status: 'INACTIVE' } };
  expect(listProblemCodes({ Status: 'INACTIVE' }, [inactive])).toEqual([]);
});
