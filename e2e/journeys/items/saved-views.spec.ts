import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { pageTitle, section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const opener = (page: Page, name: string | RegExp = /^Views/) => page.getByRole('button', { name });
const naming = (page: Page, name = 'Save this view') => page.getByRole('dialog', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search items' });
const rows = (page: Page) => page.getByRole('rowheader');
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function action(page: Page, name: string) {
  await opener(page).click();
  await page.getByRole('menuitem', { name }).click();
}

async function save(page: Page, name: string) {
  await action(page, 'Save current view…');
  await naming(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await naming(page).getByRole('button', { name: 'Save' }).click();
  await expect(naming(page)).toHaveCount(0);
}

async function choose(page: Page, name: string) {
  await opener(page).click();
  await page.getByRole('menuitemradio', { name }).click();
}

test.describe('in the item list', () => {
  test.beforeEach(async ({ page, portal }) => {
    await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
    await expect(rows(page)).toHaveCount(8);
  });

  test('a view of the item list is saved once the list is narrowed, opened after a reload, renamed and deleted', async ({
    page,
  }) => {
    await opener(page, 'Views').click();
    await expect(
      page.getByRole('menuitem', { name: 'Search, filter or sort before you save a view' }),
    ).toBeDisabled();
    await page.keyboard.press('Escape');

    await search(page).fill('fen');
    await expect(rows(page)).toHaveCount(3);
    await save(page, 'Fen Block');
    await expect(opener(page, 'Views: Fen Block')).toBeVisible();
    await section(page, 'Items').click();
    await expect(rows(page)).toHaveCount(8);
    await expect(opener(page, 'Views')).toBeVisible();
    await page.reload();
    await expect(rows(page)).toHaveCount(8);
    await choose(page, 'Fen Block');
    await expect(page).toHaveURL('/SUP-1001/items?searchInput=fen&view=Fen+Block');
    await expect(rows(page)).toHaveCount(3);

    await action(page, 'Rename "Fen Block"…');
    const renaming = naming(page, 'Rename view');
    await expect(renaming.getByRole('textbox', { name: 'Name' })).toHaveValue('Fen Block');
    await page.keyboard.type('Fen only');
    await page.keyboard.press('Enter');
    await expect(opener(page, 'Views: Fen only')).toBeFocused();

    await action(page, 'Delete "Fen only"…');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(opener(page, 'Views')).toBeFocused();
    await expect(rows(page)).toHaveCount(3);
    await opener(page).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Show all items', 'Low stock']);
  });

  test('a changed view is marked, updated or opened again without the changes', async ({ page }) => {
    await search(page).fill('fen');
    await expect(rows(page)).toHaveCount(3);
    await save(page, 'Mine');
    await search(page).fill('saltmarsh');
    await expect(opener(page, 'Views: Mine (changed)')).toBeVisible();
    await choose(page, 'Mine');
    await expect(search(page)).toHaveValue('fen');
    await expect(opener(page, 'Views: Mine')).toBeVisible();

    await search(page).fill('saltmarsh');
    await expect(opener(page, 'Views: Mine (changed)')).toBeVisible();
    await action(page, 'Update "Mine"');
    await expect(opener(page, 'Views: Mine')).toBeVisible();
    await section(page, 'Items').click();
    await choose(page, 'Mine');
    await expect(page).toHaveURL('/SUP-1001/items?searchInput=saltmarsh&view=Mine');
    await search(page).fill('');
    await expect(page).toHaveURL('/SUP-1001/items');
    await expect(opener(page, 'Views')).toBeVisible();
  });

  test('a view is saved by keyboard alone, and a view of the same name replaces it after a notice', async ({
    page,
  }) => {
    await search(page).fill('fen');
    await expect(rows(page)).toHaveCount(3);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Show all items' })).toBeFocused();
    await page.keyboard.type('save');
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
    await action(page, 'Save current view…');
    await naming(page).getByRole('textbox', { name: 'Name' }).fill('Mine');
    await expect(naming(page).getByText('Replaces the view with the same name.')).toBeVisible();
    await naming(page).getByRole('button', { name: 'Save' }).click();
    await section(page, 'Items').click();
    await choose(page, 'Mine');
    await expect(page).toHaveURL('/SUP-1001/items?searchInput=saltmarsh&view=Mine');
  });

  test('the default view opens with the list, and every other view and the whole list remain reachable', async ({
    page,
  }) => {
    await search(page).fill('fen');
    await expect(rows(page)).toHaveCount(3);
    await save(page, 'Mine');
    await action(page, 'Use as default');
    await section(page, 'Customers').click();
    await section(page, 'Items').click();
    await expect(rows(page)).toHaveCount(3);
    await expect(page).toHaveURL('/SUP-1001/items?searchInput=fen&view=Mine');
    await page.goto('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(3);
    await page.goto('/SUP-1001/items?searchInput=saltmarsh');
    await expect(search(page)).toHaveValue('saltmarsh');

    await choose(page, 'Show all items');
    await expect(rows(page)).toHaveCount(8);
    await page.reload();
    await expect(rows(page)).toHaveCount(8);
    await choose(page, 'Mine (default)');
    await search(page).fill('');
    await expect(rows(page)).toHaveCount(8);
    await choose(page, 'Mine (default)');
    await action(page, "Don't use as default");
    await section(page, 'Items').click();
    await expect(rows(page)).toHaveCount(8);
  });

  test('a link to a view shows filters, order and columns to another user', async ({
    page,
    portal,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await search(page).fill('fen');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Type' }).click();
    await page.keyboard.press('Escape');
    await save(page, 'Fen Block');
    await action(page, 'Copy link to this view');
    await expect(toast(page)).toContainText('Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());

    await portal.open(new URL(link).pathname + new URL(link).search);
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByRole('columnheader', { name: 'Description' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Type' })).toHaveCount(0);
    await expect(opener(page, 'Views: Fen Block')).toBeVisible();
    await action(page, 'Save current view…');
    await expect(naming(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Fen Block');
    await page.keyboard.press('Escape');
    await section(page, 'Items').click();
    await expect(page.getByRole('columnheader', { name: 'Type' })).toBeVisible();
  });

  test('a link that the clipboard refuses is shown, and an invalid link shows a message', async ({
    page,
  }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await choose(page, 'Low stock');
    await action(page, 'Copy link to this view');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Link' })).toHaveValue(
      /\/SUP-1001\/items\?view=%40low-stock$/,
    );
    await page.keyboard.press('Escape');
    await page.goto('/SUP-1001/items?view=%40low-stock');
    await expect(opener(page, 'Views: Low stock')).toBeVisible();
    await expect(page).toHaveURL(/availableQty/);

    await page.goto('/SUP-1001/items?view=%40unknown');
    await expect(toast(page)).toContainText('View not found');
    await expect(page).toHaveURL('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
    await page.goto('/SUP-1001/items?searchInput=fen&rowsPerPage=7&view=Fen');
    await expect(toast(page)).toContainText('This link is incomplete');
    await expect(rows(page)).toHaveCount(3);
  });

  test('a saved view is offered only for its list, its supplier and its user', async ({ page, portal }) => {
    await search(page).fill('fen');
    await expect(page).toHaveURL(/fen/);
    await save(page, 'Mine');
    const has = async (count: number) => {
      await opener(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expect(page.getByRole('menuitemradio', { name: 'Mine' })).toHaveCount(count);
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
});

test('the order lists have views of failed, late and arriving orders', async ({ page, portal }) => {
  await portal.open('/SUP-1001/inbound-orders');
  await expect(rows(page).first()).toBeVisible();
  await opener(page).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'Show all inbound orders',
    'Failed',
    'Late',
    'Arriving this week',
  ]);
  await page.getByRole('menuitemradio', { name: 'Late' }).click();
  await expect(opener(page, 'Views: Late')).toBeVisible();
  await expect(page).toHaveURL(/expectedArrivalDate/);
  await section(page, 'Outbound Orders').click();
  await choose(page, 'Failed');
  await expect(page).toHaveURL('/SUP-1001/outbound-orders?filter=status%3AFAILED%3B&view=%40failed');
  await expect(page.getByRole('row').filter({ hasText: 'Failed' }).first()).toBeVisible();
});
