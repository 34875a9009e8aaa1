import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { fillList, itemsPath, row, rows, searchBox } from '../../fixtures/items.ts';
import { action, pageCheckbox, results, rowCheckbox, selectionBar } from '../../fixtures/selection.ts';
import { expect, test } from '../../fixtures/test.ts';

const checked = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { checked: true }) })
    .getByRole('rowheader');

test('items are selected by page, by range and by search, and the selection stays when the page changes', async ({
  page,
  portal,
  sandbox,
}) => {
  await fillList(sandbox.getSession(demoUsers.supplierAdmin), 'SUP-1001', 24);
  await portal.open('/SUP-1001/items');
  await expect(rowCheckbox(page, 'HF-1001')).toBeVisible();
  await expect(selectionBar(page)).toBeHidden();

  await test.step('a press with Shift selects a range, and the bar shows the number', async () => {
    await rowCheckbox(page, 'HF-1001').click();
    await rowCheckbox(page, 'HF-1003').click({ modifiers: ['Shift'] });
    await expect(checked(page)).toHaveText(['HF-1001', 'HF-1002', 'HF-1003']);
    await expect(selectionBar(page)).toContainText('3 selected');
    await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toHaveCount(1);
    await expect(pageCheckbox(page)).toBeChecked({ indeterminate: true });
    await expect(page).toHaveURL('/SUP-1001/items');
  });

  await test.step('the checkbox of the page selects the page, and the selection stays on another page', async () => {
    await pageCheckbox(page).click();
    await expect(selectionBar(page)).toContainText('10 selected');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(rows(page).first()).toHaveText('Z-011');
    await expect(checked(page)).toHaveCount(0);
    await rowCheckbox(page, 'Z-011').click();
    await expect(selectionBar(page)).toContainText('11 selected');
  });

  await test.step('all matching rows are selected and exported', async () => {
    await action(page, 'Select all 24').click();
    await expect(selectionBar(page)).toContainText('24 selected');
    await expect(selectionBar(page)).toBeFocused();
    await expect(checked(page)).toHaveCount(10);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      action(page, 'Export selected').click(),
    ]);
    expect(download.suggestedFilename()).toBe('SUP-1001_items_selected.csv');
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(25);
    expect(lines.find((line) => line.startsWith('HF-1006'))).toBe(
      'HF-1006,Saltmarsh Albariño 2023,16% Alcohol or Less,750 ML × 12,Active,"WH-NJ-01, WH-CA-01",0,0',
    );
  });

  await test.step('a search clears the selection', async () => {
    await searchBox(page).fill('saltmarsh');
    await expect(rows(page)).toHaveText(['HF-0990', 'HF-1006', 'HF-1007']);
    await expect(selectionBar(page)).toBeHidden();
    await expect(checked(page)).toHaveCount(0);
  });
});

test('several items are discontinued at once, each refused item shows its reason, and Undo restores the others', async ({
  page,
  portal,
  sandbox,
  problems,
}) => {
  await fillList(sandbox.getSession(demoUsers.supplierAdmin), 'SUP-1001', 12);
  await portal.open('/SUP-1001/items?searchInput=Filler');
  await expect(rows(page)).toHaveText(['Z-009', 'Z-010', 'Z-011', 'Z-012']);
  const getStatusCell = (sku: string) =>
    row(page, sku)
      .getByRole('cell')
      .filter({ hasText: /ctive$|ntinued$/ });
  await pageCheckbox(page).click();
  sandbox.control.addFault({ kind: 'status', status: 409, operationId: 'updateItem', times: 1 });
  await action(page, 'Discontinue').click();
  const dialog = page.getByRole('dialog', { name: 'Discontinue items' });
  await expect(dialog.getByRole('status')).toHaveText('3 of 4 records done · 1 failed');
  await expect(results(page).first()).toContainText('Failed');
  await expect(results(page).filter({ hasText: 'Done' })).toHaveCount(3);
  const failed = sandbox.calls('updateItem').find(({ status }) => status === 409);
  problems.expectStatus(409, failed?.path ?? itemsPath);

  await dialog.getByRole('button', { name: 'Retry failed records' }).click();
  await expect(selectionBar(page)).toContainText('4 items discontinued');
  await expect(selectionBar(page)).toBeFocused();
  for (const sku of ['Z-009', 'Z-012']) await expect(getStatusCell(sku)).toHaveText('Discontinued');
  await expect(checked(page)).toHaveCount(0);

  await action(page, 'Undo').click();
  await expect(selectionBar(page)).toContainText('Status of 4 items restored');
  for (const sku of ['Z-009', 'Z-012']) await expect(getStatusCell(sku)).toHaveText('Active');
  await action(page, 'Dismiss message').click();
  await expect(selectionBar(page)).toBeHidden();
  await expect(pageCheckbox(page)).toBeFocused();
});

test('an action lists the selected items that it does not apply to, with the reason, and does not start when none is left', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await rowCheckbox(page, 'HF-0990').click();
  await action(page, 'Discontinue').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText("This action doesn't apply to any of the selected records.");
  await expect(dialog.getByRole('listitem')).toHaveText(['HF-0990The item is already discontinued.']);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await rowCheckbox(page, 'HF-1006').click();
  await action(page, 'Activate').click();
  await expect(page.getByRole('dialog', { name: 'Activate 1 item?' })).toContainText(
    "This action doesn't apply to 1 record:HF-1006The item is already active.",
  );
  await page.keyboard.press('Escape');
  await expect(action(page, 'Activate')).toBeFocused();
  expect(sandbox.calls('updateItem')).toEqual([]);
});

test('items are selected by keyboard alone', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items');
  await expect(rowCheckbox(page, 'HF-1001')).toBeVisible();
  const link = (sku: string) => page.getByRole('link', { name: sku });
  await link('HF-0990').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(checked(page)).toHaveText(['HF-1001']);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(link('HF-1003')).toBeFocused();
  await expect(checked(page)).toHaveText(['HF-1001', 'HF-1002', 'HF-1003']);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(checked(page)).toHaveText(['HF-1001', 'HF-1002']);

  await page.keyboard.press('Shift+Tab');
  await expect(rowCheckbox(page, 'HF-1002')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(checked(page)).toHaveText(['HF-1001']);
  await page.keyboard.press('End');
  await expect(rowCheckbox(page, 'HF-1007')).toBeFocused();
  await page.keyboard.press('Shift+Space');
  await expect(checked(page)).toHaveCount(7);
  await page.keyboard.press('Control+a');
  await expect(checked(page)).toHaveCount(8);
  await page.keyboard.press('Escape');
  await expect(checked(page)).toHaveCount(0);
  await expect(rowCheckbox(page, 'HF-1007')).toBeFocused();
});

test('a user with read-only access can only export the selection', async ({ page, portal }) => {
  await portal.open('/SUP-1004/items', { as: demoUsers.viewer });
  await pageCheckbox(page).click();
  await expect(selectionBar(page).getByRole('button', { name: 'Export selected' })).toBeVisible();
  await expect(selectionBar(page).getByRole('button', { name: /Activate|Discontinue/ })).toHaveCount(0);
});
