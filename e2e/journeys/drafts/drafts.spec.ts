import type { Dialog, Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { addButton, confirmButton, fillItemForm, textField } from '../../fixtures/items.ts';
import { leaveDialog, section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const form = '/SUP-1001/items/create';
const restore = (page: Page) => page.getByRole('button', { name: 'Restore' });
const discard = (page: Page) => page.getByRole('button', { name: 'Discard' });
const sku = (page: Page) => textField(page, 'Supplier Item ID');

/** Removes the page without leaving it, as in a browser crash. */
async function interrupt(page: Page) {
  const accept = (dialog: Dialog) => dialog.accept();
  page.on('dialog', accept);
  await page.reload();
  page.off('dialog', accept);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

test.beforeEach(async ({ page, portal }) => {
  await portal.open(form, { as: demoUsers.superAdmin });
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});

test('an interrupted form offers its draft, which fills in every field, counts as a change and is deleted after saving', async ({
  page,
  sandbox,
}) => {
  await fillItemForm(page);
  await page.getByText('Origin, codes and compliance').first().click();
  await textField(page, 'UPC').fill('411000010003');
  await interrupt(page);
  await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible();
  await expect(sku(page)).toHaveValue('');
  await restore(page).click();
  await expect(restore(page)).toHaveCount(0);
  await expect(sku(page)).toHaveValue('HF-2001');
  await expect(textField(page, 'Bottles per case')).toHaveValue('12');
  await expect(page.getByRole('checkbox', { name: /Cranbury/ })).toBeChecked();
  await page.getByText('Origin, codes and compliance').first().click();
  await expect(textField(page, 'UPC')).toHaveValue('411000010003');

  // Another item has this UPC.
  await textField(page, 'UPC').fill('');
  await section(page, 'Customers').click();
  await leaveDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  expect(sandbox.statuses('createItem')).toEqual([201]);
  expect(await drafts(page)).toEqual([]);
  await page.goto(form);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(restore(page)).toHaveCount(0);
});

test('a draft offer is repeated until the user chooses, and no draft remains after Discard or after undoing the changes', async ({
  page,
}) => {
  await sku(page).fill('HF-2001');
  await interrupt(page);
  await expect(restore(page)).toBeVisible();
  await interrupt(page);
  await expect(restore(page)).toBeVisible();
  // Input typed while a draft is offered replaces the draft in the store. Restore swaps both.
  await sku(page).fill('HF-2002');
  await restore(page).click();
  await expect(sku(page)).toHaveValue('HF-2001');
  await restore(page).click();
  await expect(sku(page)).toHaveValue('HF-2002');
  await interrupt(page);
  expect(await drafts(page)).toHaveLength(1);
  await section(page, 'Items').click();
  await expect(leaveDialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await restore(page).click();
  await expect(sku(page)).toHaveValue('HF-2002');

  await interrupt(page);
  await discard(page).click();
  await expect(discard(page)).toHaveCount(0);
  expect(await drafts(page)).toEqual([]);
  await interrupt(page);
  await expect(restore(page)).toHaveCount(0);

  await sku(page).fill('HF-2001');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await sku(page).fill('');
  await expect.poll(() => drafts(page)).toEqual([]);
  await interrupt(page);
  await expect(restore(page)).toHaveCount(0);
});

test('a draft belongs to one supplier and is deleted on sign-out', async ({ page, portal }) => {
  await sku(page).fill('HF-2001');
  await interrupt(page);
  await expect(restore(page)).toBeVisible();
  await page.goto('/SUP-1003/items/create');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(restore(page)).toHaveCount(0);
  await page.goto(form);
  await expect(restore(page)).toBeVisible();

  await portal.signOut();
  await expect(page).toHaveURL('/login');
  expect(await drafts(page)).toEqual([]);
  await page.goto(form);
  await portal.signIn(demoUsers.superAdmin);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(restore(page)).toHaveCount(0);
});

test('a draft contains no token and no password, and an unreadable draft is ignored', async ({ page }) => {
  await fillItemForm(page);
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const [key = ''] = await drafts(page);
  const draft = await page.evaluate((name) => localStorage.getItem(name), key);
  expect(Object.keys(JSON.parse(draft ?? '{}'))).toEqual(['savedAt', 'recordVersion', 'values']);

  await interrupt(page);
  await discard(page).click();
  for (const text of [
    '{',
    '{"values":{"sku":1}}',
    '{"savedAt":"2026-11-20T14:02:00Z","values":{"__proto__":{"x":1}}}',
  ]) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
    await interrupt(page);
    await expect(restore(page)).toHaveCount(0);
    expect(await page.evaluate(() => ({}) as { x?: unknown })).toEqual({});
  }
});
