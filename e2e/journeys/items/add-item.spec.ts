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
const warehouses = (page: Page) => page.getByRole('group', { name: 'Warehouses' }).last();

test.beforeEach(async ({ page, portal }) => {
  await portal.open('/SUP-1001/items/create');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});

test.describe('what is asked for', () => {
  test('Add names every required field in the specified words, and focuses the first', async ({
    page,
    world,
  }) => {
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
    await expect(page.getByText('Required Field')).toHaveCount(8);
    await expect(textField(page, 'Supplier Item ID')).toBeFocused();
    await expect(confirmDialog(page)).toHaveCount(0);
    expect(world.calls('createItem')).toEqual([]);
  });

  test('the first field that is wrong is focused, wherever it is', async ({ page }) => {
    await fillItemForm(page);
    await textField(page, 'Size').fill('0');
    await page.getByText('Cranbury Beverage Center').click();
    await addButton(page).click();
    await expect(textField(page, 'Size')).toBeFocused();
    await textField(page, 'Size').fill('750');
    await addButton(page).click();
    await expect(page.getByRole('checkbox', { name: /Cranbury/ })).toBeFocused();
    await page.keyboard.press('Space');
    await choose(page, 'Status', 'Inactive');
    await addButton(page).click();
    await expect(confirmDialog(page)).toBeVisible();
  });

  test('a wrong optional field opens the group that hides it', async ({ page }) => {
    await fillItemForm(page);
    await page.getByText('Origin, codes and compliance').first().click();
    await textField(page, 'UPC').fill('123');
    await page.getByText('Origin, codes and compliance').first().click();
    await expect(textField(page, 'UPC')).toBeHidden();
    await addButton(page).click();
    await expect(textField(page, 'UPC')).toBeFocused();
    await expect(textField(page, 'UPC')).toHaveAccessibleDescription('UPC should be 12 digits');
  });

  test('the outdated type Wine is shown and cannot be chosen', async ({ page }) => {
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
  });

  test('a non-alcoholic item needs no strength', async ({ page, world }) => {
    await fillItemForm(page);
    const strength = textField(page, 'Alcohol by volume (%)');
    await strength.fill('');
    await expect(strength).toHaveAccessibleDescription('Required Field');
    await expect(strength).toHaveAttribute('aria-required', 'true');
    await choose(page, 'Type', 'Non-Alcoholic');
    await expect(strength).not.toHaveAccessibleDescription('Required Field');
    await expect(strength).not.toHaveAttribute('aria-required', 'true');
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText(added);
    expect(world.calls('createItem').map(({ status }) => status)).toEqual([201]);
  });

  test('a strength that is unusual for the type is pointed out and may be kept', async ({ page, world }) => {
    await fillItemForm(page);
    await textField(page, 'Alcohol by volume (%)').fill('40');
    await expect(textField(page, 'Alcohol by volume (%)')).toHaveAccessibleDescription(
      'Unusual strength for "16% Alcohol or Less"',
    );
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText(added);
    expect(world.calls('createItem').map(({ status }) => status)).toEqual([201]);
  });
});
