import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { sheetsOf } from '@portal-kit/mocks/testing';
import { addItem, fillList, rows, shownSkus, toast } from '../../fixtures/items.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const exportPath = '/api/v1/suppliers/SUP-1001/exports/items';
const exportButton = (page: Page) => page.getByRole('button', { name: /^Export/ });
const bytesOf = async (download: Download) => readFile(await download.path());
const general = 'It seems that an unexpected error has occurred. Please, try again later.';

/** Every file that the page has handed to the browser. */
function downloadsOf(page: Page): Download[] {
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  return downloads;
}

async function downloadBy(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return download;
}

test('holds the whole list with its search, filter and order, under the name that the server gives', async ({
  page,
  portal,
  world,
}) => {
  const dana = world.person(people.supplierAdmin);
  await fillList(dana, 'SUP-1001', 22);
  await addItem(dana, 'SUP-1001', { sku: 'Z-999', description: '=HYPERLINK("http://x") filler' });
  await portal.open(
    '/SUP-1001/items?page=1&order=DESC&orderBy=sku&searchInput=filler&filter=itemStatus%3AACTIVE%3B',
  );
  await expect(page.getByText('11–15 of 15')).toBeVisible();
  const download = await downloadBy(page, 'Export');
  expect(download.suggestedFilename()).toBe('SUP-1001_items_20261120-1402.xlsx');
  expect(world.calls('exportItems').map(({ query }) => decodeURIComponent(query))).toEqual([
    '?sortBy=sku&sortDirection=DESC&searchString=filler&filter=itemStatus:ACTIVE;',
  ]);

  const bytes = await bytesOf(download);
  const sent = world.calls('exportItems')[0];
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sent?.responseSha256);
  const table = (await sheetsOf(new Response(bytes))).get('Items') ?? [];
  const exported = table.slice(1).map(([sku]) => sku);
  expect(exported).toHaveLength(15);
  expect(exported.slice(10)).toEqual(await shownSkus(page));
  // A text that a spreadsheet would run is kept from it.
  expect(table[1]?.slice(0, 2)).toEqual(['Z-999', `'=HYPERLINK("http://x") filler`]);
  await expect(toast(page)).toHaveCount(0);
});

test('shows that it is on its way, and is given up without a word', async ({ page, portal, world }) => {
  const downloads = downloadsOf(page);
  world.control.addFault({ kind: 'delay', operationId: 'exportItems', delayMs: 20_000 });
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  await exportButton(page).click();
  await expect(exportButton(page)).toHaveText('Export …');
  await expect(exportButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Cancel export' }).click();
  await expect(exportButton(page)).toHaveText('Export');
  await expect(toast(page)).toHaveCount(0);
  const download = await downloadBy(page, 'Export');
  expect(download.suggestedFilename()).toBe('SUP-1001_items_20261120-1402.xlsx');
  expect(downloads).toHaveLength(1);
});

test('of a list that no file can hold says how much it would leave out, and what to do', async ({
  page,
  portal,
  world,
}) => {
  const dana = world.person(people.supplierAdmin);
  const answer = await dana.fetch('/api/v1/suppliers/SUP-1001/items?limit=10');
  const { data } = (await answer.json()) as { data: unknown[] };
  const body = { data, meta: { total: 7_312 } };
  world.control.addFault({ kind: 'status', status: 200, operationId: 'listItems', body });
  await portal.open('/SUP-1001/items');
  await expect(page.getByText('1–8 of 7,312')).toBeVisible();
  await exportButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Export the first 5,000 of 7,312 rows?' });
  await expect(question).toContainText('narrow the list with search or filters');
  expect(world.calls('exportItems')).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Confirm' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('SUP-1001_items_20261120-1402.xlsx');
});

test('that fails or breaks off is told, leaves no file, and can be asked for again', async ({
  page,
  portal,
  problems,
  world,
}) => {
  const downloads = downloadsOf(page);
  problems.expectStatus(503, exportPath);
  problems.tolerateConsole(/ERR_CONTENT_LENGTH_MISMATCH .*exports\/items$/);
  world.control.addFault({ kind: 'status', status: 503, operationId: 'exportItems' });
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  await exportButton(page).click();
  await expect(toast(page)).toContainText('The warehouse system is not available right now.');
  await toast(page).getByRole('button', { name: 'Close' }).click();

  world.control.addFault({ kind: 'truncate', afterBytes: 400, operationId: 'exportItems', times: 2 });
  await exportButton(page).click();
  await expect(toast(page)).toContainText('Error');
  await expect(exportButton(page)).toHaveText('Export');
  expect(downloads).toEqual([]);

  // JSON in place of the file is no file either.
  await toast(page).getByRole('button', { name: 'Close' }).click();
  const body = { errorMessage: 'Closed' };
  world.control.addFault({ kind: 'status', status: 200, operationId: 'exportItems', body });
  await exportButton(page).click();
  await expect(toast(page)).toContainText(general);
  expect(downloads).toEqual([]);

  await downloadBy(page, 'Export');
  await expect(rows(page)).toHaveCount(8);
});

test('that is a page in place of a file is saved as it is, and never opened', async ({
  page,
  portal,
  world,
}) => {
  world.control.addFault({ kind: 'html', status: 200, operationId: 'exportItems' });
  await portal.open('/SUP-1001/items');
  const download = await downloadBy(page, 'Export');
  expect(download.suggestedFilename()).toMatch(/^export-items_\d{4}-\d{2}-\d{2}$/);
  expect((await bytesOf(download)).toString()).toContain('<h1>Bad gateway</h1>');
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  expect(page.context().pages()).toHaveLength(1);
});

test('whose name cannot be read is named after what it is and the day', async ({ page, portal, world }) => {
  world.control.addFault({ kind: 'dropHeader', header: 'content-disposition', operationId: 'exportItems' });
  await portal.open('/SUP-1001/items');
  const download = await downloadBy(page, 'Export');
  expect(download.suggestedFilename()).toMatch(/^export-items_\d{4}-\d{2}-\d{2}\.xlsx$/);
});

test('the template is a file to fill in, beside the way to upload it', async ({ page, portal, world }) => {
  await portal.open('/SUP-1001/items');
  const download = await downloadBy(page, 'Template');
  expect(download.suggestedFilename()).toBe('Items-Template.xlsx');
  const sheets = await sheetsOf(new Response(await bytesOf(download)));
  expect([...sheets.values()][0]?.[0]?.slice(0, 4)).toEqual(['SKU*', 'Description*', 'Brand*', 'Type*']);
  expect(world.statuses('getItemsTemplate')).toEqual([200]);
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  await expect(page).toHaveURL(/^[^?]*\/SUP-1001\/bulk-uploads/);
});
