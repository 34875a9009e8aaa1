import { itemsImport } from '@portal-kit/sdk/import-columns';
import { describe, expect, test } from 'vitest';
import { formatCsv } from '../../../../kernel/downloads/csv-text';
import {
  changeCells,
  createCsvFile,
  createTable,
  listRows,
  restName,
  withTemplateColumns,
} from './import-table';
import { problemFile } from './problem-file';

const table = createTable([['SKU', 'Problem', 'Size'], ['A', 'old', '750'], [''], ['B', '', '=1+1']]);

test('changing cells keeps the other rows and the original table', () => {
  const changed = changeCells(table, [
    { row: 0, column: 2, text: '375' },
    { row: 1, column: 1, text: 'x' },
  ]);
  expect(changed.rows).toEqual([
    ['A', 'old', '375'],
    ['', 'x'],
    ['B', '', '=1+1'],
  ]);
  expect(changed.rows[2]).toBe(table.rows[2]);
  expect(table.rows[0]?.[2]).toBe('750');
});

test('columns that the file does not have are written only when they have a value', () => {
  const wide = withTemplateColumns(table, itemsImport);
  const brand = wide.headers.indexOf('Brand');
  expect(listRows(wide)).toEqual([table.headers, ...table.rows]);
  expect(listRows(changeCells(wide, [{ row: 0, column: brand, text: 'Fen' }]))).toEqual([
    ['SKU', 'Problem', 'Size', 'Brand'],
    ['A', 'old', '750', 'Fen'],
    ['', '', '', ''],
    ['B', '', '=1+1', ''],
  ]);
});

describe('files', () => {
  test('cells are quoted, and formulas start with an apostrophe', () => {
    expect(formatCsv([['a "b", c', '=1+1', "'=1+1", '-5', 'x\n@y']])).toBe(
      `"a ""b"", c",'=1+1,'=1+1,-5,"x\n'@y"`,
    );
  });

  test('a file for the upload is a .csv file without a byte order mark', async () => {
    const file = createCsvFile('Items.v2.XLSX', createTable([['SKU'], ['Ä']]));
    expect([file.name, file.type, await file.text()]).toEqual(['Items.v2.csv', 'text/csv', 'SKU\r\nÄ']);
  });

  test('the file of rows with problems has the problems of each row, and no problems of an earlier file', async () => {
    const { fileName, blob } = problemFile(
      table,
      { fileName: 'items.xlsx', importFile: itemsImport, locale: 'en-US' },
      [4],
      (row) => `Row ${row}, "wrong"`,
    );
    expect(fileName).toBe('Problems_items.csv');
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())).toBe(
      `\uFEFFSKU,Size,Problem\r\nB,'=1+1,"Row 4, ""wrong"""`,
    );
  });

  test('the name of the file of rows with problems does not grow with every download', () => {
    expect(restName(restName('items.csv'))).toBe('Problems_items.csv');
  });
});
