import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { rows } from '../../fixtures/items.ts';
import { submitOrder } from '../../fixtures/orders.ts';
import type { Sandbox } from '../../fixtures/sandbox.ts';
import { pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const queries = (sandbox: Sandbox, operationId: string) =>
  sandbox.calls(operationId).map(({ query }) => decodeURIComponent(query));
const chip = (page: Page, field: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${field}: `) });

async function openFilter(page: Page, field: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: field, exact: true }).click();
}

for (const direction of ['inbound', 'outbound'] as const) {
  test(`${direction} orders are listed newest first with status, dates and quantities, and Back returns from an order to its row`, async ({
    page,
    portal,
    sandbox,
  }) => {
    const orderId = await submitOrder(sandbox.getSession(demoUsers.supplierAdmin), direction);
    const list = `/SUP-1001/${direction}-orders`;
    await portal.open(list);
    await expect(rows(page)).toHaveCount(10);
    const first = page.getByRole('row').nth(1);
    await expect(first.getByRole('rowheader')).toHaveText(orderId);
    await expect(first).toContainText('Submitted');
    await expect(first).toContainText('Cranbury Beverage Center');
    await expect(first).toContainText(direction === 'inbound' ? 'Nov 24, 2026' : 'Nov 26, 2026');
    await expect(first).toContainText('4 cases1 line');
    await expect(page.getByText(direction === 'inbound' ? '1–10 of 31' : '1–10 of 46')).toBeVisible();
    await page.getByRole('link', { name: orderId }).click();
    await expect(page).toHaveURL(`${list}/details/${orderId}`);
    await expect(pageTitle(page)).toHaveText(orderId);
    await page.goBack();
    await expect(rows(page)).toHaveCount(10);
    await expect(page).toHaveURL(`${list}?detailsId=${orderId}`);
    await expect(page.getByRole('link', { name: orderId })).toHaveAttribute('aria-current', 'true');
  });
}

test('search, sort and filters of the order list are kept in the address and sent together', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/outbound-orders');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('searchbox', { name: 'Search outbound orders' }).fill('empire');
  await expect(page).toHaveURL(/searchInput=empire/);
  await openFilter(page, 'Status');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('In-Receiving')).toHaveCount(0);
  await dialog.getByText('Failed', { exact: true }).click();
  await page.keyboard.press('Escape');
  await openFilter(page, 'Customer');
  await page.getByRole('dialog').getByText('Empire Cask Distributors', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'PO number' }).getByRole('button').click();
  await expect(page).toHaveURL(/orderBy=poNumber/);
  await expect
    .poll(() => queries(sandbox, 'listOutboundOrders').at(-1))
    .toBe(
      '?limit=10&offset=0&sortBy=poNumber&sortDirection=ASC&searchString=empire&filter=status:FAILED;customerId:CUS-10022;',
    );
  const found = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  for (const hasNotText of ['Failed', 'Empire Cask Distributors'])
    await expect(found.filter({ hasNotText })).toHaveCount(0);
  await expect(found).not.toHaveCount(0);
});

test('a date range filters orders from either end and never has its end before its start', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/inbound-orders');
  await openFilter(page, 'Expected arrival');
  const dialog = page.getByRole('dialog', { name: 'Expected arrival' });
  const from = dialog.getByRole('textbox', { name: 'From', exact: true });
  const to = dialog.getByRole('textbox', { name: 'To', exact: true });
  await from.pressSequentially('11242026');
  await expect(chip(page, 'Expected arrival')).toHaveText('Expected arrival: from Nov 24, 2026');
  await to.fill('2026-11-20');
  await expect(dialog.getByText("Can't be before From")).toBeVisible();
  await expect(page).toHaveURL(/filter=expectedArrivalDate%3A2026-11-24\.\.%3B/);
  await to.fill('2026-11-26');
  await expect(chip(page, 'Expected arrival')).toHaveText('Expected arrival: Nov 24, 2026 – Nov 26, 2026');
  await expect
    .poll(() => queries(sandbox, 'listInboundOrders').at(-1))
    .toBe(
      '?limit=10&offset=0&sortBy=createdAt&sortDirection=DESC&filter=expectedArrivalDate:2026-11-24..2026-11-26;',
    );
  expect(queries(sandbox, 'listInboundOrders').filter((query) => /Date:0/.test(query))).toEqual([]);
  await from.fill('');
  await expect(chip(page, 'Expected arrival')).toHaveText('Expected arrival: until Nov 26, 2026');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(chip(page, 'Expected arrival')).toHaveText('Expected arrival: until Nov 26, 2026');
  await page.getByRole('button', { name: 'Remove Expected arrival filter' }).click();
  await expect(page).toHaveURL('/SUP-1001/inbound-orders');
});

test('the order export has the rows of the list', async ({ page, portal, sandbox }) => {
  await portal.open('/SUP-1001/inbound-orders?filter=status%3AFAILED%3B&orderBy=poNumber&order=ASC');
  await expect(rows(page).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await saved).suggestedFilename()).toBe('SUP-1001_inbound-orders_20261120-1402.xlsx');
  expect(queries(sandbox, 'exportInboundOrders')).toEqual([
    '?limit=5000&sortBy=poNumber&sortDirection=ASC&filter=status:FAILED;',
  ]);
});

test('an empty order list, a search without results and a failed load each show their own message', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open('/SUP-1008/outbound-orders', { as: demoUsers.superAdmin });
  await expect(page.getByText('Nothing to show here')).toBeVisible();
  await expect(page.getByText("Create this supplier's first outbound order")).toBeVisible();
  await portal.open('/SUP-1001/outbound-orders?searchInput=nothing-like-it');
  await page.getByRole('button', { name: 'Show all outbound orders' }).click();
  await expect(rows(page)).toHaveCount(10);
  sandbox.control.addFault({
    kind: 'status',
    status: 503,
    operationId: 'listInboundOrders',
    times: 'always',
  });
  problems.tolerateConsole(/status of 503/);
  await portal.open('/SUP-1001/inbound-orders');
  await expect(page.getByText('Data Error')).toBeVisible();
  sandbox.control.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(10);
});
