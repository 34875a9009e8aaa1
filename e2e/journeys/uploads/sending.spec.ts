import type { Locator } from '@playwright/test';
import { buildWorkbook, sheetRow } from '@portal-kit/spreadsheets/test-workbook';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  checkResult,
  chooseButton,
  chooseFile,
  createXlsxFile,
  fileNames,
  finishImport,
  hashWholeRequest,
  importsPath,
  itemRow,
  itemRows,
  itemsCsv,
  itemsCsvOfSize,
  itemsXlsx,
  kindField,
  openUploads,
  override,
  storedTotal,
  toast,
  type UserFile,
  upload,
  uploadButton,
  uploadedItems,
  uploadedToast,
  uploadRow,
} from '../../fixtures/uploads.ts';

test('a valid .csv file is sent unchanged, shows a notification with a link and is listed until its rows are imported', async ({
  page,
  portal,
  sandbox,
}) => {
  const session = sandbox.getSession(demoUsers.supplierAdmin);
  const file = itemsCsv([
    itemRow(1, { Description: 'Saltmarsh "Albariño", 2023', UPC: '041100001009' }),
    itemRow(2, { Brand: 'Fen, Block & Søn' }),
  ]);
  await page.clock.install();
  await openUploads({ page, portal, sandbox });
  await upload(page, file);

  await expect(uploadedToast(page)).toContainText('Your master file has been uploaded');
  const [sent] = sandbox.calls('importItems');
  if (!sent) throw new Error('e2e: no upload request was sent');
  expect(sent.query).toBe('?overrideDuplicates=false');
  expect(sent.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  expect(sent.requestSha256).toBe(hashWholeRequest(sent, file));
  await expect(checkResult(page)).toBeEmpty();
  await expect(uploadButton(page)).toBeDisabled();
  await expect(uploadRow(page, file.name)).toContainText('Pending');
  await expect(fileNames(page).first()).toHaveText(file.name);

  await uploadedToast(page).getByRole('link', { name: 'Bulk Upload Results' }).click();
  await expect(page).toHaveURL('/SUP-1001/bulk-uploads');
  await expect(uploadedToast(page)).toBeHidden();

  await finishImport(page, sandbox, file.name);
  await expect(uploadRow(page, file.name).getByRole('cell')).toHaveText([
    'Items',
    'Completed',
    'dana@halberd.example',
    'Nov 20, 2026, 9:02 AM EST',
    '2 uploadedof 2 rows',
    `${file.buffer.length} B`,
    'Report',
  ]);
  expect(await uploadedItems(session)).toMatchObject([
    { sku: 'W-0001', description: 'Saltmarsh "Albariño", 2023', upc: '041100001009' },
    { sku: 'W-0002', brand: 'Fen, Block & Søn' },
  ]);
});

test('a valid .xlsx file is sent unchanged, and its formulas are imported as values without being run', async ({
  page,
  portal,
  sandbox,
}) => {
  const session = sandbox.getSession(demoUsers.supplierAdmin);
  const plain = await itemsXlsx([itemRow(1, { UPC: '041100001009' })], 'plain.xlsx');
  const formula = (cell: string, text: string, value: string, type = '') =>
    `<c r="${cell}"${type}><f>${text}</f>${value && `<v>${value}</v>`}</c>`;
  const [header, cells] = [Object.keys(itemRow(2)), Object.values(itemRow(2))];
  const row = sheetRow(2, cells)
    .replace(/<c r="E2".*?<\/c>/, formula('E2', '500+250', '750'))
    .replace(/<c r="B2".*?<\/c>/, formula('B2', '"Fen "&amp;"Gamay"', 'Fen Gamay', ' t="str"'))
    .replace(/<c r="J2".*?<\/c>/, `<c r="J2" t="str"><f>WEBSERVICE("${sandbox.origin}/run")</f><v></v></c>`);
  const formulas = createXlsxFile(
    Buffer.from(buildWorkbook({ Items: sheetRow(1, header) + row })),
    'formulas.xlsx',
  );

  await page.clock.install();
  await openUploads({ page, portal, sandbox });
  for (const [index, file] of [plain, formulas].entries()) {
    await upload(page, file);
    await finishImport(page, sandbox, file.name);
    const sent = sandbox.calls('importItems')[index];
    expect(sent?.requestSha256).toBe(sent && hashWholeRequest(sent, file));
    await expect(uploadRow(page, file.name)).toContainText('1 uploadedof 1 row');
  }
  expect(await uploadedItems(session)).toMatchObject([
    { sku: 'W-0001', size: 750, upc: '041100001009' },
    { sku: 'W-0002', size: 750, description: 'Fen Gamay' },
  ]);
});

test('a file of 5,000 rows and a file of exactly 10 MB are imported', async ({ page, portal, sandbox }) => {
  await page.clock.install();
  await openUploads({ page, portal, sandbox });
  await upload(page, await itemsXlsx(itemRows(5_000), 'five-thousand.xlsx'));
  await finishImport(page, sandbox, 'five-thousand.xlsx');
  await expect(uploadRow(page, 'five-thousand.xlsx')).toContainText('5,000 uploadedof 5,000 rows');
  expect(await storedTotal(sandbox.getSession(demoUsers.supplierAdmin))).toBe(5_008);

  await override(page).click({ force: true });
  await upload(page, itemsCsvOfSize(10 * 1024 * 1024, 'ten.csv'));
  await finishImport(page, sandbox, 'ten.csv');
  await expect(uploadRow(page, 'ten.csv')).toContainText('10 MB');
  await expect(uploadRow(page, 'ten.csv')).toContainText('100 uploadedof 100 rows');
});

test('a file is chosen, removed and uploaded by keyboard alone', async ({ page, portal, sandbox }) => {
  const { keyboard } = page;
  /** Presses Tab at most six times until the control has the focus. */
  const tabTo = async (control: Locator) => {
    for (let steps = 0; steps < 6; steps += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(control).toBeFocused();
  };
  const chooses = async (key: string, file: UserFile) => {
    await tabTo(chooseButton(page));
    const dialog = page.waitForEvent('filechooser');
    await keyboard.press(key);
    await (await dialog).setFiles(file);
  };
  await openUploads({ page, portal, sandbox });
  await kindField(page).focus();
  await tabTo(override(page));
  await keyboard.press('Space');
  await expect(override(page)).toBeChecked();
  await chooses('Enter', itemsCsv([itemRow(1, { Type: 'Z' })]));
  await expect(checkResult(page)).toHaveText(/^The only row has problems/);

  await tabTo(page.getByRole('button', { name: 'Remove items.csv' }));
  await keyboard.press('Enter');
  await expect(chooseButton(page)).toBeFocused();
  await expect(checkResult(page)).toBeEmpty();
  await chooses('Space', itemsCsv(itemRows(2)));
  await expect(checkResult(page)).toHaveText('2 rows ready to upload');

  await tabTo(uploadButton(page));
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(uploadedToast(page)).toBeVisible();
  await expect(uploadButton(page)).toBeFocused();
  expect(sandbox.calls('importItems').map(({ query, status }) => [query, status])).toEqual([
    ['?overrideDuplicates=true', 202],
  ]);
  await uploadedToast(page).getByRole('link', { name: 'Bulk Upload Results' }).focus();
  await keyboard.press('Enter');
  await expect(uploadedToast(page)).toBeHidden();
  await expect(fileNames(page).first()).toHaveText('items.csv');
});

test('an upload refused by the server shows its message, keeps the file and can be sent again as a new upload', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const fault = (status: number, body?: unknown) =>
    sandbox.control.addFault({ kind: 'status', status, operationId: 'importItems', body });
  const expected = (status: number) => problems.expectStatus(status, `${importsPath}/items`);
  await openUploads({ page, portal, sandbox });
  await chooseFile(page, itemsCsv(itemRows(1)));
  await expect(checkResult(page)).toHaveText('1 row ready to upload');

  // A proxy responds with status 413 and plain text instead of the error format of the contract.
  fault(413, 'Request Entity Too Large');
  expected(413);
  await uploadButton(page).click();
  await expect(toast(page).first()).toContainText('The file is larger than 10 MB.');
  await expect(uploadButton(page)).toHaveText('Upload again');

  const message = 'A file of this kind is still being processed. Wait until it is done.';
  fault(409, { errorMessage: message, errorCode: 'IMPORT_IN_PROGRESS' });
  expected(409);
  await uploadButton(page).click();
  await expect(toast(page).filter({ hasText: message })).toBeVisible();

  fault(422, {
    errorMessage: 'The file could not be read.',
    extensions: { validationErrors: [{ fieldPath: 'header[3]', message: "Unknown column '<b>Szie</b>'" }] },
  });
  expected(422);
  await uploadButton(page).click();
  await expect(toast(page).getByRole('listitem')).toHaveText(["header[3]: Unknown column '<b>Szie</b>'"]);

  await expect(checkResult(page)).toHaveText('1 row ready to upload');
  await uploadButton(page).click();
  await expect(uploadedToast(page)).toBeVisible();
  expect(sandbox.statuses('importItems')).toEqual([413, 409, 422, 202]);
  // A final refusal needs a new idempotency key. The import in progress may be the import of this file, if its response
  // was lost.
  const keys = sandbox.calls('importItems').map(({ headers }) => headers['idempotency-key']);
  expect(keys[2]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
  expect(await uploadedItems(sandbox.getSession(demoUsers.supplierAdmin))).toEqual([]);
});
