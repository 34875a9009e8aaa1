import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { textField } from '../../fixtures/items.ts';
import { ordersPath, submitOrder } from '../../fixtures/orders.ts';
import { leaveDialog, pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search or jump to' });
const options = (page: Page) => palette(page).getByRole('option');

/** Opens the palette by its shortcut and types a text. */
async function search(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
}

test.describe('as an administrator of one supplier', () => {
  test.beforeEach(async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await expect(page.getByRole('rowheader')).toHaveCount(8);
  });

  test('the command palette offers the permitted pages and new records', async ({ page }) => {
    await page.getByRole('button', { name: /^Search or jump to/ }).click();
    await expect(options(page)).toHaveText([
      'DashboardGo to',
      'Daily digestGo to',
      'Inbound OrdersGo to',
      'Outbound OrdersGo to',
      'ItemsGo to',
      'Bulk Upload ResultsGo to',
      'CustomersGo to',
      'New inbound orderCreate',
      'New outbound orderCreate',
      'New itemCreate',
      'New customerCreate',
    ]);
  });

  test('the command palette opens a page, an item and an order by Enter or a click, and focuses the title of a page', async ({
    page,
    sandbox,
  }) => {
    await search(page, 'cust');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/SUP-1001/customers');
    await expect(palette(page)).toHaveCount(0);
    await expect(pageTitle(page)).toBeFocused();

    await search(page, 'magnum');
    await options(page).filter({ hasText: 'HF-1003 Fen Block Pinot Noir Magnum 2021' }).click();
    await expect(page).toHaveURL(/\/SUP-1001\/items\/details\//);
    await expect(page.getByRole('main')).toContainText('Fen Block Pinot Noir Magnum 2021');

    const orderId = await submitOrder(sandbox.getSession(demoUsers.supplierAdmin), 'outbound');
    await search(page, orderId);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/SUP-1001/outbound-orders/details/${orderId}`);
  });

  test('the command palette searches orders and items after typing pauses, and not for a single letter', async ({
    page,
    sandbox,
  }) => {
    await search(page, 'fen block');
    await expect(options(page).filter({ hasText: 'Item' })).toHaveCount(3);
    const searches = () =>
      sandbox
        .calls('listItems')
        .map(({ query }) => new URLSearchParams(query).get('searchString'))
        .filter((text) => text !== null);
    expect(searches()).toEqual(['fen block']);
    await page.clock.install();
    for (const [text, hits] of [
      ['f', 0],
      ['fe', 3],
    ] as const) {
      await field(page).fill(text);
      await page.clock.runFor(1_000);
      await expect(options(page).filter({ hasText: 'Fen Block' })).toHaveCount(hits);
    }
    expect(searches()).toEqual(['fen block', 'fe']);
  });

  test('the command palette shows a message without results, and Enter does nothing', async ({ page }) => {
    await search(page, 'zzzz');
    await expect(palette(page).getByText('No results.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeVisible();
    await expect(page).toHaveURL('/SUP-1001/items');
    await page.keyboard.press('Escape');

    const searchField = page.getByRole('searchbox', { name: 'Search items' });
    await searchField.focus();
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Control+k'),
      () => page.mouse.click(10, 10),
    ]) {
      await search(page, 'x');
      await leave();
      await expect(palette(page)).toHaveCount(0);
      await expect(searchField).toBeFocused();
    }
  });

  test('the command palette shows a failed search next to the other results', async ({
    page,
    sandbox,
    problems,
  }) => {
    sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listOutboundOrders' });
    problems.expectStatus(503, ordersPath('outbound'));
    await search(page, '');
    // One change of the text, because a pause while typing would search for a part of it.
    await field(page).fill('fen block');
    await expect(options(page).filter({ hasText: 'Item' })).toHaveCount(3);
    await expect(palette(page).getByText("Couldn't search: Outbound Orders.")).toBeVisible();
  });

  test('leaving an unsaved form through the command palette asks for confirmation', async ({ page }) => {
    await page.getByRole('link', { name: 'Add New Item' }).click();
    await textField(page, 'Brand').fill('Fen Block');
    await search(page, 'customers');
    await page.keyboard.press('Enter');
    await expect(leaveDialog(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toHaveCount(0);
    await leaveDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(textField(page, 'Brand')).toHaveValue('Fen Block');
  });
});

test('the command palette switches the supplier by ID or name', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await search(page, 'sup-1003');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/SUP-1003/items');
  await expect(palette(page)).toHaveCount(0);
  await search(page, 'copperwake');
  await options(page).filter({ hasText: 'Supplier SUP-1002' }).click();
  await expect(page).toHaveURL('/SUP-1002/items');
});

test('the command palette offers a read-only user neither new records nor other suppliers', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1004/items', { as: demoUsers.viewer });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await search(page, '');
  await expect(options(page).filter({ hasText: 'Create' })).toHaveCount(0);
  await page.keyboard.type('SUP-');
  await expect(options(page).filter({ hasText: 'Supplier' })).toHaveText([/Supplier SUP-1004/]);
  await options(page).filter({ hasText: 'Supplier' }).click();
  await expect(page).toHaveURL('/SUP-1004/suppliers/details/SUP-1004');
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
});

test('the command palette finds customers, suppliers, warehouses and users with their status', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await search(page, 'cranbury');
  await expect(options(page).filter({ hasText: /Cranbury.*Warehouse · Active/ })).toBeVisible();
  await field(page).fill('dana@');
  await options(page).filter({ hasText: 'dana@halberd.exampleUser · Active' }).click();
  await expect(page).toHaveURL('/SUP-1001/users-and-roles/edit/dana%40halberd.example');
  await search(page, 'halberd');
  await expect(options(page).filter({ hasText: 'Supplier SUP-1001 · Active' })).toBeVisible();
  await field(page).fill('harborline');
  await expect(
    options(page)
      .filter({ hasText: /Customer · (Active|Inactive)$/ })
      .first(),
  ).toBeVisible();
});

test('the command palette offers the records that the user opened last, until the user signs out', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await page.getByRole('rowheader').filter({ hasText: 'HF-1003' }).click();
  await expect(pageTitle(page)).toHaveText('HF-1003');
  const recent = options(page).filter({ hasText: 'Recent' });
  await search(page, '');
  await expect(recent).toHaveText(['HF-1003 Fen Block Pinot Noir Magnum 2021Recent · Item · Active']);
  await page.keyboard.press('Escape');
  await page.goto('/SUP-1003/items');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await search(page, '');
  await expect(options(page).first()).toHaveText('DashboardGo to');
  await page.keyboard.press('Escape');
  await page.goto('/SUP-1001/customers');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await search(page, '');
  await recent.click();
  await expect(pageTitle(page)).toHaveText('HF-1003');

  await search(page, 'logout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('recent:'))),
  ).toEqual([]);
});

test('the command palette switches the theme and shows the keyboard shortcuts of the page', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await search(page, 'dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-pk-theme', 'dark');
  await search(page, 'keyboard');
  await page.keyboard.press('Enter');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByRole('heading', { level: 3 })).toHaveText([
    'This list',
    'Rows of this list',
    'Everywhere',
    'Dialogs and menus',
  ]);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
});

test('a question mark shows the keyboard shortcuts, except in a field, until the user turns single-key shortcuts off', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/dashboard');
  await expect(pageTitle(page)).toHaveText('Dashboard');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(shortcuts.getByRole('heading', { level: 3 })).toHaveText(['Everywhere', 'Dialogs and menus']);
  await page.keyboard.press('?');
  await expect(shortcuts).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.goto('/SUP-1001/items');
  const searchField = page.getByRole('searchbox', { name: 'Search items' });
  await searchField.click();
  await page.keyboard.type('?');
  await expect(searchField).toHaveValue('?');
  await expect(shortcuts).toHaveCount(0);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(shortcuts).toContainText('Select several rows');
  await shortcuts.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await expect(shortcuts).not.toContainText('Go to the search');
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
  await expect(searchField).not.toHaveAttribute('aria-keyshortcuts');
  const columns = page.getByRole('button', { name: 'Columns' });
  await columns.focus();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(columns).toBeFocused();
  await expect(shortcuts).toHaveCount(0);
});

test('on a Mac the command palette opens by Command+K, and Control+K edits text', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await page.keyboard.press('Meta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Meta+k');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
});

test('a banner is shown while the browser is offline', async ({ page, portal, context }) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  // The selection of rows and the recent records load after the rows.
  await page.waitForLoadState('networkidle');
  const notice = page.getByRole('status').filter({ hasText: "You're offline." });
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});
