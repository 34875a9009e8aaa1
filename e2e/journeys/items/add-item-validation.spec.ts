import type { Page } from '@playwright/test';
import {
  addButton,
  choose,
  confirmButton,
  confirmDialog,
  fillItemForm,
  selectField,
  textField,
  toast,
} from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const added = 'Item added successfully';
const warehouses = (page: Page) => page.getByRole('group', { name: 'Warehouses' });

test.beforeEach(async ({ page, portal }) => {
  await portal.open('/SUP-1001/items/create');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});

test('Add marks every invalid field of a new item, focuses the first one and sends no request', async ({
  page,
  sandbox,
}) => {
  await test.step('every required field of an empty form', async () => {
    await addButton(page).click();
    for (const name of [
      'Supplier Item ID',
      'Brand',
      'Description',
      'Alcohol by volume (%)',
      'Size',
      'Bottles per case',
    ]) {
      await expect(textField(page, name)).toHaveAccessibleDescription(/^Required Field$/);
    }
    await expect(selectField(page, 'Type')).toHaveAccessibleDescription('Required Field');
    await expect(warehouses(page)).toHaveAccessibleDescription('Required Field');
    await expect(page.getByText('Required Field', { exact: true })).toHaveCount(8);
    await expect(textField(page, 'Supplier Item ID')).toBeFocused();
    await expect(confirmDialog(page)).toHaveCount(0);
  });

  await test.step('the deprecated type Wine is listed and cannot be selected', async () => {
    await selectField(page, 'Type').click();
    const options = page.getByRole('listbox', { name: 'Type' }).getByRole('option');
    await expect(options).toHaveText([
      '16% Alcohol or Less',
      'Over 16% to 21%',
      'Over 21% to 24%',
      'Distilled Spirits',
      'Beer',
      'Artificially Carbonated',
      'Hard Cider',
      'Non-Alcoholic',
      'Sparkling Wine',
      'Ale',
      'Other',
      'Wine',
    ]);
    await expect(options.last()).toBeDisabled();
    await options.last().click({ force: true });
    await expect(selectField(page, 'Type')).toHaveText('Choose');
    await page.keyboard.press('Escape');
  });

  await test.step('the first invalid field, whether it is a text field or a checkbox', async () => {
    await fillItemForm(page);
    await textField(page, 'Size').fill('0');
    await page.getByText('Cranbury Beverage Center').click();
    await addButton(page).click();
    await expect(textField(page, 'Size')).toBeFocused();
    await textField(page, 'Size').fill('750');
    await addButton(page).click();
    await expect(page.getByRole('checkbox', { name: /Cranbury/ })).toBeFocused();
    await page.keyboard.press('Space');
  });

  await test.step('an invalid optional field opens the collapsed group around it', async () => {
    await page.getByText('Origin, codes and compliance').first().click();
    await textField(page, 'UPC').fill('123');
    await page.getByText('Origin, codes and compliance').first().click();
    await expect(textField(page, 'UPC')).toBeHidden();
    await addButton(page).click();
    await expect(textField(page, 'UPC')).toBeFocused();
    await expect(textField(page, 'UPC')).toHaveAccessibleDescription('UPC should be 12 digits');
    await textField(page, 'UPC').fill('');
  });

  await choose(page, 'Status', 'Inactive');
  expect(sandbox.calls('createItem')).toEqual([]);
  await addButton(page).click();
  await expect(confirmDialog(page)).toBeVisible();
});

test('a non-alcoholic item is saved without a strength, and an unusual strength is saved after a warning', async ({
  page,
  sandbox,
}) => {
  const strength = textField(page, 'Alcohol by volume (%)');
  await fillItemForm(page);
  await strength.fill('');
  await expect(strength).toHaveAccessibleDescription('Required Field');
  await expect(strength).toHaveAttribute('aria-required', 'true');
  await choose(page, 'Type', 'Non-Alcoholic');
  await expect(strength).not.toHaveAccessibleDescription('Required Field');
  await expect(strength).not.toHaveAttribute('aria-required', 'true');
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(toast(page)).toContainText(added);

  await page.getByRole('link', { name: 'Add New Item' }).click();
  await fillItemForm(page, { sku: 'HF-2002' });
  await strength.fill('40');
  await expect(strength).toHaveAccessibleDescription('Unusual strength for "16% Alcohol or Less"');
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(page.getByRole('rowheader', { name: 'HF-2002' })).toBeVisible();
  expect(sandbox.calls('createItem').map(({ status }) => status)).toEqual([201, 201]);
});
