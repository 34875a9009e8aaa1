import { textField } from '../fixtures/items.ts';
import { chooseWarehouse, itemSearch, nextButton, submitDialog } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';
import { ScreenReader } from './screen-reader.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T09:30:00Z');
});

test('an inbound order is created with a screen reader', async ({ page, portal }) => {
  const reader = new ScreenReader(page);
  await portal.open('/SUP-1001/inbound-orders/create');
  await expect(textField(page, 'PO number')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await reader.start('open the form of a new inbound order');
  await reader.read('the first step', page.getByRole('main'));
  await reader.moveTo('the button', nextButton(page));
  await reader.press('Enter', 'Required Field');
  await chooseWarehouse(page, 'Cranbury');
  await textField(page, 'PO number').fill('PO-READER');
  await reader.moveTo('Shipping type', page.getByRole('combobox', { name: 'Shipping type' }));
  await reader.press('ArrowDown');
  await reader.press('End');
  await reader.press(['Home', 'Enter']);
  await reader.moveTo('the button', nextButton(page));
  await reader.press('Enter', 'Add an item');
  await expect(itemSearch(page)).toBeFocused();
  await reader.type('HF-10', 'HF-1001');
  await reader.press('Enter', 'Cases');
  await reader.type('4');
  await reader.press('Enter');
  await reader.read('the lines', page.getByRole('table', { name: 'Lines' }));
  await reader.moveTo('the button', nextButton(page));
  await reader.press('Enter', 'group, Submit');
  await expect(page.getByText('1 warning')).toBeVisible();
  await reader.read('the last step', page.getByRole('form'));
  await reader.moveTo('the button', nextButton(page));
  await reader.press('Enter', 'Submit this order?');
  await reader.tabTo(submitDialog(page).getByRole('button', { name: 'Confirm' }));
  await reader.press('Enter', 'link, IB-');
  expect(reader.transcript).toMatchSnapshot('inbound-order.txt');
});
