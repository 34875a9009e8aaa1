import type { Page } from '@playwright/test';
import {
  addButton,
  confirmButton,
  fillItemForm,
  fillList,
  openEdit,
  rows,
  saves,
  searchBox,
  textField,
  toast,
} from '../../fixtures/items.ts';
import { people } from '../../fixtures/people.ts';
import { pageTitle, section, switchSupplier } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { World } from '../../fixtures/world.ts';

const plain = '/SUP-1001/items';
const narrowed = `${plain}?page=1&order=DESC&orderBy=sku&searchInput=filler&filter=itemStatus%3AACTIVE%3B`;
const back = (page: Page) => page.getByRole('link', { name: 'Back to Items' });
const rowLink = (page: Page, sku: string) => page.getByRole('link', { name: sku, exact: true });
const shownRange = (page: Page) => page.getByText('11–20 of 22');

const fill = (world: World) => fillList(world.person(people.supplierAdmin), 'SUP-1001', 30);

/** The second page of a list that is searched, filtered and sorted; and one of its rows open. */
async function openRow(page: Page, sku = 'Z-015') {
  await expect(shownRange(page)).toBeVisible();
  await rowLink(page, sku).click();
  await expect(pageTitle(page)).toHaveText(sku);
}

test.beforeEach(async ({ portal, world }) => {
  await fill(world);
  await portal.open(narrowed);
});

test('the back arrow of the details leads to the list as it was left, and to its row', async ({ page }) => {
  await openRow(page);
  await expect(back(page)).toHaveAttribute('href', narrowed);
  await back(page).click();
  await expect(page).toHaveURL(narrowed);
  await expect(shownRange(page)).toBeVisible();
  await expect(searchBox(page)).toHaveValue('filler');
  await expect(rowLink(page, 'Z-015')).toBeFocused();
});

test('Back of the browser leads to the same, step by step', async ({ page }) => {
  await openRow(page);
  await back(page).click();
  await expect(page).toHaveURL(narrowed);
  await page.goBack();
  await expect(pageTitle(page)).toHaveText('Z-015');
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(rowLink(page, 'Z-015')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a save leads to the list as it was left, to the row that was changed', async ({ page }) => {
  await openRow(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await textField(page, 'Description').fill('Filler no more');
  await saves(page);
  await expect(toast(page)).toContainText('Item modified successfully');
  await expect(page).toHaveURL(narrowed);
  await expect(shownRange(page)).toBeVisible();
  await expect(rowLink(page, 'Z-015')).toBeFocused();
});

test('a save after the rows have been forgotten finds the row when it is there again', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await openRow(page);
  await page.clock.fastForward(61_000);
  world.control.addFault({ kind: 'delay', operationId: 'listItems', delayMs: 1_000 });
  await back(page).press('Enter');
  await expect(pageTitle(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(0);
  await expect(rowLink(page, 'Z-015')).toBeFocused();
});

test('who goes on while the rows are on their way is not called back', async ({ page, world }) => {
  await page.clock.install();
  await openRow(page);
  await page.clock.fastForward(61_000);
  world.control.addFault({ kind: 'delay', operationId: 'listItems', delayMs: 1_000 });
  await back(page).press('Enter');
  await expect(pageTitle(page)).toBeFocused();
  await searchBox(page).focus();
  await expect(rows(page)).toHaveCount(10);
  await expect(searchBox(page)).toBeFocused();
});

test('Cancel and the back arrow of the forms lead there too, after a reload as well', async ({ page }) => {
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await expect(pageTitle(page)).toHaveText('New item');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(narrowed);

  await openRow(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(pageTitle(page)).toHaveText('Edit item');
  await page.reload();
  await back(page).click();
  await expect(page).toHaveURL(narrowed);
  await expect(rowLink(page, 'Z-015')).toBeFocused();
});

/** Adds an item from the list, which shows it in a notification. */
async function addFromList(page: Page) {
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await fillItemForm(page);
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(page).toHaveURL(narrowed);
}

test('a new item, looked at by the link of its notification, leads back to the list as it was left', async ({
  page,
}) => {
  await addFromList(page);
  await toast(page).getByRole('link', { name: 'View HF-2001' }).click();
  await expect(pageTitle(page)).toHaveText('HF-2001');
  await expect(back(page)).toHaveAttribute('href', narrowed);
});

test('the link of a notification that is followed from elsewhere leads back to the plain list', async ({
  page,
}) => {
  await addFromList(page);
  await section(page, 'Dashboard').click();
  await expect(pageTitle(page)).toHaveText('Dashboard');
  await toast(page).getByRole('link', { name: 'View HF-2001' }).click();
  await expect(pageTitle(page)).toHaveText('HF-2001');
  await expect(back(page)).toHaveAttribute('href', plain);
});

test('the section in the navigation leads to the whole list', async ({ page }) => {
  await openRow(page);
  await section(page, 'Items').click();
  await expect(page).toHaveURL(plain);
});

test('a deep link leads back to the plain list, and another supplier to its own', async ({
  page,
  portal,
}) => {
  await openEdit({ page, portal }, 'ITM-1001');
  await expect(back(page)).toHaveAttribute('href', plain);
  await portal.open(narrowed, { as: people.superAdmin });
  await openRow(page);
  await switchSupplier(page, 'Copperwake');
  await expect(page).not.toHaveURL(/SUP-1001|searchInput/);
  await rows(page).first().getByRole('link').click();
  await expect(back(page)).toHaveAttribute('href', '/SUP-1002/items');
});
