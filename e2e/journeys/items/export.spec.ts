import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readSheets } from '@portal-kit/mocks/testing';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { addItem, fillList, rows, shownSkus, toast } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const exportPath = '/api/v1/suppliers/SUP-1001/exports/items';
const exportButton = (page: Page) => page.getByRole('button', { name: /^Export/ });
const readDownload = async (download: Download) => readFile(await download.path());
const general = 'It seems that an unexpected error has occurred. Please, try again later.';

/** Collects every download that the page starts. */
function collectDownloads(page: Page): Download[] {
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

test('the item export has all rows of the searched, filtered and sorted list under the server’s file name, and the template can be downloaded', async ({
  page,
  portal,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  await fillList(dana, 'SUP-1001', 22);
  await addItem(dana, 'SUP-1001', { sku: 'Z-999', description: '=HYPERLINK("http://x") filler' });
  await portal.open(
    '/SUP-1001/items?page=1&order=DESC&orderBy=sku&searchInput=filler&filter=itemStatus%3AACTIVE%3B',
  );
  await expect(page.getByText('11–15 of 15')).toBeVisible();
  const download = await downloadBy(page, 'Export');
  expect(download.suggestedFilename()).toBe('SUP-1001_items_20261120-1402.xlsx');
  expect(sandbox.calls('exportItems').map(({ query }) => decodeURIComponent(query))).toEqual([
    '?limit=5000&sortBy=sku&sortDirection=DESC&searchString=filler&filter=itemStatus:ACTIVE;',
  ]);

  const bytes = await readDownload(download);
  const sent = sandbox.calls('exportItems')[0];
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sent?.responseSha256);
  const table = (await readSheets(new Response(bytes))).get('Items') ?? [];
  const exported = table.slice(1).map(([sku]) => sku);
  expect(exported).toHaveLength(15);
  expect(exported.slice(10)).toEqual(await shownSkus(page));
  // Formulas are neutralized.
  expect(table[1]?.slice(0, 2)).toEqual(['Z-999', `'=HYPERLINK("http://x") filler`]);
  await expect(toast(page)).toHaveCount(0);

  await test.step('the template has the columns of an upload, next to the link to the upload page', async () => {
    const download = await downloadBy(page, 'Template');
    expect(download.suggestedFilename()).toBe('Items-Template.xlsx');
    const sheets = await readSheets(new Response(await readDownload(download)));
    expect([...sheets.values()][0]?.[0]?.slice(0, 4)).toEqual(['SKU*', 'Description*', 'Brand*', 'Type*']);
    expect(sandbox.statuses('getItemsTemplate')).toEqual([200]);
    await page.getByRole('link', { name: 'Upload', exact: true }).click();
    await expect(page).toHaveURL(/^[^?]*\/SUP-1001\/bulk-uploads/);
  });
});

test('a failed or interrupted export of items shows an error and saves no file, and an HTML page or a file without a name is only saved', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const downloads = collectDownloads(page);
  problems.expectStatus(503, exportPath);
  problems.tolerateConsole(/ERR_CONTENT_LENGTH_MISMATCH .*exports\/items$/);
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'exportItems' });
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  await exportButton(page).click();
  await expect(toast(page)).toContainText('The warehouse system is not available right now.');
  await toast(page).getByRole('button', { name: 'Close' }).click();

  sandbox.control.addFault({ kind: 'truncate', afterBytes: 400, operationId: 'exportItems', times: 2 });
  await exportButton(page).click();
  await expect(toast(page)).toContainText('Error');
  await expect(exportButton(page)).toHaveText('Export');
  expect(downloads).toEqual([]);

  // A JSON body is not saved as a file.
  await toast(page).getByRole('button', { name: 'Close' }).click();
  const body = { errorMessage: 'Closed' };
  sandbox.control.addFault({ kind: 'status', status: 200, operationId: 'exportItems', body });
  await exportButton(page).click();
  await expect(toast(page)).toContainText(general);
  expect(downloads).toEqual([]);

  await downloadBy(page, 'Export');
  await expect(rows(page)).toHaveCount(8);

  sandbox.control.addFault({ kind: 'html', status: 200, operationId: 'exportItems' });
  const html = await downloadBy(page, 'Export');
  expect(html.suggestedFilename()).toMatch(/^export-items_\d{4}-\d{2}-\d{2}$/);
  expect((await readDownload(html)).toString()).toContain('<h1>Bad gateway</h1>');
  await expect(page).toHaveURL('/SUP-1001/items');
  expect(page.context().pages()).toHaveLength(1);

  sandbox.control.addFault({ kind: 'dropHeader', header: 'content-disposition', operationId: 'exportItems' });
  const unnamed = await downloadBy(page, 'Export');
  expect(unnamed.suggestedFilename()).toMatch(/^export-items_\d{4}-\d{2}-\d{2}\.xlsx$/);
  await expect(rows(page)).toHaveCount(8);
});
