import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import type { Sandbox } from '../../fixtures/sandbox.ts';
import { action, pageCheckbox, rowCheckbox, selectionBar } from '../../fixtures/selection.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  closeToast,
  fileNames,
  importsPath,
  itemRow,
  itemsCsv,
  openUploads,
  uploadRow,
} from '../../fixtures/uploads.ts';

const report = (page: Page, fileName: string) =>
  uploadRow(page, fileName).getByRole('button', { name: `Report for ${fileName}`, exact: true });

/** Uploads files through the API, one after the other. */
async function fillList(sandbox: Sandbox, count: number) {
  const session = sandbox.getSession(demoUsers.supplierAdmin);
  for (let place = 1; place <= count; place += 1) {
    const { name, buffer } = itemsCsv([itemRow(place)], `filler-${place}.csv`);
    const body = new FormData();
    body.append('file', new File([new Uint8Array(buffer)], name));
    const response = await session.fetch(`${importsPath}/items`, { method: 'POST', body });
    expect(response.status).toBe(202);
    sandbox.control.advance(10_000);
    await session.fetch(importsPath);
  }
}

test('the upload list shows state, counts and size, newest first, and its address controls sort, search, filters and page', async ({
  page,
  portal,
  sandbox,
}) => {
  await openUploads({ page, portal, sandbox });
  await expect(page).toHaveTitle('Bulk Upload Results · Harbor Logistics');
  await expect(page.getByRole('columnheader')).toHaveText([
    'File Name',
    'Type',
    'Status',
    'Uploaded By',
    'Uploaded At',
    'Rows',
    'Size',
    'Report',
  ]);
  await expect(page.getByRole('columnheader', { name: 'Uploaded At' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const cells = (fileName: string) => uploadRow(page, fileName).getByRole('cell');
  await expect(fileNames(page)).toHaveText([
    'new-customers.csv',
    'inbound-this-week.csv',
    'item-master-november.csv',
    'items-old-price-list.csv',
    'items-autumn.xlsx',
    'items-spring.xlsx',
  ]);
  await expect(cells('new-customers.csv')).toHaveText([
    'Customers',
    'Pending',
    'dana@halberd.example',
    'Nov 20, 2026, 9:02 AM EST',
    '–',
    '912 B',
    '–',
  ]);
  await expect(cells('inbound-this-week.csv')).toHaveText([
    'Inbound orders',
    'Processing',
    'dana@halberd.example',
    'Nov 20, 2026, 9:01 AM EST',
    '2 rows',
    '518 B',
    '–',
  ]);
  await expect(cells('item-master-november.csv')).toHaveText([
    'Items',
    'Completed with errors',
    'dana@halberd.example',
    'Nov 18, 2026, 9:02 AM EST',
    '1 uploaded, 1 failed, 1 skippedof 3 rows',
    '655 B',
    'ReportFailed rows',
  ]);
  await expect(cells('items-old-price-list.csv').nth(1)).toHaveText(
    'FailedNo rows were uploaded. See the report.',
  );
  await expect(cells('items-autumn.xlsx').nth(5)).toHaveText('11.6 KB');
  // The server keeps reports for 90 days.
  await expect(cells('items-spring.xlsx').nth(6)).toHaveText('–');

  await fillList(sandbox, 5);
  await page.reload();
  await expect(page.getByText('1–10 of 11')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/SUP-1001/bulk-uploads?page=1');
  await expect(fileNames(page)).toHaveText(['items-spring.xlsx']);
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  await expect(page).toHaveURL('/SUP-1001/bulk-uploads?order=ASC&orderBy=fileSize');
  await expect(fileNames(page).first()).toHaveText('filler-1.csv');
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  await expect(fileNames(page).first()).toHaveText('items-autumn.xlsx');

  await page.getByRole('searchbox', { name: 'Search uploads' }).fill('item-master');
  await expect(fileNames(page)).toHaveText(['item-master-november.csv']);
  await page.getByRole('searchbox', { name: 'Search uploads' }).fill('nothing like that');
  await expect(page.getByText('No uploads match your search and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all uploads' }).click();
  await expect(fileNames(page)).toHaveCount(10);
  await page.goto('/SUP-1001/bulk-uploads?filter=status:FAILED,COMPLETED_WITH_ERRORS;');
  await expect(fileNames(page)).toHaveText(['item-master-november.csv', 'items-old-price-list.csv']);
  await expect(page.getByRole('button', { name: /^Status: / })).toHaveText(
    /Status: (Failed, Completed with errors|Completed with errors, Failed)/,
  );
});

test('reports and failed rows of selected uploads are downloaded together, and the selection is exported', async ({
  page,
  portal,
  sandbox,
}) => {
  await openUploads({ page, portal, sandbox });
  const dialog = page.getByRole('dialog');
  const [download, read] = [
    () => page.waitForEvent('download'),
    async (file: Promise<{ path: () => Promise<string> }>) => readFile(await (await file).path(), 'latin1'),
  ];
  await rowCheckbox(page, 'new-customers.csv').click();
  await rowCheckbox(page, 'items-autumn.xlsx').click({ modifiers: ['Shift'] });
  await expect(selectionBar(page)).toContainText('5 selected');

  await action(page, 'Download failed rows').click();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'new-customers.csvThis upload has no report.',
    'inbound-this-week.csvThis upload has no report.',
    'items-autumn.xlsxThis upload has no failed rows.',
  ]);
  const zip = download();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect((await zip).suggestedFilename()).toBe('SUP-1001_failed-rows.zip');
  const names = new Set((await read(zip)).match(/Failed-rows_[\w-]+\.csv/g));
  expect([...names]).toEqual([
    'Failed-rows_item-master-november.csv',
    'Failed-rows_items-old-price-list.csv',
  ]);
  await expect(selectionBar(page)).toContainText('2 files of failed rows downloaded');
  await expect(selectionBar(page)).toContainText('5 selected');

  await page.keyboard.press('Escape');
  await rowCheckbox(page, 'items-autumn.xlsx').click();
  await action(page, 'Download reports').click();
  const report = download();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect((await report).suggestedFilename()).toBe('Import-Report_items-autumn.xlsx');

  await pageCheckbox(page).click();
  const csv = download();
  await action(page, 'Export selected').click();
  expect((await csv).suggestedFilename()).toBe('SUP-1001_uploads_selected.csv');
  const lines = (await read(csv)).split('\r\n');
  expect(lines).toHaveLength(7);
  expect(lines).toContain(
    'item-master-november.csv,Items,Completed with errors,dana@halberd.example,2026-11-18T14:02:00.000Z,3,1,1,1,655,',
  );
});

test('the upload list retries a failed load, and a missing, expired or interrupted report shows an error and saves no file', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const name = 'items-old-price-list.csv';
  const path = `${importsPath}/reports/`;
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listImports' });
  problems.expectStatus(503, importsPath);
  await portal.open('/SUP-1001/bulk-uploads');
  await expect(page.getByRole('heading', { name: 'Data Error' })).toBeVisible();
  await expect(page.getByText('Please refresh the page or try again later')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(fileNames(page)).toHaveCount(6);
  for (const [status, errorMessage] of [
    [404, 'Nothing was found under this id.'],
    [409, 'The report is not ready yet.'],
    [410, 'The report was removed after 90 days.'],
  ] as const) {
    sandbox.control.addFault({
      kind: 'status',
      status,
      operationId: 'getImportReport',
      body: { errorMessage },
    });
    await report(page, name).click();
    await closeToast(page, errorMessage);
  }
  problems.tolerateConsole(/status of 4(04|09|10) \(.*\) .*\/imports\/reports\//);

  sandbox.control.addFault({
    kind: 'truncate',
    afterBytes: 100,
    operationId: 'getImportReport',
    times: 'always',
  });
  problems.tolerateConsole(/net::ERR_CONTENT_LENGTH_MISMATCH .*\/imports\/reports\//);
  for (const button of ['Report for', 'Failed rows from']) {
    await uploadRow(page, name)
      .getByRole('button', { name: `${button} ${name}`, exact: true })
      .click();
    await closeToast(page, 'Error');
  }
  await expect(fileNames(page)).toHaveCount(6);
  expect(downloads).toEqual([]);
  expect(sandbox.statuses('getImportReport').slice(0, 3)).toEqual([404, 409, 410]);
  expect(sandbox.calls('getImportReport').every((call) => call.path.startsWith(path))).toBe(true);

  // CORS may hide the header that names the file.
  await page.clock.setFixedTime('2026-11-20T14:02:00Z');
  sandbox.control.clearFaults();
  sandbox.control.addFault({
    kind: 'dropHeader',
    header: 'content-disposition',
    operationId: 'getImportReport',
  });
  const saved = page.waitForEvent('download');
  await report(page, 'items-autumn.xlsx').click();
  expect((await saved).suggestedFilename()).toBe('get-import-report_2026-11-20.xlsx');
});
