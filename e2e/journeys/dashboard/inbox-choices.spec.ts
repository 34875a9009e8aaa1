import type { Page } from '@playwright/test';
import { openDashboard, panel } from '../../fixtures/dashboard.ts';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { dana, ordersPath, storedOrder, submitOrder } from '../../fixtures/orders.ts';
import { now, type Sandbox } from '../../fixtures/sandbox.ts';
import { pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const inbox = (page: Page) => panel(page, 'Needs attention');
const entries = (page: Page) =>
  inbox(page).getByRole('list', { name: 'Needs attention' }).getByRole('listitem');
const entry = (page: Page, name: string) => entries(page).filter({ hasText: name });

async function choose(page: Page, name: string, action: string) {
  await inbox(page)
    .getByRole('button', { name: `More actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

const failure = { code: 'WMS_REJECTED', message: 'No dock is free', validationErrors: [] };

async function failedOrder(sandbox: Sandbox): Promise<string> {
  const orderId = await submitOrder(dana(sandbox), 'inbound');
  sandbox.control.moveOrder(orderId, { to: 'FAILED', failure });
  return orderId;
}

test('a snoozed record leaves the inbox, survives a reload, returns with Undo or End snooze and after its date', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await failedOrder(sandbox);
  await openDashboard(page, portal);
  await choose(page, orderId, 'Snooze until tomorrow');
  await expect(entry(page, orderId)).toHaveCount(0);
  await expect(inbox(page).getByRole('status')).toContainText(`${orderId} is snoozed until Nov 21, 2026.`);
  const undo = inbox(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(page, orderId)).toBeVisible();

  await choose(page, orderId, 'Snooze for 3 days');
  await page.reload();
  await expect(entries(page).first()).toBeVisible();
  await expect(entry(page, orderId)).toHaveCount(0);
  await inbox(page).getByRole('button', { name: 'Snoozed (1)' }).click();
  await expect(entries(page)).toHaveCount(1);
  await expect(entry(page, orderId)).toContainText('Snoozed until Nov 23, 2026');
  await inbox(page)
    .getByRole('button', { name: `End snooze: ${orderId}` })
    .click();
  await expect(inbox(page).getByRole('button', { name: /^Snoozed/ })).toHaveCount(0);
  await expect(entry(page, orderId)).toBeVisible();

  await choose(page, orderId, 'Snooze for a week');
  await expect(entry(page, orderId)).toHaveCount(0);
  await page.clock.setFixedTime('2026-11-27T14:02:00Z');
  await page.reload();
  await expect(entry(page, orderId)).toBeVisible();
});

test('a snoozed order that fails again returns to the inbox', async ({ page, portal, sandbox }) => {
  const orderId = await failedOrder(sandbox);
  await openDashboard(page, portal);
  await choose(page, orderId, 'Snooze for a week');
  await expect(entry(page, orderId)).toHaveCount(0);
  sandbox.control.advance(60_000);
  const { details, lineItems, palletsQuantity } = await storedOrder(dana(sandbox), 'inbound', orderId);
  const [line] = lineItems;
  const response = await dana(sandbox).send('PUT', `${ordersPath('inbound')}/${orderId}`, {
    details,
    palletsQuantity,
    lineItems: [{ lineItemNumber: 1, item: { sku: line?.item.sku }, casesQuantity: 4, bottlesQuantity: 0 }],
  });
  expect(response.status, await response.clone().text()).toBe(200);
  sandbox.control.moveOrder(orderId, {
    to: 'FAILED',
    failure: { ...failure, message: 'The truck was refused' },
  });
  await page.reload();
  await expect(entry(page, orderId)).toContainText('The truck was refused');
});

test('a note is saved by Enter and by leaving the field, and survives a reload', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await failedOrder(sandbox);
  await openDashboard(page, portal);
  await choose(page, orderId, 'Add note');
  const field = inbox(page).getByRole('textbox', { name: `Note for ${orderId}` });
  await expect(field).toBeFocused();
  await field.fill('Called the warehouse');
  await page.keyboard.press('Enter');
  await expect(entry(page, orderId)).toContainText('Called the warehouse');
  await expect(inbox(page).getByRole('button', { name: `More actions for ${orderId}` })).toBeFocused();
  await page.reload();
  await expect(entry(page, orderId)).toContainText('Called the warehouse');

  await choose(page, orderId, 'Edit note');
  await field.fill('x'.repeat(300));
  await field.blur();
  await expect(entry(page, orderId)).toContainText('x'.repeat(200));
  await expect(entry(page, orderId)).not.toContainText('x'.repeat(201));
  await choose(page, orderId, 'Edit note');
  await field.fill('Forget this');
  await page.keyboard.press('Escape');
  await expect(entry(page, orderId)).not.toContainText('Forget this');
  await choose(page, orderId, 'Delete note');
  await expect(entry(page, orderId)).not.toContainText('xxx');
});

test('notes and snoozes in the inbox belong to one user and appear in all tabs of this user', async ({
  page,
  portal,
  context,
  sandbox,
}) => {
  const orderId = await failedOrder(sandbox);
  await openDashboard(page, portal);
  const tab = await context.newPage();
  await tab.clock.setFixedTime(now);
  await tab.goto('/SUP-1001/dashboard');
  await expect(entry(tab, orderId)).toBeVisible();
  await choose(page, orderId, 'Add note');
  await expect(inbox(page).getByRole('textbox', { name: `Note for ${orderId}` })).toBeFocused();
  await page.keyboard.type('Mine');
  await page.keyboard.press('Enter');
  await expect(entry(tab, orderId)).toContainText('Mine');
  await choose(page, orderId, 'Snooze for a week');
  await expect(entry(tab, orderId)).toHaveCount(0);
  await tab.close();

  await portal.signOut();
  await portal.signIn(demoUsers.superAdmin);
  await expect(pageTitle(page)).toHaveText('Dashboard');
  await page.goto('/SUP-1001/dashboard');
  await expect(entry(page, orderId)).toBeVisible();
  await expect(entry(page, orderId)).not.toContainText('Mine');
});
