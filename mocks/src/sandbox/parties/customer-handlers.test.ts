import { describe, expect, test } from 'vitest';
import { csvFile, pickCounts } from '../imports/upload-test-client.ts';
import { setupUploadTests } from '../imports/upload-test-setup.ts';
import type { Order } from '../model/order.ts';
import type { Customer } from '../model/party.ts';

const CUSTOMERS = '/api/v1/suppliers/SUP-1001/customers';
const billing = {
  countryCode: 'USA',
  isoCountryCode: '840',
  address1: '1 Main St',
  city: 'Secaucus',
  stateCode: 'NJ',
  zip: '07094',
  addressType: 'BILLING',
};
const shipping = { ...billing, addressType: 'SHIPPING' };
const shoreline = {
  customerNumber: 'NJ-9000',
  name: 'Shoreline Spirits',
  customerType: 'DISTRIBUTOR',
  addresses: [billing, shipping],
  phone: '201-555-0161',
  ttbPermitNumber: 'NJ-W-20999',
};

const uploads = setupUploadTests();

interface Refusal {
  readonly errorCode: string;
  readonly extensions?: {
    readonly conflictingId?: string;
    readonly validationErrors?: readonly { fieldPath: string; message: string }[];
  };
}

async function send(method: string, path: string, body: unknown, headers = {}) {
  const response = await uploads().dana.send(method, path, body, headers);
  const result = (await response.json()) as Customer & Refusal;
  const errors = result.extensions?.validationErrors?.map(
    ({ fieldPath, message }) => `${fieldPath}: ${message}`,
  );
  return { status: response.status, headers: response.headers, customer: result, refusal: result, errors };
}

const list = async (query: string) => (await uploads().read<{ data: Customer[] }>(`/customers${query}`)).data;

describe('customer list', () => {
  test('customers are sorted by name, searched by name, number and city, and filtered', async () => {
    const names = (await list('?limit=100')).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(4);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    for (const searchString of ['harborline', 'nj-0044', 'carlstadt']) {
      expect((await list(`?searchString=${searchString}`)).map(({ customerId }) => customerId)).toEqual([
        'CUS-10021',
      ]);
    }
    const inactive = await list('?filter=status:INACTIVE;stateCode:VA;');
    expect(inactive.map(({ customerNumber }) => customerNumber)).toEqual(['VA-0061']);
  });
});

describe('customers', () => {
  test('a customer is stored with ids for its addresses', async () => {
    const { status, headers, customer } = await send('POST', CUSTOMERS, shoreline);
    expect([status, headers.get('etag'), headers.get('location')]).toEqual([
      201,
      '"1"',
      `${CUSTOMERS}/${customer.customerId}`,
    ]);
    expect(customer).toMatchObject({ ...shoreline, status: 'ACTIVE', bondedAllowed: false });
    expect(new Set(customer.addresses.map(({ addressId }) => addressId)).size).toBe(2);
    expect(await uploads().read(`/customers/${customer.customerId}`)).toEqual(customer);
  });

  test('a customer number is unique', async () => {
    const { status, refusal, errors } = await send('POST', CUSTOMERS, {
      ...shoreline,
      customerNumber: 'nj-0044',
    });
    expect([status, refusal.errorCode, refusal.extensions?.conflictingId]).toEqual([
      409,
      'DUPLICATE_CUSTOMER_NUMBER',
      'CUS-10021',
    ]);
    expect(errors).toEqual(['customerNumber: Customer number already exists']);
  });

  test.each<[string, object, string[]]>([
    ['a permit', { ttbPermitNumber: null }, ['ttbPermitNumber: Required Field']],
    ['a license', { customerType: 'ON_PREMISE' }, ['stateLicenseNumber: Required Field']],
    ['the license’s state', { stateLicenseNumber: '12-3' }, ['stateLicenseState: Required Field']],
    [
      'a billing address',
      { addresses: [shipping, shipping] },
      ['addresses: Exactly one billing address is required'],
    ],
    [
      'a shipping address',
      { addresses: [billing, billing] },
      [
        'addresses: Exactly one billing address is required',
        'addresses: At least one shipping address is required',
      ],
    ],
    [
      'valid addresses',
      { addresses: [billing, { ...shipping, zip: '7094' }] },
      ['addresses[1].zip: Zip should be 5 digits'],
    ],
  ])('a customer without %s is rejected', async (_, change, expected) => {
    const { status, errors } = await send('POST', CUSTOMERS, { ...shoreline, ...change });
    expect([status, errors]).toEqual([422, expected]);
  });

  test('a customer update requires the current version', async () => {
    const { customer } = await send('POST', CUSTOMERS, shoreline);
    const path = `${CUSTOMERS}/${customer.customerId}`;
    const changed = { ...shoreline, name: 'Shoreline Spirits Inc.', addresses: customer.addresses };
    const first = await send('PUT', path, changed, { 'if-match': '"1"' });
    expect([first.status, first.headers.get('etag'), first.customer.name]).toEqual([
      200,
      '"2"',
      changed.name,
    ]);
    expect(first.customer.addresses).toEqual(customer.addresses);
    expect((await send('PUT', path, changed, { 'if-match': '"1"' })).status).toBe(412);
  });

  test('a customer with open orders cannot become inactive', async () => {
    const { data } = await uploads().read<{ data: Order[] & { customerId: string }[] }>(
      '/outbound-orders?filter=status:OPEN;&limit=1',
    );
    const customerId = data[0]?.customerId ?? '';
    const {
      version: _,
      createdAt: __,
      updatedAt: ___,
      customerId: ____,
      ...stored
    } = await uploads().read<Customer>(`/customers/${customerId}`);
    const closing = await send('PUT', `${CUSTOMERS}/${customerId}`, { ...stored, status: 'INACTIVE' });
    expect([closing.status, closing.refusal.errorCode]).toEqual([409, 'CUSTOMER_IN_USE']);
  });
});

describe('upload of customers', () => {
  const headers = [
    ...['Customer Number*', 'Name*', 'Customer Type*', 'Phone*', 'TTB Permit'],
    ...['Billing Address1*', 'Billing City*', 'Billing State', 'Billing Zip', 'Billing Country*'],
    ...[
      'Shipping Same As Billing (Y/N)',
      'Shipping Address1',
      'Shipping City',
      'Shipping State',
      'Shipping Zip',
    ],
  ];
  const row = (number: string, permit: string, same: string, shipTo = ['', '', '', '']) => [
    ...[number, 'Shoreline Spirits', 'DISTRIBUTOR', '201-555-0161', permit],
    ...['1 Main St', 'Secaucus', 'NJ', '07094', 'USA'],
    ...[same, ...shipTo],
  ];
  const options = { kind: 'customers' };

  test('an upload creates customers that pass the form’s rules and reports each error on its column', async () => {
    const rows = [
      row('NJ-9001', 'NJ-W-20999', 'Y'),
      row('NJ-9002', 'NJ-W-20999', 'N', ['2 Dock Rd', 'Newark', 'NJ', '07114']),
      row('NJ-9003', '', 'Y'),
      row('NJ-9004', 'NJ-W-20999', 'N', ['2 Dock Rd', 'Newark', 'NJ', '7114']),
    ];
    const record = await uploads().uploadAndProcess(csvFile([headers, ...rows]), options);
    expect(pickCounts(record)).toMatchObject({ succeededRows: 2, failedRows: 2 });
    const lines = (await uploads().readReportLines(record.fileId)).filter(
      ([, , result]) => result === 'Failed',
    );
    expect(lines.map(([number, , , field, , message]) => [number, field, message])).toEqual([
      ['4', 'TTB Permit', 'Required Field'],
      ['5', 'Shipping Zip', 'Zip should be 5 digits'],
    ]);
    const [same] = await list('?searchString=NJ-9001');
    expect(same?.addresses.map(({ addressType, address1 }) => [addressType, address1])).toEqual([
      ['BILLING', '1 Main St'],
      ['SHIPPING', '1 Main St'],
    ]);
    const [other] = await list('?searchString=NJ-9002');
    expect(other?.addresses[1]).toMatchObject({ addressType: 'SHIPPING', address1: '2 Dock Rd' });
  });

  test('override replaces the filled cells and keeps the rest', async () => {
    const before = await uploads().read<Customer>('/customers/CUS-10021');
    const short = [
      'Customer Number*',
      'Name*',
      'Customer Type*',
      'Phone*',
      'Billing Address1*',
      'Billing City*',
      'Billing Country*',
    ];
    const file = csvFile([short, ['nj-0044', 'Harborline Renamed', '', '', '', '', '']]);
    const record = await uploads().uploadAndProcess(file, { ...options, query: '?overrideDuplicates=true' });
    expect(pickCounts(record)).toMatchObject({ succeededRows: 1 });
    const after = await uploads().read<Customer>('/customers/CUS-10021');
    const { version, updatedAt } = after;
    expect(after).toEqual({ ...before, name: 'Harborline Renamed', version, updatedAt });
    expect(version).toBe(before.version + 1);
  });
});
