import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { leaveDialog, section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  checkResult,
  chooseFile,
  closeToast,
  createCsvFile,
  finishImport,
  importsPath,
  itemRow,
  itemRows,
  itemsCsv,
  itemsXlsx,
  openUploads,
  uploadButton,
  uploadedItems,
  uploadRow,
} from '../../fixtures/uploads.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Rows of the file' });
/** Locates a column's cell in the row with this number. */
const cell = (page: Page, row: number, column: number) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: String(row), exact: true }) })
    .getByRole('gridcell')
    .nth(column);
/** Positions of the columns of `itemRow`. */
const [description, brand, type, size] = [1, 2, 3, 4];

/** Five rows with problems, in rows 3, 4, 5, 7 and 9, among eight rows. */
const badRows = [
  itemRow(1),
  itemRow(2, { Size: 'large' }),
  itemRow(3, { Brand: '' }),
  itemRow(4, { Type: 'Q', Size: 'large' }),
  itemRow(5),
  itemRow(6, { Size: 'large' }),
  itemRow(7),
  itemRow(8, { Description: '=1+1', Warehouses: 'WH-XX-99' }),
];

async function openGrid(page: Page) {
  await page.getByRole('button', { name: 'Correct rows' }).click();
  await expect(grid(page)).toBeVisible();
}

async function downloadProblems(page: Page, label: string) {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: label }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), text: (await readFile(await file.path())).toString() };
}

/** Pastes text from another program into the focused element. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('a file with other columns is mapped, and the next file with these columns is mapped automatically', async ({
  page,
  portal,
  sandbox,
}) => {
  const session = sandbox.getSession(demoUsers.supplierAdmin);
  const headers = [
    ...['Item No', 'Name', 'Brand', 'Type', 'Szie', 'UOM', 'Case Pack', 'Warehouses', 'Strength', 'UPC'],
    'Internal Note',
  ];
  const createFile = (name: string, place: number) =>
    createCsvFile([headers, [...Object.values(itemRow(place)), 'Ask Ada']], name);
  const column = (name: string) => page.getByRole('combobox', { name });
  await page.clock.install();
  await openUploads({ page, portal, sandbox });
  await chooseFile(page, createFile('first.csv', 1));
  await expect(checkResult(page)).toContainText('Missing columns: SKU, Description, Size');
  await expect(column('Item No')).toHaveText('SKU (required)');
  await expect(column('Item No')).toHaveAccessibleDescription('W-0001');
  await expect(column('Szie')).toHaveText('Size (required)');
  await expect(column('Strength')).toHaveText('Ignore');
  await expect(page.getByText('Ignored columns: Strength and Internal Note.')).toBeVisible();

  const apply = page.getByRole('button', { name: 'Use these columns' });
  await column('Case Pack').click();
  await page.getByRole('option', { name: 'Ignore' }).click();
  await expect(page.getByText('Required columns without a match: Bottles Per Case.')).toBeVisible();
  await expect(apply).toBeDisabled();
  await column('Case Pack').click();
  await page.getByRole('option', { name: 'Bottles Per Case (required)' }).click();
  await column('Strength').click();
  await page.getByRole('option', { name: 'ABV' }).click();
  await apply.click();
  await expect(checkResult(page)).toHaveText('1 row ready to upload');
  await expect(page.getByRole('button', { name: 'Change mapping' })).toBeFocused();
  await expect(page.getByText('Ignored columns: Internal Note.')).toBeVisible();
  await uploadButton(page).click();
  await closeToast(page, 'File Uploaded');
  await finishImport(page, sandbox, 'first.csv');
  await expect(uploadRow(page, 'first.csv')).toContainText('1 uploadedof 1 row');

  // The browser keeps the mapping.
  await page.reload();
  await expect(uploadRow(page, 'first.csv')).toBeVisible();
  await chooseFile(page, createFile('second.csv', 2));
  await expect(checkResult(page)).toHaveText('1 row ready to upload');
  await expect(page.getByText('The columns are matched as in an earlier upload.')).toBeVisible();
  await expect(page.getByText('Ignored columns: Internal Note.')).toBeVisible();
  await uploadButton(page).click();
  await closeToast(page, 'File Uploaded');
  await finishImport(page, sandbox, 'second.csv');
  await expect(uploadRow(page, 'second.csv')).toContainText('1 uploadedof 1 row');
  expect(await uploadedItems(session)).toMatchObject([
    { sku: 'W-0001', size: 750, alcoholByVolume: 12.5 },
    { sku: 'W-0002', size: 750, alcoholByVolume: 12.5 },
  ]);

  await chooseFile(page, createFile('third.csv', 3));
  await page.getByRole('button', { name: 'Reset mapping' }).click();
  await expect(page.getByRole('region', { name: 'Match the columns' })).toBeFocused();
  await expect(uploadButton(page)).toBeDisabled();
  await expect(column('Strength')).toHaveText('Ignore');
  await chooseFile(page, createFile('fourth.csv', 4));
  await expect(page.getByText('Match the columns')).toBeVisible();
});

test('rows are corrected by keyboard, the rows without problems are uploaded, and the file of the other rows is uploaded later', async ({
  page,
  portal,
  sandbox,
}) => {
  const session = sandbox.getSession(demoUsers.supplierAdmin);
  await page.clock.install();
  await openUploads({ page, portal, sandbox });
  await chooseFile(page, await itemsXlsx(badRows, 'november.xlsx'));
  await expect(uploadButton(page)).toHaveText('Upload 3 of 8 rows');
  await openGrid(page);
  await expect(grid(page).getByRole('rowheader')).toHaveText(['3', '4', '5', '7', '9']);
  await expect(cell(page, 3, size)).toHaveText('largeNumeric only with up to 2 decimal places, cannot be 0');
  await expect(cell(page, 3, size)).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 3, size)).toBeFocused();

  await cell(page, 3, type).click();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 3, size)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Row 3, Size' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(page, 3, size)).toBeFocused();
  await page.keyboard.type('750');
  await page.keyboard.press('Enter');
  await expect(cell(page, 3, size)).toHaveText('750');
  await expect(cell(page, 4, size)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('Fen Block');
  await page.keyboard.press('Tab');
  await expect(cell(page, 4, type)).toBeFocused();
  await page.clock.runFor(1_000);
  await expect(checkResult(page)).toHaveText('8 rows: 5 ready, 3 with problems');
  await expect(cell(page, 4, brand)).toHaveText('Fen Block');

  await uploadButton(page).click();
  await closeToast(page, 'File Uploaded');
  await finishImport(page, sandbox, 'november.csv');
  await expect(uploadRow(page, 'november.csv')).toContainText('5 uploadedof 5 rows');
  await expect(page.getByText('3 rows with problems were not uploaded.')).toBeVisible();
  await expect(grid(page).getByRole('rowheader')).toHaveText(['5', '7', '9']);

  const rest = await downloadProblems(page, 'Download 3 rows with problems');
  expect(rest.name).toBe('Problems_november.csv');
  const wrongSize = 'Size: Numeric only with up to 2 decimal places, cannot be 0';
  expect(rest.text.split('\r\n')).toEqual([
    '\uFEFFSKU,Description,Brand,Type,Size,Size UOM,Bottles Per Case,Warehouses,ABV,UPC,Problem',
    `W-0004,Fen Block Gamay 2024,Fen Block,Q,large,ML,12,WH-NJ-01,12.5,,"Type: One of M, F, G, L, B, C, H, N, P, A, O; ${wrongSize}"`,
    `W-0006,Fen Block Gamay 2024,Fen Block,M,large,ML,12,WH-NJ-01,12.5,,"${wrongSize}"`,
    "W-0008,'=1+1,Fen Block,M,750,ML,12,WH-XX-99,12.5,,Warehouses: Warehouse is not assigned to the supplier",
  ]);

  // A later upload ignores the column with the problems.
  const corrected = rest.text
    .replace(',Q,', ',M,')
    .replaceAll('large', '750')
    .replace('WH-XX-99', 'WH-NJ-01');
  await chooseFile(page, { name: rest.name, mimeType: 'text/csv', buffer: Buffer.from(corrected) });
  await expect(checkResult(page)).toHaveText('3 rows ready to upload');
  await uploadButton(page).click();
  await finishImport(page, sandbox, rest.name);
  await expect(uploadRow(page, rest.name)).toContainText('3 uploadedof 3 rows');
  const items = await uploadedItems(session);
  expect(items.map(({ sku }) => sku)).toEqual(itemRows(8).map(({ SKU }) => SKU));
  expect(items[7]).toMatchObject({ description: '=1+1' });
});

test('a failed upload keeps the corrected rows, the leave guard protects them, and a removed file can be restored', async ({
  page,
  portal,
  sandbox,
  problems,
}) => {
  const session = sandbox.getSession(demoUsers.supplierAdmin);
  await openUploads({ page, portal, sandbox });
  await chooseFile(page, itemsCsv([itemRow(1, { Size: 'large' })], 'single.csv'));
  await expect(checkResult(page)).toContainText('The only row has problems.');
  await openGrid(page);
  await cell(page, 2, size).click();
  await page.keyboard.type('375');
  await page.keyboard.press('Enter');
  await expect(checkResult(page)).toHaveText('1 row ready to upload');

  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'importItems' });
  problems.expectStatus(503, `${importsPath}/items`);
  await uploadButton(page).click();
  await closeToast(page, 'The warehouse system is not available right now.');
  await expect(cell(page, 2, size)).toHaveText('375');

  await section(page, 'Items').click();
  await leaveDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(cell(page, 2, size)).toHaveText('375');

  await page.getByRole('button', { name: 'Remove single.csv' }).click();
  await expect(uploadButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(checkResult(page)).toHaveText('1 row ready to upload');
  await section(page, 'Items').click();
  await leaveDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await uploadButton(page).click();
  await closeToast(page, 'File Uploaded');
  expect(sandbox.calls('importItems').map(({ status }) => status)).toEqual([503, 202]);
  await section(page, 'Items').click();
  await expect(leaveDialog(page)).toHaveCount(0);
  sandbox.control.advance(60_000);
  expect(await uploadedItems(session)).toMatchObject([{ sku: 'W-0001', size: 375 }]);
});

test('cells are filled down, pasted from a spreadsheet and restored', async ({ page, portal, sandbox }) => {
  await openUploads({ page, portal, sandbox });
  await chooseFile(page, itemsCsv(badRows));
  await openGrid(page);
  const sizes = () =>
    Promise.all([3, 4, 5, 7, 9].map(async (row) => (await cell(page, row, size).innerText()).split('\n')[0]));
  await cell(page, 3, size).click();
  await page.keyboard.type('375');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  // Only cells with problems are filled.
  await page.keyboard.press('Control+d');
  await expect(page.getByText('2 cells filled')).toBeAttached();
  expect(await sizes()).toEqual(['375', '750', '375', '375', '750']);
  await page.keyboard.press('Control+z');
  expect(await sizes()).toEqual(['375', '750', 'large', 'large', '750']);
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('button', { name: 'Fill down' }).click();
  expect(await sizes()).toEqual(['375', '375', 'large', 'large', '750']);

  await cell(page, 3, description).click();
  await paste(page, 'Gamay "2022"\tHill & Fen\r\n=cmd\tFen\r\n');
  await expect(page.getByText('4 cells pasted')).toBeAttached();
  await expect(cell(page, 3, description)).toHaveText('Gamay "2022"');
  await expect(cell(page, 3, brand)).toHaveText('Hill & Fen');
  await expect(cell(page, 4, description)).toHaveText('=cmd');
  await expect(cell(page, 4, brand)).toHaveText('Fen');
  await expect(uploadButton(page)).toHaveText('Upload 5 of 8 rows');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 3, brand)).toHaveText('Fen Block');

  await page.getByRole('switch', { name: 'Only rows with problems' }).click({ force: true });
  await expect(grid(page).getByRole('rowheader')).toHaveCount(8);

  // Closing the table keeps a change that is not checked yet.
  await cell(page, 9, brand).click();
  await page.keyboard.type('Hill');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Show the list of problems' }).click();
  await page.getByRole('button', { name: 'Correct rows' }).click();
  await expect(cell(page, 9, brand)).toHaveText('Hill');
});
