import { createPortal, type OrderRequest, type Portal } from '@portal-kit/sdk/portal';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catchPortalError } from '../../test/catch-portal-error';
import { type Sandbox, startSandbox } from '../../test/sandbox';

const supplierId = 'SUP-1001';
const orderMs = 20_000;
let sandbox: Sandbox;
let start: string;
let portal: Portal;

beforeAll(async () => {
  sandbox = await startSandbox();
  start = sandbox.control.snapshot();
});
afterAll(async () => {
  expect(sandbox.control.violations()).toEqual([]);
  await sandbox.close();
});
beforeEach(() => {
  sandbox.control.restore(start);
  portal = createPortal({ baseUrl: sandbox.origin, tokens: sandbox.tokens });
});

const address = {
  name: 'Harborline',
  countryCode: 'USA',
  isoCountryCode: '840',
  address1: '400 Gotham Pkwy',
  city: 'Carlstadt',
  stateCode: 'NJ',
  zip: '07072',
} as const;
const shipment: OrderRequest<'outbound'> = {
  details: {
    warehouseId: 'WH-NJ-01',
    customerId: 'CUS-10021',
    poNumber: 'HL-NEW-1',
    orderDate: '2026-11-20',
    requestedShipDate: '2026-11-26',
    shippingType: 'LTL',
    scac: 'ODFL',
    freightTerms: 'PREPAID',
    bondedFlag: '0',
    billingAddress: { ...address, addressType: 'BILLING' },
    shippingAddress: { ...address, addressType: 'SHIPPING' },
  },
  lineItems: [{ lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 4, bottlesQuantity: 0 }],
  palletsQuantity: 1,
};

const submit = (poNumber: string) =>
  portal.orders.outbound.create(supplierId, { ...shipment, details: { ...shipment.details, poNumber } });

describe('methods against the sandbox', () => {
  test('an outbound order is submitted, corrected, resubmitted, shipped and documented', async () => {
    const orders = portal.orders.outbound;
    const { orderId, status } = await orders.create(supplierId, shipment);
    expect(status).toBe('SUBMITTED');

    sandbox.control.advance(orderMs);
    const changed = await orders.update(supplierId, orderId, (order) => ({ ...order, palletsQuantity: 2 }));
    expect([changed.status, changed.palletsQuantity]).toEqual(['RESUBMITTED', 2]);

    sandbox.control.moveOrder(orderId, { to: 'FAILED' });
    const failed = await orders.get(supplierId, orderId);
    expect([failed.status, failed.failure?.code]).toEqual(['FAILED', expect.any(String)]);
    expect((await orders.resubmit(supplierId, orderId)).status).toBe('RESUBMITTED');

    const early = await catchPortalError(orders.billOfLading(supplierId, orderId));
    expect([early.status, early.code]).toEqual([409, 'BOL_NOT_AVAILABLE']);
    for (const to of ['OPEN', 'PICKING', 'SHIPPED'] as const) sandbox.control.moveOrder(orderId, { to });
    const { fileName, blob } = await orders.billOfLading(supplierId, orderId);
    expect([fileName, await blob.slice(0, 5).text()]).toEqual([`BOL_${orderId}.pdf`, '%PDF-']);

    const input = { searchString: 'HL-NEW-1', filter: { status: 'SHIPPED' } } as const;
    const { rows } = await orders.page(supplierId, input);
    expect(rows.map((order) => order.orderId)).toEqual([orderId]);
    const late = await catchPortalError(orders.cancel(supplierId, orderId));
    expect([late.status, late.code]).toEqual([409, 'INVALID_STATE']);
    const history = (await orders.get(supplierId, orderId)).statusHistory.map((step) => step.status);
    expect(history).toEqual([
      'SUBMITTED',
      'OPEN',
      'RESUBMITTED',
      'FAILED',
      'RESUBMITTED',
      'OPEN',
      'PICKING',
      'SHIPPED',
    ]);
  });

  test('an inbound order is submitted and canceled, and an outdated version is rejected', async () => {
    const orders = portal.orders.inbound;
    const { orderId, version } = await orders.create(supplierId, {
      details: {
        warehouseId: 'WH-NJ-01',
        poNumber: 'PO-NEW-1',
        orderDate: '2026-11-21',
        expectedArrivalDate: '2026-11-24',
        shippingType: 'PARCEL',
        bondedFlag: '0',
      },
      lineItems: [{ lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 10, bottlesQuantity: 0 }],
      palletsQuantity: 1,
    });
    sandbox.control.advance(orderMs);
    const outdated = await catchPortalError(orders.cancel(supplierId, orderId, { ifMatch: version }));
    expect([outdated.status, outdated.currentVersion]).toEqual([412, version + 1]);
    const options = { ifMatch: version + 1, reason: 'Ordered twice' };
    const canceled = await orders.cancel(supplierId, orderId, options);
    expect([canceled.status, canceled.statusHistory.at(-1)?.reason]).toEqual([
      'CANCELED_BY_USER',
      'Ordered twice',
    ]);
  });

  test('a creation that is repeated with its key creates one order', async () => {
    const options = { idempotencyKey: 'b6f2a0f6-8f0e-4f0f-9f43-0d8d6a8f6a01' };
    // Both attempts of the first call are carried out, but their responses are lost.
    sandbox.control.addFault({
      kind: 'reset',
      when: 'after',
      operationId: 'createOutboundOrder',
      times: 2,
    });
    const lost = await catchPortalError(portal.orders.outbound.create(supplierId, shipment, options));
    expect([lost.isOutcomeUnknown, lost.idempotencyKey]).toEqual([true, options.idempotencyKey]);
    const repeated = await portal.orders.outbound.create(supplierId, shipment, options);
    const found = await portal.orders.outbound.page(supplierId, { searchString: 'HL-NEW-1' });
    expect(found.rows.map(({ orderId }) => orderId)).toEqual([repeated.orderId]);
    const duplicate = await catchPortalError(portal.orders.outbound.create(supplierId, shipment));
    expect([duplicate.code, duplicate.conflictingId]).toEqual(['DUPLICATE_PO_NUMBER', repeated.orderId]);
  });

  test('a loop over the Open orders can cancel each of them', async () => {
    const orders = portal.orders.outbound;
    for (const poNumber of ['LOOP-1', 'LOOP-2', 'LOOP-3', 'LOOP-4', 'LOOP-5']) await submit(poNumber);
    sandbox.control.advance(orderMs);
    const input = { searchString: 'LOOP-', filter: { status: 'OPEN' }, limit: 2 } as const;
    const canceled: string[] = [];
    for await (const { orderId, poNumber } of orders.list(supplierId, input)) {
      await orders.cancel(supplierId, orderId);
      canceled.push(poNumber);
    }
    expect(canceled.sort()).toEqual(['LOOP-1', 'LOOP-2', 'LOOP-3', 'LOOP-4', 'LOOP-5']);
    expect((await orders.page(supplierId, input)).total).toBe(0);
  });

  test('a list returns the same records in any page size as in one page', async () => {
    const all = await portal.items.page(supplierId, { limit: 5000 });
    const ids: string[] = [];
    for await (const { itemId } of portal.items.list(supplierId, { limit: 7 })) ids.push(itemId);
    expect(ids).toEqual(all.rows.map(({ itemId }) => itemId));
    expect(ids.length).toBe(all.total);
  });

  test('a change of an item keeps the other fields', async () => {
    const { rows } = await portal.items.page(supplierId, { limit: 1 });
    const itemId = rows[0]?.itemId ?? '';
    const { version, updatedAt, ...before } = await portal.items.get(supplierId, itemId);
    const after = await portal.items.update(supplierId, itemId, (current) => ({
      ...current,
      description: 'Renamed',
    }));
    expect(after).toMatchObject({ ...before, description: 'Renamed', version: version + 1 });
  });

  test('an upload is processed and its report lists the failed row', async () => {
    const header = 'SKU*,Description*,Brand*,Type*,Size*,Size UOM*,Bottles Per Case*,Warehouses*,ABV';
    const rows = ['NEW-1,Ale,Halberd,A,330,ML,24,WH-NJ-01,5', 'NEW-2,Ale,Halberd,A,330,ML,24,WH-NJ-01,'];
    const file = new File([[header, ...rows].join('\n')], 'items.csv', { type: 'text/csv' });
    const { fileId, status } = await portal.items.upload(supplierId, file);
    expect(status).toBe('PENDING');
    const unfinished = await catchPortalError(portal.uploads.wait(supplierId, fileId, { maxWaitMs: 0 }));
    expect(unfinished.code).toBe('UPLOAD_UNFINISHED');
    sandbox.control.advance(60_000);
    const upload = await portal.uploads.wait(supplierId, fileId);
    expect(upload).toMatchObject({ status: 'COMPLETED_WITH_ERRORS', succeededRows: 1, failedRows: 1 });
    const report = await portal.uploads.report(supplierId, fileId);
    expect([report.fileName, await report.blob.slice(0, 2).text()]).toEqual([
      'Import-Report_items.csv.xlsx',
      'PK',
    ]);
  });
});
