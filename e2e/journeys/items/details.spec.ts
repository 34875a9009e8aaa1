import type { Page } from '@playwright/test';
import { addButton, confirmButton, fillItemForm, itemsPath, row, rows, toast } from '../../fixtures/items.ts';
import { pageTitle, sections, supplierSections } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
const details = (itemId: string) => `/SUP-1001/items/details/${itemId}`;

/** Locates a legend entry of the stock chart, which is hidden from screen readers. */
const legend = (page: Page, text: string) => card(page, 'Inventory').locator('li').filter({ hasText: text });

/** Reads a card's values by label. */
async function facts(page: Page, name: string) {
  const terms = await card(page, name).getByRole('term').allTextContents();
  const values = await card(page, name).getByRole('definition').allTextContents();
  return Object.fromEntries(terms.map((term, index) => [term, values[index]]));
}

test('the item details show every field, tax-paid and bonded stock by warehouse, and the latest orders', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open(details('ITM-1004'));
  await expect(pageTitle(page)).toHaveText('HF-1004');
  await expect(page).toHaveTitle(/^HF-1004 · /);
  expect(await facts(page, 'Item')).toEqual({
    'Supplier Item ID': 'HF-1004',
    Description: 'Halberd Reserve Cabernet 2019',
    Brand: 'Halberd Reserve',
    Type: '16% Alcohol or Less',
    Status: 'Active',
    Size: '750 ML',
    'Bottles per case': '6',
    'Alcohol by volume (%)': '14.8%',
    Container: 'Bottle',
  });
  expect(await facts(page, 'Codes')).toMatchObject({ UPC: '411000310219', 'SCC-14': '10411000310216' });
  expect(await facts(page, 'Origin')).toMatchObject({
    'Country of origin': 'United States',
    Vintage: '2019',
  });
  expect(await facts(page, 'Case and pallet')).toMatchObject({ 'Cases per pallet': '55 (11 × 5)' });

  const inventory = page.getByRole('table', { name: 'Inventory' }).getByRole('row');
  await expect(inventory).toHaveText([
    'WarehouseOn hand, tax paidOn hand, bondedAvailable, tax paidAvailable, bonded',
    /^Cranbury Beverage Center95 cases, 5 bottles40 cases/,
    /^Fairfield Cellar DC23 cases10 cases/,
    /^Total118 cases, 5 bottles50 cases107 cases, 4 bottles50 cases$/,
  ]);
  for (const name of ['Cranbury Beverage Center', 'Fairfield Cellar DC'])
    await expect(card(page, 'Inventory').getByText(name).first()).toBeVisible();
  await expect(legend(page, 'Tax paid, available')).toBeVisible();

  const orders = page.getByRole('table', { name: 'Recent orders' });
  const shown = await orders.getByRole('rowheader').allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  const requests = [...sandbox.calls('listInboundOrders'), ...sandbox.calls('listOutboundOrders')];
  const newest = '?limit=5&sortBy=createdAt&sortDirection=DESC&filter=sku:HF-1004;';
  expect(requests.map(({ query }) => decodeURIComponent(query))).toEqual([newest, newest]);
  await orders.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/SUP-1001/(in|out)bound-orders/details/${shown[0]}$`));
});

test('an unknown item and an item of another supplier are not found and link to the list', async ({
  page,
  portal,
  problems,
}) => {
  for (const itemId of ['ITM-9999', 'ITM-2001']) {
    problems.expectStatus(404, `${itemsPath}/${itemId}`);
    await portal.open(details(itemId));
    await expect(page.getByRole('heading', { name: 'Item not found' })).toBeVisible();
    await expect(sections(page)).toHaveText(supplierSections);
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to Items' }).click();
    await expect(page).toHaveURL('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
  }
});

test('an item ID with special characters is one encoded path segment, or no request is sent', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  problems.tolerateConsole(/ 40[04] \((Not Found|Bad Request)\) /);
  await portal.open('/SUP-1001/nothing');
  const missing = page.getByRole('heading', { name: 'Item not found' });
  for (const id of ['a?b=c', 'a#b', 'a;b', 'a\nb', 'a/b', '..%2f', '%', 'x'.repeat(5_000), '...']) {
    await test.step(id.slice(0, 20), async () => {
      sandbox.control.clearJournal();
      await page.goto(`/SUP-1001/items/details/${encodeURIComponent(id)}`);
      await expect(missing.or(page.getByRole('heading', { name: 'Data Error' }))).toBeVisible();
      const paths = sandbox.control.journal().map(({ path }) => path);
      const items = paths.filter((path) => path.startsWith(itemsPath));
      expect(items.filter((path) => path !== `${itemsPath}/${encodeURIComponent(id)}`)).toEqual([]);
      if (id.length > 2_000 || id === '...') expect(items).toEqual([]);
    });
  }
});

test('an item that fails to load does not keep the title of the previous item', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items/create');
  await fillItemForm(page);
  await addButton(page).click();
  await confirmButton(page).click();
  await row(page, 'HF-1001').getByRole('link').click();
  await expect(pageTitle(page)).toHaveText('HF-1001');
  problems.tolerateConsole(/ 404 \(Not Found\) .*\/items\/ITM-\d+$/);
  sandbox.control.addFault({ kind: 'status', status: 404, operationId: 'getItem', times: 'always' });
  await toast(page).getByRole('link', { name: 'View HF-2001' }).click();
  await expect(page.getByRole('heading', { name: 'Item not found' })).toBeVisible();
  await expect(pageTitle(page)).not.toHaveText('HF-1001');
  await expect(page).not.toHaveTitle(/HF-1001/);
});

test('a failed load of an item shows Data Error, and Try again counts down after a 429', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const path = `${itemsPath}/ITM-1001`;
  problems.expectStatus(503, path);
  problems.expectStatus(429, path, 2);
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'getItem' });
  const headers = { 'retry-after': '30' };
  sandbox.control.addFault({ kind: 'status', status: 429, operationId: 'getItem', headers });
  sandbox.control.addFault({ kind: 'status', status: 429, operationId: 'getItem' });
  await page.clock.install();
  await portal.open(details('ITM-1001'));
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('The warehouse system is not available right now.');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toContainText('Too many requests. Wait and try again.');
  for (const [wait, waitMs] of [
    [/^Try again in (29|30) s$/, 30_000],
    [/^Try again in [45] s$/, 5_000],
  ] as const) {
    const button = failure.getByRole('button');
    await expect(button).toHaveText(wait);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.press('Enter');
    await page.clock.fastForward(waitMs);
    await expect(button).toHaveText('Try again');
    await button.press('Enter');
  }
  await expect(pageTitle(page)).toHaveText('HF-1001');
  expect(sandbox.statuses('getItem')).toEqual([503, 429, 429, 200]);
});
