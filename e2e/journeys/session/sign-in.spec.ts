import { DEMO_PASSWORD } from '@portal-kit/mocks/testing';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the sign-in form marks empty fields, shows the password on request and has the autocomplete names of password managers', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByRole('textbox', { name: 'Password' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(email).toHaveAccessibleDescription('Required Field');
  await expect(password).toHaveAccessibleDescription('Required Field');
  await expect(email).toBeFocused();

  await email.fill(demoUsers.supplierAdmin);
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('');
  await expect(password).toHaveAccessibleDescription('Required Field');
  await expect(password).toBeFocused();
  expect(sandbox.control.journal()).toEqual([]);

  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );

  await password.fill('abc');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('the requested address, including its query, opens after signing in', async ({ page, portal }) => {
  await page.goto('/SUP-1001/items?order=DESC&orderBy=size&searchInput=fen');
  await expect(page).toHaveURL(/^[^?]*\/login\?to=/);
  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/items?order=DESC&orderBy=size&searchInput=fen');
  await expect(page.getByRole('rowheader')).toHaveText(['HF-1003', 'HF-1001', 'HF-1002']);
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'descending');
});

test('the redirect after signing in stays inside the portal', async ({ page, portal }) => {
  await page.goto('/login?to=https%3A%2F%2Fevil.example%2F');
  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('the start page is the dashboard of the first supplier', async ({ page, portal }) => {
  await page.goto('/');
  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('a signed-in user is redirected from the sign-in page to the portal', async ({ page, portal }) => {
  await portal.open('/login?to=%2FSUP-1001%2Fitems');
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('pressing Sign in twice sends one request', async ({ page, sandbox }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(demoUsers.supplierAdmin);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  expect(sandbox.calls('login')).toHaveLength(1);
});

test('signing in works by keyboard alone in page order', async ({ page }) => {
  await page.goto('/login');
  const { keyboard } = page;
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await keyboard.type(demoUsers.supplierAdmin);
  await keyboard.press('Tab');
  await keyboard.type(DEMO_PASSWORD);
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});
