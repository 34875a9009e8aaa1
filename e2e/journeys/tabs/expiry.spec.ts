import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { addButton, confirmButton, fillItemForm, textField } from '../../fixtures/items.ts';
import { openTabs } from '../../fixtures/tabs.ts';
import { expect, test } from '../../fixtures/test.ts';

const items = '/api/v1/suppliers/SUP-1001/items';
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });

test('an expired session shows the dialog over a form and the sign-in page elsewhere in every tab, and one sign-in restores all', async ({
  page,
  portal,
  problems,
  sandbox,
  context,
}) => {
  await portal.open('/SUP-1001/items/create');
  await fillItemForm(page);
  const [form] = await openTabs(context, 1, '/SUP-1001/items/create');
  const [list] = await openTabs(context, 1, '/SUP-1001/items?searchInput=fen');
  if (!form || !list) throw new Error('e2e: a tab was not opened');
  await textField(form, 'Brand').fill('Another block');
  await expect(list.getByRole('rowheader')).toHaveCount(3);

  await sandbox.expire(demoUsers.supplierAdmin);
  problems.expectStatus(401, items);
  problems.expectStatus(401, '/api/v2/auth/accessToken');
  await page.bringToFront();
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(signInDialog(page)).toBeVisible();
  await expect(signInDialog(form)).toBeVisible();
  await expect(list).toHaveURL(/\/login\?to=/);
  await expect(list.getByRole('table')).toHaveCount(0);

  await portal.signIn();
  await expect(signInDialog(page)).toBeHidden();
  await expect(signInDialog(form)).toBeHidden();
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
  await expect(textField(form, 'Brand')).toHaveValue('Another block');
  await expect(list).toHaveURL('/SUP-1001/items?searchInput=fen');
  await expect(list.getByRole('rowheader')).toHaveCount(3);
  expect(sandbox.calls('login')).toHaveLength(1);

  await addButton(page).click();
  await confirmButton(page).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  expect(sandbox.statuses('createItem')).toEqual([401, 201]);
});

test('another user’s sign-in in another tab removes the first user’s form', async ({
  page,
  portal,
  problems,
  sandbox,
  context,
}) => {
  await portal.open('/SUP-1001/items/create');
  await textField(page, 'Brand').fill('Fen Block');
  const [list] = await openTabs(context, 1, '/SUP-1001/items');
  if (!list) throw new Error('e2e: no tab was opened');
  await expect(list.getByRole('rowheader')).toHaveCount(8);
  await sandbox.expire(demoUsers.supplierAdmin);
  problems.expectStatus(401, items);
  problems.expectStatus(401, '/api/v2/auth/accessToken');
  await list.getByRole('button', { name: 'Size' }).click();
  await expect(signInDialog(page)).toBeVisible();

  await list.getByRole('textbox', { name: 'Email' }).fill(demoUsers.viewer);
  await list.getByRole('textbox', { name: 'Password' }).fill('cellar-door-42');
  await list.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(list).toHaveURL('/SUP-1004/dashboard');
  await expect(page).toHaveURL('/SUP-1004/dashboard');
  await expect(signInDialog(page)).toHaveCount(0);
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  for (const trace of ['Fen Block', 'Halberd', 'Dana Reyes']) expect(html).not.toContain(trace);
});
