import type { Page } from '@playwright/test';
import { refuseCamera, showToCamera, useFakeCamera } from '../../fixtures/camera.ts';
import { choose, textField } from '../../fixtures/items.ts';
import { chooseWarehouse, lineField, lineRows, nextButton } from '../../fixtures/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T09:30:00Z');
});

const scanButton = (page: Page) => page.getByRole('button', { name: 'Scan a barcode' });
const scanDialog = (page: Page) => page.getByRole('dialog', { name: 'Scan a barcode' });

test('scanning the barcode of a bottle or a case searches for its item', async ({ page, portal }) => {
  await useFakeCamera(page);
  await portal.open('/SUP-1001/items');
  const search = page.getByRole('searchbox', { name: 'Search items' });
  await scanButton(page).tap();
  await showToCamera(page, '411000010003');
  await expect(scanDialog(page)).toBeHidden();
  await expect(search).toHaveValue('411000010003');
  await expect(page.getByRole('rowheader')).toHaveText(['HF-1001']);
  await expect(scanButton(page)).toBeFocused();

  // The search finds the UPC of the bottle, and the case carries another code with the UPC inside.
  await showToCamera(page, '');
  await scanButton(page).tap();
  await showToCamera(page, '10411000110076');
  await expect(search).toHaveValue('411000110079');
  await expect(page.getByRole('rowheader')).toHaveText(['HF-1002']);
});

test('without a camera the scan dialog explains what is missing and accepts a typed code', async ({
  page,
  portal,
}) => {
  await refuseCamera(page);
  await portal.open('/SUP-1001/inbound-orders');
  await scanButton(page).tap();
  await expect(scanDialog(page).getByRole('status')).toHaveText(
    'The camera is blocked for this page. Allow it in the settings of your browser, or type the code.',
  );
  await page.getByRole('textbox', { name: 'Code' }).fill(' IB-2611-000030 ');
  await page.keyboard.press('Enter');
  await expect(scanDialog(page)).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('IB-2611-000030');
});

test('each scan of an order line counts one case or one bottle, and Undo reverts the last scan', async ({
  page,
  portal,
}) => {
  await useFakeCamera(page);
  await portal.open('/SUP-1001/inbound-orders/create');
  await chooseWarehouse(page, 'Cranbury');
  await textField(page, 'PO number').fill('PO-SCAN');
  await choose(page, 'Shipping type', 'Parcel');
  await nextButton(page).click();
  await scanButton(page).tap();
  const answer = scanDialog(page).getByRole('status');
  await showToCamera(page, '10411000010000');
  await expect(answer).toHaveText('HF-1001: 1 case');
  await showToCamera(page, '411000010003');
  await expect(answer).toHaveText('HF-1001: 1 case, 1 bottle');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(answer).toHaveText('The scan of HF-1001 was undone.');
  await showToCamera(page, '');
  await textField(page, 'Code').fill('HF-1002');
  await page.keyboard.press('Enter');
  await expect(answer).toHaveText('HF-1002: 1 case');
  await textField(page, 'Code').fill('NO-SUCH-ITEM');
  await page.keyboard.press('Enter');
  await expect(answer).toHaveText('No active item has the code NO-SUCH-ITEM.');
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(lineRows(page)).toHaveText([/^HF-1001/, /^HF-1002/]);
  await expect(lineField(page, 'Cases', 'HF-1001')).toHaveValue('1');
  await expect(lineField(page, 'Bottles', 'HF-1001')).toHaveValue('');
  await expect(lineField(page, 'Cases', 'HF-1002')).toHaveValue('1');
});

test('a hardware scanner types the code of a case into the search for items', async ({ page, portal }) => {
  await portal.open('/SUP-1001/inbound-orders/create');
  await chooseWarehouse(page, 'Cranbury');
  await textField(page, 'PO number').fill('PO-SCAN');
  await choose(page, 'Shipping type', 'Parcel');
  await nextButton(page).click();
  await page.keyboard.type('10411000010000');
  await page.keyboard.press('Enter');
  await expect(lineField(page, 'Cases', 'HF-1001')).toBeFocused();
});
