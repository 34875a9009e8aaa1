import { demoUsers } from '../fixtures/demo-users.ts';
import { textField } from '../fixtures/items.ts';
import { leaveDialog, switcher } from '../fixtures/shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { ScreenReader } from './screen-reader.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T09:30:00Z');
});

test('a user signs in with a screen reader after a wrong password', async ({ page }) => {
  const reader = new ScreenReader(page);
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await reader.start('open /login');
  await reader.read('the page', page.locator('body'));
  await reader.type(demoUsers.supplierAdmin);
  await reader.tabTo(page.getByRole('button', { name: 'Sign in' }));
  await reader.press('Enter', 'Required Field');
  await reader.type('wrong');
  await reader.press('Enter', 'not correct');
  await reader.press('Control+a');
  await reader.type('cellar-door-42');
  await reader.press('Enter', 'heading, Dashboard');
  expect(reader.transcript).toMatchSnapshot('sign-in.txt');
});

test('the leave guard and a supplier switch are used with a screen reader', async ({ page, portal }) => {
  const reader = new ScreenReader(page);
  await portal.open('/SUP-1001/items/create', { as: demoUsers.superAdmin });
  await textField(page, 'Brand').fill('Fen Block');
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await reader.start('open the form of a new item and type a brand');
  await reader.tabTo(page.getByRole('link', { name: 'Back to Items' }), 'Shift+Tab');
  await reader.press('Enter', 'Are you sure?');
  await reader.read('the dialog', leaveDialog(page));
  await reader.press('Escape');
  await reader.press('Enter', 'Are you sure?');
  await reader.tabTo(leaveDialog(page).getByRole('button', { name: 'Confirm' }));
  await reader.press('Enter', 'polite: 1–8 of 8');
  await reader.tabTo(switcher(page), 'Shift+Tab');
  await reader.press('Enter', 'Halberd');
  await reader.type('mai', 'Maison Tesselle');
  await reader.press('Enter', 'button, Maison Tesselle');
  expect(reader.transcript).toMatchSnapshot('leave-guard-and-supplier-switch.txt');
});
