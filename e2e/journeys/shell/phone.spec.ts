import { demoUsers } from '../../fixtures/demo-users.ts';
import { navigation, pageTitle, supplierSections } from '../../fixtures/shell.ts';
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
  const switcher = page.getByRole('dialog').getByRole('button', { name: /Halberd & Fen/ });
  const suppliers = page.getByRole('dialog', { name: 'Suppliers' });
  await switcher.press('Enter');
  await expect(suppliers.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(suppliers).toBeHidden();
  await expect(switcher).toBeFocused();
  await switcher.press('Enter');
  await page.keyboard.type('tesselle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/SUP-1003/items');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('rowheader').first()).toHaveText('MT-3001');
});

test('pages and the leave confirmation fit a phone screen without sideways scrolling', async ({
  page,
  portal,
}) => {
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    });
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  expect(await overflow()).toEqual([0, 0]);
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  expect(await overflow()).toEqual([0, 0]);

  await page.getByRole('textbox', { name: 'Brand' }).fill('Fen Block');
  await page.getByRole('link', { name: 'Back to Items' }).click();
  const box = await page.getByRole('alertdialog', { name: 'Are you sure?' }).boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true);
});
