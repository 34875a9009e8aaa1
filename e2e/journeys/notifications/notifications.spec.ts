import { demoUsers } from '../../fixtures/demo-users.ts';
import {
  bell,
  browserNotifications,
  changes,
  changesPanel,
  failOrder,
  openChanges,
  pressBrowserNotification,
  recordBrowserNotifications,
  shipOrder,
} from '../../fixtures/notifications.ts';
import { pageTitle, switchSupplier } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the first visit has no unread changes; later changes are counted and listed until the user reads them', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await openChanges(page);
  await expect(changes(page).first()).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await page.keyboard.press('Escape');
  await expect(changesPanel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  const failed = await failOrder(sandbox);
  const shipped = await shipOrder(sandbox);
  await openChanges(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await expect(changes(page).nth(0)).toContainText(shipped);
  await expect(changes(page).nth(0)).toContainText('Order shipped');
  await expect(changes(page).nth(0)).toContainText('New');
  await expect(changes(page).nth(0)).toContainText('Nov 20, 2026');
  await expect(changes(page).nth(1)).toContainText('Inbound order failed');
  await changesPanel(page).getByRole('link', { name: failed }).click();
  await expect(pageTitle(page)).toHaveText(failed);
  await expect(changesPanel(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');

  await page.reload();
  await openChanges(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await changesPanel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(changes(page).first()).toContainText(shipped);
  await expect(changes(page).first()).not.toContainText('New');
});

test('a visible tab checks every 2 minutes, and a background check changes only the bell', async ({
  page,
  portal,
  sandbox,
}) => {
  await page.clock.install();
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  expect(sandbox.calls('listImports')).toEqual([]);
  const first = page.waitForResponse(/\/imports\?/);
  await page.clock.runFor(10_000);
  await first;
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('notifications:'))),
    )
    .toHaveLength(1);

  await failOrder(sandbox);
  await page.clock.runFor(121_000);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(changesPanel(page)).toBeHidden();
});

test('the user chooses the kinds of changes, and the choice applies to one supplier', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await openChanges(page);
  await changesPanel(page).getByRole('button', { name: 'Settings' }).click();
  const failedOrders = changesPanel(page).getByRole('switch', { name: 'Failed orders' });
  await failedOrders.setChecked(false);
  await page.keyboard.press('Escape');
  await failOrder(sandbox);
  const shipped = await shipOrder(sandbox);
  await openChanges(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(changes(page).first()).toContainText(shipped);
  await expect(changesPanel(page)).not.toContainText('order failed');

  await page.reload();
  await openChanges(page);
  await changesPanel(page).getByRole('button', { name: 'Settings' }).click();
  await expect(failedOrders).not.toBeChecked();
  await failedOrders.setChecked(true);
  await expect(changesPanel(page).getByText('Inbound order failed').first()).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');

  await page.keyboard.press('Escape');
  await page.goto('/SUP-1003/items');
  await openChanges(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(changesPanel(page)).not.toContainText(shipped);
});

test('a failed check shows a message with Retry in the list and no toast', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  problems.tolerateConsole(/status of 500/);
  sandbox.control.addFault({ kind: 'status', status: 500, operationId: 'listImports', times: 'always' });
  await portal.open('/SUP-1001/items');
  await bell(page).click();
  const message = changesPanel(page).getByText("Couldn't check for changes.");
  await expect(message).toBeVisible();
  await expect(changes(page).first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  sandbox.control.clearFaults();
  await changesPanel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(message).toBeHidden();
  await expect(changesPanel(page).getByText('Upload completed with errors')).toBeVisible();
});

test('a role without uploads checks only the lists that it may read', async ({ page, portal, sandbox }) => {
  await portal.open('/SUP-1004/items', { as: demoUsers.viewer });
  await bell(page).click();
  await expect.poll(() => sandbox.calls('listInboundOrders').length).toBe(2);
  await changesPanel(page).getByRole('button', { name: 'Settings' }).click();
  await expect(changesPanel(page).getByRole('switch')).toHaveCount(4);
  await expect(changesPanel(page).getByRole('switch', { name: 'Finished uploads' })).toHaveCount(0);
  expect(sandbox.calls('listImports')).toEqual([]);
});

test('each change appears once as a notification of the browser, which opens its record and closes on a supplier switch', async ({
  page,
  portal,
  context,
  sandbox,
}) => {
  await recordBrowserNotifications(page, 'default');
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await openChanges(page);
  await changesPanel(page).getByRole('button', { name: 'Settings' }).click();
  const inBrowser = changesPanel(page).getByRole('switch', { name: 'Notify in the browser' });
  await expect(inBrowser).not.toBeChecked();
  await inBrowser.setChecked(true);
  await page.keyboard.press('Escape');

  const orderId = await failOrder(sandbox);
  await openChanges(page);
  await expect.poll(() => browserNotifications(page)).toEqual([`Inbound order failed: ${orderId}`]);
  const tab = await context.newPage();
  await recordBrowserNotifications(tab, 'granted');
  await tab.goto('/SUP-1001/items');
  await openChanges(tab);
  await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread');
  expect(await browserNotifications(tab)).toEqual([]);

  await pressBrowserNotification(page, 0);
  await expect(pageTitle(page)).toHaveText(orderId);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(bell(tab)).toHaveAccessibleName('Notifications');

  await shipOrder(sandbox);
  await openChanges(page);
  await expect.poll(() => browserNotifications(page)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await switchSupplier(page, 'Maison Tesselle');
  await expect.poll(() => browserNotifications(page)).toEqual([]);
});

test('blocked notifications of the browser are explained', async ({ page, portal }) => {
  await recordBrowserNotifications(page, 'denied');
  await portal.open('/SUP-1001/items');
  await openChanges(page);
  await changesPanel(page).getByRole('button', { name: 'Settings' }).click();
  await expect(changesPanel(page).getByRole('switch', { name: 'Notify in the browser' })).toBeDisabled();
  await expect(changesPanel(page)).toContainText('Your browser blocks notifications of this site.');
});
