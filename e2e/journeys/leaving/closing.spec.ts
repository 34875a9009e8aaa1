import type { Page } from '@playwright/test';
import { addButton, confirmButton, fillItemForm, textField } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const brand = (page: Page) => textField(page, 'Brand');

/** Closes the tab, expects the browser's dialog and dismisses it. */
async function closeAndStay(page: Page): Promise<string> {
  const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  const type = dialog.type();
  await dialog.dismiss();
  return type;
}

test.beforeEach(async ({ page, portal }) => {
  await portal.open('/SUP-1001/items/create');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});

test('closing a tab with unsaved changes shows the browser’s dialog, and staying keeps the changes', async ({
  page,
}) => {
  await brand(page).pressSequentially('Fen Block');
  expect(await closeAndStay(page)).toBe('beforeunload');
  await expect(brand(page)).toHaveValue('Fen Block');
});

test('a tab with an untouched form closes without a dialog', async ({ page }) => {
  await brand(page).click();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(page.isClosed()).toBe(true);
});

test('a tab with a saved form closes without a dialog', async ({ page }) => {
  await fillItemForm(page);
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(page.isClosed()).toBe(true);
});
