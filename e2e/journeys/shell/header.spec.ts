import { demoUsers } from '../../fixtures/demo-users.ts';
import { accountButton, pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the header shows title, page actions and avatar', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items');
  await expect(pageTitle(page)).toHaveText('Items');
  await expect(page.getByRole('link', { name: 'Add New Item' })).toBeVisible();
  await expect(accountButton(page)).toHaveText('DR');
  await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0);
});

test('a page with a caption shows it under the title', async ({ page, portal }) => {
  await portal.open('/SUP-1001/users-and-roles/create', { as: demoUsers.superAdmin });
  await expect(pageTitle(page)).toHaveText('Create New User');
  await expect(
    page.getByText('Note: User needs to be created in Gigya or SSO before creating user in the portal.'),
  ).toBeVisible();
});

test('the back arrow returns to the list and focuses the opened row', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items');
  await page.getByRole('link', { name: 'HF-1001' }).press('Enter');
  await expect(pageTitle(page)).toHaveText('HF-1001');
  await expect(pageTitle(page)).toBeFocused();
  await page.getByRole('link', { name: 'Back to Items' }).press('Enter');
  await expect(pageTitle(page)).toHaveText('Items');
  await expect(page.getByRole('link', { name: 'HF-1001' })).toBeFocused();
});

test('the back arrow of a page opened without a row focuses the title of the list', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items');
  await page.getByRole('link', { name: 'Add New Item' }).press('Enter');
  await expect(pageTitle(page)).toHaveText('New item');
  await page.getByRole('link', { name: 'Back to Items' }).press('Enter');
  await expect(pageTitle(page)).toHaveText('Items');
  await expect(pageTitle(page)).toBeFocused();
});

test('the account menu shows the signed-in user and works by keyboard', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items');
  const account = page.getByRole('button', { name: 'Account menu for Dana Reyes' });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByText('dana@halberd.example')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'System theme' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('the selected theme is remembered, also on the sign-in page', async ({ page, portal }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('main') as HTMLElement).colorScheme);
  await portal.open('/SUP-1001/items');
  await accountButton(page).click();
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark theme' })).toBeChecked();
  await page.keyboard.press('Escape');
  expect(await background()).toBe('dark');
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  expect(await background()).toBe('dark');
  await portal.signOut();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await background()).toBe('dark');
});
