import { demoUsers } from '../../fixtures/demo-users.ts';
import { navigation, pageTitle, supplierSections, switcher } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the navigation is a drawer that Escape, a tap outside and selecting a section close', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(navigation(page)).toBeHidden();
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('link')).toHaveText(supplierSections);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.touchscreen.tap(380, 400);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/SUP-1001/customers');
  await expect(pageTitle(page)).toHaveText('Customers');
});

test('in the drawer, Escape closes only the supplier list, and the keyboard switches the supplier', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const inDrawer = page.getByRole('dialog').getByRole('button', { name: /Halberd & Fen/ });
  const suppliers = page.getByRole('dialog', { name: 'Suppliers' });
  await inDrawer.press('Enter');
  await expect(suppliers.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(suppliers).toBeHidden();
  await expect(inDrawer).toBeFocused();
  await inDrawer.press('Enter');
  await page.keyboard.type('tesselle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/SUP-1003/items');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('rowheader').first()).toHaveText('MT-3001');
});

test('on a phone the top bar switches the supplier and opens the search', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await switcher(page).tap();
  await page.getByRole('option', { name: /^Maison Tesselle/ }).tap();
  await expect(page).toHaveURL('/SUP-1003/items');
  await expect(switcher(page)).toContainText('Maison Tesselle');
  await page.getByRole('button', { name: 'Search or jump to…' }).tap();
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('customers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/SUP-1003/customers');
});

test('on a phone a select and a button above the cards sort a list', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items');
  const sortBy = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sortBy).toHaveValue('sku');
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await sortBy.selectOption('Description');
  await expect(page).toHaveURL('/SUP-1001/items?order=ASC&orderBy=description');
  await expect(page.getByRole('rowheader').first()).toHaveText('HF-1002');
  await page.getByRole('button', { name: 'Ascending' }).tap();
  await expect(page).toHaveURL('/SUP-1001/items?order=DESC&orderBy=description');
  await expect(page.getByRole('rowheader').first()).toHaveText('HF-0990');
});
