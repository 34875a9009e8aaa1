import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import {
  changeItem,
  confirmButton,
  itemsPath,
  openEdit,
  row,
  saveAndConfirm,
  saveDialog,
  selectField,
  storedItem,
  textField,
  toast,
} from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const itemPath = `${itemsPath}/ITM-1002`;
const brand = (page: Page) => textField(page, 'Brand');
const description = (page: Page) => textField(page, 'Description');
const conflict = (page: Page) =>
  page.getByRole('group', { name: 'Someone else changed this since you opened it.' });
const choose = (page: Page, name: 'Take theirs' | 'Keep mine' | 'Undo') =>
  conflict(page).getByRole('button', { name, exact: true }).click();

/** Reads the rows of the comparison: field, their value, my value, outcome. */
const differing = async (page: Page) => {
  const [, ...rows] = await conflict(page).getByRole('row').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
};

test('a concurrent edit of an item is compared field by field, and the user can take the other user’s values, undo the choice or keep their own', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await openEdit({ page, portal }, 'ITM-1002');
  await changeItem(sandbox.getSession(demoUsers.internalAdmin), 'ITM-1002', {
    description: 'Theirs',
    brand: 'Their brand',
    upc: null,
  });
  await brand(page).fill('Mine');
  problems.expectStatus(412, itemPath);
  await saveAndConfirm(page);
  await expect(conflict(page)).toBeFocused();
  await expect(saveDialog(page)).toBeHidden();
  await expect(toast(page)).toContainText('Someone else changed this in the meantime.');
  await expect(brand(page)).toHaveValue('Mine');
  await expect
    .poll(() => differing(page))
    .toEqual([
      ['Brand', 'Their brand', 'Mine', 'Yours replaces theirs'],
      ['Description', 'Theirs', 'Fen Block Chardonnay 2023', 'Theirs stays'],
      ['UPC', '–', '411000110079', 'Theirs stays'],
    ]);
  expect(await storedItem(sandbox.getSession(demoUsers.supplierAdmin), 'ITM-1002')).toMatchObject({
    version: 2,
    brand: 'Their brand',
  });

  await test.step('Take theirs fills the form with their values, and Undo restores mine', async () => {
    await choose(page, 'Take theirs');
    await expect(conflict(page).getByRole('status')).toContainText('Your changes were discarded: Brand.');
    await expect(brand(page)).toHaveValue('Their brand');
    await expect(description(page)).toHaveValue('Theirs');
    await choose(page, 'Undo');
    await expect(brand(page)).toHaveValue('Mine');
    await expect(description(page)).toHaveValue('Fen Block Chardonnay 2023');
  });

  await test.step('Keep mine applies my fields to their version', async () => {
    await choose(page, 'Keep mine');
    await expect(conflict(page).getByRole('status')).toContainText(
      'Your changes are applied on top of their version. Save to keep them; the ones listed here replace theirs.',
    );
    await expect(brand(page)).toHaveValue('Mine');
    await expect(brand(page)).toHaveAccessibleDescription('Replaces theirs: Their brand');
    await expect(description(page)).toHaveValue('Theirs');
    expect(sandbox.statuses('updateItem').filter((status) => status === 412)).toHaveLength(1);
    await saveAndConfirm(page);
    await expect(row(page, 'HF-1002')).toContainText('TheirsMine');
    // A successful save closes the notification of the conflict.
    await expect(toast(page)).toHaveText(/^Item modified successfully/);
    expect(await storedItem(sandbox.getSession(demoUsers.supplierAdmin), 'ITM-1002')).toMatchObject({
      version: 3,
      brand: 'Mine',
      description: 'Theirs',
      upc: null,
    });
  });
});

test('a concurrent edit of an item is resolved and saved by keyboard alone', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await openEdit({ page, portal }, 'ITM-1002');
  await changeItem(sandbox.getSession(demoUsers.internalAdmin), 'ITM-1002', {
    brand: 'Their brand',
    size: 375,
  });
  await page.getByRole('link', { name: 'Back to Items' }).focus();
  for (let presses = 0; presses < 12; presses += 1) {
    if (await brand(page).evaluate((field) => field === document.activeElement)) break;
    await press('Tab');
  }
  await expect(brand(page)).toBeFocused();
  await press('ControlOrMeta+a');
  await keyboard.type('Mine');
  await press('Tab', 'End');
  await keyboard.type(' Réserve');
  // The right arrow key selects the next type.
  await press('Tab', 'ArrowRight');
  await expect(selectField(page, 'Type')).toHaveText('Over 16% to 21%');
  problems.expectStatus(412, itemPath);
  await press('Shift+Tab', 'Enter');
  await expect(confirmButton(page)).toBeFocused();
  await press('Enter');

  await expect(conflict(page)).toBeFocused();
  await expect(conflict(page).getByRole('table', { name: '4 fields differ' })).toBeVisible();
  await press('Tab', 'Tab');
  await expect(conflict(page).getByRole('button', { name: 'Take theirs' })).toBeFocused();
  await press('Enter');
  await expect(brand(page)).toBeFocused();
  await expect(brand(page)).toHaveValue('Their brand');
  await press('Shift+Tab');
  await expect(conflict(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await press('Enter');
  await expect(conflict(page)).toBeFocused();
  await press('Tab');
  await expect(conflict(page).getByRole('button', { name: 'Keep mine' })).toBeFocused();
  await press('Space');
  await expect(brand(page)).toBeFocused();
  await expect(brand(page)).toHaveValue('Mine');
  await expect(brand(page)).toHaveAccessibleDescription('Replaces theirs: Their brand');
  await press('Enter');
  await expect(confirmButton(page)).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL('/SUP-1001/items');
  expect(await storedItem(sandbox.getSession(demoUsers.supplierAdmin), 'ITM-1002')).toMatchObject({
    version: 3,
    brand: 'Mine',
    description: 'Fen Block Chardonnay 2023 Réserve',
    type: 'F',
    size: 375,
  });
});
