import type { Locator, Page } from '@playwright/test';
import { getRange, openDashboard, panel, tile } from '../../fixtures/dashboard.ts';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Opens the list behind each figure of a panel, expects as many rows as the figure, and returns. */
async function expectFiguresEqualLists(
  page: Page,
  place: Locator,
  atLeast: number,
  numberIn = (text: string) => /^\d+/.exec(text)?.[0] ?? '',
) {
  const links = place.locator('a[href*="filter="]');
  await expect.poll(() => links.count()).toBeGreaterThanOrEqual(atLeast);
  const count = await links.count();
  for (let index = 0; index < count; index += 1) {
    const link = links.nth(index);
    const number = numberIn((await link.textContent()) ?? '');
    const address = await link.getAttribute('href');
    await test.step(`${address} has ${number}`, async () => {
      await link.click();
      await expect(page).toHaveURL(address ?? '');
      await expect(getRange(page)).toHaveText(new RegExp(` of ${number}$`));
      await page.goBack();
      await expect(pageTitle(page)).toHaveText('Dashboard');
      await expect(links).toHaveCount(count);
    });
  }
}

test('the root address and a sign-in open the dashboard', async ({ page, portal }) => {
  await page.goto('/');
  await portal.signIn(demoUsers.supplierAdmin);
  await expect(page).toHaveURL('/SUP-1001/dashboard');
  await expect(panel(page, 'Inbound by status')).toBeVisible();
});

test('each figure of the tiles equals the number of rows in its list', async ({ page, portal }) => {
  await openDashboard(page, portal);
  await expectFiguresEqualLists(page, tile(page, 'Failed'), 2);
  await expectFiguresEqualLists(page, tile(page, 'Late'), 2);
  await expectFiguresEqualLists(page, tile(page, 'Arriving in 7 days'), 1);
  await expectFiguresEqualLists(page, tile(page, 'Shipping in 7 days'), 1);
});

for (const direction of ['Inbound', 'Outbound']) {
  test(`${direction} orders by status equal the numbers of rows in their lists`, async ({ page, portal }) => {
    test.slow();
    await openDashboard(page, portal);
    await expectFiguresEqualLists(page, panel(page, `${direction} by status`), 8);
  });
}

test('stock by warehouse and by type has a table, and its item counts equal the list', async ({
  page,
  portal,
}) => {
  await openDashboard(page, portal);
  for (const title of ['Stock by warehouse', 'Stock by type']) {
    const stock = panel(page, title);
    await expect(stock.locator('svg rect').first()).toBeVisible();
    await expect(stock.getByRole('table')).toHaveCount(0);
    await stock.getByText('Show as table').click();
    await expect(stock.getByRole('table', { name: title })).toBeVisible();
    const links = stock.getByRole('table').getByRole('link');
    const [first] = await links.all();
    const number = /^\d+/.exec((await first?.textContent()) ?? '')?.[0];
    await first?.click();
    await expect(getRange(page)).toHaveText(new RegExp(` of ${number}$`));
    await page.goBack();
  }
});

test('stock in cases equals the sum of the items, tax paid and bonded', async ({ page, portal, sandbox }) => {
  const response = await sandbox
    .getSession(demoUsers.supplierAdmin)
    .fetch('/api/v1/suppliers/SUP-1001/items?limit=5000');
  const { data } = (await response.json()) as {
    data: {
      bottlesPerCase: number;
      inventory: { warehouseId: string; onHandQty: number; bondOnHandQty: number }[];
    }[];
  };
  const casesIn = (warehouseId: string, quantity: 'onHandQty' | 'bondOnHandQty') =>
    data.reduce(
      (sum, item) =>
        sum +
        item.inventory
          .filter((row) => row.warehouseId === warehouseId)
          .reduce((bottles, row) => bottles + row[quantity], 0) /
          item.bottlesPerCase,
      0,
    );
  const [paid, bonded] = [casesIn('WH-NJ-01', 'onHandQty'), casesIn('WH-NJ-01', 'bondOnHandQty')];
  await openDashboard(page, portal);
  const stock = panel(page, 'Stock by warehouse');
  await stock.getByText('Show as table').click();
  await expect(stock.getByRole('row', { name: /Cranbury Beverage Center/ }).getByRole('cell')).toHaveText([
    /^\d+ items$/,
    String(Math.floor(paid)),
    String(Math.floor(bonded)),
    String(Math.floor(paid + bonded)),
  ]);
});

test('received and shipped quantities equal the order lists behind them', async ({ page, portal }) => {
  test.slow();
  await openDashboard(page, portal);
  const moved = panel(page, 'Received and shipped');
  await expectFiguresEqualLists(
    page,
    moved.locator('[part="actions"]'),
    2,
    (text) => /\((\d+) orders?\)/.exec(text)?.[1] ?? '',
  );
  await moved.getByText('Show as table').click();
  await expect(moved.getByRole('rowheader').first()).toBeVisible();
});

test('a click anywhere on a tile, a bar or a row opens the list or record of its figure', async ({
  page,
  portal,
}) => {
  await openDashboard(page, portal);
  const opens = async (place: Locator, position: 'start' | 'end', address: RegExp, list?: Locator) => {
    const { width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    await place.click({ position: { x: position === 'start' ? 4 : width - 4, y: height - 4 } });
    await expect(page).toHaveURL(address);
    if (list) await expect(list).toBeVisible();
    await page.goBack();
    await expect(pageTitle(page)).toHaveText('Dashboard');
  };
  const late = tile(page, 'Late');
  await expect(late.getByRole('link')).toHaveCount(2);
  await opens(late, 'start', /inbound-orders\?filter=status/);
  await opens(late, 'end', /outbound-orders\?filter=status/);
  await opens(tile(page, 'Arriving in 7 days'), 'end', /inbound-orders\?filter=/);
  const bars = panel(page, 'Inbound by status').getByRole('listitem');
  await opens(bars.first(), 'start', /inbound-orders\?filter=status%3ASUBMITTED/);
  const stock = panel(page, 'Stock by warehouse').getByRole('listitem').first();
  const items = /(\d+) items/.exec((await stock.textContent()) ?? '')?.[1];
  await opens(stock, 'end', /items\?filter=warehouseId/, page.getByText(new RegExp(` of ${items}$`)));
  await opens(panel(page, 'Low stock').getByRole('listitem').first(), 'end', /items\/details/);
  await opens(
    panel(page, 'Recent uploads').getByRole('listitem').first(),
    'end',
    /bulk-uploads\?searchInput=/,
  );
  await opens(panel(page, 'Shipping').getByRole('listitem').first(), 'start', /outbound-orders\/details/);
});

test('a bar of a day opens the orders of the day', async ({ page, portal }) => {
  await openDashboard(page, portal);
  const bar = panel(page, 'Received and shipped').locator('svg a').first();
  const address = (await bar.getAttribute('href')) ?? '';
  await bar.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('on a phone the actions are below the content', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, portal);
  const getTop = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  const refresh = page.getByRole('button', { name: 'Refresh' });
  expect(await getTop(refresh)).toBeGreaterThan(await getTop(panel(page, 'Needs attention')));
});

test('each master data count equals the number of rows in its list', async ({ page, portal }) => {
  await openDashboard(page, portal, { as: demoUsers.superAdmin });
  const records = panel(page, 'Master data');
  for (const [name, title] of [
    ['Active items', 'Items'],
    ['Customers', 'Customers'],
    ['Warehouses', 'Warehouses'],
  ]) {
    const link = records.getByRole('link', { name: new RegExp(`${name}$`) });
    const number = /^\d+/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    await expect(pageTitle(page)).toHaveText(title ?? '');
    await expect(getRange(page)).toHaveText(new RegExp(` of ${number}$`));
    await page.goBack();
  }
});

test('returning to the dashboard within a minute sends no request', async ({ page, portal, sandbox }) => {
  await openDashboard(page, portal);
  await expect(panel(page, 'Outbound by status').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = sandbox.calls('listOutboundOrders').length;
  await panel(page, 'Low stock').getByRole('link').first().click();
  await expect(pageTitle(page)).not.toHaveText('Dashboard');
  await page.goBack();
  await expect(panel(page, 'Outbound by status').getByRole('link').first()).toBeVisible();
  expect(sandbox.calls('listOutboundOrders')).toHaveLength(before);
});

test('the first visit of the dashboard requests each figure once', async ({ page, portal, sandbox }) => {
  await openDashboard(page, portal);
  await page.waitForLoadState('networkidle');
  const requests = sandbox.control.journal().filter(({ path }) => path.startsWith('/api/v1/'));
  const addresses = requests.map(({ path, query }) => `${path}?${query}`);
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
  expect(sandbox.calls('listInboundOrders')).toHaveLength(12);
  expect(sandbox.calls('listOutboundOrders')).toHaveLength(12);
  expect(sandbox.calls('listItems')).toHaveLength(1);
  expect(addresses.length).toBeLessThanOrEqual(42);
});
