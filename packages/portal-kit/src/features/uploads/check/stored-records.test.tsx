import { customersImport, inboundOrdersImport, itemsImport } from '@portal-kit/sdk/import-columns';
import { describe, expect, test } from 'vitest';
import { buildTable, checkTexts, goodItem } from '../../../../test/import-rows';
import { fakeSdk } from '../../../../test/portal';
import { buildItem } from '../../../../test/records';
import { recordKey } from './check-groups';
import type { StoredItem } from './row-rules';
import { loadStoredRecords } from './stored-records';

const chablis: StoredItem = {
  key: recordKey(['CHB-750']),
  upc: '411000010003',
  type: 'M',
  alcoholByVolume: 12.5,
  bottlesPerCase: 12,
  itemStatus: 'ACTIVE',
  stockedIn: [],
};

/** Returns the check's verdict: ready, failed and skipped rows, and the codes of all findings. */
function verdict(
  rows: readonly Readonly<Record<string, string>>[],
  {
    items = [chablis],
    overrideDuplicates = false,
  }: { items?: StoredItem[]; overrideDuplicates?: boolean } = {},
) {
  const stored = { keys: items.map(({ key }) => key), items };
  const report = checkTexts(buildTable(...rows), itemsImport, { overrideDuplicates, stored });
  const { badRows, skippedRows } = report;
  return {
    counts: [report.rows - badRows - skippedRows, badRows, skippedRows],
    codes: report.problems.map(({ row, header, code }) => `${row} ${header} ${code}`),
  };
}

describe('rows of stored records', () => {
  test('a row of an existing item is skipped unless rows replace items', () => {
    expect(verdict([goodItem, { ...goodItem, SKU: 'NEW-1' }])).toEqual({
      counts: [1, 0, 1],
      codes: ['2 SKU existing'],
    });
    expect(verdict([goodItem], { overrideDuplicates: true }).counts).toEqual([1, 0, 0]);
  });

  test('an invalid row of an existing item fails', () => {
    expect(verdict([{ ...goodItem, Size: 'big' }])).toEqual({
      counts: [0, 1, 0],
      codes: ['2 Size decimals'],
    });
  });

  test('empty cells keep stored values only in rows of existing items', () => {
    const rows = [
      { ...goodItem, Description: '' },
      { ...goodItem, SKU: 'NEW-1', Description: '' },
    ];
    expect(verdict(rows, { overrideDuplicates: true })).toEqual({
      counts: [1, 1, 0],
      codes: ['3 Description required'],
    });
  });

  test('a UPC of another item fails, also if an earlier row of the file has it', () => {
    const upc = '036000291452';
    const row = { ...goodItem, UPC: upc };
    expect(
      verdict([
        { ...row, SKU: 'A-1' },
        { ...row, SKU: 'A-2' },
        { ...row, SKU: 'A-3', UPC: '411000010003' },
      ]).codes,
    ).toEqual(['3 UPC usedUpc', '4 UPC usedUpc']);
  });

  test('the check refuses a change of pack, status or warehouse of a stocked item', () => {
    const items = [{ ...chablis, stockedIn: ['WH-CA'] }];
    const row = { ...goodItem, 'Bottles Per Case': '6', Status: 'DISCONTINUED' };
    expect(verdict([row], { items, overrideDuplicates: true }).codes).toEqual([
      '2 Bottles Per Case inUse',
      '2 Status inUse',
      '2 Warehouses warehouseInUse',
    ]);
  });

  test('only an item with the outdated type keeps the type', () => {
    const row = { ...goodItem, Type: 'W' };
    expect(verdict([row], { overrideDuplicates: true }).codes).toEqual(['2 Type outdated']);
    expect(verdict([row], { items: [{ ...chablis, type: 'W' }], overrideDuplicates: true }).codes).toEqual(
      [],
    );
  });

  test('all rows of an existing order are skipped', () => {
    const order = {
      ...{ 'PO Number': 'PO-1', 'Warehouse ID': 'WH-NJ', 'Order Date': '2026-11-21', Pallets: '1' },
      ...{ 'Expected Arrival Date': '2026-11-28', 'Shipping Type': 'LTL', 'Bonded (Y/N)': 'N' },
      ...{ SKU: 'CHB-750', Cases: '1', Bottles: '0' },
    };
    const rows = buildTable(order, { ...order, SKU: 'RIO-750' }, { ...order, 'PO Number': 'PO-2' });
    const report = checkTexts(rows, inboundOrdersImport, {
      stored: { keys: [recordKey(['PO-1'])] },
    });
    expect([report.rows, report.badRows, report.skippedRows]).toEqual([3, 0, 2]);
  });
});

describe('loadStoredRecords', () => {
  const load = (
    fileType: Parameters<typeof loadStoredRecords>[0],
    bodies: Readonly<Record<string, object[]>>,
  ) => {
    const { sdk, requests } = fakeSdk(({ operation, query }) => {
      const all = bodies[operation] ?? [];
      const { offset = 0, limit = 10 } = query as { offset?: number; limit?: number };
      return { data: all.slice(offset, offset + limit), meta: { total: all.length } };
    });
    const records = loadStoredRecords(fileType, (query) => query(sdk, 'SUP-1').queryFn({}));
    return { records, requests };
  };

  test('the keys of items and customers are compared without case', async () => {
    const items = load('ITEMS', { listItems: [buildItem({ sku: 'CHB-75' })] });
    expect((await items.records).keys).toEqual([recordKey(['chb-75'])]);
    const customers = load('CUSTOMERS', { listCustomers: [{ customerNumber: 'C-1' }] });
    expect((await customers.records).keys).toEqual([recordKey(['c-1'])]);
    expect(customersImport.keyHeaders).toEqual(['Customer Number']);
  });

  test('the key of an outbound order contains the number of its customer, and canceled orders release their key', async () => {
    const { records } = load('OUTBOUND_ORDERS', {
      listCustomers: [{ customerId: 'CUS-1', customerNumber: 'C-1' }],
      listOutboundOrders: [
        { orderId: 'OB-1', poNumber: 'PO-1', customerId: 'CUS-1', status: 'OPEN' },
        { orderId: 'OB-2', poNumber: 'PO-2', customerId: 'CUS-1', status: 'CANCELED' },
      ],
    });
    expect((await records).keys).toEqual([recordKey(['po-1', 'c-1'])]);
  });

  test('a supplier with more than one page of records is loaded completely', async () => {
    const orders = Array.from({ length: 5_001 }, (_, index) => ({ poNumber: `PO-${index}`, status: 'OPEN' }));
    const { records, requests } = load('INBOUND_ORDERS', { listInboundOrders: orders });
    expect((await records).keys).toHaveLength(5_001);
    const pages = requests.filter(({ operation }) => operation === 'listInboundOrders');
    expect(pages.map(({ query }) => query.offset)).toEqual([0, 5_000]);
  });
});
