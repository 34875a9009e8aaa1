import { customersImport, inboundOrdersImport, itemsImport } from '@portal-kit/sdk/import-columns';
import { describe, expect, test } from 'vitest';
import { buildTable, checkTexts, goodItem } from '../../../../test/import-rows';
import type { RowPlace } from './row-rules';

type Row = Readonly<Record<string, string>>;

/** Lists the findings of an item row as `header code details`; hints start with `?`. */
function ofItem(part: Row, place: Partial<RowPlace> = {}): readonly string[] {
  return checkTexts(buildTable({ ...goodItem, ...part }), itemsImport, place).problems.map(
    ({ header, code, details, isHint }) => [`${isHint ? '?' : ''}${header}`, code, ...details].join(' '),
  );
}
const replacing = { overrideDuplicates: true };

describe('the strength of an item', () => {
  test.each<[string, Row, readonly string[]]>([
    ['is required for wine', { ABV: '' }, ['ABV required']],
    ['is optional for Non-Alcoholic', { Type: 'n', ABV: '' }, []],
    ['is required when the cell clears it', { ABV: '<clear>' }, ['ABV required']],
    ['is accepted inside the usual range', { ABV: '16' }, []],
    ['is a hint outside the usual range', { Type: 'b', ABV: '15.1' }, ['?ABV unusualStrength B']],
    [
      'is not reported beside an unknown type',
      { Type: 'Z', ABV: '40' },
      [`Type choice ${'M F G L B C H N P A O'}`],
    ],
    ['is reported once when it is not a number', { ABV: 'strong' }, ['ABV numericOnly']],
  ])('the strength of an item %s', (_, part, words) => {
    expect(ofItem(part)).toEqual(words);
  });

  test('the strength of an item is required in a file without its column', () => {
    const { ABV: _, ...bare } = goodItem;
    const { problems } = checkTexts(buildTable(bare), itemsImport);
    expect(problems).toEqual([{ row: 2, header: 'ABV', value: '', code: 'required', details: [] }]);
  });

  test('the strength of an item may be empty when records are replaced', () => {
    expect(ofItem({ ABV: '' }, replacing)).toEqual([]);
    expect(ofItem({ Type: '', ABV: '60' }, replacing)).toEqual([]);
    expect(ofItem({ ABV: '<CLEAR>' }, replacing)).toEqual(['ABV required']);
  });

  test('an unusual strength does not reject the row', () => {
    const report = checkTexts(
      buildTable({ ...goodItem, ABV: '60' }, { ...goodItem, SKU: 'B', Size: '0' }),
      itemsImport,
    );
    expect([report.rows, report.badRows, report.hintedRows]).toEqual([2, 1, 1]);
    // Problems sort before hints, regardless of their rows.
    expect(report.problems.map(({ row, code }) => `${row} ${code}`)).toEqual([
      '3 decimals',
      '2 unusualStrength',
    ]);
  });
});

describe('the warehouses of an item', () => {
  const known = { warehouseIds: ['WH-NJ', 'WH-CA'] };

  test.each<[string, string, readonly string[]]>([
    ["match the supplier's warehouses ignoring case", 'wh-nj; WH-CA;', []],
    ['of another supplier are rejected', 'WH-NJ;WH-TX', ['Warehouses otherWarehouse']],
    ['are rejected when listed twice', 'WH-NJ;wh-nj', ['Warehouses doubleWarehouse']],
    ['with an invalid format are reported once', 'WH_TX;WH_TX', ['Warehouses format']],
  ])('the warehouses of an item %s', (_, Warehouses, words) => {
    expect(ofItem({ Warehouses }, known)).toEqual(words);
  });

  test("the warehouses of an item are not checked when the supplier's warehouses are unknown", () => {
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
  ['cases alone are a quantity', {}, []],
  ['bottles alone are a quantity', { Cases: '0', Bottles: '6' }, []],
  ['no cases and no bottles are rejected', { Cases: '0', Bottles: '00' }, ['Cases notZero']],
  [
    'a warehouse of another supplier is rejected',
    { 'Warehouse ID': 'WH-TX' },
    ['Warehouse ID otherWarehouse'],
  ],
])('in an order file, %s', (_, part, words) => {
  const { problems } = checkTexts(buildTable({ ...order, ...part }), inboundOrdersImport, {
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
])('the zip of an address in %s follows the format of the country', (country, good, bad) => {
  const words = (zip: string) => {
    const row = { ...customer, 'Billing Country': country, 'Billing Zip': zip };
    return checkTexts(buildTable(row), customersImport)
      .problems.map(({ header, code, details }) => [header, code, ...details].join(' '))
      .join();
  };
  for (const zip of good) expect([zip, words(zip)]).toEqual([zip, '']);
  for (const [zip, problem] of Object.entries(bad)) {
    expect([zip, words(zip)]).toEqual([zip, `Billing Zip ${problem}`]);
  }
});
