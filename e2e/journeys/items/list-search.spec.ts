import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { fillList, rows, searchBox } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const nextPage = (page: Page) => page.getByRole('button', { name: 'Next page' });

test('the item search sends one request, 300 ms after the last letter', async ({ page, portal, sandbox }) => {
  await page.clock.install();
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  await page.clock.pauseAt(Date.now() + 60_000);
  sandbox.control.clearJournal();

  await searchBox(page).pressSequentially('saltmarsh');
  await page.clock.runFor(299);
  await expect(page).toHaveURL('/SUP-1001/items');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/SUP-1001/items?searchInput=saltmarsh');
  await page.clock.resume();
  await expect(rows(page)).toHaveText(['HF-0990', 'HF-1006', 'HF-1007']);
  expect(sandbox.calls('listItems').map(({ query }) => query)).toEqual([
    '?limit=10&offset=0&sortBy=sku&sortDirection=ASC&searchString=saltmarsh',
  ]);
});

test('the item search is focused by the slash key, starts at the first page, is one history entry and can be cleared', async ({
  page,
  portal,
  sandbox,
}) => {
  await fillList(sandbox.getSession(demoUsers.supplierAdmin), 'SUP-1001', 12);
  await portal.open('/SUP-1001/dashboard');
  await page.getByRole('link', { name: 'Items', exact: true }).click();
  await nextPage(page).click();
  await expect(page).toHaveURL('/SUP-1001/items?page=1');
  await searchBox(page).fill('fen');
  await expect(page).toHaveURL('/SUP-1001/items?searchInput=fen');
  await searchBox(page).fill('halberd');
  await expect(page).toHaveURL('/SUP-1001/items?searchInput=halberd');
  await expect(rows(page)).toHaveText(['HF-1004', 'HF-1005']);
  await page.goBack();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(searchBox(page)).toHaveValue('');

  await searchBox(page).fill('nothing-has-this-name');
  await expect(page.getByRole('status').getByRole('heading')).toHaveText('Nothing to show here');
  await expect(page.getByText('No items match your search and filters.')).toBeVisible();
  await expect(page.getByText('0–0 of 0')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(10);
  await searchBox(page).fill('halberd');
  await expect(rows(page)).toHaveCount(2);
  await searchBox(page).press('Escape');
  await expect(page).toHaveURL('/SUP-1001/items');

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(searchBox(page)).toHaveValue('a/b');
});

test('the item list shows the results of the last search when an earlier response arrives later', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  sandbox.control.addFault({ kind: 'delay', operationId: 'listItems', delayMs: 2_000 });
  await searchBox(page).fill('saltmarsh');
  await expect(page).toHaveURL('/SUP-1001/items?searchInput=saltmarsh');
  await searchBox(page).fill('halberd');
  await expect(rows(page)).toHaveText(['HF-1004', 'HF-1005']);
  await expect.poll(() => sandbox.calls('listItems').length).toBe(3);
  await expect(rows(page)).toHaveText(['HF-1004', 'HF-1005']);
});
