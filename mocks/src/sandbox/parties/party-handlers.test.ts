import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, type SignedIn, signIn, startChain } from '../../testing.ts';
import type { Supplier, Warehouse } from '../model/party.ts';

const SUPPLIERS = '/api/v1/suppliers';
const WAREHOUSES = '/api/v1/warehouses';
const dock = {
  countryCode: 'CAN',
  isoCountryCode: '124',
  address1: '1 Quay St',
  city: 'Halifax',
  stateCode: 'NS',
  zip: 'b3h1a1',
};
const quay = { warehouseId: 'WH-NS-01', name: 'Quay', addresses: [dock] };
const newcomer = { supplierId: 'SUP-2001', name: 'Newcomer', warehouses: ['WH-NJ-01'] };

let chain: Chain;
let root: SignedIn;
let start: string;

beforeAll(async () => {
  chain = await startChain({ now: '2026-11-20T14:02:00Z' });
  root = await signIn(chain.origin, 'root@portal.example');
  start = chain.control.snapshot();
  return async () => {
    expect(chain.control.violations()).toEqual([]);
    await chain.close();
  };
});

beforeEach(() => chain.control.restore(start));

interface Refusal {
  errorCode: string;
  extensions?: { validationErrors?: { fieldPath: string; message: string }[] };
}

async function send(method: string, path: string, body: unknown, headers = {}) {
  const response = await root.send(method, path, body, headers);
  const result = (await response.json()) as Supplier & Warehouse & Refusal;
  const errors = result.extensions?.validationErrors?.map(
    ({ fieldPath, message }) => `${fieldPath}: ${message}`,
  );
  return { status: response.status, result, errors };
}
const read = async <T>(path: string) => (await (await root.fetch(path)).json()) as T;
const stored = async (supplierId: string) => {
  const { version: _, ...supplier } = await read<Supplier>(`${SUPPLIERS}/${supplierId}`);
  return supplier;
};
const storedWarehouse = async (warehouseId: string) => {
  const { version: _, ...warehouse } = await read<Warehouse>(`${WAREHOUSES}/${warehouseId}`);
  return warehouse;
};

describe('suppliers', () => {
  test('a supplier is stored with its warehouse names and a Canadian zip as A1A 1A1', async () => {
    const { status, result } = await send('POST', SUPPLIERS, { ...newcomer, addresses: [dock] });
    expect([status, result.warehouses, result.addresses[0]?.zip]).toEqual([
      201,
      [{ warehouseId: 'WH-NJ-01', name: 'Cranbury Beverage Center' }],
      'B3H 1A1',
    ]);
  });

  test.each([
    [{ supplierId: 'LOGIN' }, ["supplierId: 'login' is reserved"]],
    [{ warehouses: ['WH-XX-99'] }, ['warehouses[0].warehouseId: Unknown warehouse']],
    [{ addresses: [{ ...dock, zip: '08512' }] }, ['addresses[0].zip: Incorrect Canadian zip code format']],
  ])('a supplier with %j is rejected with field errors', async (part, errors) => {
    const refused = await send('POST', SUPPLIERS, { ...newcomer, ...part });
    expect([refused.status, refused.errors]).toEqual([422, errors]);
  });

  test.each([
    [{ supplierId: 'SUP-1001' }, 'DUPLICATE_SUPPLIER_ID', ['supplierId: Supplier ID already exists']],
    [{ name: 'maison TESSELLE' }, 'DUPLICATE_NAME', ['name: Supplier name already exists']],
  ])('a supplier with %j already exists', async (part, errorCode, errors) => {
    const refused = await send('POST', SUPPLIERS, { ...newcomer, ...part });
    expect([refused.status, refused.result.errorCode, refused.errors]).toEqual([409, errorCode, errors]);
  });

  test('a warehouse with stock or open orders cannot be removed from a supplier', async () => {
    const supplier = await stored('SUP-1001');
    const refused = await send('PUT', SUPPLIERS, { ...supplier, warehouses: ['WH-CA-01'] });
    expect([refused.status, refused.result.errorCode]).toEqual([409, 'WAREHOUSE_IN_USE']);
    const [first] = supplier.warehouses;
    expect(await stored('SUP-1001')).toMatchObject({ warehouses: [first, { warehouseId: 'WH-CA-01' }] });
  });

  test('a supplier update with an outdated version is rejected', async () => {
    const supplier = await stored('SUP-1001');
    expect((await send('PUT', SUPPLIERS, { ...supplier, phone: null })).status).toBe(200);
    expect((await send('PUT', SUPPLIERS, supplier, { 'If-Match': '"1"' })).status).toBe(412);
  });
});

describe('warehouses', () => {
  test.each([
    [{ timeZone: 'constructor' }, ['timeZone: Unknown time zone']],
    [{ isBonded: true }, ['bondRegistryNumber: Required Field']],
    [{ receivingHours: { from: '15:00', to: '07:00' } }, ['receivingHours.to: Ends before it starts']],
    [{ addresses: [{ ...dock, stateCode: 'NJ' }] }, ['addresses[0].stateCode: Unknown code']],
  ])('a warehouse with %j is rejected with field errors', async (part, errors) => {
    const refused = await send('POST', WAREHOUSES, { ...quay, ...part });
    expect([refused.status, refused.errors]).toEqual([422, errors]);
  });

  test('a warehouse id is unique', async () => {
    expect((await send('POST', WAREHOUSES, quay)).status).toBe(201);
    const again = await send('POST', WAREHOUSES, quay);
    expect([again.status, again.result.errorCode]).toEqual([409, 'DUPLICATE_WAREHOUSE_ID']);
  });

  test('a warehouse in use cannot become inactive, and one without stock and orders can', async () => {
    const used = await storedWarehouse('WH-NJ-01');
    const refused = await send('PUT', WAREHOUSES, { ...used, status: 'INACTIVE' });
    expect([refused.status, refused.result.errorCode]).toEqual([409, 'WAREHOUSE_IN_USE']);
    await send('POST', WAREHOUSES, quay);
    expect((await send('PUT', WAREHOUSES, { ...quay, status: 'INACTIVE' })).result.status).toBe('INACTIVE');
  });

  test('renaming a warehouse also changes the name that its suppliers store', async () => {
    const warehouse = await storedWarehouse('WH-NJ-01');
    await send('PUT', WAREHOUSES, { ...warehouse, name: 'Cranbury North' });
    expect((await stored('SUP-1001')).warehouses[0]).toEqual({
      warehouseId: 'WH-NJ-01',
      name: 'Cranbury North',
    });
  });
});

test('an importer outside the USA needs no TTB permit', async () => {
  const { data } = await read<{ data: { customerId: string; customerNumber: string }[] }>(
    `${SUPPLIERS}/SUP-1003/customers?limit=100`,
  );
  const { customerId } = data.find(({ customerNumber }) => customerNumber === 'ON-0021') ?? {};
  const path = `${SUPPLIERS}/SUP-1003/customers/${customerId}`;
  const {
    customerId: _,
    version,
    createdAt,
    updatedAt,
    ...customer
  } = await read<Record<string, unknown>>(path);
  expect((await send('PUT', path, { ...customer, dbaName: 'Northshore' })).status).toBe(200);
});
