import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { textField } from '../../fixtures/items.ts';
import { leaveDialog, pageTitle, section, switcher, switchSupplier } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const form = '/SUP-1001/items/create';
const brand = (page: Page) => textField(page, 'Brand');
const answerLeaveDialog = (page: Page, name: 'Cancel' | 'Confirm') =>
  leaveDialog(page).getByRole('button', { name }).click();

/** Opens Customers, Items and the item form by links, and types into the form. */
async function openFormByLinks(page: Page) {
  await section(page, 'Items').click();
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await brand(page).fill('Fen Block');
}

test.beforeEach(async ({ portal }) => portal.open('/SUP-1001/customers', { as: demoUsers.superAdmin }));

test('Back from an unsaved form asks once: Cancel keeps address and form, Confirm goes back', async ({
  page,
}) => {
  await openFormByLinks(page);
  await page.evaluate(() => history.back());
  await expect(leaveDialog(page)).toBeVisible();
  await expect(page).toHaveURL(form);
  await answerLeaveDialog(page, 'Cancel');
  await expect(leaveDialog(page)).toBeHidden();
  await expect(page).toHaveURL(form);
  await expect(brand(page)).toHaveValue('Fen Block');

  await page.evaluate(() => history.back());
  await answerLeaveDialog(page, 'Confirm');
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(pageTitle(page)).toHaveText('Items');
  await page.goBack();
  await expect(page).toHaveURL('/SUP-1001/customers');
});

test('Forward from an unsaved form asks first and goes to the next page', async ({ page }) => {
  await openFormByLinks(page);
  await page.getByRole('link', { name: 'Back to Items' }).click();
  await answerLeaveDialog(page, 'Confirm');
  await expect(page).toHaveURL('/SUP-1001/items');
  await page.goBack();
  await brand(page).fill('Fen Block once more');
  await page.evaluate(() => history.forward());
  await answerLeaveDialog(page, 'Cancel');
  await expect(page).toHaveURL(form);
  await expect(brand(page)).toHaveValue('Fen Block once more');
  await page.evaluate(() => history.forward());
  await answerLeaveDialog(page, 'Confirm');
  await expect(page).toHaveURL('/SUP-1001/items');
});

test('several history steps at once ask the user once and are applied together', async ({ page }) => {
  await openFormByLinks(page);
  await page.evaluate(() => history.go(-2));
  await expect(leaveDialog(page)).toHaveCount(1);
  await answerLeaveDialog(page, 'Confirm');
  await expect(page).toHaveURL('/SUP-1001/customers');
  await expect(leaveDialog(page)).toHaveCount(0);
});

test('two quick presses of Back ask once, and Cancel keeps form and history', async ({ page }) => {
  await openFormByLinks(page);
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back(), 0);
  });
  await expect(leaveDialog(page)).toBeVisible();
  await answerLeaveDialog(page, 'Cancel');
  await expect(leaveDialog(page)).toBeHidden();
  await expect(page).toHaveURL(form);
  await expect(brand(page)).toHaveValue('Fen Block');
  await brand(page).fill('');
  await page.goBack();
  await expect(page).toHaveURL('/SUP-1001/items');
  await page.goBack();
  await expect(page).toHaveURL('/SUP-1001/customers');
});

test('Back while the leave confirmation is open changes nothing', async ({ page }) => {
  await openFormByLinks(page);
  await section(page, 'Customers').click();
  await expect(leaveDialog(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(leaveDialog(page)).toHaveCount(1);
  await expect(page).toHaveURL(form);
  await answerLeaveDialog(page, 'Cancel');
  await expect(brand(page)).toHaveValue('Fen Block');
});

test('Back after a declined supplier switch asks once, and Cancel keeps address, form and supplier', async ({
  page,
}) => {
  await openFormByLinks(page);
  await switchSupplier(page, 'Maison Tesselle');
  await answerLeaveDialog(page, 'Cancel');
  await expect(page).toHaveURL(form);
  await page.evaluate(() => history.back());
  await expect(leaveDialog(page)).toHaveCount(1);
  await answerLeaveDialog(page, 'Cancel');
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(form);
  await expect(brand(page)).toHaveValue('Fen Block');
  await expect(switcher(page)).toContainText('Halberd & Fen');
});

test('query changes within a page do not ask for confirmation, even with Back', async ({ page }) => {
  await openFormByLinks(page);
  await page.evaluate(() => history.pushState({ ...history.state }, '', '?tab=2'));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(form);
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(brand(page)).toHaveValue('Fen Block');
});

test('Back undoes paging and sorting of a list step by step', async ({ page }) => {
  await section(page, 'Items').click();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page).toHaveURL('/SUP-1001/items?order=ASC&orderBy=size');
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page).toHaveURL('/SUP-1001/items?order=DESC&orderBy=size');
  await page.goBack();
  await expect(page).toHaveURL('/SUP-1001/items?order=ASC&orderBy=size');
  await page.goBack();
  await expect(page).toHaveURL('/SUP-1001/items');
  await page.goBack();
  await expect(page).toHaveURL('/SUP-1001/customers');
});
