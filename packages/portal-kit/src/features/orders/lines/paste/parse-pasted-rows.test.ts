import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildItem } from '../../../../../test/records';
import { formMessages } from '../../../../forms/record/form.messages';
import { lineRules } from '../line-rules';
import { createOrderLine, maxLines, type OrderLine } from '../order-line';
import { orderLinesMessages } from '../order-lines.messages';
import { checkPastedRows } from './check-pasted-rows';
import { parsePastedRows } from './parse-pasted-rows';

const row = (code: string, casesQuantity: string, bottlesQuantity = '') => ({
  ...{ code, casesQuantity, bottlesQuantity, lotNumber: '', unitPrice: '', notes: '' },
});

describe('parsePastedRows', () => {
  test.each([
    ['tabs', 'HF-1\t12\t3\nHF-2\t4'],
    ['Windows line ends', 'HF-1\t12\t3\r\nHF-2\t4\r\n'],
    ['commas', 'HF-1,12,3\nHF-2,4'],
    ['semicolons', 'HF-1;12;3\nHF-2;4'],
    ['headings', 'SKU\tCases\tBottles\nHF-1\t12\t3\nHF-2\t4\t'],
    ['a UPC heading', 'UPC Code\tCases\tBottles\nHF-1\t12\t3\nHF-2\t4\t'],
    ['headings in another order', 'Bottles,Item,Cases\n3,HF-1,12\n,HF-2,4'],
    ['the headings of the upload', 'SKU*\tCases*\tBottles*\nHF-1\t12\t3\nHF-2\t4\t'],
    ['decimals of a spreadsheet', 'HF-1\t12.00\t3.0\nHF-2\t4'],
    ['empty lines and blanks', '\n  HF-1 \t12\t3\n\t\t\n\nHF-2\t4\n\n'],
  ])('parsePastedRows() reads a table with %s', (_, text) => {
    expect(parsePastedRows(text, ',').map(({ row: _row, ...rest }) => rest)).toEqual([
      row('HF-1', '12', '3'),
      row('HF-2', '4'),
    ]);
  });

  test('parsePastedRows() reads a single column as SKUs', () => {
    expect(parsePastedRows('HF-1\nHF-2', ',').map(({ code }) => code)).toEqual(['HF-1', 'HF-2']);
  });

  test('parsePastedRows() numbers rows as the spreadsheet does, including headings and empty rows', () => {
    expect(parsePastedRows('SKU,Cases\n\nHF-1,1\n\nHF-2,1', ',').map(({ row: at }) => at)).toEqual([3, 5]);
  });

  test('parsePastedRows() keeps quoted text together and reads thousands separators and prices', () => {
    const [first] = parsePastedRows('"HF-1","1,200","0","L;1","$1,112.5","say ""hi"""', ',');
    expect(first).toEqual({
      row: 1,
      ...{ code: 'HF-1', casesQuantity: '1200', bottlesQuantity: '0' },
      ...{ lotNumber: 'L;1', unitPrice: '1112.50', notes: 'say "hi"' },
    });
  });

  test('parsePastedRows() keeps unescaped quotation marks in their cells', () => {
    const rows = parsePastedRows(
      'HF-1001\t5\t0\tL1\t\t"Reserve" shelf\nHF-1002\t4\t0\t\t\tx\nHF-1003\t3\t0\t\t\t12" tall',
      ',',
    );
    expect(rows.map(({ code, notes }) => [code, notes])).toEqual([
      ['HF-1001', '"Reserve" shelf'],
      ['HF-1002', 'x'],
      ['HF-1003', '12" tall'],
    ]);
  });

  test('parsePastedRows() chooses the separator by the headings', () => {
    const text = 'SKU,Cases,Note\nHF-1,5,dock 1; dock 2; dock 3\nHF-2,4,a;b;c';
    expect(parsePastedRows(text, ',').map(({ code, casesQuantity }) => [code, casesQuantity])).toEqual([
      ['HF-1', '5'],
      ['HF-2', '4'],
    ]);
  });

  test.each([
    ['.', '1000', undefined],
    [',', '1.000', '1.000'],
  ])(
    'parsePastedRows() reads 1.000 in a region that groups with %j',
    (groupSign, casesQuantity, ambiguous) => {
      expect(parsePastedRows('HF-1\t1.000', groupSign)[0]).toMatchObject({ casesQuantity });
      expect(parsePastedRows('HF-1\t1.000', groupSign)[0]?.ambiguous).toBe(ambiguous);
    },
  );

  test('parsePastedRows() throws no error for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        for (const { code, row: at } of parsePastedRows(text, ',')) {
          expect(typeof code).toBe('string');
          expect(at).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('checkPastedRows', () => {
  const texts = orderLinesMessages('en-US');
  const chablis = buildItem({ itemId: 'I-1', sku: 'CHB-75' });
  const rioja = buildItem({ itemId: 'I-2', sku: 'RIO-75', lotTracked: true });
  const check = (text: string, lines: readonly OrderLine[] = []) =>
    checkPastedRows(parsePastedRows(text, ','), {
      items: new Map([chablis, rioja].map((item) => [item.sku.toLowerCase(), item])),
      lines,
      warehouseName: 'Newark',
      validateLine: lineRules('inbound', formMessages('en-US'), texts),
      texts,
    });
  const listProblems = (text: string, lines?: readonly OrderLine[]) =>
    check(text, lines).map(({ problem }) => problem);

  test('checkPastedRows() converts valid rows to lines, ignoring the case of SKUs', () => {
    expect(check('chb-75\t3\nRIO-75\t0\t5\tL-9')).toMatchObject([
      { line: { lineItemNumber: 1, item: { itemId: 'I-1' }, casesQuantity: '3', bottlesQuantity: '0' } },
      { line: { lineItemNumber: 2, item: { itemId: 'I-2' }, casesQuantity: '0', lotNumber: 'L-9' } },
    ]);
  });

  test.each([
    ['\t3', 'Missing Supplier Item ID or UPC'],
    ['NOPE\t3', 'No active item NOPE at Newark'],
    ['CHB-75\tmany', 'Numeric only'],
    ['CHB-75\t1.000', '1.000 could be two different numbers. Enter it without separators.'],
    ['CHB-75\t0\t0', 'Numeric only, cannot be 0'],
    ['RIO-75\t3', 'Required Field'],
    ['CHB-75\t100000', '0 to 99,999'],
  ])('checkPastedRows() reports the problem of %j: %s', (text, problem) => {
    expect(listProblems(text)).toEqual([problem]);
  });

  test('checkPastedRows() reports the second row of an item unless it has another lot', () => {
    expect(listProblems('CHB-75\t3\nCHB-75\t4')).toEqual([undefined, 'Same item as row 1']);
    expect(listProblems('RIO-75\t3\t0\tA\nRIO-75\t4\t0\tB')).toEqual([undefined, undefined]);
  });

  test('checkPastedRows() reports an item that is on a line of the order', () => {
    const line = { ...(createOrderLine(chablis, 4) as OrderLine), casesQuantity: '1' };
    expect(listProblems('CHB-75\t3', [line])).toEqual(['Already on line 4']);
  });

  test('checkPastedRows() adds lines up to the maximum of an order', () => {
    const many = Array.from({ length: maxLines }, (_, index) => ({
      ...(createOrderLine(buildItem({ itemId: `X-${index}`, sku: `X-${index}` }), index + 1) as OrderLine),
    }));
    expect(listProblems('CHB-75\t3', many)).toEqual(['An order can have up to 500 lines.']);
  });
});
