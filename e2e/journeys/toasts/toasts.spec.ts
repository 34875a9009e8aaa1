import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { addButton, confirmButton, fillItemForm } from '../../fixtures/items.ts';
import { accountButton, switchSupplier } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const toast = (page: Page) => page.getByRole('region', { name: /notification/i }).getByRole('alertdialog');

async function addAnItem(page: Page, sku = 'HF-2001') {
  await fillItemForm(page, { sku });
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(toast(page)).toBeVisible();
}

test('page changes, outside clicks and Escape do not close a notification, hover and focus pause its timer, and it closes after 10 s', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await portal.open('/SUP-1001/items/create');
  await addAnItem(page);
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toBeVisible();
  await toast(page).getByRole('link', { name: 'View HF-2001' }).focus();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await toast(page).hover();
  await page.getByRole('link', { name: 'Add New Item' }).focus();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(600, 400);
  await page.clock.runFor(10_000);
  await expect(toast(page)).toBeHidden();

  await page.clock.resume();
  await page.goto('/SUP-1001/items/create');
  await addAnItem(page, 'HF-2002');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.clock.runFor(8_000);
  await expect(toast(page)).toBeVisible();
  // Navigation does not restart the timer.
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast(page)).toBeHidden();
});

test('a user keeps notifications until they close them, and turns the time limit on again', async ({
  page,
  portal,
}) => {
  const setKept = async (isKept: boolean) => {
    await accountButton(page).click();
    const kept = page.getByRole('menuitemcheckbox', { name: 'Keep messages until I close them' });
    await expect(kept).toBeChecked({ checked: !isKept });
    await kept.click();
    await expect(kept).toBeChecked({ checked: isKept });
    await page.keyboard.press('Escape');
  };
  await page.clock.install();
  await portal.open('/SUP-1001/items/create');
  await setKept(true);
  await page.reload();
  await addAnItem(page);
  await page.mouse.move(600, 400);
  await page.clock.runFor(600_000);
  await expect(toast(page)).toBeVisible();
  await setKept(false);
  await page.mouse.move(600, 400);
  await page.clock.runFor(10_000);
  await expect(toast(page)).toBeHidden();
});

test('a notification is at the bottom right above the footer of the list, at most 390 px wide, fits a phone and has a Close button', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items/create');
  await addAnItem(page);
  const place = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await toast(page).boundingBox()) ?? {};
    return { right: 1440 - x - width, bottom: 900 - y - height, isNarrow: width <= 390 };
  };
  await expect.poll(place).toEqual({ right: 24, bottom: 24 + 56, isNarrow: true });
  await toast(page).hover();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => {
      const { x = -1, width = 999 } = (await toast(page).boundingBox()) ?? {};
      return x >= 0 && x + width <= 390;
    })
    .toBe(true);
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toBeHidden();
});

test('a notification has the specified text and a link inside the current supplier', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1003/items', { as: demoUsers.superAdmin });
  await switchSupplier(page, 'Halberd');
  await expect(page).toHaveURL('/SUP-1001/items');
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await addAnItem(page);
  await expect(toast(page)).toContainText('Item added successfully');
  await expect(toast(page)).toContainText('This item is added to the Item master');
  const link = toast(page).getByRole('link', { name: 'View HF-2001' });
  await expect(link).toHaveAttribute('href', /^\/SUP-1001\/items\/details\/ITM-\d+$/);
  await link.click();
  await expect(page).toHaveURL(/\/SUP-1001\/items\/details\/ITM-\d+$/);
  await expect(toast(page)).toBeHidden();
});

test('a refusal lists the validation errors by field as text', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const validationErrors = [
    { fieldPath: 'sku', message: 'Supplier Item ID already exists' },
    { fieldPath: 'upc', message: '<b>odd</b>' },
  ];
  const body = { errorMessage: 'The item was refused.', extensions: { validationErrors } };
  sandbox.control.addFault({ kind: 'status', status: 422, operationId: 'createItem', body });
  problems.expectStatus(422, '/api/v1/suppliers/SUP-1001/items');
  await portal.open('/SUP-1001/items/create');
  await addAnItem(page);
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('The item was refused.');
  await expect(toast(page).getByRole('listitem')).toHaveText([
    'sku: Supplier Item ID already exists',
    'upc: <b>odd</b>',
  ]);
});

test('signing out removes a notification', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items/create');
  await addAnItem(page);
  await portal.signOut();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('HF-2001')).toHaveCount(0);
});
