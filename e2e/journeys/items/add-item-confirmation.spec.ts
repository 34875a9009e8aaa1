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
import { closeToast } from '../../fixtures/uploads.ts';

const added = 'Item added successfully';
const warehouses = (page: Page) => page.getByRole('group', { name: 'Warehouses' });

test.beforeEach(async ({ page, portal }) => {
  await portal.open('/SUP-1001/items/create');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});

test('the confirmation of a new item sends nothing on Cancel, Escape, an outside click or a held Enter key', async ({
  page,
  sandbox,
}) => {
  await fillItemForm(page);
  await addButton(page).click();
  await expect(confirmDialog(page)).toContainText('HF-2001 will be added to the item master.');
  await expect.poll(async () => (await confirmDialog(page).locator('..').boundingBox())?.width).toBe(420);
  await confirmDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(confirmDialog(page)).toBeHidden();
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
  await expect(addButton(page)).toBeFocused();

  await addButton(page).click();
  await page.mouse.click(20, 20);
  await expect(confirmDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirmDialog(page)).toBeHidden();

  await textField(page, 'Brand').focus();
  // Repeated `down` calls send the auto-repeat events of a held key.
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await expect(confirmDialog(page)).toBeVisible();
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  // Escape closes the dialog only while no request is pending.
  await page.keyboard.press('Escape');
  await expect(confirmDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/SUP-1001/items/create');
  expect(sandbox.calls('createItem')).toEqual([]);
});

test('a double click on Confirm, and Enter or Escape while the request is pending, send one request', async ({
  page,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'delay', operationId: 'createItem', delayMs: 1_500 });
  await fillItemForm(page);
  await addButton(page).click();
  await confirmButton(page).dblclick();
  await expect(confirmDialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(confirmDialog(page)).toBeVisible();
  await expect(toast(page)).toContainText(added);
  await expect(page.getByRole('rowheader', { name: 'HF-2001' })).toHaveCount(1);
  expect(sandbox.calls('createItem')).toHaveLength(1);
});

test('a refused item keeps its values and shows the reason in a notification and on the field until it is saved', async ({
  page,
  problems,
  sandbox,
}) => {
  const sku = textField(page, 'Supplier Item ID');
  const confirm = async () => {
    await addButton(page).click();
    await confirmButton(page).click();
  };
  await fillItemForm(page, { sku: 'HF-1001' });

  await test.step('a duplicate Supplier Item ID', async () => {
    problems.expectStatus(409, itemsPath);
    await confirm();
    await expect(confirmDialog(page)).toBeHidden();
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText('An item with this Supplier Item ID already exists.');
    await expect(toast(page).getByRole('listitem')).toHaveText('sku: Supplier Item ID already exists');
    await expect(sku).toHaveAccessibleDescription('Supplier Item ID already exists');
    await expect(sku).toBeFocused();
    await expect(sku).toHaveValue('HF-1001');
    await expect(textField(page, 'Description')).toHaveValue('Fen Block Gamay 2024');
    await expect(textField(page, 'Bottles per case')).toHaveValue('12');
    await expect(page.getByRole('checkbox', { name: /Cranbury/ })).toBeChecked();
  });

  await test.step('the notification does not cover the buttons of the form in any window size', async () => {
    for (const viewport of [
      { width: 1920, height: 1200 },
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await expect
        .poll(async () => {
          const notice = await toast(page).boundingBox();
          const button = await addButton(page).boundingBox();
          return (
            notice && button && (notice.y + notice.height <= button.y || notice.x >= button.x + button.width)
          );
        })
        .toBe(true);
    }
    await closeToast(page, 'An item with this Supplier Item ID already exists.');
  });

  await test.step('a duplicate value in a collapsed group opens the group', async () => {
    problems.expectStatus(409, itemsPath);
    await sku.fill('HF-2001');
    await expect(sku).not.toHaveAccessibleDescription('Supplier Item ID already exists');
    await page.getByText('Origin, codes and compliance').first().click();
    await textField(page, 'UPC').fill('411000010003');
    await page.getByText('Origin, codes and compliance').first().click();
    await confirm();
    await expect(toast(page)).toContainText('Another item has this UPC.');
    await expect(textField(page, 'UPC')).toBeFocused();
    await expect(textField(page, 'UPC')).toHaveAccessibleDescription('UPC already exists');
    await closeToast(page, 'Another item has this UPC.');
    await textField(page, 'UPC').fill('');
  });

  await test.step('hostile error paths and messages are shown as text', async () => {
    const validationErrors = [
      { fieldPath: '__proto__.x', message: '<b>odd</b>' },
      { fieldPath: 'warehouses[0].warehouseId', message: 'Warehouse is not assigned to the supplier' },
    ];
    const body = { errorMessage: '<img src=x onerror=alert(1)>', extensions: { validationErrors } };
    sandbox.control.addFault({ kind: 'status', status: 422, operationId: 'createItem', body });
    problems.expectStatus(422, itemsPath);
    await confirm();
    await expect(toast(page)).toContainText('<img src=x onerror=alert(1)>');
    await expect(toast(page).getByRole('listitem')).toHaveText([
      '__proto__.x: <b>odd</b>',
      'warehouses[0].warehouseId: Warehouse is not assigned to the supplier',
    ]);
    await expect(warehouses(page)).toHaveAccessibleDescription('Warehouse is not assigned to the supplier');
    expect(await page.evaluate(() => ({}) as { x?: unknown })).toEqual({});
    await closeToast(page, '<img src=x onerror=alert(1)>');
  });

  await test.step('a gateway error without a message has the specified general text', async () => {
    sandbox.control.addFault({ kind: 'html', status: 502, operationId: 'createItem' });
    problems.expectStatus(502, itemsPath);
    await confirm();
    const general = 'It seems that an unexpected error has occurred. Please, try again later.';
    await expect(toast(page)).toContainText(general);
    await expect(sku).toHaveValue('HF-2001');
    await closeToast(page, general);
  });

  await test.step('a missing permission neither repeats the request nor signs the user out', async () => {
    sandbox.control.addFault({ kind: 'status', status: 403, operationId: 'createItem' });
    problems.expectStatus(403, itemsPath);
    sandbox.control.clearJournal();
    await confirm();
    await expect(toast(page)).toContainText("You don't have the required permissions.");
    expect(sandbox.calls('createItem')).toHaveLength(1);
    expect(sandbox.calls('getAccessToken')).toEqual([]);
    await expect(page).toHaveURL('/SUP-1001/items/create');
  });

  await confirm();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(toast(page).filter({ hasText: added })).toBeVisible();
  expect(sandbox.statuses('createItem')).toEqual([403, 201]);
  const keys = sandbox.calls('createItem').map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});
