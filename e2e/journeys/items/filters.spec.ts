import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { addItem, fillList, header, row, rows, searchBox } from '../../fixtures/items.ts';
import type { Sandbox } from '../../fixtures/sandbox.ts';
import { expect, test } from '../../fixtures/test.ts';

const chips = (page: Page) => page.getByRole('main').getByRole('button', { name: /^[\w ]+: / });
const check = (page: Page, option: string) =>
  page.getByRole('dialog').getByText(option, { exact: true }).click();

/** Adds a filter on a field and selects options. */
async function filterBy(page: Page, field: string, ...options: string[]) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: field, exact: true }).click();
  for (const option of options) await check(page, option);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const queries = (sandbox: Sandbox) =>
  sandbox.calls('listItems').map(({ query }) => decodeURIComponent(query));

test('an item filter is shown as a chip, kept in the address and sent in the request, and Back removes it step by step', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await filterBy(page, 'Status', 'Discontinued', 'Inactive');
  await expect(chips(page)).toHaveText(['Status: Discontinued, Inactive']);
  await expect(page).toHaveURL('/SUP-1001/items?filter=itemStatus%3ADISCONTINUED%2CINACTIVE%3B');
  await expect(rows(page)).toHaveText(['HF-0990', 'HF-1007']);
  await expect(page.getByText('1–2 of 2')).toBeVisible();

  await page.goBack();
  await expect(chips(page)).toHaveText(['Status: Discontinued']);
  await expect(rows(page)).toHaveText(['HF-0990']);
  await page.goBack();
  await expect(chips(page)).toHaveCount(0);
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  await page.goForward();
  await expect(chips(page)).toHaveText(['Status: Discontinued']);

  await chips(page).click();
  await check(page, 'Discontinued');
  await page.keyboard.press('Escape');
  await expect(chips(page)).toHaveCount(0);
  expect(queries(sandbox).slice(0, 3)).toEqual([
    '?limit=10&offset=0&sortBy=sku&sortDirection=ASC',
    '?limit=10&offset=0&sortBy=sku&sortDirection=ASC&filter=itemStatus:DISCONTINUED;',
    '?limit=10&offset=0&sortBy=sku&sortDirection=ASC&filter=itemStatus:DISCONTINUED,INACTIVE;',
  ]);
});

test('filters, search, sort and page of the item list are sent together, and each new filter returns to the first page', async ({
  page,
  portal,
  sandbox,
}) => {
  await fillList(sandbox.getSession(demoUsers.supplierAdmin), 'SUP-1001', 40);
  await portal.open('/SUP-1001/items?page=2');
  await expect(page.getByText('21–30 of 40')).toBeVisible();
  await filterBy(page, 'Type', '16% Alcohol or Less');
  await expect(page.getByText('1–10 of 39')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('11–20 of 39')).toBeVisible();
  await filterBy(page, 'Stock', 'Out of stock');
  await searchBox(page).fill('filler');
  await expect(page.getByText('1–10 of 32')).toBeVisible();
  await page.getByRole('button', { name: 'Supplier Item ID', exact: true }).click();
  await expect(header(page, 'Supplier Item ID')).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Next page' }).click();
  const address =
    '/SUP-1001/items?page=1&order=DESC&orderBy=sku&searchInput=filler&filter=type%3AM%3BinStock%3Afalse%3B';
  await expect(page).toHaveURL(address);
  await expect(page.getByText('11–20 of 32')).toBeVisible();
  await expect(rows(page).first()).toHaveText('Z-030');
  expect(queries(sandbox).at(-1)).toBe(
    '?limit=10&offset=10&sortBy=sku&sortDirection=DESC&searchString=filler&filter=type:M;inStock:false;',
  );

  await page.reload();
  await expect(rows(page).first()).toHaveText('Z-030');
  await expect(chips(page)).toHaveText(['Type: 16% Alcohol or Less', 'Stock: Out of stock']);
  await expect(searchBox(page)).toHaveValue('filler');

  // Back from the details of an item restores the list state.
  await page.getByRole('link', { name: 'Z-030' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Z-030');
  await page.goBack();
  const opened = /&detailsId=ITM-\d+$/.exec(page.url())?.[0] ?? '';
  await expect(page).toHaveURL(address + opened);
  await expect(rows(page).first()).toHaveText('Z-030');
  await expect(page.getByRole('link', { name: 'Z-030' })).toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`/SUP-1001/items?order=DESC&orderBy=sku&searchInput=filler${opened}`);
  await expect(chips(page)).toHaveCount(0);
});

test('a warehouse filter shows the warehouse name, narrows the list and counts the stock of that warehouse', async ({
  page,
  portal,
  sandbox,
}) => {
  await addItem(sandbox.getSession(demoUsers.supplierAdmin), 'SUP-1001', { sku: 'HF-NJ' });
  await portal.open('/SUP-1001/items');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'By warehouse' }).click();
  await page.keyboard.press('Escape');
  const byWarehouse = row(page, 'HF-1004').getByRole('cell').nth(4);
  await expect(byWarehouse).toHaveText(
    'Cranbury Beverage Center135 cases 5 bottlesFairfield Cellar DC33 cases',
  );

  await filterBy(page, 'Warehouse', 'Fairfield Cellar DC');
  await expect(chips(page)).toHaveText(['Warehouse: Fairfield Cellar DC']);
  await expect(rows(page)).toHaveCount(8);
  await expect(row(page, 'HF-NJ')).toHaveCount(0);
  await expect(header(page, 'On hand at WH-CA-01')).toBeVisible();
  await expect(row(page, 'HF-1004').getByRole('cell').nth(5)).toHaveText('33 cases');
  await expect(byWarehouse).toHaveText(
    'Fairfield Cellar DC33 casesCranbury Beverage Center135 cases 5 bottles',
  );
  expect(queries(sandbox).at(-1)).toBe(
    '?limit=10&offset=0&sortBy=sku&sortDirection=ASC&filter=warehouseId:WH-CA-01;',
  );

  await page.reload();
  await expect(chips(page)).toHaveText(['Warehouse: Fairfield Cellar DC']);
});
