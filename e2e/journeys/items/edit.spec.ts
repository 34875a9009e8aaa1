import type { Page } from '@playwright/test';
import {
  choose,
  confirmButton,
  itemsPath,
  openEdit,
  row,
  saveButton,
  saveDialog,
  saves,
  selectField,
  storedItem,
  textField,
  toast,
  unfold,
} from '../../fixtures/items.ts';
import { people } from '../../fixtures/people.ts';
import { leaveQuestion, pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const changed = 'Item modified successfully';
const itemPath = `${itemsPath}/ITM-1002`;
const description = (page: Page) => textField(page, 'Description');

/** What of an item is not the item itself. */
const kept = ({ version, updatedAt, ...item }: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null));

test('one change by keyboard alone, from the list and back: only it is saved, and shown everywhere', async ({
  page,
  portal,
  world,
}) => {
  const dana = world.person(people.supplierAdmin);
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
  expect(world.calls('updateItem')).toEqual([]);
  await expect(confirmButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(toast(page)).toContainText(changed);
  await expect(row(page, 'HF-1002')).toContainText('Fen Block Chardonnay 2023 Réserve');

  expect(world.calls('updateItem').map(({ status, headers }) => [status, headers['if-match']])).toEqual([
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

test('an old item keeps the outdated type, which no other can take', async ({ page, portal, world }) => {
  await openEdit({ page, portal }, 'ITM-0990');
  await expect(selectField(page, 'Type')).toHaveText('Wine');
  await textField(page, 'Brand').fill('Saltmarsh Estate');
  await saves(page);
  await expect(row(page, 'HF-0990')).toContainText('Saltmarsh Estate');
  expect(await storedItem(world.person(people.supplierAdmin), 'ITM-0990')).toMatchObject({
    type: 'W',
    brand: 'Saltmarsh Estate',
  });
  await openEdit({ page, portal }, 'ITM-1001');
  await selectField(page, 'Type').click();
  await expect(page.getByRole('option', { name: 'Wine', exact: true })).toBeDisabled();
});

test('Save with nothing changed says so, and neither asks nor sends', async ({ page, portal, world }) => {
  await openEdit({ page, portal }, 'ITM-1002');
  await saveButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'No changes to save.' })).toBeVisible();
  await expect(saveDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/SUP-1001/items/edit/ITM-1002');
  await description(page).fill('Changed after all');
  await expect(page.getByText('No changes to save.')).toHaveCount(0);
  await saves(page);
  await expect(row(page, 'HF-1002')).toContainText('Changed after all');
  expect(world.statuses('updateItem')).toEqual([200]);
});

test('Cancel and a double click: nothing, and once', async ({ page, portal, world }) => {
  await openEdit({ page, portal }, 'ITM-1002');
  await choose(page, 'Status', 'Inactive');
  await saveButton(page).click();
  await saveDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(saveDialog(page)).toBeHidden();
  await expect(selectField(page, 'Status')).toHaveText('Inactive');
  expect(world.calls('updateItem')).toEqual([]);
  await saveButton(page).click();
  await confirmButton(page).dblclick();
  await expect(row(page, 'HF-1002')).toContainText('Inactive');
  expect(world.statuses('updateItem')).toEqual([200]);
});

test('a refusal closes the question, stands on its fields and in the toast, and keeps what was typed', async ({
  page,
  portal,
  problems,
  world,
}) => {
  const fieldErrors = [
    { fieldPath: 'upc', message: 'UPC has a wrong check digit' },
    { fieldPath: 'bottlesPerCase', message: 'There is stock of this item' },
    { fieldPath: 'bottlesPerCase', message: 'and open orders' },
    { fieldPath: 'warehouses[1].warehouseId', message: 'Warehouse is closed' },
    { fieldPath: 'a[0].constructor', message: 'unknown to the form' },
  ];
  const body = { errorMessage: 'The item was refused.', extensions: { validationErrors: fieldErrors } };
  world.control.addFault({ kind: 'status', status: 400, operationId: 'updateItem', body });
  problems.expectStatus(400, itemPath);
  await openEdit({ page, portal }, 'ITM-1002');
  await textField(page, 'Bottles per case').fill('6');
  await saves(page);
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

  // The server's own: the pack of an item with stock stays; a message goes with its field.
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await bottles.fill('24');
  await expect(bottles).not.toHaveAccessibleDescription('There is stock of this item');
  problems.expectStatus(409, itemPath);
  await saves(page);
  await expect(toast(page)).toContainText('The item has stock or open orders.');
  await expect(bottles).toHaveValue('24');
  await page.getByRole('link', { name: 'Back to Items' }).click();
  await expect(leaveQuestion(page)).toBeVisible();
  expect(world.statuses('updateItem')).toEqual([400, 409]);
});

test('offline is told at once and sends nothing; with the connection the same change is saved', async ({
  page,
  portal,
  problems,
  context,
  world,
}) => {
  await openEdit({ page, portal }, 'ITM-1002');
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
  // What the form could not load meanwhile is asked for again.
  await choose(page, 'Status', 'Inactive');
  await saves(page);
  await expect(row(page, 'HF-1002')).toContainText('Typed before the tunnel');
  expect(world.statuses('updateItem')).toEqual([200]);
});

test('an answer that does not come is given up after 30 s: told, nothing lost, Save works again', async ({
  page,
  portal,
  problems,
  world,
}) => {
  // It was stored all the same.
  problems.expectStatus(412, itemPath);
  world.control.addFault({ kind: 'delay', operationId: 'updateItem', delayMs: 120_000 });
  await page.clock.install();
  await openEdit({ page, portal }, 'ITM-1002');
  await description(page).fill('Typed for a slow server');
  await saves(page);
  await expect(saveDialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.clock.fastForward(30_000);
  await expect(toast(page)).toContainText('The server took too long to respond. Please try again.');
  await expect(saveDialog(page)).toBeHidden();
  await expect(description(page)).toHaveValue('Typed for a slow server');
  await saves(page);
  await expect(row(page, 'HF-1002')).toContainText('Typed for a slow server');
  expect(await storedItem(world.person(people.supplierAdmin), 'ITM-1002')).toMatchObject({
    description: 'Typed for a slow server',
  });
});

test('a change that was stored though its answer was lost is not blamed on somebody else', async ({
  page,
  portal,
  problems,
  world,
}) => {
  world.control.addFault({ kind: 'status', status: 500, when: 'after', operationId: 'updateItem' });
  problems.expectStatus(500, itemPath);
  problems.expectStatus(412, itemPath);
  await openEdit({ page, portal }, 'ITM-1002');
  await description(page).fill('Stored in the first try');
  await saves(page);
  await expect(toast(page)).toContainText(changed);
  await expect(row(page, 'HF-1002')).toContainText('Stored in the first try');
  expect(world.calls('updateItem').map(({ status, headers }) => [status, headers['if-match']])).toEqual([
    [500, '"1"'],
    [412, '"1"'],
    [200, '"2"'],
  ]);
});

test('a save without a body is a save: no link, and the list reads it again', async ({
  page,
  portal,
  world,
}) => {
  world.control.addFault({ kind: 'status', status: 204, when: 'after', operationId: 'updateItem' });
  await openEdit({ page, portal }, 'ITM-1002');
  await description(page).fill('Saved in silence');
  await saves(page);
  await expect(toast(page)).toContainText(changed);
  await expect(toast(page).getByRole('link')).toHaveCount(0);
  await expect(row(page, 'HF-1002')).toContainText('Saved in silence');
});

test('an interrupted change is offered back, and is saved for the version that it was made to', async ({
  page,
  portal,
  world,
}) => {
  await openEdit({ page, portal }, 'ITM-1002');
  await description(page).fill('Typed before the crash');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible();
  await expect(description(page)).toHaveValue('Fen Block Chardonnay 2023');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(description(page)).toHaveValue('Typed before the crash');
  await saves(page);
  await expect(row(page, 'HF-1002')).toContainText('Typed before the crash');
  expect(world.calls('updateItem').map(({ headers }) => headers['if-match'])).toEqual(['"1"']);
  await openEdit({ page, portal }, 'ITM-1002');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});
