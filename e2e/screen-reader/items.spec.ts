import { addButton, choose, confirmDialog, header, rows, textField } from '../fixtures/items.ts';
import { expect, test } from '../fixtures/test.ts';
import { ScreenReader } from './screen-reader.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T09:30:00Z');
});

test('the item list is read, sorted, filtered and searched with a screen reader', async ({
  page,
  portal,
}) => {
  const reader = new ScreenReader(page);
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await reader.start('open the item list');
  await reader.read('the page', page.locator('body'));
  await reader.press('Tab');
  await reader.tabTo(header(page, 'Description').getByRole('button'));
  await reader.press('Enter', 'button, Description');
  await reader.read('the header of the column', header(page, 'Description'));
  await reader.press('Tab');
  await reader.tabTo(rows(page).first().getByRole('link'));
  await reader.press('ArrowDown');
  await reader.press('Space', 'selected');
  await reader.press('Escape');
  await reader.press('/');
  await reader.type('pinot', 'polite');
  await reader.press('Escape', 'polite');
  await reader.tabTo(page.getByRole('button', { name: 'Filter', exact: true }));
  await reader.press('Enter', 'menuitem, Status');
  await reader.press('ArrowDown');
  await reader.press('Enter', 'dialog, Type');
  await reader.press('Tab', 'checkbox');
  await reader.press('Space', 'polite');
  await reader.press('Escape', 'button, Type');
  expect(reader.transcript).toMatchSnapshot('item-list.txt');
});

test('an item is added with a screen reader after its errors are corrected', async ({ page, portal }) => {
  const reader = new ScreenReader(page);
  await portal.open('/SUP-1001/items/create');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await reader.start('open the form of a new item');
  await reader.read('the form', page.getByRole('form'));
  await reader.moveTo('Add', addButton(page));
  await reader.press('Enter', 'Required Field');
  await reader.type('HF-2001');
  await reader.press('Tab');
  await reader.type('Fen Block');
  await reader.press('Tab');
  await reader.type('Fen Block Gamay 2024');
  await choose(page, 'Type', '16% Alcohol or Less');
  await textField(page, 'Alcohol by volume (%)').fill('12.5');
  await textField(page, 'Size').fill('0');
  await reader.press('Tab');
  await reader.press('Shift+Tab');
  await reader.press('Backspace');
  await reader.type('750');
  await textField(page, 'Bottles per case').fill('12');
  await page.getByText('Cranbury Beverage Center').click();
  await reader.moveTo('Add', addButton(page));
  await reader.press('Enter', 'Add this item?');
  await reader.read('the dialog', confirmDialog(page));
  await reader.tabTo(confirmDialog(page).getByRole('button', { name: 'Confirm' }));
  await reader.press('Enter', 'link, HF-2001');
  expect(reader.transcript).toMatchSnapshot('add-item.txt');
});
