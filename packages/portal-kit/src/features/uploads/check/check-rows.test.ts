import { inboundOrdersImport, itemsImport, outboundOrdersImport } from '@portal-kit/sdk/import-columns';
import { describe, expect, test } from 'vitest';
import { goodItem, goodItems, requiredHeaders, tableOf } from '../../../../test/import-rows';
import { checkRows } from './check-rows';

const check = (rows: readonly (readonly string[])[], overrideDuplicates = false) =>
  checkRows(rows, itemsImport, { overrideDuplicates });
/** The problems as `row header code`. */
const found = (...items: readonly Readonly<Record<string, string>>[]) =>
  check(tableOf(...items)).problems.map(({ row, header, code }) => `${row} ${header} ${code}`);

describe('the header', () => {
  const [headers = [], ...rows] = goodItems(1);
  const problemOf = (given: readonly string[]) => check([given, ...rows]).fileProblem;

  test.each([
    ['as in the template', headers.map((header) => `${header}*`)],
    ['in any case', headers.map((header) => header.toUpperCase())],
    ['without its spaces, or with more of them', headers.map((header) => ` ${header.replace(' ', '')}  `)],
  ])('is found %s', (_, given) => {
    expect(problemOf(given)).toBeNull();
  });

  test('may have its columns in any order', () => {
    const turned = [headers, ...rows].map((row) => row.toReversed());
    expect(check(turned)).toEqual({
      rows: 1,
      badRows: 0,
      hintedRows: 0,
      problems: [],
      problemCount: 0,
      fileProblem: null,
    });
  });

  test('that lacks a required column names it', () => {
    expect(problemOf(headers.filter((header) => header !== 'Size' && header !== 'SKU'))).toEqual({
      code: 'header',
      missing: ['SKU', 'Size'],
      unknown: [],
      doubled: [],
    });
  });

  test('that has unknown and doubled columns names all of them at once', () => {
    expect(problemOf([...headers.slice(1), 'Szie', 'brand', '<img>', 'constructor'])).toEqual({
      code: 'header',
      missing: ['SKU'],
      unknown: ['Szie', '<img>', 'constructor'],
      doubled: ['brand'],
    });
  });

  test.each([[[]], [[[]]], [[['']]]])('of an empty file %j lacks everything', (table) => {
    expect(check(table).fileProblem).toEqual({
      code: 'header',
      missing: requiredHeaders(),
      unknown: [],
      doubled: [],
    });
  });

  test('may have the columns of an export and of a report, and columns without a name', () => {
    expect(problemOf([...headers, ...itemsImport.ignoredHeaders, '', ''])).toBeNull();
  });

  test('cannot reach a prototype', () => {
    check([
      [...headers, '__proto__', 'constructor.prototype.x'],
      [...(rows[0] ?? []), 'polluted', 'polluted'],
    ]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

describe('the rows', () => {
  test('that are good have no problem', () => {
    expect(check(goodItems(3))).toEqual({
      rows: 3,
      badRows: 0,
      hintedRows: 0,
      problems: [],
      problemCount: 0,
      fileProblem: null,
    });
  });

  test('are numbered as a spreadsheet numbers them, blank ones among them and not counted', () => {
    const [headers = [], first = [], second = []] = goodItems(2);
    const blank = headers.map(() => '');
    const report = check([headers, first, blank, [], second.with(4, '0')]);
    expect([report.rows, report.badRows]).toEqual([2, 1]);
    expect(report.problems).toEqual([
      {
        row: 5,
        header: 'Size',
        value: '0',
        code: 'decimals',
        details: [],
      },
    ]);
  });

  test('say everything that is wrong with them, in the columns of the contract', () => {
    expect(
      found(
        { ...goodItem, Type: 'Z', 'Bottles Per Case': '0', UPC: '1' },
        { ...goodItem, SKU: '', Warehouses: '' },
      ),
    ).toEqual([
      '2 Type choice',
      '2 Bottles Per Case notZero',
      '2 UPC digits',
      '3 SKU required',
      '3 Warehouses required',
    ]);
  });

  test('that are shorter than the header lack the rest', () => {
    const [headers = [], row = []] = goodItems(1);
    expect(check([headers, row.slice(0, 6)]).problems.map(({ header }) => header)).toEqual([
      'Bottles Per Case',
      'Warehouses',
      'ABV',
    ]);
  });

  test('are judged without what stands in ignored columns', () => {
    const [headers = [], row = []] = goodItems(1);
    const report = check([
      [...headers, 'Message', ''],
      [...row, '\u0000 anything', '\u0000'],
      [...row.map(() => ''), 'another error of the row', ''],
    ]);
    expect([report.rows, report.problemCount]).toEqual([1, 0]);
  });

  test.each([
    ['a header alone', [requiredHeaders()]],
    ['a header and blank rows', [requiredHeaders(), [''], ['', '']]],
  ])('there are none in %s', (_, rows) => {
    expect(check(rows).fileProblem).toEqual({ code: 'noRows' });
  });

  test('may be 5,000, and not one more', () => {
    const [headers = [], ...rows] = goodItems(5_001);
    expect(check([headers, ...rows.slice(0, 5_000)])).toMatchObject({ rows: 5_000, fileProblem: null });
    expect(check([headers, ...rows.slice(0, 5_000), [''], ['']])).toMatchObject({ fileProblem: null });
    expect(check([headers, ...rows])).toEqual({
      rows: 0,
      badRows: 0,
      hintedRows: 0,
      problems: [],
      problemCount: 0,
      fileProblem: { code: 'tooManyRows', rows: 5_001, maxRows: 5_000 },
    });
  });

  test('with 5,000 problems are counted, and the first 200 shown', () => {
    const [headers = [], ...rows] = goodItems(5_000);
    const report = check([headers, ...rows.map((row) => row.with(3, 'Z'))]);
    expect([report.badRows, report.problemCount, report.problems.length]).toEqual([5_000, 5_000, 200]);
    expect(report.problems.at(-1)?.row).toBe(201);
  });
});

describe('rows with one key', () => {
  const twice = tableOf(goodItem, { ...goodItem, SKU: 'OTHER' }, { ...goodItem, SKU: 'chb-750' });

  test('are doubles, the first of them too, whatever their case, when nothing is replaced', () => {
    const double = { header: 'SKU', code: 'duplicate' };
    expect(check([...twice, twice[1] ?? []])).toEqual({
      rows: 4,
      badRows: 3,
      hintedRows: 0,
      problemCount: 3,
      problems: [
        { ...double, row: 2, value: 'CHB-750', details: [4] },
        { ...double, row: 4, value: 'chb-750', details: [2] },
        { ...double, row: 5, value: 'CHB-750', details: [2] },
      ],
      fileProblem: null,
    });
  });

  test('are good when records are replaced: the last of them counts', () => {
    expect(check(twice, true)).toMatchObject({ rows: 3, badRows: 0, problems: [] });
  });

  test('are not told from one another without their key', () => {
    expect(found({ ...goodItem, SKU: '' }, { ...goodItem, SKU: '' })).toEqual([
      '2 SKU required',
      '3 SKU required',
    ]);
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
  test('are the lines of one order', () => {
    const lines = tableOf(order, { ...order, SKU: 'RIO-750' });
    expect(checkRows(lines, inboundOrdersImport)).toMatchObject({ rows: 2, badRows: 0 });
  });

  const told = (...lines: readonly Readonly<Record<string, string>>[]) => {
    const { badRows, problems } = checkRows(tableOf(...lines), inboundOrdersImport);
    const words = problems.map(({ row, header, code, details }) => [row, header, code, ...details].join(' '));
    return { badRows, words };
  };

  test('are one order that says the same in all of them, but for its lines', () => {
    expect(
      told(order, { ...order, 'PO Number': 'PO-2' }, { ...order, Pallets: '2', SKU: 'RIO-750' }),
    ).toEqual({
      badRows: 2,
      words: ['2 PO Number sameOrder', '4 Pallets disagreement 2 4'],
    });
    expect(told(order, { ...order, 'PO Number': 'po-1' }).words).toEqual([
      '2 PO Number sameOrder',
      '3 PO Number disagreement 2 3',
    ]);
  });

  test('fail as one order, and each of them says why', () => {
    expect(told(order, { ...order, Cases: '0' }, { ...order, Cases: 'x' })).toEqual({
      badRows: 3,
      words: ['2 PO Number sameOrder', '3 Cases notZero', '4 Cases numericOnly'],
    });
  });

  test('of two parts need both', () => {
    const outbound = {
      ...order,
      'Customer Number': 'C-1',
      'Requested Ship Date': '2026-11-28',
      'Freight Terms': 'PREPAID',
    };
    const { 'Expected Arrival Date': _, ...columns } = outbound;
    const rows = tableOf(columns, { ...columns, 'Customer Number': '' });
    expect(checkRows(rows, outboundOrdersImport).problems).toEqual([
      { row: 3, header: 'Customer Number', value: '', code: 'required', details: [] },
    ]);
  });
});

describe('rows that replace records', () => {
  test('leave what they do not name, and need their key', () => {
    const rows = tableOf({ ...goodItem, Description: '', Size: '' }, { ...goodItem, SKU: '' });
    expect(check(rows, true).problems).toEqual([
      { row: 3, header: 'SKU', value: '', code: 'required', details: [] },
    ]);
    expect(check(rows).problems.map(({ header }) => header)).toEqual(['Description', 'Size', 'SKU']);
  });
});
