import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheets } from '@portal-kit/mocks/testing';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  checkResult,
  chooseFile,
  createCsvFile,
  finishImport,
  type ItemRow,
  itemRow,
  itemRows,
  itemsCsv,
  openUploads,
  override,
  sendUnchecked,
  storedTotal,
  upload,
  uploadButton,
  uploadedItems,
  uploadRow,
} from '../../fixtures/uploads.ts';

/** Presses a button in the row of an upload and reads the downloaded file. */
async function download(page: Page, fileName: string, button: 'Report for' | 'Failed rows from') {
  const saved = page.waitForEvent('download');
  await uploadRow(page, fileName)
    .getByRole('button', { name: `${button} ${fileName}`, exact: true })
    .click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Reads a report's summary and lines, without the header of the lines. */
async function readReport(bytes: Buffer) {
  const sheets = await readSheets(new Response(new Uint8Array(bytes)));
  return { summary: sheets.get('Summary') ?? [], lines: sheets.get('Rows')?.slice(1) ?? [] };
}

const toCells = (row: ItemRow) => Object.values(row).map((cell) => cell || null);

test('rejected rows are counted and reported, and uploading them again after a correction adds no duplicates', async ({
  page,
  portal,
  sandbox,
}) => {
  const session = sandbox.getSession(demoUsers.supplierAdmin);
  const bad = itemRow(5, {
    Description: '=HYPERLINK("http://127.0.0.1","Gamay, dry")',
    Warehouses: 'WH-XX-98;WH-XX-99',
    UPC: '041100001009',
  });
  const before = await storedTotal(session);
  await page.clock.install();
  await sendUnchecked(session, itemsCsv(itemRows(10).with(4, bad), 'november.csv'));
  await openUploads({ page, portal, sandbox });
  await finishImport(page, sandbox, 'november.csv');
  const row = uploadRow(page, 'november.csv');
  await expect(row).toContainText('Completed with errors');
  await expect(row).toContainText('9 uploaded, 1 failedof 10 rows');
  expect(await storedTotal(session)).toBe(before + 9);

  const report = await download(page, 'november.csv', 'Report for');
  expect(report.name).toBe('Import-Report_november.csv.xlsx');
  const { summary, lines } = await readReport(report.bytes);
  expect(Object.fromEntries(summary.slice(1))).toMatchObject({
    File: 'november.csv',
    User: demoUsers.supplierAdmin,
    'Total rows': '10',
    Succeeded: '9',
    Failed: '1',
    'Override duplicates': 'No',
  });
  expect(lines.map(([number, key, result]) => `${number} ${key} ${result}`)).toEqual(
    [1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10].map(
      (place) => `${place + 1} ${itemRow(place).SKU} ${place === 5 ? 'Failed' : 'Created'}`,
    ),
  );
  // The report has the same messages as the check before the upload.
  const foreign = 'Warehouse is not assigned to the supplier';
  expect(lines[4]).toEqual([
    ...['6', 'W-0005', 'Failed', 'Warehouses', 'WH-XX-98;WH-XX-99', foreign],
    ...toCells({ ...bad, Description: `'${bad.Description}` }),
  ]);
  expect(lines[5]?.slice(0, 5)).toEqual(['6', 'W-0005', 'Failed', 'Warehouses', 'WH-XX-98;WH-XX-99']);

  const failed = await download(page, 'november.csv', 'Failed rows from');
  expect(failed.name).toBe('Failed-rows_november.csv');
  const text = failed.bytes.toString();
  expect(text.split('\r\n')).toEqual([
    `\uFEFF${Object.keys(bad).join(',')}`,
    'W-0005,"\'=HYPERLINK(""http://127.0.0.1"",""Gamay, dry"")",Fen Block,M,750,ML,12,"WH-XX-98;WH-XX-99",12.5,041100001009',
  ]);

  const corrected = Buffer.from(text.replace('WH-XX-98;WH-XX-99', 'WH-NJ-01'));
  await upload(page, { name: failed.name, mimeType: 'text/csv', buffer: corrected });
  await finishImport(page, sandbox, failed.name);
  await expect(uploadRow(page, failed.name)).toContainText('Completed');
  await expect(uploadRow(page, failed.name)).toContainText('1 uploadedof 1 row');
  await expect(uploadRow(page, failed.name).getByRole('button')).toHaveText(['Report']);
  expect(await storedTotal(session)).toBe(before + 10);
  const items = await uploadedItems(session);
  expect(items.map(({ sku }) => sku)).toEqual(itemRows(10).map(({ SKU }) => SKU));
  expect(items[4]).toMatchObject({ description: bad.Description, upc: '041100001009' });
});

test('uploading a file twice skips existing items, or replaces them when the switch is on', async ({
  page,
  portal,
  sandbox,
}) => {
  const session = sandbox.getSession(demoUsers.supplierAdmin);
  await page.clock.install();
  await openUploads({ page, portal, sandbox });
  await upload(page, itemsCsv(itemRows(2), 'first.csv'));
  await finishImport(page, sandbox, 'first.csv');
  await expect(uploadRow(page, 'first.csv')).toContainText('2 uploadedof 2 rows');
  const before = await uploadedItems(session);

  const changed = [
    itemRow(1, { Description: 'Renamed', Brand: '' }),
    itemRow(2, { Description: 'Overtaken' }),
    itemRow(3),
    itemRow(2, { Description: 'Last of two' }),
  ];
  // The check predicts the counts of the import.
  await chooseFile(page, itemsCsv(changed.slice(1, 3), 'again.csv'));
  await expect(checkResult(page)).toHaveText('2 rows: 1 ready, 1 skipped');
  await uploadButton(page).click();
  await finishImport(page, sandbox, 'again.csv');
  await expect(uploadRow(page, 'again.csv')).toContainText('1 uploaded, 1 skippedof 2 rows');
  expect((await uploadedItems(session)).slice(0, 2)).toEqual(before);

  await override(page).click({ force: true });
  await chooseFile(page, itemsCsv(changed, 'replacing.csv'));
  await expect(checkResult(page)).toHaveText('4 rows: 3 ready, 1 skipped');
  await uploadButton(page).click();
  await finishImport(page, sandbox, 'replacing.csv');
  await expect(uploadRow(page, 'replacing.csv')).toContainText('3 uploaded, 1 skippedof 4 rows');
  expect(await uploadedItems(session)).toMatchObject([
    { sku: 'W-0001', description: 'Renamed', brand: 'Fen Block' },
    { sku: 'W-0002', description: 'Last of two' },
    { sku: 'W-0003' },
  ]);
  const { lines } = await readReport((await download(page, 'replacing.csv', 'Report for')).bytes);
  expect(lines.map(([number, key, result]) => `${number} ${key} ${result}`)).toEqual([
    '2 W-0001 Updated',
    '3 W-0002 Skipped duplicate',
    '4 W-0003 Updated',
    '5 W-0002 Updated',
  ]);
});

test('markup in file names and cells is shown and exported as text', async ({
  page,
  portal,
  sandbox,
  problems,
}) => {
  const name = '<svg onload=window.hacked=1>.csv';
  const markup = '<img src=x onerror="window.hacked=1">';
  const odd = itemRow(2, { Type: markup, Brand: '@SUM(1)', Size: '-5' });
  await page.clock.install();
  await sendUnchecked(
    sandbox.getSession(demoUsers.supplierAdmin),
    itemsCsv(
      [itemRow(1, { Description: markup }), itemRow(2, { Warehouses: 'WH-XX-99', Brand: markup })],
      name,
    ),
  );
  await openUploads({ page, portal, sandbox });
  await finishImport(page, sandbox, name);
  await expect(uploadRow(page, name)).toContainText('1 uploaded, 1 failedof 2 rows');
  expect((await download(page, name, 'Report for')).name).toBe(
    'Import-Report__svg onload=window.hacked=1_.csv.xlsx',
  );
  const failed = await download(page, name, 'Failed rows from');
  expect(failed.name).toBe('Failed-rows__svg onload=window.hacked=1_.csv');
  expect(failed.bytes.toString()).toContain('"<img src=x onerror=""window.hacked=1"">"');

  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles(
      createCsvFile(
        [Object.keys(odd), Object.values(odd), Object.values(itemRow(3))],
        `${markup.replaceAll('"', '')}.csv`,
      ),
    );
  await expect(checkResult(page)).toHaveText(/^2 rows: 1 ready, 1 with problems/);
  await expect(page.getByRole('cell', { name: markup, exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Remove <img src=x onerror=window.hacked=1>.csv' }),
  ).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.getByRole('main').locator('img, svg[onload]')).toHaveCount(0);
  expect(problems.seen).toEqual([]);
});
