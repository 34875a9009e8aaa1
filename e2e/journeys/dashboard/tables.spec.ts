import { getRange, openDashboard, panel } from '../../fixtures/dashboard.ts';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { rows } from '../../fixtures/items.ts';
import { now } from '../../fixtures/sandbox.ts';
import { pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a dashboard panel links to its complete table, and Back returns to the dashboard', async ({
  page,
  portal,
  sandbox,
}) => {
  await openDashboard(page, portal);
  await panel(page, 'Shipping').getByRole('link', { name: '3 late' }).click();
  await expect(page).toHaveURL('/SUP-1001/dashboard/details?widget=late-outbound');
  await expect(pageTitle(page)).toHaveText('Dashboard details');
  await expect(getRange(page)).toHaveText('1–3 of 3');
  await expect(page.getByRole('columnheader', { name: 'Requested ship date' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const last = sandbox.calls('listOutboundOrders').at(-1);
  expect(decodeURIComponent(last?.query ?? '')).toContain('requestedShipDate:..2026-11-19;');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('a dashboard table is searched, filtered and exported within its own scope', async ({
  page,
  portal,
  sandbox,
}) => {
  await page.clock.setFixedTime(now);
  await portal.open('/SUP-1001/dashboard/details?widget=failed-outbound');
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('searchbox').fill('bayshore');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/widget=failed-outbound/);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Warehouse', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Status', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await download;
  const [exported] = sandbox.calls('exportOutboundOrders');
  const query = decodeURIComponent(exported?.query ?? '');
  expect(query).toContain('filter=status:FAILED;');
  expect(query).toContain('searchString=bayshore');
});

test('the low-stock table is sorted, searched and exported like the item list', async ({ page, portal }) => {
  await openDashboard(page, portal);
  await panel(page, 'Low stock').getByRole('link', { name: 'See all 2' }).click();
  await expect(rows(page)).toHaveText(['HF-1006', 'HF-1005']);
  await page.getByRole('button', { name: /^Supplier Item ID/ }).click();
  await expect(rows(page)).toHaveText(['HF-1005', 'HF-1006']);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('SUP-1001_low-stock.csv');
  await page.getByRole('searchbox').fill('albari');
  await expect(rows(page)).toHaveText(['HF-1006']);
  await page.getByRole('link', { name: 'HF-1006' }).click();
  await expect(page).toHaveURL(/\/items\/details\//);
});

test('an unknown dashboard table shows a message with links to the existing tables', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/dashboard/details?widget=nonsense');
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Low stock' }).click();
  await expect(page).toHaveURL('/SUP-1001/dashboard/details?widget=low-stock');
  await expect(rows(page)).toHaveCount(2);
});

test('switching the supplier keeps the dashboard table', async ({ page, portal }) => {
  await page.clock.setFixedTime(now);
  await portal.open('/SUP-1003/dashboard/details?widget=arriving', { as: demoUsers.superAdmin });
  await expect(rows(page)).toHaveCount(8);
});
