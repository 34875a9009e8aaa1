import { demoUsers } from '../../fixtures/demo-users.ts';
import { switcher } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the supplier switcher lists all suppliers by name from one request, and Escape closes it without a change', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await switcher(page).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    /^Bramblehook Brewing/,
    /^Cielo Pardo Agave Spirits/,
    /^Copperwake Distilling Co\./,
    /^Halberd & Fen Wine Imports/,
    /^Lanternfield Zero Proof/,
    /^Maison Tesselle/,
    /^Orchard & Anvil Cider Works/,
    /^Sierra Quillon Vineyards/,
  ]);
  await expect(page.getByRole('option', { name: /^Halberd/ })).toHaveAttribute('aria-selected', 'true');
  expect(sandbox.calls('listSuppliers').map(({ query }) => query)).toEqual([
    '?limit=5000&sortBy=name&sortDirection=ASC',
  ]);

  await page.getByRole('combobox', { name: 'Find a supplier' }).fill('nobody');
  await expect(page.getByText('No matching suppliers.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(switcher(page)).toBeFocused();
  await expect(page).toHaveURL('/SUP-1001/items');
});

test('the supplier switcher works by keyboard alone, and selecting the current supplier sends no request', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items?page=0&searchInput=fen', { as: demoUsers.superAdmin });
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  sandbox.control.clearJournal();
  await switcher(page).click();
  await page.getByRole('option', { name: /^Halberd/ }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  expect(sandbox.control.journal()).toEqual([]);

  await switcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Find a supplier' })).toBeFocused();
  await page.keyboard.type('copper');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(/^Copperwake/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/SUP-1002/items?searchInput=fen');
  await expect(switcher(page)).toContainText('Copperwake Distilling Co.');
  await expect(switcher(page)).toBeFocused();
});

test('a user with one supplier sees its name without a switcher', async ({ page, portal }) => {
  await portal.open('/SUP-1004/items', { as: demoUsers.viewer });
  await expect(page.getByRole('rowheader')).toHaveCount(7);
  await expect(page.getByRole('banner')).toContainText('Bramblehook Brewing');
  await expect(switcher(page)).toHaveCount(0);
});

test('the supplier switcher searches 5,000 suppliers by keyboard and renders only visible options', async ({
  page,
  portal,
  sandbox,
}) => {
  const data = Array.from({ length: 5_000 }, (_, index) => ({
    supplierId: index === 0 ? 'SUP-1001' : `SUP-X${index}`,
    name: `Cellar Collective ${String(index).padStart(4, '0')}`,
    inventoryType: 'TAX PAID',
    warehouses: [],
    permissions: [],
    status: 'ACTIVE',
    version: 1,
  }));
  const body = { data, meta: { total: data.length, limit: 5_000, offset: 0 } };
  sandbox.control.addFault({
    kind: 'status',
    status: 200,
    operationId: 'listSuppliers',
    times: 'always',
    body,
  });
  await portal.open('/SUP-1001/warehouses', { as: demoUsers.superAdmin });
  await switcher(page).focus();
  await page.keyboard.press('Enter');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThan(60);
  await page.keyboard.press('End');
  await page.keyboard.type('collective 4711');
  await expect(options).toHaveText(/^Cellar Collective 4711/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/SUP-X4711/warehouses');
});
