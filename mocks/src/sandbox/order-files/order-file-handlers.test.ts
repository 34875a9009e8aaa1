import { describe, expect, test } from 'vitest';
import { csvFile, pickCounts, readSheets } from '../imports/upload-test-client.ts';
import { setupUploadTests } from '../imports/upload-test-setup.ts';
import type { Order } from '../model/order.ts';

const inboundHeaders = [
  'PO Number*',
  'Warehouse ID*',
  'Order Date*',
  'Expected Arrival Date*',
  'Shipping Type*',
  'SCAC',
  'Bonded (Y/N)*',
  'Pallets*',
  'SKU*',
  'Cases*',
  'Bottles*',
];
const inboundRow = (poNumber: string, sku: string, cases = '10', arrival = '2026-11-24') => [
  ...[poNumber, 'WH-NJ-01', '2026-11-21', arrival, 'LTL', 'ODFL', 'N', '2'],
  ...[sku, cases, '0'],
];
const outboundHeaders = [
  'PO Number*',
  'Customer Number*',
  'Warehouse ID*',
  'Order Date*',
  'Requested Ship Date*',
  'Shipping Type*',
  'SCAC',
  'Freight Terms*',
  'Bonded (Y/N)*',
  'Pallets*',
  'Ship To Name',
  'Ship To Address1',
  'Ship To City',
  'Ship To State',
  'Ship To Zip',
  'Ship To Country',
  'SKU*',
  'Cases*',
  'Bottles*',
];
const outboundRow = (
  poNumber: string,
  customer: string,
  shipTo: readonly string[] = ['', '', '', '', '', ''],
) => [
  ...[poNumber, customer, 'WH-NJ-01', '2026-11-20', '2026-11-26', 'LTL', 'ODFL', 'PREPAID', 'N', '1'],
  ...shipTo,
  ...['HF-1001', '2', '0'],
];

const uploads = setupUploadTests();

const summaries = async (direction: string, query = '') =>
  (await uploads().read<{ data: { orderId: string }[] }>(`/${direction}-orders?limit=100${query}`)).data;

async function orderWith(direction: string, poNumber: string): Promise<Order | undefined> {
  const [row] = await summaries(direction, `&filter=poNumber:${poNumber};`);
  return row && uploads().read<Order>(`/${direction}-orders/${row.orderId}`);
}

describe('order export', () => {
  test.each(['inbound', 'outbound'])(
    'the export of %s orders contains the rows of the list and their lines',
    async (direction) => {
      const path = `/api/v1/suppliers/SUP-1001/exports/${direction}-orders`;
      const query = '?filter=status:OPEN,FAILED;&sortBy=orderId&sortDirection=ASC';
      const response = await uploads().dana.fetch(path + query);
      expect(response.headers.get('content-disposition')).toContain(
        `SUP-1001_${direction}-orders_20261120-0930.xlsx`,
      );
      const sheets = await readSheets(response);
      const [headers = [], ...rows] = sheets.get('Orders') ?? [];
      const listed = await summaries(direction, query.replace('?', '&'));
      expect(rows.map(([orderId]) => orderId)).toEqual(listed.map(({ orderId }) => orderId));
      expect(rows.length).toBeGreaterThan(5);
      const statuses = rows.map((row) => row[headers.indexOf('Status')]);
      expect(new Set(statuses)).toEqual(new Set(['Open', 'Failed']));
      const counted = rows.reduce((sum, row) => sum + Number(row[headers.indexOf('Lines')]), 0);
      expect((sheets.get('Lines') ?? []).length - 1).toBe(counted);
    },
  );

  test('an export respects the limit, and contains only headers when no order matches', async () => {
    const path = '/api/v1/suppliers/SUP-1001/exports/outbound-orders';
    const two = await readSheets(await uploads().dana.fetch(`${path}?limit=2`));
    expect(two.get('Orders')).toHaveLength(3);
    const none = await readSheets(await uploads().dana.fetch(`${path}?searchString=nothing-like-it`));
    expect(none.get('Orders')).toHaveLength(1);
    expect(none.get('Orders')?.[0]).toContain('Customer');
  });
});

describe('upload of inbound orders', () => {
  test('rows with the same PO number create one order', async () => {
    const rows = [
      inboundRow('PO-UP-1', 'HF-1001'),
      inboundRow('PO-UP-2', 'HF-1002'),
      inboundRow('PO-UP-1', 'HF-1003'),
    ];
    const record = await uploads().uploadAndProcess(csvFile([inboundHeaders, ...rows]), {
      kind: 'inbound-orders',
    });
    expect(pickCounts(record)).toMatchObject({ status: 'COMPLETED', succeededRows: 3, failedRows: 0 });
    const order = await orderWith('inbound', 'PO-UP-1');
    expect(order).toMatchObject({ palletsQuantity: 2, itemsCount: 2, createdBy: 'dana@halberd.example' });
    expect(order?.lineItems.map(({ lineItemNumber, item }) => [lineItemNumber, item.sku])).toEqual([
      [1, 'HF-1001'],
      [2, 'HF-1003'],
    ]);
    // The clock has advanced, so the warehouse system has responded.
    expect(order?.status).toBe('OPEN');
  });

  test('an inbound order is imported as a whole or fails with the error on its row', async () => {
    const rows = [
      inboundRow('PO-UP-1', 'HF-1001'),
      inboundRow('PO-UP-1', 'HF-9999'),
      inboundRow('PO-UP-2', 'HF-1002', '0'),
      inboundRow('PO-UP-3', 'HF-1002', '5', '2026-11-01'),
      inboundRow('PO-UP-4', 'HF-1002'),
    ];
    const record = await uploads().uploadAndProcess(csvFile([inboundHeaders, ...rows]), {
      kind: 'inbound-orders',
    });
    expect(pickCounts(record)).toMatchObject({
      status: 'COMPLETED_WITH_ERRORS',
      succeededRows: 1,
      failedRows: 4,
    });
    const lines = (await uploads().readReportLines(record.fileId)).map(([row, , , field, , message]) => [
      row,
      field,
      message,
    ]);
    expect(lines.filter(([, , message]) => message)).toEqual([
      ['2', null, 'Another row of this order failed'],
      ['3', 'SKU', 'Unknown item HF-9999'],
      ['4', 'Cases', 'Numeric only, cannot be 0'],
      ['5', 'Expected Arrival Date', 'Must not be in the past'],
    ]);
    expect(await orderWith('inbound', 'PO-UP-1')).toBeUndefined();
  });

  test('a stored inbound order is skipped, or with override resubmitted while it can change', async () => {
    const first = csvFile([inboundHeaders, inboundRow('PO-UP-1', 'HF-1001')]);
    const second = csvFile([inboundHeaders, inboundRow('PO-UP-1', 'HF-1002', '7')]);
    await uploads().uploadAndProcess(first, { kind: 'inbound-orders' });
    const skipped = await uploads().uploadAndProcess(second, { kind: 'inbound-orders' });
    expect(pickCounts(skipped)).toMatchObject({ succeededRows: 0, skippedRows: 1 });
    const options = { kind: 'inbound-orders', query: '?overrideDuplicates=true' };
    expect(pickCounts(await uploads().uploadAndProcess(second, options))).toMatchObject({ succeededRows: 1 });
    const order = await orderWith('inbound', 'PO-UP-1');
    expect(order?.lineItems.map(({ item, casesQuantity }) => [item.sku, casesQuantity])).toEqual([
      ['HF-1002', 7],
    ]);
    expect(order?.statusHistory.map(({ status }) => status)).toContain('RESUBMITTED');
    uploads().chain.control.moveOrder(order?.orderId ?? '', { to: 'IN_RECEIVING' });
    const refused = await uploads().uploadAndProcess(second, options);
    const [line = []] = await uploads().readReportLines(refused.fileId);
    expect(line[5]).toBe('The order is In-Receiving and can no longer be changed.');
  });
});

describe('upload of outbound orders', () => {
  const options = { kind: 'outbound-orders' };

  test('an outbound order finds its customer by number and uses the customer’s address unless the file contains one', async () => {
    const elsewhere = ['Dock 9', '9 Pier Rd', 'Newark', 'NJ', '07114', 'USA'];
    const rows = [outboundRow('HL-UP-1', 'nj-0044'), outboundRow('HL-UP-2', 'NJ-0044', elsewhere)];
    const record = await uploads().uploadAndProcess(csvFile([outboundHeaders, ...rows]), options);
    expect(pickCounts(record)).toMatchObject({ status: 'COMPLETED', succeededRows: 2 });
    const address = async (poNumber: string) =>
      (await orderWith('outbound', poNumber))?.details.shippingAddress;
    expect(await address('HL-UP-1')).toMatchObject({ address1: '400 Gotham Pkwy', addressType: 'SHIPPING' });
    expect(await address('HL-UP-2')).toMatchObject({ name: 'Dock 9', zip: '07114', addressType: 'SHIPPING' });
    expect((await orderWith('outbound', 'HL-UP-2'))?.details).toMatchObject({ customerId: 'CUS-10021' });
  });

  test('override updates the filled address cells and keeps the rest of the address', async () => {
    const override = { ...options, query: '?overrideDuplicates=true' };
    const first = ['Dock 9', '9 Pier Rd', 'Newark', 'NJ', '07114', 'USA'];
    await uploads().uploadAndProcess(
      csvFile([outboundHeaders, outboundRow('HL-UP-1', 'NJ-0044', first)]),
      options,
    );
    const second = ['Dock 10', '', '', '', '', ''];
    const record = await uploads().uploadAndProcess(
      csvFile([outboundHeaders, outboundRow('HL-UP-1', 'NJ-0044', second)]),
      override,
    );
    expect(pickCounts(record)).toMatchObject({ succeededRows: 1 });
    expect((await orderWith('outbound', 'HL-UP-1'))?.details.shippingAddress).toMatchObject({
      name: 'Dock 10',
      address1: '9 Pier Rd',
      zip: '07114',
    });
  });

  test('a shipping address in the file sets shippingSameAsBilling to false', async () => {
    const { details } = (await orderWith('outbound', 'SAME-AS-BILLING')) as Order;
    const { data } = await uploads().read<{ data: { customerId: string; customerNumber: string }[] }>(
      '/customers?limit=100',
    );
    const number = data.find(({ customerId }) => customerId === details.customerId)?.customerNumber ?? '';
    const elsewhere = ['Dock 9', '9 Pier Rd', 'Newark', 'NJ', '07114', 'USA'];
    await uploads().uploadAndProcess(
      csvFile([outboundHeaders, outboundRow('SAME-AS-BILLING', number, elsewhere)]),
      {
        ...options,
        query: '?overrideDuplicates=true',
      },
    );
    const after = (await orderWith('outbound', 'SAME-AS-BILLING')) as Order;
    expect(after.details).toMatchObject({
      shippingSameAsBilling: false,
      shippingAddress: { name: 'Dock 9' },
    });
  });

  test('an unknown customer number is an error', async () => {
    const record = await uploads().uploadAndProcess(
      csvFile([outboundHeaders, outboundRow('HL-UP-1', 'NOBODY')]),
      options,
    );
    const lines = (await uploads().readReportLines(record.fileId)).map(([, , , field, , message]) => [
      field,
      message,
    ]);
    expect(lines).toContainEqual(['Customer Number', 'Unknown customer']);
  });

  test('a PO number of one customer can be used for another customer', async () => {
    const rows = [outboundRow('HL-UP-1', 'NJ-0044'), outboundRow('HL-UP-1', 'NY-0112')];
    const record = await uploads().uploadAndProcess(csvFile([outboundHeaders, ...rows]), options);
    expect(pickCounts(record)).toMatchObject({ status: 'COMPLETED', succeededRows: 2 });
    expect(await summaries('outbound', '&filter=poNumber:HL-UP-1;')).toHaveLength(2);
  });
});
