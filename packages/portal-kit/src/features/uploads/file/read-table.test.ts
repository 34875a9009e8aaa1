import { type ImportFile, inboundOrdersImport, itemsImport } from '@portal-kit/sdk/import-columns';
import { buildRows, buildWorkbook } from '@portal-kit/spreadsheets/test-workbook';
import { describe, expect, test } from 'vitest';
import { buildTable, goodItem } from '../../../../test/import-rows';
import { toArrayBuffer } from '../../../../test/workbook';
import type { FileReport } from '../check/problem';
import { performFileTask } from '../worker/file-task';
import { type ReadingChoices, readTable } from './read-table';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const csv = (rows: readonly (readonly string[])[], separator = ',') =>
  rows.map((cells) => cells.join(separator)).join('\r\n');

interface Options {
  file?: ImportFile;
  choices?: ReadingChoices;
  groupSign?: string;
}

const read = (
  content: string | Uint8Array,
  { file = itemsImport, choices = {}, groupSign = ',' }: Options = {},
) => readTable(toArrayBuffer(content), { file, choices, groupSign });

async function check(content: string | Uint8Array, { file = itemsImport, choices = {} }: Options = {}) {
  return (await performFileTask({
    task: 'check',
    bytes: toArrayBuffer(content),
    ...{ file, choices, groupSign: ',', overrideDuplicates: false, warehouseIds: undefined },
  })) as FileReport;
}

const findProblems = async (...parameters: Parameters<typeof check>) =>
  (await check(...parameters)).problems.flatMap(({ row, header, code, isHint }) =>
    isHint ? [] : [`${row} ${header}: ${code}`],
  );

describe('readTable()', () => {
  test('leaves a file in the notation of the template', () => {
    expect(read(csv(buildTable(goodItem)))).toMatchObject({ isConverted: false, questions: [] });
  });

  test('reads decimal commas, percentages and thousands', () => {
    const row = { ...goodItem, Size: '1,75', ABV: '40.0%', 'Bottles Per Case': '1,000' };
    const { table, isConverted } = read(csv(buildTable(row), ';'));
    const [cells = []] = table.rows;
    const at = (header: string) => cells[table.headers.indexOf(header)];
    expect([at('Size'), at('ABV'), at('Bottles Per Case')]).toEqual(['1.75', '40.0', '1000']);
    expect(isConverted).toBe(true);
  });

  test('reads thousands as the region of the user groups them', () => {
    const rows = csv([
      ['SKU', 'Bottles Per Case'],
      ['A', '12.000'],
    ]);
    expect(read(rows, { groupSign: '.' }).table.rows).toEqual([['A', '12000']]);
    expect(read(rows, { groupSign: ',' }).table.rows).toEqual([['A', '12.000']]);
  });

  test('reads the chosen sheet, and keeps the numbers of the rows', () => {
    const workbook = buildWorkbook({
      Items: buildRows([['SKU'], ['A']]),
      Spirits: buildRows([['Spirits of Halberd'], [], ['SKU', 'Size'], ['B', '1']]),
    });
    expect(read(workbook)).toMatchObject({ reading: { sheet: 'Items' }, isConverted: false });
    expect(read(workbook, { choices: { sheet: 'Spirits' } })).toMatchObject({
      table: { headers: ['SKU', 'Size'], rows: [['B', '1']], headerRow: 3 },
      reading: { sheet: 'Spirits', sheets: ['Items', 'Spirits'], headerRow: 3 },
      isConverted: true,
    });
  });

  test('shows accented letters of a file in Windows-1252', () => {
    expect(read(latin1('SKU,Description\nA,Albari\xf1o\nB,Gamay'))).toMatchObject({
      reading: { encoding: 'windows-1252', sample: ['Albariño'] },
      isConverted: true,
    });
  });

  test('reads the columns of a mapping', () => {
    expect(read('Item No;Note\nA;x', { choices: { mapping: ['SKU', null] } }).table).toEqual({
      headers: ['SKU'],
      rows: [['A']],
      headerRow: 1,
      fileColumns: 1,
    });
  });

  const dates = (...texts: string[]) =>
    csv([['PO Number', 'Expected Date'], ...texts.map((text, index) => [`PO-${index}`, text])]);
  const dateColumn = inboundOrdersImport.columns.find(({ kind }) => kind === 'date')?.header ?? '';
  const readDates = (choices: ReadingChoices, ...texts: string[]) =>
    read(dates(...texts).replace('Expected Date', dateColumn), { file: inboundOrdersImport, choices });

  test('asks once for the order of dates that can mean two days', () => {
    const asked = readDates({}, '12/1/2026', '12/2/2026');
    expect(asked.questions).toEqual([{ header: dateColumn, example: '12/1/2026' }]);
    const answered = readDates({ dateOrders: { [dateColumn]: 'day-first' } }, '12/1/2026', '12/2/2026');
    expect(answered.questions).toEqual([]);
    expect(answered.table.rows.map(([, date]) => date)).toEqual(['2026-01-12', '2026-02-12']);
  });

  test('takes the order of dates from a date of the column that has only one', () => {
    const { table, questions } = readDates({}, '12/1/2026', '12/25/2026', '2026-12-24 00:00:00');
    expect(questions).toEqual([]);
    expect(table.rows.map(([, date]) => date)).toEqual(['2026-12-01', '2026-12-25', '2026-12-24']);
  });
});

describe('the check of a file', () => {
  test('reports formula errors, formulas without a value and shortened numbers', async () => {
    const rows = buildTable(
      { ...goodItem, UPC: '' },
      { ...goodItem, SKU: 'B', UPC: '8.3E+11', Brand: '#N/A' },
    );
    expect(await findProblems(csv(rows))).toEqual(['3 Brand: formulaError', '3 UPC: shortened']);
    const formula = { type: 'str', xml: '<f>A1</f>' };
    const [headers = [], [, ...cells] = []] = buildTable(goodItem);
    const workbook = buildWorkbook({ Items: buildRows([headers, [formula, ...cells]]) });
    expect(await findProblems(workbook)).toEqual(['2 SKU: formulaValue']);
  });

  test('reports a whole number that can mean two numbers', async () => {
    expect(await findProblems(csv(buildTable({ ...goodItem, 'Bottles Per Case': '1.000' })))).toEqual([
      '2 Bottles Per Case: ambiguousNumber',
    ]);
  });

  test('reports problems with the row numbers of the file below titles and empty rows', async () => {
    const rows = [
      ['Halberd Wines'],
      [''],
      ...buildTable(goodItem),
      [''],
      ...buildTable({ ...goodItem, SKU: 'B', Size: 'x' }).slice(1),
    ];
    expect(await findProblems(csv(rows))).toEqual(['6 Size: decimals']);
  });
});
