import type { Page } from '@playwright/test';
import { addItem, fillList, header, itemsPath, row, rows, searchBox } from '../../fixtures/items.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { World } from '../../fixtures/world.ts';

const chips = (page: Page) => page.getByRole('main').getByRole('button', { name: /^[\w ]+: / });
const takeOff = (page: Page, field: string) => page.getByRole('button', { name: `Remove ${field} filter` });
const check = (page: Page, option: string) =>
  page.getByRole('dialog').getByText(option, { exact: true }).click();

/** Adds a filter to those that narrow the list, and chooses of it. */
async function filterBy(page: Page, field: string, ...options: string[]) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: field, exact: true }).click();
  for (const option of options) await check(page, option);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const asked = (world: World) => world.calls('listItems').map(({ query }) => decodeURIComponent(query));

test('a filter is a chip, is in the address and in the request, and Back takes it off step by step', async ({
  page,
  portal,
  world,
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
  expect(asked(world).slice(0, 3)).toEqual([
    '?limit=10&offset=0',
    '?limit=10&offset=0&filter=itemStatus:DISCONTINUED;',
    '?limit=10&offset=0&filter=itemStatus:DISCONTINUED,INACTIVE;',
  ]);
});

test('filters, search, order and page are asked for together, and each that narrows starts at the first page', async ({
  page,
  portal,
  world,
}) => {
  await fillList(world.person(people.supplierAdmin), 'SUP-1001', 40);
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
  expect(asked(world).at(-1)).toBe(
    '?limit=10&offset=10&sortBy=sku&sortDirection=DESC&searchString=filler&filter=type:M;inStock:false;',
  );

  await page.reload();
  await expect(rows(page).first()).toHaveText('Z-030');
  await expect(chips(page)).toHaveText(['Type: 16% Alcohol or Less', 'Stock: Out of stock']);
  await expect(searchBox(page)).toHaveValue('filler');

  // What is open in the list is still so after an item was looked at.
  await page.getByRole('link', { name: 'Z-030' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Z-030');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(rows(page).first()).toHaveText('Z-030');

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/SUP-1001/items?order=DESC&orderBy=sku&searchInput=filler');
  await expect(chips(page)).toHaveCount(0);
});

test('a warehouse is named, narrows the list, and comes first in the column of warehouses', async ({
  page,
  portal,
  world,
}) => {
  await addItem(world.person(people.supplierAdmin), 'SUP-1001', { sku: 'HF-NJ' });
  await portal.open('/SUP-1001/items');
  const byWarehouse = row(page, 'HF-1004').getByRole('cell').nth(4);
  await expect(byWarehouse).toHaveText(
    'Cranbury Beverage Center135 cases 5 bottlesFairfield Cellar DC33 cases',
  );

  await filterBy(page, 'Warehouse', 'Fairfield Cellar DC');
  await expect(chips(page)).toHaveText(['Warehouse: Fairfield Cellar DC']);
  await expect(rows(page)).toHaveCount(8);
  await expect(row(page, 'HF-NJ')).toHaveCount(0);
  // What is counted is what lies there, and the column says so.
  await expect(header(page, 'On hand at WH-CA-01')).toBeVisible();
  await expect(row(page, 'HF-1004').getByRole('cell').nth(5)).toHaveText('33 cases');
  await expect(byWarehouse).toHaveText(
    'Fairfield Cellar DC33 casesCranbury Beverage Center135 cases 5 bottles',
  );
  expect(asked(world).at(-1)).toBe('?limit=10&offset=0&filter=warehouseId:WH-CA-01;');

  // From the address alone the chip has its name too.
  await page.reload();
  await expect(chips(page)).toHaveText(['Warehouse: Fairfield Cellar DC']);
});

test('stock is in or out, one at a time; the outdated type can be looked for', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items');
  await filterBy(page, 'Stock', 'In stock', 'Out of stock');
  await expect(chips(page)).toHaveText(['Stock: Out of stock']);
  await expect(rows(page)).toHaveText(['HF-1006']);
  await takeOff(page, 'Stock').click();
  await filterBy(page, 'Type', 'Wine');
  await expect(rows(page)).toHaveText(['HF-0990']);
});

test('a filter without a choice narrows nothing; filters and a search that leave nothing can be left for all', async ({
  page,
  portal,
  world,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  await filterBy(page, 'Type');
  await expect(chips(page)).toHaveCount(0);
  await expect(page).toHaveURL('/SUP-1001/items');
  expect(asked(world)).toHaveLength(1);
  await filterBy(page, 'Type', 'Beer', 'Ale', 'Hard Cider');
  await expect(chips(page)).toHaveText(['Type: Beer, Ale, +1']);
  await searchBox(page).fill('fen');
  await expect(page).toHaveURL(/searchInput=fen/);
  await expect(page.getByRole('heading', { name: 'Nothing to show here' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all items' }).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(searchBox(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(8);
});

test('a field that the server cannot filter by is refused in its words, and its chip takes it off', async ({
  page,
  portal,
  problems,
}) => {
  problems.expectStatus(400, itemsPath);
  await portal.open('/SUP-1001/items?filter=secret%3Ax%3B');
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Data Error');
  await expect(page.getByRole('alert')).toContainText('This list cannot be filtered by "secret"');
  await takeOff(page, 'secret').click();
  await expect(rows(page)).toHaveCount(8);
});
