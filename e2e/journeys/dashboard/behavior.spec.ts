import { getRange, openDashboard, panel, panelTitles, tile } from '../../fixtures/dashboard.ts';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { addItem } from '../../fixtures/items.ts';
import { submitOrder } from '../../fixtures/orders.ts';
import { pageTitle, switchSupplier } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a failed dashboard panel shows its error and retries without affecting the others', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listImports' });
  problems.expectStatus(503, '/api/v1/suppliers/SUP-1001/imports');
  await openDashboard(page, portal);
  const uploads = panel(page, 'Recent uploads');
  await expect(uploads.getByRole('heading', { name: 'Data Error' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Data Error' })).toHaveCount(1);
  await expect(panel(page, 'Low stock').getByText('HF-1006')).toBeVisible();
  await expect(panel(page, 'Inbound by status').getByRole('link').first()).toBeVisible();
  await uploads.getByRole('button', { name: 'Try again' }).click();
  await expect(uploads.getByText('item-master-november.csv')).toBeVisible();
});

test('the dashboard of an empty supplier shows a message in each panel', async ({
  page,
  portal,
  sandbox,
}) => {
  sandbox.control.setScenario('empty-supplier');
  await openDashboard(page, portal);
  await expect(page.getByText('Nothing needs attention.')).toBeVisible();
  await expect(page.getByText('No low stock.')).toBeVisible();
  await expect(page.getByText('No stock.')).toHaveCount(2);
  await expect(page.getByText('No outbound orders.')).toBeVisible();
  await expect(page.getByText('No uploads yet.')).toBeVisible();
  await expect(tile(page, 'Shipping in 7 days')).toContainText('Nothing due');
});

test('loading figures keep their space, so that the layout does not shift', async ({
  page,
  portal,
  sandbox,
}) => {
  sandbox.control.setScenario('slow-lists');
  await openDashboard(page, portal);
  await expect(panel(page, 'Inbound by status').getByLabel('Loading')).toBeVisible();
  const places = () =>
    panelTitles(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const before = (await places()).slice(0, 8);
  await expect(panel(page, 'Low stock').getByText('HF-1006')).toBeVisible({ timeout: 20_000 });
  await expect(panel(page, 'Shipping').getByRole('listitem').first()).toBeVisible({ timeout: 20_000 });
  expect((await places()).slice(0, 6)).toEqual(before.slice(0, 6));
});

test('a failed order shows its reason on the dashboard and is resubmitted there', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await submitOrder(sandbox.getSession(demoUsers.supplierAdmin), 'inbound');
  const failure = { code: 'WMS_REJECTED', message: 'No dock is free', validationErrors: [] };
  sandbox.control.moveOrder(orderId, { to: 'FAILED', failure });
  await openDashboard(page, portal);
  const attention = page.getByRole('list', { name: 'Needs attention' });
  const row = attention.getByRole('listitem').filter({ hasText: orderId });
  await expect(row).toContainText('No dock is free');
  await expect(tile(page, 'Failed').getByRole('link').first()).toHaveText(/^3 /);
  await row.getByRole('button', { name: `Resubmit ${orderId}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Order resubmitted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(tile(page, 'Failed').getByRole('link').first()).toHaveText(/^2 /);
  expect(sandbox.calls('updateInboundOrder')).toHaveLength(1);
});

test('Refresh reloads every figure and updates the time', async ({ page, portal, sandbox }) => {
  await openDashboard(page, portal);
  await expect(panel(page, 'Low stock').getByText('HF-1006')).toBeVisible();
  const asOf = page.getByText(/^As of /);
  const first = await asOf.textContent();
  await addItem(sandbox.getSession(demoUsers.supplierAdmin), 'SUP-1001', {
    sku: 'A-EMPTY',
    description: 'Not here yet',
  });
  await page.clock.setFixedTime('2026-11-20T14:05:00Z');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(panel(page, 'Low stock').getByText('A-EMPTY')).toBeVisible();
  await expect.poll(() => asOf.textContent()).not.toBe(first);
  await expect(asOf).toContainText(':05');
});

test('figures that fail to refresh stay on screen with a notice that they may be outdated', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await openDashboard(page, portal);
  await expect(panel(page, 'Low stock').getByText('HF-1006')).toBeVisible();
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listItems' });
  problems.expectStatus(503, '/api/v1/suppliers/SUP-1001/items');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('status').getByText("Some data couldn't be refreshed")).toBeVisible();
  await expect(panel(page, 'Low stock').getByText('HF-1006')).toBeVisible();
});

test('the low-stock limit is set by the user and remembered for each supplier', async ({
  page,
  portal,
  sandbox,
}) => {
  // The new item has no minimum stock, unlike the items of the seed.
  await addItem(sandbox.getSession(demoUsers.supplierAdmin), 'SUP-1001', {
    sku: 'A-EMPTY',
    description: 'Not here yet',
  });
  await openDashboard(page, portal, { as: demoUsers.superAdmin });
  const low = panel(page, 'Low stock').getByRole('listitem');
  const threshold = page.getByRole('textbox', { name: 'Low stock below (cases)' });
  await expect(low).toHaveText([/^A-EMPTY/, /^HF-1006/, /^HF-1005/]);
  await threshold.fill('0');
  await expect(low).toHaveText([/^HF-1006/, /^HF-1005/]);
  await page.reload();
  await expect(threshold).toHaveValue('0');
  await expect(low).toHaveText([/^HF-1006/, /^HF-1005/]);
  await panel(page, 'Low stock').getByRole('link', { name: 'See all 2' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.goBack();
  await switchSupplier(page, 'Maison Tesselle');
  await expect(page).toHaveURL('/SUP-1003/dashboard');
  await expect(threshold).toHaveValue('10');
});

test('the table of a chart and the list behind a figure open by keyboard alone', async ({ page, portal }) => {
  await openDashboard(page, portal);
  await expect(panel(page, 'Stock by type').locator('svg rect').first()).toBeVisible();
  const summary = panel(page, 'Stock by type').locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Stock by type').getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Stock by type').getByRole('table').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pageTitle(page)).toHaveText('Items');
  await expect(getRange(page)).toBeVisible();
});

test('a count from a response without a total is shown with a plus sign', async ({
  page,
  portal,
  sandbox,
}) => {
  const response = await sandbox
    .getSession(demoUsers.supplierAdmin)
    .fetch('/api/v1/suppliers/SUP-1001/customers?limit=1');
  const { data } = (await response.json()) as { data: unknown[] };
  sandbox.control.addFault({
    kind: 'status',
    status: 200,
    operationId: 'listCustomers',
    times: 'always',
    body: { data, meta: { total: null } },
  });
  await openDashboard(page, portal);
  await expect(panel(page, 'Master data').getByRole('link', { name: /Customers$/ })).toHaveText(/^1\+ /);
});
