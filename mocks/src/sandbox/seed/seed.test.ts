import { type Contract, loadContract } from '@portal-kit/contract/contract';
import type { Violation } from '@portal-kit/contract/violation';
import { beforeAll, expect, test } from 'vitest';
import { createGate } from '../../gate/gate.ts';
import { handlers } from '../handlers.ts';
import { getImportKind } from '../imports/import-kinds.ts';
import { summarizeResults } from '../imports/process-uploads.ts';
import { toUploadRecord } from '../imports/upload-record.ts';
import { hasValidCheckDigit, validateItem } from '../items/item-rules.ts';
import { formatEtag, json } from '../responses.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { demoUsers } from './users.ts';

const NOW = '2026-11-20T09:30:00.000Z';

let contract: Contract;
let sandbox: Sandbox;

beforeAll(async () => {
  contract = await loadContract();
  sandbox = await createSandbox({ contract, handlers, now: NOW });
  return () => sandbox.close();
});

/** Finds the contract violations in this body as the operation's response. */
async function findViolations(
  operationId: string,
  path: string,
  body: unknown,
): Promise<readonly Violation[]> {
  const gate = createGate({ contract, upstream: () => json(body, 200, { etag: formatEtag(1) }) });
  const request = {
    method: 'GET',
    path,
    search: '',
    headers: { authorization: 'Bearer x', 'access-token': 'x' },
    body: Buffer.alloc(0),
  };
  const match = gate.match(request);
  expect(match.operation?.operationId).toBe(operationId);
  return (await gate.handle(request, match, 'trace')).violations;
}

const supplierIds = Array.from({ length: 8 }, (_, index) => `SUP-100${index + 1}`);

test('every seeded supplier and warehouse conforms to the contract', async () => {
  const { db } = sandbox;
  expect(db.suppliers.list().map(({ supplierId }) => supplierId)).toEqual(supplierIds);
  expect(db.warehouses.list()).toHaveLength(6);
  for (const supplier of db.suppliers.list()) {
    expect(await findViolations('getSupplier', `/api/v1/suppliers/${supplier.supplierId}`, supplier)).toEqual(
      [],
    );
  }
  for (const warehouse of db.warehouses.list()) {
    expect(
      await findViolations('getWarehouse', `/api/v1/warehouses/${warehouse.warehouseId}`, warehouse),
    ).toEqual([]);
  }
});

test('every seeded user conforms to the contract and can be found by email', async () => {
  const users = sandbox.db.users.list();
  expect(users.map(({ email }) => email).sort()).toEqual(demoUsers.map(({ email }) => email).sort());
  const accounts = new Set(sandbox.db.accounts.list().map(({ email }) => email));
  expect(users.filter(({ email }) => !accounts.has(email))).toEqual([]);
  expect(accounts.size, 'accounts without a portal user').toBeGreaterThan(users.length + 5);
  expect(
    await findViolations('listUsers', '/api/v1/users', { data: users, meta: { total: users.length } }),
  ).toEqual([]);
});

test('all 60 seeded items conform to the contract and the form’s rules', async () => {
  const { db } = sandbox;
  let count = 0;
  for (const supplier of db.suppliers.list()) {
    for (const item of db.items.list(supplier.supplierId)) {
      count += 1;
      const path = `/api/v1/suppliers/${supplier.supplierId}/items/${item.itemId}`;
      expect(await findViolations('getItem', path, item)).toEqual([]);
      expect(validateItem(item, supplier, item, 2026), item.sku).toEqual([]);
      for (const stock of item.inventory) {
        expect(stock.availableQty, item.sku).toBeGreaterThanOrEqual(0);
        expect(stock.bondAvailableQty, item.sku).toBeGreaterThanOrEqual(0);
        expect(stock.availableQty, item.sku).toBeLessThanOrEqual(stock.onHandQty);
        expect(stock.bondAvailableQty, item.sku).toBeLessThanOrEqual(stock.bondOnHandQty);
      }
    }
  }
  expect(count).toBe(60);
});

test('bonded stock exists in bonded warehouses only', () => {
  const unbonded = new Set(
    sandbox.db.warehouses
      .list()
      .filter(({ isBonded }) => !isBonded)
      .map((w) => w.warehouseId),
  );
  const misplaced = sandbox.db.items
    .listAll()
    .flatMap(({ inventory }) => inventory)
    .filter(({ warehouseId, bondOnHandQty }) => unbonded.has(warehouseId) && bondOnHandQty > 0);
  expect(misplaced).toEqual([]);
});

test('every seeded customer conforms to the contract', async () => {
  const customers = sandbox.db.customers.listAll();
  expect(new Set(customers.map(({ customerNumber }) => customerNumber)).size).toBe(16);
  expect(sandbox.db.customers.list('SUP-1008')).toEqual([]);
  for (const supplierId of supplierIds) {
    for (const customer of sandbox.db.customers.list(supplierId)) {
      const path = `/api/v1/suppliers/${supplierId}/customers/${customer.customerId}`;
      expect(await findViolations('getCustomer', path, customer)).toEqual([]);
    }
  }
});

test.each([
  ['inbound', 'getInboundOrder', [30, 30, 30, 30, 30, 30, 30, 0]],
  ['outbound', 'getOutboundOrder', [45, 45, 45, 45, 45, 45, 400, 0]],
] as const)('every seeded %s order conforms to the contract', async (direction, operationId, counts) => {
  const collection = direction === 'inbound' ? sandbox.db.inboundOrders : sandbox.db.outboundOrders;
  expect(supplierIds.map((supplierId) => collection.list(supplierId).length)).toEqual(counts);
  for (const supplierId of supplierIds) {
    for (const order of collection.list(supplierId)) {
      const path = `/api/v1/suppliers/${supplierId}/${direction}-orders/${order.orderId}`;
      expect(await findViolations(operationId, path, order), order.orderId).toEqual([]);
    }
  }
});

test('open outbound orders reserve exactly the difference between on hand and available', () => {
  const reserving = new Set(['SUBMITTED', 'RESUBMITTED', 'OPEN', 'PICKING']);
  for (const supplierId of supplierIds) {
    const reserved = new Map<string, number>();
    for (const { status, details, lineItems } of sandbox.db.outboundOrders.list(supplierId)) {
      if (!reserving.has(status)) continue;
      for (const { item, casesQuantity, bottlesQuantity } of lineItems) {
        const key = `${item.itemId} ${details.warehouseId} ${details.bondedFlag}`;
        reserved.set(key, (reserved.get(key) ?? 0) + casesQuantity * item.bottlesPerCase + bottlesQuantity);
      }
    }
    for (const { itemId, inventory } of sandbox.db.items.list(supplierId)) {
      for (const stock of inventory) {
        const at = `${itemId} ${stock.warehouseId}`;
        expect(stock.onHandQty - stock.availableQty, at).toBe(reserved.get(`${at} 0`) ?? 0);
        expect(stock.bondOnHandQty - stock.bondAvailableQty, at).toBe(reserved.get(`${at} 1`) ?? 0);
      }
    }
  }
});

test('all featured orders exist', () => {
  const inbound = sandbox.db.inboundOrders.listAll();
  const outbound = sandbox.db.outboundOrders.listAll();
  expect(inbound.some(({ itemsCount }) => itemsCount === 120)).toBe(true);
  expect(inbound.some(({ itemsCount }) => itemsCount === 1)).toBe(true);
  expect(inbound.some(({ failure }) => failure?.validationErrors.length === 3)).toBe(true);
  expect(inbound.some(({ details }) => String(details.poNumber).length === 20)).toBe(true);
  expect(
    inbound.some(({ details }) => details.containerNumber === 'ZQXU1188020' && details.customsEntryNumber),
  ).toBe(true);
  expect(inbound.flatMap(({ lineItems }) => lineItems)).toContainEqual(
    expect.objectContaining({ received: { cases: 57, bottles: 4 }, damaged: { cases: 0, bottles: 8 } }),
  );
  expect(outbound.some(({ totals }) => totals.cases === 0 && totals.bottles > 0)).toBe(true);
  expect(
    outbound.some(({ details }) => details.shippingType === 'PARCEL' && details.adultSignatureRequired),
  ).toBe(true);
  expect(outbound.some(({ details }) => details.shippingSameAsBilling)).toBe(true);
  expect(outbound.some(({ details }) => details.freightTerms === 'THIRD_PARTY')).toBe(true);
  const countries = outbound.map(
    ({ details }) => (details.shippingAddress as { countryCode: string }).countryCode,
  );
  expect(new Set(countries)).toEqual(new Set(['USA', 'CAN', 'INT']));
});

test('the reason of a failed order is true for its customer and its items', () => {
  const { db } = sandbox;
  const today = NOW.slice(0, 10);
  const failures = db.outboundOrders.listAll().flatMap(({ details, failure }) => {
    const customer = db.customers.listAll().find(({ customerId }) => customerId === details.customerId);
    const expiresOn = customer?.licenseExpirationDate;
    return failure ? [{ message: failure.message, expiresOn }] : [];
  });
  const aboutLicense = failures.filter(({ message }) => message.includes('license'));
  expect(aboutLicense.length).toBeGreaterThan(0);
  expect(aboutLicense.map(({ message }) => message)).toEqual(
    failures
      .filter(({ expiresOn }) => expiresOn && expiresOn < today)
      .map(({ expiresOn }) => `Consignee license expired on ${expiresOn}`),
  );
  const orders = [...db.inboundOrders.listAll(), ...db.outboundOrders.listAll()];
  expect(
    orders
      .filter(({ failure }) => failure?.code === 'ITEM_DISCONTINUED')
      .map(({ lineItems, failure }) => [lineItems[0]?.item.itemStatus, failure?.message]),
  ).toEqual([['DISCONTINUED', 'Item CW-2008 is discontinued']]);
});

test('order ids are unique and no history step is in the future', () => {
  const orders = [...sandbox.db.inboundOrders.listAll(), ...sandbox.db.outboundOrders.listAll()];
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(orders.length);
  const instants = orders.flatMap(({ statusHistory }) => statusHistory.map(({ at }) => at));
  expect(instants.filter((at) => at > NOW)).toEqual([]);
});

test('every status has a seeded upload that conforms to the contract and has consistent row counts', async () => {
  const uploads = sandbox.db.uploads.list('SUP-1001');
  const data = uploads.map((upload) => toUploadRecord(upload, sandbox.clock));
  const path = '/api/v1/suppliers/SUP-1001/imports';
  expect(await findViolations('listImports', path, { data, meta: { total: data.length } })).toEqual([]);
  expect(new Set(data.map(({ status }) => status))).toEqual(
    new Set(['PENDING', 'PROCESSING', 'COMPLETED', 'COMPLETED_WITH_ERRORS', 'FAILED']),
  );
  for (const { fileId, fileType, totalRows, outcome } of uploads) {
    const content = sandbox.db.uploadContents.get(fileId, 'SUP-1001');
    const columns = getImportKind(fileType).file.columns.map(({ header }) => header);
    expect([content?.rows.length, outcome && summarizeResults(content?.results ?? [])]).toEqual([
      totalRows,
      outcome,
    ]);
    expect(content?.headers.filter((header) => !columns.includes(header))).toEqual([]);
  }
});

test('UPC and SCC-14 of every item have valid check digits', () => {
  const codes = sandbox.db.items.listAll().flatMap(({ upc, caseUpc }) => [upc ?? '', caseUpc ?? '']);
  expect(codes).toHaveLength(120);
  expect(codes.filter((code) => !hasValidCheckDigit(code))).toEqual([]);
});

test('the same seed on the same day produces the same data', async () => {
  const [again, other] = await Promise.all([
    createSandbox({ contract, handlers, now: NOW }),
    createSandbox({ contract, handlers, now: NOW, seed: 7 }),
  ]);
  const orders = (from: Sandbox) => from.db.outboundOrders.listAll();
  expect(orders(again)).toEqual(orders(sandbox));
  expect(orders(other)).not.toEqual(orders(sandbox));
  again.close();
  other.close();
});
