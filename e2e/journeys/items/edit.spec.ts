import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import {
  changeItem,
  choose,
  confirmButton,
  itemsPath,
  openEdit,
  row,
  saveAndConfirm,
  saveButton,
  saveDialog,
  selectField,
  storedItem,
  textField,
  toast,
  unfold,
} from '../../fixtures/items.ts';
import { leaveDialog, pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';
import { holdRequests } from '../../machines/hold-requests.ts';

const changed = 'Item modified successfully';
const itemPath = `${itemsPath}/ITM-1002`;
const description = (page: Page) => textField(page, 'Description');

/** Returns the item without its version metadata and its empty fields. */
const kept = ({ version, updatedAt, ...item }: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null));

test('an item is edited by keyboard alone: one field is saved and shown in the list and the details', async ({
  page,
  portal,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  const before = await storedItem(dana, 'ITM-1002');
  await portal.open('/SUP-1001/items');
  const { keyboard } = page;
  await page.getByRole('link', { name: 'HF-0990' }).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await keyboard.press(key);
  await expect(pageTitle(page)).toHaveText('HF-1002');
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  await edit.focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/SUP-1001/items/edit/ITM-1002');
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-1002');
  await expect(textField(page, 'Supplier Item ID')).toBeDisabled();
  await expect(selectField(page, 'Type')).toHaveText('16% Alcohol or Less');

  await textField(page, 'Brand').focus();
  await keyboard.press('Tab');
  await expect(description(page)).toBeFocused();
  await keyboard.press('End');
  await keyboard.type(' Réserve ');
  await keyboard.press('Enter');
  await expect(saveDialog(page)).toContainText('Your changes to HF-1002 will be saved.');
  expect(sandbox.calls('updateItem')).toEqual([]);
  await expect(confirmButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/SUP-1001/items?detailsId=ITM-1002');
  await expect(toast(page)).toContainText(changed);
  await expect(row(page, 'HF-1002')).toContainText('Fen Block Chardonnay 2023 Réserve');

  expect(sandbox.calls('updateItem').map(({ status, headers }) => [status, headers['if-match']])).toEqual([
    [200, `"${before.version}"`],
  ]);
  expect(kept(await storedItem(dana, 'ITM-1002'))).toEqual({
    ...kept(before),
    description: 'Fen Block Chardonnay 2023 Réserve',
  });
  await toast(page).getByRole('link', { name: 'View HF-1002' }).press('Enter');
  await expect(page).toHaveURL('/SUP-1001/items/details/ITM-1002');
  await expect(page.getByRole('definition').nth(1)).toHaveText('Fen Block Chardonnay 2023 Réserve');
});

test('the item form sends nothing without a change or after Cancel, and one request after a double click', async ({
  page,
  portal,
  sandbox,
}) => {
  await openEdit({ page, portal }, 'ITM-1002');
  await saveButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'No changes to save.' })).toBeVisible();
  await expect(saveDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/SUP-1001/items/edit/ITM-1002');
  await choose(page, 'Status', 'Inactive');
  await expect(page.getByText('No changes to save.')).toHaveCount(0);
  await saveButton(page).click();
  await saveDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(saveDialog(page)).toBeHidden();
  await expect(selectField(page, 'Status')).toHaveText('Inactive');
  expect(sandbox.calls('updateItem')).toEqual([]);
  await saveButton(page).click();
  await confirmButton(page).dblclick();
  await expect(row(page, 'HF-1002')).toContainText('Inactive');
  expect(sandbox.statuses('updateItem')).toEqual([200]);
});

test('a refused or offline edit of an item keeps the typed values, shows the reason and can be saved later', async ({
  page,
  portal,
  problems,
  context,
  sandbox,
}) => {
  const fieldErrors = [
    { fieldPath: 'upc', message: 'UPC has a wrong check digit' },
    { fieldPath: 'bottlesPerCase', message: 'There is stock of this item' },
    { fieldPath: 'bottlesPerCase', message: 'and open orders' },
    { fieldPath: 'warehouses[1].warehouseId', message: 'Warehouse is closed' },
    { fieldPath: 'a[0].constructor', message: 'unknown to the form' },
  ];
  const body = { errorMessage: 'The item was refused.', extensions: { validationErrors: fieldErrors } };
  sandbox.control.addFault({ kind: 'status', status: 400, operationId: 'updateItem', body });
  problems.expectStatus(400, itemPath);
  await openEdit({ page, portal }, 'ITM-1002');
  await textField(page, 'Bottles per case').fill('6');
  await saveAndConfirm(page);
  await expect(saveDialog(page)).toBeHidden();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('The item was refused.');
  await expect(toast(page).getByRole('listitem')).toHaveText(
    fieldErrors.map(({ fieldPath, message }) => `${fieldPath}: ${message}`),
  );
  const bottles = textField(page, 'Bottles per case');
  await expect(bottles).toBeFocused();
  await expect(bottles).toHaveAccessibleDescription('There is stock of this item');
  await expect(page.getByText('Warehouse is closed', { exact: true })).toBeVisible();
  await expect(bottles).toHaveValue('6');
  await unfold(page, 'Origin, codes and compliance');
  await expect(textField(page, 'UPC')).toHaveAccessibleDescription('UPC has a wrong check digit');

  // The server refuses another case size while the item has stock. Editing a field removes its message.
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await bottles.fill('24');
  await expect(bottles).not.toHaveAccessibleDescription('There is stock of this item');
  problems.expectStatus(409, itemPath);
  await saveAndConfirm(page);
  await expect(toast(page)).toContainText('The item has stock or open orders.');
  await expect(bottles).toHaveValue('24');
  await page.getByRole('link', { name: 'Back to Items' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Cancel' }).click();
  expect(sandbox.statuses('updateItem')).toEqual([400, 409]);

  await toast(page).getByRole('button', { name: 'Close' }).click();
  await bottles.fill('12');
  await description(page).fill('Typed before the tunnel');
  await saveButton(page).click();
  await context.setOffline(true);
  problems.expectConsole(`Failed to load resource: net::ERR_INTERNET_DISCONNECTED ${itemPath}`);
  problems.tolerateConsole(/net::ERR_INTERNET_DISCONNECTED \/(favicon\.svg|assets\/.+)$/);
  await confirmButton(page).click();
  await expect(toast(page)).toContainText('You appear to be offline. Check your connection and try again.');
  await expect(saveDialog(page)).toBeHidden();
  await expect(description(page)).toHaveValue('Typed before the tunnel');
  await context.setOffline(false);
  await saveAndConfirm(page);
  await expect(row(page, 'HF-1002')).toContainText('Typed before the tunnel');
  expect(sandbox.statuses('updateItem')).toEqual([400, 409, 200]);
});

test('saving an item times out after 30 s with a message, keeps the typed values and can be repeated', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  // The server stored the first request although its response timed out.
  problems.expectStatus(412, itemPath);
  sandbox.control.addFault({ kind: 'delay', operationId: 'updateItem', delayMs: 120_000 });
  await page.clock.install();
  await openEdit({ page, portal }, 'ITM-1002');
  await description(page).fill('Typed for a slow server');
  await saveAndConfirm(page);
  await expect(saveDialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.clock.fastForward(30_000);
  await expect(toast(page)).toContainText('The server took too long to respond. Please try again.');
  await expect(saveDialog(page)).toBeHidden();
  await expect(description(page)).toHaveValue('Typed for a slow server');
  await saveAndConfirm(page);
  await expect(row(page, 'HF-1002')).toContainText('Typed for a slow server');
  expect(await storedItem(sandbox.getSession(demoUsers.supplierAdmin), 'ITM-1002')).toMatchObject({
    description: 'Typed for a slow server',
  });
});

test('an unchanged form that opened from the cache shows the newer version of the server', async ({
  page,
  portal,
  sandbox,
}) => {
  await page.clock.install();
  await portal.open('/SUP-1001/items/details/ITM-1002');
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  await expect(edit).toBeVisible();
  const read = await holdRequests(page, `**${itemPath}`);
  await changeItem(sandbox.getSession(demoUsers.internalAdmin), 'ITM-1002', { description: 'Newer' });
  // The form requests the item again, because the item of the details page is older than 10 s.
  await page.clock.fastForward(11_000);
  await edit.click();
  await expect(description(page)).toHaveValue('Fen Block Chardonnay 2023');
  read.release();
  await expect(description(page)).toHaveValue('Newer');
});

test('a repeated save whose first response was lost is not reported as a concurrent edit', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 500, when: 'after', operationId: 'updateItem' });
  problems.expectStatus(500, itemPath);
  problems.expectStatus(412, itemPath);
  await openEdit({ page, portal }, 'ITM-1002');
  await description(page).fill('Stored in the first try');
  await saveAndConfirm(page);
  await expect(toast(page)).toContainText(changed);
  await expect(row(page, 'HF-1002')).toContainText('Stored in the first try');
  expect(sandbox.calls('updateItem').map(({ status, headers }) => [status, headers['if-match']])).toEqual([
    [500, '"1"'],
    [412, '"1"'],
    [200, '"2"'],
  ]);
});

test('a draft of an item is restored after a reload and saved with the version it was typed for', async ({
  page,
  portal,
  sandbox,
}) => {
  await openEdit({ page, portal }, 'ITM-1002');
  await description(page).fill('Typed before the crash');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible();
  await expect(description(page)).toHaveValue('Fen Block Chardonnay 2023');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(description(page)).toHaveValue('Typed before the crash');
  await saveAndConfirm(page);
  await expect(row(page, 'HF-1002')).toContainText('Typed before the crash');
  expect(sandbox.calls('updateItem').map(({ headers }) => headers['if-match'])).toEqual(['"1"']);
  await openEdit({ page, portal }, 'ITM-1002');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});
