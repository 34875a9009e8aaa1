import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { fillList, textField } from '../../fixtures/items.ts';
import { leaveDialog, pageTitle, section, switcher, switchSupplier } from '../../fixtures/shell.ts';
import { recordShownTexts } from '../../fixtures/shown-texts.ts';
import { openTabs } from '../../fixtures/tabs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { holdRequests } from '../../machines/hold-requests.ts';

const answerSwitchDialog = (page: Page, name: 'Cancel' | 'Confirm') =>
  leaveDialog(page).getByRole('button', { name }).click();

test('switching the supplier on a list changes the address, keeps search and sort, and does not reload the page', async ({
  page,
  portal,
  sandbox,
}) => {
  await fillList(sandbox.getSession(demoUsers.superAdmin), 'SUP-1001', 18);
  await portal.open('/SUP-1001/items?page=1&order=DESC&orderBy=sku&searchInput=l', {
    as: demoUsers.superAdmin,
  });
  await expect(page.getByText(/^11–\d+ of/)).toBeVisible();
  sandbox.control.clearJournal();
  await switchSupplier(page, 'Copperwake');
  await expect(page).toHaveURL('/SUP-1002/items?order=DESC&orderBy=sku&searchInput=l');
  await expect(page.getByRole('rowheader').first()).toHaveText(/^CW-/);
  await expect(page.getByRole('searchbox')).toHaveValue('l');
  const requests = sandbox.calls('listItems').map(({ path, query }) => path + query);
  expect(requests).toEqual([
    '/api/v1/suppliers/SUP-1002/items?limit=10&offset=0&sortBy=sku&sortDirection=DESC&searchString=l',
  ]);
});

test('no data of the previous supplier is shown or requested after a switch', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  sandbox.control.addFault({ kind: 'delay', delayMs: 1_000, operationId: 'listItems' });
  sandbox.control.clearJournal();
  await switchSupplier(page, 'Copperwake');
  await expect(page).toHaveURL('/SUP-1002/items');
  await expect(page.getByText('HF-1001')).toHaveCount(0);
  await expect(page.getByRole('rowheader').first()).toHaveText('CW-2001');
  await section(page, 'Customers').click();
  await section(page, 'Items').click();
  await expect(page.getByRole('rowheader').first()).toHaveText('CW-2001');
  const requests = sandbox.control.journal().map(({ path }) => path);
  expect(requests.filter((path) => path.includes('SUP-1001'))).toEqual([]);
});

test('a pending response of the previous supplier is not shown after a switch', async ({ page, portal }) => {
  const shownTexts = await recordShownTexts(page);
  await portal.open('/SUP-1001/warehouses', { as: demoUsers.superAdmin });
  await expect(pageTitle(page)).toHaveText('Warehouses');
  const held = await holdRequests(page, /\/SUP-1001\/items\?/);
  const request = page.waitForRequest(/\/SUP-1001\/items\?/);
  await section(page, 'Items').click();
  await request;
  await switchSupplier(page, 'Copperwake');
  await expect(page.getByRole('rowheader').first()).toHaveText('CW-2001');
  held.release();
  // `null` for a request that the page has canceled.
  await (await request).response();
  expect(await shownTexts()).not.toContain('HF-1001');
});

test('switching the supplier on a details page opens the list', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items/details/ITM-1001', { as: demoUsers.superAdmin });
  await expect(switcher(page)).toBeVisible();
  await switchSupplier(page, 'Maison Tesselle');
  await expect(page).toHaveURL('/SUP-1003/items');
  await expect(page.getByRole('rowheader').first()).toHaveText('MT-3001');
});

test('switching the supplier keeps the screen where possible and opens the nearest screen otherwise', async ({
  page,
  portal,
}) => {
  for (const [address, target] of [
    ['/dashboard', '/dashboard'],
    ['/dashboard/details?widget=late-outbound', '/dashboard/details?widget=late-outbound'],
    ['/outbound-orders/details/OB-2611-000045', '/outbound-orders'],
    ['/nothing/here', '/nothing/here'],
  ] as const) {
    await test.step(address, async () => {
      await portal.open(`/SUP-1001${address}`, { as: demoUsers.superAdmin });
      await switchSupplier(page, 'Maison Tesselle');
      await expect(page).toHaveURL(`/SUP-1003${target}`);
      await expect(switcher(page)).toContainText('Maison Tesselle');
    });
  }
});

test('switching the supplier on a form asks first even without changes, and Confirm opens the list', async ({
  page,
  portal,
}) => {
  for (const address of ['/items/edit/ITM-1001', '/customers/create', '/outbound-orders/create']) {
    await test.step(address, async () => {
      const list = address.split('/')[1];
      await portal.open(`/SUP-1001${address}`, { as: demoUsers.superAdmin });
      await switchSupplier(page, 'Maison Tesselle');
      await expect(leaveDialog(page)).toContainText('Changes you made may not be saved.');
      await answerSwitchDialog(page, 'Cancel');
      await expect(leaveDialog(page)).toBeHidden();
      await expect(page).toHaveURL(`/SUP-1001${address}`);
      await expect(switcher(page)).toContainText('Halberd & Fen');
      await switchSupplier(page, 'Maison Tesselle');
      await answerSwitchDialog(page, 'Confirm');
      await expect(page).toHaveURL(`/SUP-1003/${list}`);
      await expect(switcher(page)).toContainText('Maison Tesselle');
    });
  }
});

test('switching the supplier with unsaved changes asks only once', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items/create', { as: demoUsers.superAdmin });
  await textField(page, 'Brand').fill('Fen Block');
  await switchSupplier(page, 'Maison Tesselle');
  await answerSwitchDialog(page, 'Cancel');
  await expect(textField(page, 'Brand')).toHaveValue('Fen Block');
  await switchSupplier(page, 'Maison Tesselle');
  await answerSwitchDialog(page, 'Confirm');
  await expect(page).toHaveURL('/SUP-1003/items');
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(page.getByRole('rowheader').first()).toHaveText('MT-3001');
});

test('tabs keep their own suppliers', async ({ page, portal, context }) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(page.getByRole('rowheader').first()).toHaveText('HF-0990');
  const [other] = await openTabs(context, 1, '/SUP-1003/items');
  if (!other) throw new Error('e2e: no tab was opened');
  await expect(other.getByRole('rowheader').first()).toHaveText('MT-3001');
  await switchSupplier(other, 'Copperwake');
  await expect(other.getByRole('rowheader').first()).toHaveText('CW-2001');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page).toHaveURL('/SUP-1001/items?order=ASC&orderBy=size');
  await expect(page.getByRole('rowheader').first()).toHaveText('HF-1007');
  await page.reload();
  await expect(switcher(page)).toContainText('Halberd & Fen');
  await other.reload();
  await expect(switcher(other)).toContainText('Copperwake');
});

test('a pressed mouse button opens the supplier list, its release keeps the list open, and the next press closes the list', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  const field = page.getByRole('combobox', { name: 'Find a supplier' });
  await switcher(page).hover();
  await page.mouse.down();
  await expect(field).toBeFocused();
  await page.mouse.up();
  await expect(page.getByRole('option', { name: /^Copperwake/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(switcher(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await switcher(page).click();
  await expect(field).toHaveCount(0);
  await switcher(page).dispatchEvent('click');
  await expect(field).toBeFocused();
});
