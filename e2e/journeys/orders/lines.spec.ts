import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { addItem, choose, textField } from '../../fixtures/items.ts';
import {
  chooseWarehouse,
  itemSearch,
  lineField,
  lineRows,
  nextButton,
  ordersWithPo,
  stepButton,
  submitAndConfirm,
  typeLine,
} from '../../fixtures/orders.ts';
import type { Portal } from '../../fixtures/portal.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T09:30:00Z');
});

async function openItems(page: Page, portal: Portal, direction: 'inbound' | 'outbound' = 'inbound') {
  await portal.open(`/SUP-1001/${direction}-orders/create`);
  if (direction === 'outbound') {
    await page.getByRole('combobox', { name: 'Customer', exact: true }).fill('Harborline');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await chooseWarehouse(page, 'Cranbury');
  await textField(page, 'PO number').fill('PO-LINES');
  await choose(page, 'Shipping type', 'Parcel');
  await nextButton(page).click();
  await expect(itemSearch(page)).toBeFocused();
}

test('adding an item twice focuses the existing line, and Undo restores a removed line with its quantity and later edits', async ({
  page,
  portal,
}) => {
  await openItems(page, portal);
  await typeLine(page, 'HF-1001', '3');
  await typeLine(page, 'HF-1002', '4');
  await page.keyboard.type('HF-1001');
  await expect(page.getByRole('option', { name: /^HF-1001/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(lineField(page, 'Cases', 'HF-1001')).toBeFocused();
  await expect(page.getByText('HF-1001 is already on line 1.')).toBeVisible();
  await expect(lineRows(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Remove HF-1001' }).click();
  await expect(lineRows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove HF-1002' })).toBeFocused();
  await lineField(page, 'Cases', 'HF-1002').fill('5');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lineRows(page)).toHaveText([/^HF-1001/, /^HF-1002/]);
  await expect(lineField(page, 'Cases', 'HF-1001')).toHaveValue('3');
  await expect(lineField(page, 'Cases', 'HF-1002')).toHaveValue('5');
  await expect(itemSearch(page)).toBeFocused();
});

test('an order line shows the stock and warns about a quantity above the stock and about full cases entered as bottles', async ({
  page,
  portal,
}) => {
  await openItems(page, portal, 'outbound');
  await typeLine(page, 'HF-1001', '99999');
  const cases = lineField(page, 'Cases', 'HF-1001');
  await expect(cases).toHaveAccessibleDescription(/^Only \d+ cases?(, \d+ bottles?)? available$/);
  await expect(page.getByRole('row').filter({ has: cases }).getByRole('cell').first()).toHaveText(
    /^\d+ cases(, \d+ bottles)?$/,
  );
  await cases.fill('1');
  await expect(cases).not.toHaveAccessibleDescription(/./);
  await lineField(page, 'Bottles', 'HF-1001').fill('14');
  await expect(lineField(page, 'Bottles', 'HF-1001')).toHaveAccessibleDescription(
    'Same as 2 cases, 2 bottles',
  );
});

test('an order without lines, with an empty line or without pallets cannot be reviewed', async ({
  page,
  portal,
}) => {
  await openItems(page, portal);
  await nextButton(page).click();
  await expect(page.getByText('Add at least one item.')).toBeVisible();
  await expect(itemSearch(page)).toBeFocused();
  await typeLine(page, 'HF-1001', '0');
  await nextButton(page).click();
  const cases = lineField(page, 'Cases', 'HF-1001');
  await expect(cases).toBeFocused();
  await expect(cases).toHaveAccessibleDescription('Numeric only, cannot be 0');
  await expect(stepButton(page, 'Items')).toHaveAccessibleName('2 Items, incomplete');
  await cases.fill('1');
  await textField(page, 'Pallets').fill('0');
  await nextButton(page).click();
  await expect(textField(page, 'Pallets')).toBeFocused();
  await expect(textField(page, 'Pallets')).toHaveAccessibleDescription(/Numeric only, cannot be 0/);
  await textField(page, 'Pallets').fill('2');
  await nextButton(page).click();
  await expect(nextButton(page)).toHaveText('Submit order');
});

test('pasted rows are previewed with their problems, and the valid rows are added and can be undone', async ({
  page,
  portal,
}) => {
  await openItems(page, portal);
  await typeLine(page, 'HF-1001', '3');
  await page.getByRole('button', { name: 'Paste rows' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste rows from a spreadsheet' });
  await expect(dialog.getByRole('textbox', { name: 'Rows' })).toBeFocused();
  const rows = [
    'SKU\tCases\tBottles',
    'hf-1002\t12\t3',
    'NOPE\t1',
    'HF-1003\tmany',
    'HF-1001\t5',
    'HF-1004\t0\t2',
  ];
  await dialog.getByRole('textbox', { name: 'Rows' }).fill(rows.join('\n'));
  await expect(dialog.getByText('2 of 5 rows can be added; the rest will be skipped.')).toBeVisible();
  const preview = dialog.getByRole('table', { name: 'Preview' });
  await expect(preview.getByRole('row', { name: 'NOPE' })).toContainText(
    'No active item NOPE at Cranbury Beverage Center',
  );
  await expect(preview.getByRole('row', { name: 'HF-1003' })).toContainText('Numeric only');
  await expect(preview.getByRole('row', { name: 'HF-1001' })).toContainText('Already on line 1');

  await test.step('on a phone the preview shows each value next to its label', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const heading = preview.getByRole('rowheader', { name: 'HF-1001' });
    const lineHeight = await heading.evaluate((element) => getComputedStyle(element).lineHeight);
    await expect
      .poll(async () => (await heading.boundingBox())?.height)
      .toBeLessThan(2 * Number.parseFloat(lineHeight));
    const width = (await preview.boundingBox())?.width ?? 0;
    const problem = preview.getByRole('cell', { name: /No active item/ });
    expect((await problem.boundingBox())?.width).toBe(width - 40);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await dialog.getByRole('button', { name: 'Add 2 lines' }).click();
  await expect(lineRows(page)).toHaveCount(3);
  await expect(lineField(page, 'Bottles', 'HF-1002')).toHaveValue('3');
  await lineField(page, 'Cases', 'HF-1001').fill('9');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lineRows(page)).toHaveCount(1);
  await expect(lineField(page, 'Cases', 'HF-1001')).toHaveValue('9');
});

test('rows pasted into the item search open the paste preview', async ({ context, page, portal }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openItems(page, portal);
  await page.evaluate(() => navigator.clipboard.writeText('HF-1001\t12\nHF-1002\t3'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('All 2 rows can be added.')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 lines' }).click();
  await expect(lineRows(page)).toHaveCount(2);
  await expect(itemSearch(page)).toHaveValue('');
});

test('changing the warehouse asks for confirmation before the lines are removed, and Cancel keeps warehouse and lines', async ({
  page,
  portal,
}) => {
  await openItems(page, portal);
  await typeLine(page, 'HF-1001', '3');
  await page.getByRole('button', { name: 'Back' }).click();
  await chooseWarehouse(page, 'Fairfield');
  const question = page.getByRole('alertdialog', { name: 'Change warehouse?' });
  await expect(question).toContainText('The line from the current warehouse will be removed.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('combobox', { name: 'Warehouse', exact: true })).toContainText('Cranbury');
  await nextButton(page).click();
  await expect(lineRows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Back' }).click();
  await chooseWarehouse(page, 'Fairfield');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await nextButton(page).click();
  await expect(page.getByText('No items yet')).toBeVisible();
});

test('an order of 500 lines, the maximum, is pasted, scrolled and submitted', async ({
  page,
  portal,
  sandbox,
}) => {
  const count = 500;
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  const skus = Array.from({ length: count }, (_, index) => `BULK-${String(index + 1).padStart(3, '0')}`);
  for (const sku of skus) await addItem(dana, 'SUP-1001', { sku });
  await openItems(page, portal);
  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page.getByRole('textbox', { name: 'Rows' }).fill(skus.map((sku) => `${sku}\t2\t1`).join('\n'));
  await page.getByRole('button', { name: `Add ${count} lines` }).click();
  await expect(lineRows(page)).toHaveCount(count);
  await lineField(page, 'Cases', skus[count / 2] ?? '').fill('3');
  const cases = new Intl.NumberFormat('en-US').format(2 * count + 1);
  await expect(page.getByLabel('Total', { exact: true })).toHaveText(new RegExp(`^cases${cases}`));
  await nextButton(page).click();
  await submitAndConfirm(page);
  await expect(page).toHaveURL('/SUP-1001/inbound-orders');
  const [order] = await ordersWithPo(dana, 'inbound', 'PO-LINES');
  expect(order?.lineItems.map(({ item }) => item.sku)).toEqual(skus);
});
