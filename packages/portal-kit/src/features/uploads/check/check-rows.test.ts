import { inboundOrdersImport, itemsImport, outboundOrdersImport } from '@portal-kit/sdk/import-columns';
import { describe, expect, test } from 'vitest';
import { validReport } from '../../../../test/file-report';
import { buildTable, checkTexts, goodItem, goodItems, requiredHeaders } from '../../../../test/import-rows';

const check = (rows: readonly (readonly string[])[], overrideDuplicates = false) =>
  checkTexts(rows, itemsImport, { overrideDuplicates });
/** Lists problems as `row header code`. */
const found = (...items: readonly Readonly<Record<string, string>>[]) =>
  check(buildTable(...items)).problems.map(({ row, header, code }) => `${row} ${header} ${code}`);

describe('checkRows: the header', () => {
  const [headers = [], ...rows] = goodItems(1);
  const findFileProblem = (given: readonly string[]) => check([given, ...rows]).fileProblem;

  test.each([
    ['the marker of required columns', headers.map((header) => `${header}*`)],
    ['upper case', headers.map((header) => header.toUpperCase())],
    ['missing and additional spaces', headers.map((header) => ` ${header.replace(' ', '')}  `)],
  ])('the header is recognized with %s', (_, given) => {
    expect(findFileProblem(given)).toBeNull();
  });

  test('a second header of the same column is reported as a duplicate column', () => {
    expect(findFileProblem([...headers, 'Supplier item id'])).toMatchObject({
      code: 'header',
      missing: [],
      unknown: [],
      doubled: ['Supplier item id'],
    });
  });

  test('the header may have any column order', () => {
    const turned = [headers, ...rows].map((row) => row.toReversed());
    expect(check(turned)).toEqual(validReport(1));
  });

  test('a header without a required column is rejected with the name of the column', () => {
    expect(findFileProblem(headers.filter((header) => header !== 'Size' && header !== 'SKU'))).toMatchObject({
      code: 'header',
      missing: ['SKU', 'Size'],
      unknown: [],
      doubled: [],
    });
  });

  test('checkRows() reports all unknown and duplicate columns at once', () => {
    expect(findFileProblem([...headers.slice(1), 'Szie', 'brand', '<img>', 'constructor'])).toMatchObject({
      code: 'header',
      missing: ['SKU'],
      unknown: ['Szie', '<img>', 'constructor'],
      doubled: ['brand'],
    });
  });

  test.each([[[]], [[[]]], [[['']]]])(
    'checkRows() reports all required columns as missing for the empty file %j',
    (table) => {
      expect(check(table).fileProblem).toMatchObject({
        code: 'header',
        missing: requiredHeaders(),
        unknown: [],
        doubled: [],
      });
    },
  );

  test('the header may contain the columns of exports and reports, and columns without a name', () => {
    expect(findFileProblem([...headers, ...itemsImport.ignoredHeaders, '', ''])).toBeNull();
  });

  test('checkRows() treats names of prototype properties as unknown columns', () => {
    check([
      [...headers, '__proto__', 'constructor.prototype.x'],
      [...(rows[0] ?? []), 'polluted', 'polluted'],
    ]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

describe('checkRows: the rows', () => {
  test('valid rows have no problems', () => {
    expect(check(goodItems(3))).toEqual(validReport(3));
  });

  test('rows are numbered as in the spreadsheet, and empty rows are not counted', () => {
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

  test('a row reports all its problems with the column names of the contract', () => {
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

  test('a row shorter than the header has empty cells', () => {
    const [headers = [], row = []] = goodItems(1);
    expect(check([headers, row.slice(0, 6)]).problems.map(({ header }) => header)).toEqual([
      'Bottles Per Case',
      'Warehouses',
      'ABV',
    ]);
  });

  test('a cell in a column without a header is a problem of its row', () => {
    const [headers = [], row = []] = goodItems(1);
    const [problem, ...others] = check([headers, [...row, '', 'stray']]).problems;
    expect([problem, others]).toEqual([
      { row: 2, header: '', code: 'strayColumn', details: [headers.length + 2], value: 'stray' },
      [],
    ]);
  });

  test('cells of ignored columns have no effect', () => {
    const [headers = [], row = []] = goodItems(1);
    const report = check([
      [...headers, 'Message'],
      [...row, '\u0000 anything'],
      [...row.map(() => ''), 'another error of the row'],
    ]);
    expect([report.rows, report.problemCount]).toEqual([1, 0]);
  });

  test.each([
    ['only a header', [requiredHeaders()]],
    ['a header and empty rows', [requiredHeaders(), [''], ['', '']]],
  ])('a file with %s has no rows', (_, rows) => {
    expect(check(rows).fileProblem).toEqual({ code: 'noRows' });
  });

  test('a file has at most 5,000 rows', () => {
    const [headers = [], ...rows] = goodItems(5_001);
    expect(check([headers, ...rows.slice(0, 5_000)])).toMatchObject({ rows: 5_000, fileProblem: null });
    expect(check([headers, ...rows.slice(0, 5_000), [''], ['']])).toMatchObject({ fileProblem: null });
    expect(check([headers, ...rows])).toEqual({
      rows: 0,
      badRows: 0,
      skippedRows: 0,
      uncheckedRows: 0,
      hintedRows: 0,
      heldRows: [],
      problems: [],
      problemCount: 0,
      fileProblem: { code: 'tooManyRows', rows: 5_001, maxRows: 5_000 },
    });
  });

  test('a report counts all 5,000 problems and lists all of them', () => {
    const [headers = [], ...rows] = goodItems(5_000);
    const report = check([headers, ...rows.map((row) => row.with(3, 'Z'))]);
    expect([report.badRows, report.problemCount, report.problems.length]).toEqual([5_000, 5_000, 5_000]);
    expect(report.problems.at(-1)?.row).toBe(5_001);
  });
});

describe('checkRows: rows with the same key', () => {
  const twice = buildTable(goodItem, { ...goodItem, SKU: 'OTHER' }, { ...goodItem, SKU: 'chb-750' });

  test('rows with the same key are all skipped, ignoring case, when no record is replaced', () => {
    const double = { header: 'SKU', code: 'duplicate', isSkip: true };
    expect(check([...twice, twice[1] ?? []])).toEqual({
      rows: 4,
      badRows: 0,
      skippedRows: 3,
      uncheckedRows: 0,
      hintedRows: 0,
      heldRows: [],
      problemCount: 3,
      problems: [
        { ...double, row: 2, value: 'CHB-750', details: [4] },
        { ...double, row: 4, value: 'chb-750', details: [2] },
        { ...double, row: 5, value: 'CHB-750', details: [2] },
      ],
      fileProblem: null,
    });
  });

  test('only the last row with the same key is stored when records are replaced', () => {
    expect(check(twice, true)).toMatchObject({
      ...{ rows: 3, badRows: 0, skippedRows: 1 },
      problems: [{ row: 2, header: 'SKU', code: 'superseded', details: [4] }],
    });
  });

  test('a duplicate row with an invalid cell fails and is not skipped', () => {
    const report = check(buildTable(goodItem, { ...goodItem, Size: '0' }));
    expect([report.badRows, report.skippedRows]).toEqual([1, 1]);
  });

  test('rows with the same key are not compared when the key is empty', () => {
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
  test('rows with the same key are the lines of one order', () => {
    const lines = buildTable(order, { ...order, SKU: 'RIO-750' });
    expect(checkTexts(lines, inboundOrdersImport)).toMatchObject({ rows: 2, badRows: 0 });
  });

  const rowMessages = (...lines: readonly Readonly<Record<string, string>>[]) => {
    const { badRows, problems } = checkTexts(buildTable(...lines), inboundOrdersImport);
    const words = problems.map(({ row, header, code, details }) => [row, header, code, ...details].join(' '));
    return { badRows, words };
  };

  test('rows with the same key must have equal order fields', () => {
    expect(
      rowMessages(order, { ...order, 'PO Number': 'PO-2' }, { ...order, Pallets: '2', SKU: 'RIO-750' }),
    ).toEqual({
      badRows: 2,
      words: ['2 PO Number sameOrder', '4 Pallets disagreement 2 4'],
    });
    expect(rowMessages(order, { ...order, 'PO Number': 'po-1' }).words).toEqual([
      '2 PO Number sameOrder',
      '3 PO Number disagreement 2 3',
    ]);
  });

  test('rows with the same key fail together as one order, and each row has a message', () => {
    expect(rowMessages(order, { ...order, Cases: '0' }, { ...order, Cases: 'x' })).toEqual({
      badRows: 3,
      words: ['2 PO Number sameOrder', '3 Cases notZero', '4 Cases numericOnly'],
    });
  });

  test('rows with the same key match only when both parts of the key are equal', () => {
    const outbound = {
      ...order,
      'Customer Number': 'C-1',
      'Requested Ship Date': '2026-11-28',
      'Freight Terms': 'PREPAID',
    };
    const { 'Expected Arrival Date': _, ...columns } = outbound;
    const rows = buildTable(columns, { ...columns, 'Customer Number': '' });
    expect(checkTexts(rows, outboundOrdersImport).problems).toEqual([
      { row: 3, header: 'Customer Number', value: '', code: 'required', details: [] },
    ]);
  });
});

describe('checkRows: rows that replace records', () => {
  test('rows that replace records keep stored values for empty cells and require a key', () => {
    const rows = buildTable({ ...goodItem, Description: '', Size: '' }, { ...goodItem, SKU: '' });
    expect(check(rows, true).problems).toEqual([
      { row: 3, header: 'SKU', value: '', code: 'required', details: [] },
    ]);
    expect(check(rows).problems.map(({ header }) => header)).toEqual(['Description', 'Size', 'SKU']);
  });
});
