import {
  bell,
  changes,
  changesPanel,
  failOrder,
  openChanges,
  shipOrder,
} from '../../fixtures/notifications.ts';
import { pageTitle } from '../../fixtures/shell.ts';
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
