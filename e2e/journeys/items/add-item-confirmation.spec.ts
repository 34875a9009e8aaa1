import type { Page } from '@playwright/test';
import {
  addButton,
  confirmButton,
  confirmDialog,
  fillItemForm,
  itemsPath,
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

test.describe('the confirmation', () => {
  test('asks before anything is sent, 420 px wide, and Cancel sends nothing', async ({ page, world }) => {
    await fillItemForm(page);
    await addButton(page).click();
    await expect(confirmDialog(page)).toContainText('HF-2001 will be added to the item master.');
    await expect.poll(async () => (await confirmDialog(page).locator('..').boundingBox())?.width).toBe(420);
    await confirmDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(confirmDialog(page)).toBeHidden();
    await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
    await expect(addButton(page)).toBeFocused();
    expect(world.calls('createItem')).toEqual([]);
  });

  test('is left by Escape, and not by a click beside it', async ({ page, world }) => {
    await fillItemForm(page);
    await addButton(page).click();
    await page.mouse.click(20, 20);
    await expect(confirmDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(confirmDialog(page)).toBeHidden();
    expect(world.calls('createItem')).toEqual([]);
  });

  test('a double click on Confirm sends one item', async ({ page, world }) => {
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).dblclick();
    await expect(toast(page)).toContainText(added);
    await expect(page.getByRole('rowheader', { name: 'HF-2001' })).toHaveCount(1);
    expect(world.calls('createItem')).toHaveLength(1);
  });

  test('while it is sent Confirm and Escape do nothing more', async ({ page, world }) => {
    world.control.addFault({ kind: 'delay', operationId: 'createItem', delayMs: 1_500 });
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(confirmDialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(confirmDialog(page)).toBeVisible();
    await expect(toast(page)).toContainText(added);
    expect(world.calls('createItem')).toHaveLength(1);
  });

  test('Enter held down in a field opens it and does not answer it', async ({ page, world }) => {
    await fillItemForm(page);
    await textField(page, 'Brand').focus();
    // Playwright sends what a held key sends: the same key down again and again.
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
    await expect(confirmDialog(page)).toBeVisible();
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    // Escape answers a question, and nothing while something is being sent.
    await page.keyboard.press('Escape');
    await expect(confirmDialog(page)).toBeHidden();
    await expect(page).toHaveURL('/SUP-1001/items/create');
    expect(world.calls('createItem')).toEqual([]);
  });
});

test.describe('an item that is refused', () => {
  test('for its Supplier Item ID keeps what was typed and says why, in the toast and on the field', async ({
    page,
    problems,
    world,
  }) => {
    problems.expectStatus(409, itemsPath);
    await fillItemForm(page, { sku: 'HF-1001' });
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(confirmDialog(page)).toBeHidden();
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText('An item with this Supplier Item ID already exists.');
    await expect(toast(page).getByRole('listitem')).toHaveText('sku: Supplier Item ID already exists');
    const sku = textField(page, 'Supplier Item ID');
    await expect(sku).toHaveAccessibleDescription('Supplier Item ID already exists');
    await expect(sku).toBeFocused();
    await expect(sku).toHaveValue('HF-1001');
    await expect(textField(page, 'Description')).toHaveValue('Fen Block Gamay 2024');
    await expect(textField(page, 'Bottles per case')).toHaveValue('12');
    await expect(page.getByRole('checkbox', { name: /Cranbury/ })).toBeChecked();

    await sku.fill('HF-2001');
    await expect(sku).not.toHaveAccessibleDescription('Supplier Item ID already exists');
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(page).toHaveURL('/SUP-1001/items');
    await expect(toast(page).filter({ hasText: added })).toBeVisible();
    const keys = world.calls('createItem').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('for a field in a folded group opens the group', async ({ page, problems }) => {
    problems.expectStatus(409, itemsPath);
    await fillItemForm(page);
    await page.getByText('Origin, codes and compliance').first().click();
    await textField(page, 'UPC').fill('411000010003');
    await page.getByText('Origin, codes and compliance').first().click();
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText('Another item has this UPC.');
    await expect(textField(page, 'UPC')).toBeFocused();
    await expect(textField(page, 'UPC')).toHaveAccessibleDescription('UPC already exists');
  });

  test('for a field that the form does not know is told in the toast', async ({ page, problems, world }) => {
    const validationErrors = [
      { fieldPath: '__proto__.x', message: '<b>odd</b>' },
      { fieldPath: 'warehouses[0].warehouseId', message: 'Warehouse is not assigned to the supplier' },
    ];
    const body = { errorMessage: '<img src=x onerror=alert(1)>', extensions: { validationErrors } };
    world.control.addFault({ kind: 'status', status: 422, operationId: 'createItem', body });
    problems.expectStatus(422, itemsPath);
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText('<img src=x onerror=alert(1)>');
    await expect(toast(page).getByRole('listitem')).toHaveText([
      '__proto__.x: <b>odd</b>',
      'warehouses[0].warehouseId: Warehouse is not assigned to the supplier',
    ]);
    await expect(warehouses(page)).toHaveAccessibleDescription('Warehouse is not assigned to the supplier');
    expect(await page.evaluate(() => ({}) as { x?: unknown })).toEqual({});
  });

  test('without a reason is told in the specified general words', async ({ page, problems, world }) => {
    world.control.addFault({ kind: 'html', status: 502, operationId: 'createItem' });
    problems.expectStatus(502, itemsPath);
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText(
      'It seems that an unexpected error has occurred. Please, try again later.',
    );
    await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
  });

  test('because nobody may add it says so, without a second try and without signing out', async ({
    page,
    problems,
    world,
  }) => {
    world.control.addFault({ kind: 'status', status: 403, operationId: 'createItem' });
    problems.expectStatus(403, itemsPath);
    await fillItemForm(page);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText("You don't have the required permissions.");
    expect(world.calls('createItem')).toHaveLength(1);
    expect(world.calls('getAccessToken')).toEqual([]);
    await expect(page).toHaveURL('/SUP-1001/items/create');
  });
});
