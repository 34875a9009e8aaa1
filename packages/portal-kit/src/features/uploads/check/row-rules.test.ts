import { customersImport, inboundOrdersImport, itemsImport } from '@portal-kit/sdk/import-columns';
import { describe, expect, test } from 'vitest';
import { goodItem, tableOf } from '../../../../test/import-rows';
import { checkRows } from './check-rows';
import type { RowPlace } from './row-rules';

type Row = Readonly<Record<string, string>>;

/** What is said of an item, as `header code details`; a hint behind a `?`. */
function ofItem(part: Row, place: Partial<RowPlace> = {}): readonly string[] {
  return checkRows(tableOf({ ...goodItem, ...part }), itemsImport, place).problems.map(
    ({ header, code, details, isHint }) => [`${isHint ? '?' : ''}${header}`, code, ...details].join(' '),
  );
}
const replacing = { overrideDuplicates: true };

describe('the strength of an item', () => {
  test.each<[string, Row, readonly string[]]>([
    ['is required', { ABV: '' }, ['ABV required']],
    ['is not required of Non-Alcoholic', { Type: 'n', ABV: '' }, []],
    ['that is cleared is missing', { ABV: '<clear>' }, ['ABV required']],
    ['inside the band of the type is fine', { ABV: '16' }, []],
    ['outside the band of the type is a hint', { Type: 'b', ABV: '15.1' }, ['?ABV unusualStrength B']],
    [
      'of an unknown type is told of by the type alone',
      { Type: 'Z', ABV: '40' },
      [`Type choice ${'M F G L B C H N P A O'}`],
    ],
    ['that is no number is told of once', { ABV: 'strong' }, ['ABV numericOnly']],
  ])('%s', (_, part, words) => {
    expect(ofItem(part)).toEqual(words);
  });

  test('is required in a file that has no column for it', () => {
    const { ABV: _, ...bare } = goodItem;
    const { problems } = checkRows(tableOf(bare), itemsImport);
    expect(problems).toEqual([{ row: 2, header: 'ABV', value: '', code: 'required', details: [] }]);
  });

  test('may be what is stored, when records are replaced', () => {
    expect(ofItem({ ABV: '' }, replacing)).toEqual([]);
    expect(ofItem({ Type: '', ABV: '60' }, replacing)).toEqual([]);
    expect(ofItem({ ABV: '<CLEAR>' }, replacing)).toEqual(['ABV required']);
  });

  test('does not keep a row from being sent', () => {
    const report = checkRows(
      tableOf({ ...goodItem, ABV: '60' }, { ...goodItem, SKU: 'B', Size: '0' }),
      itemsImport,
    );
    expect([report.rows, report.badRows, report.hintedRows]).toEqual([2, 1, 1]);
    // What is refused comes first, whatever its row.
    expect(report.problems.map(({ row, code }) => `${row} ${code}`)).toEqual([
      '3 decimals',
      '2 unusualStrength',
    ]);
  });
});

describe('the warehouses of an item', () => {
  const known = { warehouseIds: ['WH-NJ', 'WH-CA'] };

  test.each<[string, string, readonly string[]]>([
    ['are the supplier’s, in any case', 'wh-nj; WH-CA;', []],
    ['are not another’s', 'WH-NJ;WH-TX', ['Warehouses otherWarehouse']],
    ['stand there once', 'WH-NJ;wh-nj', ['Warehouses doubleWarehouse']],
    ['are told of once', 'WH_TX;WH_TX', ['Warehouses format']],
  ])('%s', (_, Warehouses, words) => {
    expect(ofItem({ Warehouses }, known)).toEqual(words);
  });

  test('are left to the server where the supplier’s are not known', () => {
    expect(ofItem({ Warehouses: 'WH-TX' })).toEqual([]);
  });
});

const order = {
  'PO Number': 'PO-1',
  'Warehouse ID': 'WH-NJ',
  'Order Date': '2026-11-21',
  'Expected Arrival Date': '2026-11-28',
  'Shipping Type': 'LTL',
  'Bonded (Y/N)': 'N',
  Pallets: '1',
  SKU: 'CHB-750',
  Cases: '1',
  Bottles: '0',
};

test.each<[string, Row, readonly string[]]>([
  ['cases without bottles are a quantity', {}, []],
  ['bottles without cases are one too', { Cases: '0', Bottles: '6' }, []],
  ['neither is none', { Cases: '0', Bottles: '00' }, ['Cases notZero']],
  ['its warehouse is one of the supplier’s', { 'Warehouse ID': 'WH-TX' }, ['Warehouse ID otherWarehouse']],
])('of an order: %s', (_, part, words) => {
  const { problems } = checkRows(tableOf({ ...order, ...part }), inboundOrdersImport, {
    warehouseIds: ['WH-NJ'],
  });
  expect(problems.map(({ header, code }) => `${header} ${code}`)).toEqual(words);
});

const customer = {
  'Customer Number': 'C-1',
  Name: 'Shoreline',
  'Customer Type': 'EMPLOYEE_SAMPLE',
  Phone: '201-555-0161',
  'Billing Address1': '1 Dock Road',
  'Billing City': 'Secaucus',
};

test.each<[string, readonly string[], Readonly<Record<string, string>>]>([
  ['USA', ['', '07094', '07094-1234'], { '7094': 'digits 5', '0709A': 'hyphens', '070944': 'digits 5' }],
  ['840', ['07094'], { '7094': 'digits 5' }],
  ['can', ['k1a 0b1', 'K1A0B1'], { '07094': 'canadianZip', 'D1A 0B1': 'canadianZip' }],
  ['250', ['75001', 'Paris 1'], {}],
])('a zip of %s is written as it is there', (country, good, bad) => {
  const words = (zip: string) => {
    const row = { ...customer, 'Billing Country': country, 'Billing Zip': zip };
    return checkRows(tableOf(row), customersImport)
      .problems.map(({ header, code, details }) => [header, code, ...details].join(' '))
      .join();
  };
  for (const zip of good) expect([zip, words(zip)]).toEqual([zip, '']);
  for (const [zip, problem] of Object.entries(bad)) {
    expect([zip, words(zip)]).toEqual([zip, `Billing Zip ${problem}`]);
  }
});
