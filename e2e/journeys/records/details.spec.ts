import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { rows } from '../../fixtures/items.ts';
import { areas } from '../../fixtures/records.ts';
import { expect, test } from '../../fixtures/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const recordAreas = areas.filter(({ name }) => name !== 'user');
/** The name of each stored record, and a card of its page. */
const stored: Readonly<Record<string, { name: string; id: string; label: string }>> = {
  customer: { name: 'Harborline Wine & Spirits Distribution', id: 'NJ-0044', label: 'Customer number' },
  supplier: { name: 'Copperwake Distilling Co.', id: 'SUP-1002', label: 'Supplier ID' },
  warehouse: { name: 'Grand Prairie DC', id: 'WH-TX-01', label: 'Warehouse ID' },
};

for (const area of recordAreas) {
  const { name, id, label } = stored[area.name] as (typeof stored)[string];

  test(`a row of the ${area.name} list opens the ${area.name}, which names the page and leads to its form`, async ({
    page,
    portal,
  }) => {
    await portal.open(`/SUP-1001${area.screen}`, { as: area.as });
    await rows(page).filter({ hasText: name }).getByRole('link').click();
    await expect(page).toHaveURL(`/SUP-1001${area.screen}/details/${area.id}`);
    await expect(title(page)).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[.&]/g, '\\$&')} · `));
    await expect(page.getByRole('main').getByText(id, { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(title(page)).toHaveText(`Edit ${name}`);
  });

  test(`the ${area.name} page shows the row of the list while the record loads`, async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.open(`/SUP-1001${area.screen}`, { as: area.as });
    await expect(rows(page)).not.toHaveCount(0);
    sandbox.control.addFault({ kind: 'delay', delayMs: 20_000, operationId: area.operations.read });
    await rows(page).filter({ hasText: name }).getByRole('link').click();
    await expect(title(page)).toHaveText(name);
    await expect(page.getByRole('button', { name: `Copy ${label}` })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toBeVisible();
  });

  test(`a failed load of the ${area.name} page shows Data Error, and an unknown ${area.name} links to the list`, async ({
    page,
    portal,
    problems,
    sandbox,
  }) => {
    problems.tolerateConsole(/status of (503|404)/);
    sandbox.control.addFault({ kind: 'status', status: 503, operationId: area.operations.read });
    await portal.open(`/SUP-1001${area.screen}/details/${area.id}`, { as: area.as });
    await expect(page.getByRole('heading', { name: 'Data Error' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toHaveText(name);
    await page.goto(`/SUP-1001${area.screen}/details/X-404`);
    await page.getByRole('link', { name: `Go to ${area.list.title}` }).click();
    await expect(page).toHaveURL(`/SUP-1001${area.screen}`);
  });
}

test('the customer page shows the license, the latest orders and the activity, and Show all opens the filtered list', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/customers/details/CUS-10021');
  await expect(card(page, 'Permits and licenses')).toContainText('Jan 6, 2028');
  await expect(card(page, 'Recent orders').getByRole('rowheader')).toHaveCount(5);
  await expect(card(page, 'Activity').getByRole('listitem').first()).toContainText(/Outbound order OB-\S+/);
  await card(page, 'Recent orders').getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/SUP-1001\/outbound-orders\?filter=customerId/);
  await expect(rows(page)).not.toHaveCount(0);
});

test('a user with read-only access opens the warehouse of an order, without Edit and without the list of warehouses', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1004/outbound-orders', { as: demoUsers.viewer });
  await rows(page).first().getByRole('link').click();
  const warehouse = card(page, 'Shipment').getByRole('link').first();
  const name = (await warehouse.textContent()) ?? '';
  await warehouse.click();
  await expect(title(page)).toHaveText(name);
  await expect(card(page, 'Stock').getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Warehouses' })).toHaveCount(0);
});

test('a section that the server refuses or cannot load does not hide the other sections', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  problems.tolerateConsole(/status of (503|403)/);
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listItems' });
  for (const operationId of ['listInboundOrders', 'listOutboundOrders'])
    sandbox.control.addFault({ kind: 'status', status: 403, operationId });
  await portal.open('/SUP-1001/warehouses/details/WH-NJ-01', { as: demoUsers.superAdmin });
  await expect(card(page, 'Recent orders')).toContainText("You don't have permission to see this data.");
  const stock = card(page, 'Stock');
  await expect(stock.getByRole('alert')).toContainText("Couldn't load stock.");
  await stock.getByRole('button', { name: 'Try again' }).click();
  await expect(stock.getByRole('rowheader')).toHaveCount(5);
});

test('a copy button copies the value and announces it, and explains when the clipboard is refused', async ({
  context,
  page,
  portal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.open('/SUP-1001/customers/details/CUS-10021');
  const copy = page.getByRole('button', { name: 'Copy Customer number' });
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('NJ-0044');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await copy.click();
  await expect(page.getByText("Couldn't copy. Select the text and copy it.")).toBeVisible();
});
