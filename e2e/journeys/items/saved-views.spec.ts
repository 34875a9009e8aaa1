import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { pageTitle, section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Saved views' });
const naming = (page: Page) => page.getByRole('dialog', { name: 'Save this view' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search items' });
const rows = (page: Page) => page.getByRole('rowheader');

async function save(page: Page, name: string) {
  await opener(page).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await naming(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await naming(page).getByRole('button', { name: 'Save' }).click();
  await expect(naming(page)).toHaveCount(0);
}

async function choose(page: Page, name: string) {
  await opener(page).click();
  await page.getByRole('menuitemradio', { name }).click();
}

test.beforeEach(async ({ page, portal }) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(rows(page)).toHaveCount(8);
});

test('a view of the item list is saved once the list is narrowed, opened after a reload, and deleted', async ({
  page,
}) => {
  await opener(page).click();
  const entries = page.getByRole('menuitem');
  await expect(entries).toHaveText(['Search, filter or sort first']);
  await expect(entries).toBeDisabled();
  await page.keyboard.press('Escape');

  await search(page).fill('fen');
  await expect(rows(page)).toHaveCount(3);
  await save(page, 'Fen Block');
  await section(page, 'Items').click();
  await expect(rows(page)).toHaveCount(8);
  await page.reload();
  await expect(rows(page)).toHaveCount(8);
  await choose(page, 'Fen Block');
  await expect(page).toHaveURL('/SUP-1001/items?searchInput=fen');
  await expect(rows(page)).toHaveCount(3);

  await opener(page).click();
  await expect(page.getByRole('menuitemradio', { name: 'Fen Block', checked: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Delete "Fen Block"' }).click();
  await opener(page).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(3);
});

test('a view is saved by keyboard alone, and a view of the same name replaces it after a notice', async ({
  page,
}) => {
  await search(page).fill('fen');
  await expect(rows(page)).toHaveCount(3);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Save this view…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(naming(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(naming(page).getByText('Enter a name.')).toBeVisible();
  await page.keyboard.type('Mine');
  await page.keyboard.press('Enter');
  await expect(naming(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  await search(page).fill('saltmarsh');
  await expect(page).toHaveURL(/saltmarsh/);
  await opener(page).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await naming(page).getByRole('textbox', { name: 'Name' }).fill('Mine');
  await expect(naming(page).getByText('Replaces the view with the same name.')).toBeVisible();
  await naming(page).getByRole('button', { name: 'Save' }).click();
  await section(page, 'Items').click();
  await choose(page, 'Mine');
  await expect(page).toHaveURL('/SUP-1001/items?searchInput=saltmarsh');
});

test('a saved view is offered only for its list, its supplier and its user', async ({ page, portal }) => {
  await search(page).fill('fen');
  await expect(page).toHaveURL(/fen/);
  await save(page, 'Mine');
  const has = async (count: number) => {
    await opener(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page.getByRole('menuitemradio')).toHaveCount(count);
    await page.keyboard.press('Escape');
  };
  await has(1);
  await section(page, 'Customers').click();
  await expect(pageTitle(page)).toHaveText('Customers');
  await has(0);
  await page.goto('/SUP-1003/items');
  await has(0);
  await portal.open('/SUP-1001/items');
  await has(0);
});
