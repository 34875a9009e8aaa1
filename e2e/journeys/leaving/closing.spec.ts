import type { Page } from '@playwright/test';
import { addButton, confirmButton, fillItemForm, textField } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const brand = (page: Page) => textField(page, 'Brand');

/** What the browser asks when the tab is closed: the answer is to stay. */
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

test('closing the tab over typed changes has the browser ask, and staying keeps them', async ({ page }) => {
  await brand(page).pressSequentially('Fen Block');
  expect(await closeAndStay(page)).toBe('beforeunload');
  await expect(brand(page)).toHaveValue('Fen Block');
});

test('a tab with an untouched form closes without a question', async ({ page }) => {
  await brand(page).click();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(page.isClosed()).toBe(true);
});

test('a tab whose form is saved closes without a question', async ({ page }) => {
  await fillItemForm(page);
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(page.isClosed()).toBe(true);
});
