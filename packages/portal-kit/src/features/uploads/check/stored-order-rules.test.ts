import { inboundOrdersImport, outboundOrdersImport } from '@portal-kit/sdk/import-columns';
import { describe, expect, test } from 'vitest';
import { buildTable, checkTexts } from '../../../../test/import-rows';
import { recordKey } from './check-groups';
import type { OrderItem, StoredOrders } from './stored-orders';

type Row = Readonly<Record<string, string>>;

const item: OrderItem = {
  sku: 'chb-750',
  itemStatus: 'ACTIVE',
  bottlesPerCase: 12,
  isLotTracked: false,
  vintage: '2021',
  stock: { 'WH-NJ': { taxPaid: 30, bonded: 0 } },
};
const warehouse = { warehouseId: 'WH-NJ', isActive: true, isBonded: true, today: '2026-11-20' };
const customer = {
  key: recordKey(['C-1']),
  isActive: true,
  mayReceiveBonded: false,
  licenseExpirationDate: '',
  hasBillingAddress: true,
  hasShippingAddress: true,
};
const stored: StoredOrders = {
  direction: 'outbound',
  unchangeable: [],
  items: [item, { ...item, sku: 'rio-750', vintage: '' }],
  customers: [customer],
  warehouses: [warehouse],
  scacCodes: ['ODFL'],
  isInternational: false,
  today: '2026-11-20',
};
const shared: Row = {
  ...{ 'PO Number': 'PO-1', 'Warehouse ID': 'WH-NJ', 'Order Date': '2026-11-20', 'Shipping Type': 'LTL' },
  ...{ SCAC: 'odfl', 'Bonded (Y/N)': 'N', Pallets: '1', 'Line Number': '' },
  ...{ SKU: 'CHB-750', Cases: '1', Bottles: '0', Lot: '' },
};
const outbound: Row = {
  ...shared,
  ...{ 'Customer Number': 'C-1', 'Requested Ship Date': '2026-11-25', 'Freight Terms': 'PREPAID' },
  ...{ 'Ship To Address1': '', 'Ship To City': '', 'Ship To State': '', 'Ship To Zip': '' },
};
const inbound: Row = { ...shared, 'Expected Arrival Date': '2026-11-25', 'Seal Number': '', Vintage: '' };

interface Options {
  orders?: Partial<StoredOrders>;
  keys?: readonly string[];
  overrideDuplicates?: boolean;
}

function check(rows: readonly Row[], { orders = {}, keys = [], overrideDuplicates = false }: Options = {}) {
  const all = { ...stored, ...orders };
  const file = all.direction === 'outbound' ? outboundOrdersImport : inboundOrdersImport;
  const report = checkTexts(buildTable(...rows), file, { overrideDuplicates, stored: { keys, orders: all } });
  return {
    bad: report.badRows,
    unchecked: report.uncheckedRows,
    codes: report.problems.map(({ row, header, code, details }) => [row, header, code, ...details].join(' ')),
  };
}
const listProblemCodes = (row: Row, part: Partial<StoredOrders> = {}) => check([row], { orders: part }).codes;
const withItem = (part: Partial<OrderItem>) => ({ items: [{ ...item, ...part }] });

describe('rows of outbound orders', () => {
  test('an order that the import accepts has no problems', () => {
    expect(check([outbound, { ...outbound, SKU: 'RIO-750' }])).toEqual({ bad: 0, unchecked: 0, codes: [] });
  });

  test.each<[string, Row, Partial<StoredOrders>, string]>([
    ['an unknown item', { SKU: 'X' }, {}, '2 SKU unknownItem X'],
    ['an inactive item', {}, withItem({ itemStatus: 'INACTIVE' }), '2 SKU inactiveItem'],
    [
      'a discontinued item without stock',
      { 'Bonded (Y/N)': 'Y' },
      { ...withItem({ itemStatus: 'DISCONTINUED' }), customers: [{ ...customer, mayReceiveBonded: true }] },
      '2 SKU discontinuedItem',
    ],
    [
      'an item of another warehouse',
      {},
      withItem({ stock: { 'WH-CA': { taxPaid: 99, bonded: 0 } } }),
      '2 SKU notStored WH-NJ',
    ],
    ['bottles of a pack of one', { Bottles: '1' }, withItem({ bottlesPerCase: 1 }), '2 Bottles singleBottle'],
    ['a missing lot', {}, withItem({ isLotTracked: true }), '2 Lot required'],
    ['more than the stock', { Cases: '3' }, {}, '2 Cases stock 2 6'],
    ['an unknown carrier', { SCAC: 'ZZZZ' }, {}, '2 SCAC unknownCarrier'],
    ['a missing carrier', { SCAC: '' }, {}, '2 SCAC required'],
    ['an unknown customer', { 'Customer Number': 'C-2' }, {}, '2 Customer Number unknownCustomer'],
    [
      'an inactive customer',
      {},
      { customers: [{ ...customer, isActive: false }] },
      '2 Customer Number inactiveCustomer',
    ],
    [
      'an expired license',
      {},
      { customers: [{ ...customer, licenseExpirationDate: '2026-11-19' }] },
      '2 Customer Number licenseExpired 2026-11-19',
    ],
    [
      'a customer without an address',
      {},
      { customers: [{ ...customer, hasShippingAddress: false }] },
      '2 Customer Number noAddress',
    ],
    [
      'an inactive warehouse',
      {},
      { warehouses: [{ ...warehouse, isActive: false }] },
      '2 Warehouse ID inactiveWarehouse',
    ],
    [
      'a ship date before the order date',
      { 'Requested Ship Date': '2026-11-19' },
      {},
      '2 Requested Ship Date beforeOrder',
    ],
    [
      'collect parcels',
      { 'Shipping Type': 'PARCEL', 'Freight Terms': 'COLLECT' },
      {},
      '2 Freight Terms accountNumber',
    ],
    ['third-party freight', { 'Freight Terms': 'THIRD_PARTY' }, {}, '2 Freight Terms thirdParty'],
  ])('the check of an outbound order reports %s', (_, cells, part, code) => {
    expect(listProblemCodes({ ...outbound, ...cells }, part)).toContain(code);
  });

  test('the check requires a bonded warehouse and a customer with permission for bonded goods', () => {
    const bonded = { ...outbound, 'Bonded (Y/N)': 'Y' };
    expect(listProblemCodes(bonded)).toContain('2 Bonded (Y/N) customerNotBonded');
    expect(listProblemCodes(bonded, { warehouses: [{ ...warehouse, isBonded: false }] })).toContain(
      '2 Bonded (Y/N) notBonded',
    );
  });

  test('the check reports an incomplete or invalid shipping address of an order', () => {
    const row = { ...outbound, 'Ship To City': 'Newark', 'Ship To State': 'nj', 'Ship To Zip': '7102' };
    expect(listProblemCodes(row)).toEqual([
      '2 Ship To Address1 required',
      '2 Ship To State unknownState',
      '2 Ship To Zip digits 5',
    ]);
  });

  test('earlier orders of the file reserve stock, except orders with problems', () => {
    const orders = withItem({ stock: { 'WH-NJ': { taxPaid: 54, bonded: 0 } } });
    const order = (place: number, part: Row = {}) => ({
      ...outbound,
      'PO Number': `PO-${place}`,
      Cases: '2',
      ...part,
    });
    expect(check([order(1), order(2, { SCAC: 'ZZZZ' }), order(3), order(4)], { orders }).codes).toEqual([
      '3 SCAC unknownCarrier',
      '5 Cases stock 0 6',
    ]);
  });

  test('the check reports an item or a line number that occurs twice in an order', () => {
    const twice = { ...outbound, 'Line Number': '1' };
    expect(check([twice, twice]).codes).toEqual([
      '2 PO Number sameOrder',
      '3 Line Number doubleLine 1',
      '3 SKU doubleItem CHB-750 1',
    ]);
  });
});

describe('rows of inbound orders', () => {
  const codes = (cells: Row, part: Partial<StoredOrders> = {}) =>
    listProblemCodes({ ...inbound, ...cells }, { direction: 'inbound', ...part });

  test('an inbound order that the import accepts has no problems', () => {
    expect(codes({ Cases: '500' })).toEqual([]);
  });

  test.each<[string, Row, Partial<StoredOrders>, string]>([
    ['a past arrival', { 'Expected Arrival Date': '2026-11-19' }, {}, '2 Expected Arrival Date past'],
    [
      'an arrival in more than a year',
      { 'Expected Arrival Date': '2027-11-21' },
      {},
      '2 Expected Arrival Date tooFar 365',
    ],
    ['a missing seal', { 'Bonded (Y/N)': 'Y' }, {}, '2 Seal Number required'],
    ['another vintage', { Vintage: '2020' }, {}, '2 Vintage otherVintage 2021'],
    ['a discontinued item', {}, withItem({ itemStatus: 'DISCONTINUED' }), '2 SKU discontinuedItem'],
    ['an order of an importer', {}, { isInternational: true }, '2 PO Number origin'],
  ])('the check of an inbound order reports %s', (_, cells, part, code) => {
    expect(codes(cells, part)).toContain(code);
  });
});

describe('rows that only the import can decide about', () => {
  test.each<[string, Partial<StoredOrders>, string]>([
    ['items', { items: undefined }, '2 SKU onImport'],
    ['carriers', { scacCodes: undefined }, '2 SCAC onImport'],
    ['warehouses', { warehouses: undefined }, '2 Warehouse ID onImport'],
  ])('a row is checked on import when the %s could not be loaded', (_, part, code) => {
    expect(check([outbound], { orders: part })).toEqual({ bad: 0, unchecked: 1, codes: [code] });
  });

  test('a changed order is checked on import, because its stored details are not known', () => {
    const options = { keys: [recordKey(['PO-1', 'C-1'])], overrideDuplicates: true };
    expect(check([outbound, { ...outbound, SKU: 'RIO-750' }], options)).toMatchObject({
      bad: 0,
      unchecked: 2,
    });
    expect(check([{ ...outbound, SKU: 'X' }], options).bad).toBe(1);
  });

  test('an order that can no longer be changed is a problem', () => {
    const key = recordKey(['PO-1', 'C-1']);
    const options = {
      keys: [key],
      overrideDuplicates: true,
      orders: { unchangeable: [[key, 'SHIPPED']] as const },
    };
    expect(check([outbound], options).codes).toEqual(['2 PO Number unchangeable SHIPPED']);
  });

  test('a lack of stock is checked on import after a changed order, which may release stock', () => {
    const rows = [outbound, { ...outbound, 'PO Number': 'PO-2', Cases: '3' }];
    const options = { keys: [recordKey(['PO-1', 'C-1'])], overrideDuplicates: true };
    expect(check(rows, options)).toEqual({
      bad: 0,
      unchecked: 2,
      codes: ['2 PO Number onImport', '3 Cases onImport'],
    });
  });
});
