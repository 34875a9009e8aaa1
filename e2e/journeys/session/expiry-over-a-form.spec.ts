import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@portal-kit/mocks/testing';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { addButton, confirmButton, fillItemForm, textField } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const items = '/api/v1/suppliers/SUP-1001/items';
const form = '/SUP-1001/items/create';
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });

/** Confirms the filled form after the session has expired. */
async function saveAfterExpiry(page: Page) {
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(signInDialog(page)).toBeVisible();
  // The dialog explains the failed save; there is no notification.
  await expect(page.locator('[part~="toast"]')).toHaveCount(0);
}

test.beforeEach(async ({ page, portal, problems, sandbox }) => {
  await portal.open(form, { as: demoUsers.superAdmin });
  await fillItemForm(page);
  await sandbox.expire(demoUsers.superAdmin);
  problems.expectStatus(401, items);
  problems.expectStatus(401, '/api/v2/auth/accessToken');
  await saveAfterExpiry(page);
});

test('signing in again in a dialog above a form keeps its values, which can be saved', async ({
  page,
  portal,
  sandbox,
}) => {
  await expect(page).toHaveURL(form);
  await expect(signInDialog(page)).toContainText(
    'Your session has expired. Your unsaved changes are still here.',
  );
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoUsers.superAdmin);
  await portal.signIn(demoUsers.superAdmin);
  await expect(signInDialog(page)).toBeHidden();
  await expect(page).toHaveURL(form);
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
  await expect(textField(page, 'Bottles per case')).toHaveValue('12');
  await expect(page.getByRole('checkbox', { name: /Cranbury/ })).toBeChecked();

  await addButton(page).click();
  await confirmButton(page).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(page.getByRole('rowheader', { name: 'HF-2001' })).toHaveCount(1);
  expect(sandbox.statuses('createItem')).toEqual([401, 201]);
});

test('neither Escape nor an outside click closes the sign-in dialog, and the form below is inert', async ({
  page,
}) => {
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 20);
  await expect(signInDialog(page)).toBeVisible();
  expect(await addButton(page).evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
});

test('a wrong password is shown in the sign-in dialog', async ({ page, portal }) => {
  await portal.signIn(demoUsers.superAdmin, { password: 'wrong' });
  await expect(signInDialog(page).getByRole('alert')).toContainText('The email or password is not correct.');
  await portal.signIn(demoUsers.superAdmin);
  await expect(signInDialog(page)).toBeHidden();
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
});

test('the sign-in dialog works by keyboard alone and returns the focus to the form', async ({ page }) => {
  const { keyboard } = page;
  const password = page.getByRole('textbox', { name: 'Password' });
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await keyboard.press('Tab');
  await expect(password).toBeFocused();
  await keyboard.type(DEMO_PASSWORD);
  await keyboard.press('Enter');
  await expect(signInDialog(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
});

test('leaving the sign-in dialog shows the sign-in page without the form', async ({ page, portal }) => {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: 'Supplier Item ID' })).toHaveCount(0);
  await portal.signIn(demoUsers.supplierAdmin);
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('another user who signs in in the dialog gets their own start page', async ({
  page,
  portal,
  sandbox,
}) => {
  sandbox.control.clearJournal();
  await portal.signIn(demoUsers.viewer);
  await expect(page).toHaveURL('/SUP-1004/dashboard');
  await expect(page.getByRole('button', { name: 'Account menu for Vera Holt' })).toBeVisible();
  await expect(signInDialog(page)).toBeHidden();
  await expect(page.getByText('HF-2001')).toHaveCount(0);
  expect(sandbox.calls('createItem')).toEqual([]);
  expect(new Set(sandbox.control.journal().map(({ user }) => user))).toEqual(
    new Set([null, demoUsers.viewer]),
  );
});

test('an administrator of the same supplier who signs in in the dialog is offered no draft of the first user', async ({
  page,
  portal,
}) => {
  await portal.signIn(demoUsers.supplierAdmin);
  await expect(page.getByRole('button', { name: 'Account menu for Dana Reyes' })).toBeVisible();
  await page.goto(form);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});
