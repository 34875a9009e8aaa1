import { itemsImport } from '@portal-kit/sdk/import-columns';
import { expect, test } from 'vitest';
import { workbookOfTexts } from '../../../../test/workbook';
import { failedRowsFile } from './failed-rows';

const report = workbookOfTexts(
  [
    ['Row #', 'Key', 'Result', 'Field', 'Value', 'Message', 'SKU'],
    ['2', 'A', 'Failed', '', '', 'No', 'A'],
  ],
  'Rows',
);
const describeFile = (fileName: string, locale = 'en-US') => ({
  fileName,
  columns: itemsImport.columns,
  locale,
});
const failedRows = (fileName: string, content: BlobPart = report, locale?: string) =>
  failedRowsFile(
    { blob: new Blob([content]), fileName: 'Import-Report.xlsx' },
    describeFile(fileName, locale),
  );

test.each([
  ['Items.xlsx', 'Failed-rows_Items.csv'],
  ['items.CSV', 'Failed-rows_items.csv'],
  ['items.v2.csv', 'Failed-rows_items.v2.csv'],
])('the failed rows of %s are saved as %s', async (uploadedName, fileName) => {
  const file = await failedRows(uploadedName);
  expect([file.fileName, file.blob.type, await file.blob.text()]).toEqual([fileName, 'text/csv', 'SKU\r\nA']);
});

test('the file of failed rows starts with a byte order mark', async () => {
  const { blob } = await failedRows('items.csv');
  expect([...new Uint8Array(await blob.arrayBuffer()).slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x53]);
});

test('canceling the download aborts the worker', async () => {
  const file = { blob: new Blob([report]), fileName: 'Import-Report.xlsx' };
  const signal = AbortSignal.abort(new Error('Canceled.'));
  await expect(failedRowsFile(file, describeFile('items.csv'), { signal })).rejects.toThrow('Canceled.');
});

test('the failed rows of an unreadable report reject with an error', async () => {
  await expect(failedRows('items.csv', '<html>')).rejects.toThrow();
});

test('the failed rows have semicolons and decimal commas for the spreadsheets of Germany', async () => {
  const rows = [
    ['Row #', 'Key', 'Result', 'Field', 'Value', 'Message', 'SKU', 'ABV'],
    ['2', '1.5', 'Failed', '', '', 'No', '1.5', '12.5'],
  ];
  const file = await failedRows('items.csv', workbookOfTexts(rows, 'Rows'), 'de-DE');
  expect(await file.blob.text()).toBe('SKU;ABV\r\n1.5;12,5');
});
