import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import {
  addButton,
  confirmButton,
  fillItemForm,
  fillList,
  openEdit,
  rows,
  saveAndConfirm,
  searchBox,
  textField,
  toast,
} from '../../fixtures/items.ts';
import type { Sandbox } from '../../fixtures/sandbox.ts';
import { pageTitle, section, switchSupplier } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const plain = '/SUP-1001/items';
const narrowed = `${plain}?page=1&order=DESC&orderBy=sku&searchInput=filler&filter=itemStatus%3AACTIVE%3B`;
/** Matches a list's URL with the row that the user opened last. */
const withOpenedRow = (address: string) =>
  new RegExp(`${address.replaceAll('?', '\\?')}[?&]detailsId=ITM-\\w+$`);
const opened = withOpenedRow(narrowed);
const back = (page: Page) => page.getByRole('link', { name: 'Back to Items' });
const rowLink = (page: Page, sku: string) => page.getByRole('link', { name: sku, exact: true });
const shownRange = (page: Page) => page.getByText('11–20 of 22');

const fill = (sandbox: Sandbox) => fillList(sandbox.getSession(demoUsers.supplierAdmin), 'SUP-1001', 30);

/** Opens the details of a row on the second page of a searched, filtered and sorted list. */
async function openRow(page: Page, sku = 'Z-015') {
  await expect(shownRange(page)).toBeVisible();
  await rowLink(page, sku).click();
  await expect(pageTitle(page)).toHaveText(sku);
}

test.beforeEach(async ({ portal, sandbox }) => {
  await fill(sandbox);
  await portal.open(narrowed);
});

test('the back link of the details, the browser’s Back and the form’s Cancel restore the item list and focus the row', async ({
  page,
}) => {
  await test.step('the back link and the browser’s Back', async () => {
    await openRow(page);
    await expect(back(page)).toHaveAttribute('href', opened);
    await back(page).click();
    await expect(page).toHaveURL(opened);
    await expect(shownRange(page)).toBeVisible();
    await expect(searchBox(page)).toHaveValue('filler');
    await expect(rowLink(page, 'Z-015')).toBeFocused();
    await expect(rowLink(page, 'Z-015')).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(pageTitle(page)).toHaveText('Z-015');
    await page.goBack();
    await expect(page).toHaveURL(opened);
    await expect(rowLink(page, 'Z-015')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
    await page.goForward();
  });

  await test.step('Cancel, and the back link of the edit form after a reload', async () => {
    await page.getByRole('link', { name: 'Add New Item' }).click();
    await expect(pageTitle(page)).toHaveText('New item');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(opened);
    await openRow(page);
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(pageTitle(page)).toHaveText(/^Edit /);
    await page.reload();
    await back(page).click();
    await expect(page).toHaveURL(opened);
    await expect(rowLink(page, 'Z-015')).toBeFocused();
    await page.reload();
    await expect(rowLink(page, 'Z-015')).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('[aria-current="true"]')).toHaveCount(1);
  });

  await test.step('the navigation opens the complete list', async () => {
    await openRow(page);
    await section(page, 'Items').click();
    await expect(page).toHaveURL(plain);
  });
});

test('saving an item restores the list page, filters and focused row', async ({ page }) => {
  await openRow(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await textField(page, 'Description').fill('Filler no more');
  await saveAndConfirm(page);
  await expect(toast(page)).toContainText('Item modified successfully');
  await expect(page).toHaveURL(opened);
  await expect(shownRange(page)).toBeVisible();
  await expect(rowLink(page, 'Z-015')).toBeFocused();
});

test('the focus returns to the row after an expired item list has loaded again, unless the user has moved it', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const returnToExpiredList = async () => {
    await openRow(page);
    await page.clock.fastForward(61_000);
    sandbox.control.addFault({ kind: 'delay', operationId: 'listItems', delayMs: 1_000 });
    await back(page).press('Enter');
    await expect(pageTitle(page)).toBeFocused();
  };
  await returnToExpiredList();
  await expect(rows(page)).toHaveCount(0);
  await expect(rowLink(page, 'Z-015')).toBeFocused();

  await returnToExpiredList();
  await searchBox(page).focus();
  await expect(rows(page)).toHaveCount(10);
  await expect(searchBox(page)).toBeFocused();
});

test('the notification of a new item links to it and back to the list in use, or to the complete list from another page', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await fillItemForm(page);
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(page).toHaveURL(narrowed);
  const link = toast(page).getByRole('link', { name: 'View HF-2001' });
  await link.click();
  await expect(pageTitle(page)).toHaveText('HF-2001');
  await expect(back(page)).toHaveAttribute('href', narrowed);

  await back(page).click();
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await fillItemForm(page, { sku: 'HF-2002' });
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(page).toHaveURL(narrowed);
  await section(page, 'Dashboard').click();
  await expect(pageTitle(page)).toHaveText('Dashboard');
  await toast(page).getByRole('link', { name: 'View HF-2002' }).click();
  await expect(pageTitle(page)).toHaveText('HF-2002');
  await expect(back(page)).toHaveAttribute('href', plain);
});

test('an item opened by its address links back to the complete list, and after a supplier switch to the list of that supplier', async ({
  page,
  portal,
}) => {
  await openEdit({ page, portal }, 'ITM-1001');
  await expect(back(page)).toHaveAttribute('href', plain);
  await portal.open(narrowed, { as: demoUsers.superAdmin });
  await openRow(page);
  await switchSupplier(page, 'Copperwake');
  await expect(page).not.toHaveURL(/SUP-1001|searchInput/);
  await rows(page).first().getByRole('link').click();
  await expect(back(page)).toHaveAttribute('href', withOpenedRow('/SUP-1002/items'));
});
