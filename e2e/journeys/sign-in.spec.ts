import { DEMO_PASSWORD } from '@portal-kit/mocks/testing';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const itemsHeading = { name: 'Items', exact: true } as const;

test('a wrong password is refused in plain words, and the e-mail stays', async ({ page, portal, world }) => {
  await page.goto('/login');
  await portal.signIn(people.supplierAdmin, { password: 'wrong' });
  await expect(page.getByRole('alert')).toContainText('The e-mail or password is not correct.');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(people.supplierAdmin);
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  expect(world.calls('getAccessToken')).toEqual([]);
});

test('an unknown e-mail is refused in the same words as a wrong password', async ({ page, portal }) => {
  await page.goto('/login');
  await portal.signIn('nobody@portal.example');
  await expect(page.getByRole('alert')).toContainText('The e-mail or password is not correct.');
});

test('empty fields are named, the first one is focused, and nothing is sent', async ({ page, world }) => {
  await page.goto('/login');
  const email = page.getByRole('textbox', { name: 'E-mail' });
  const password = page.getByRole('textbox', { name: 'Password' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(email).toHaveAccessibleDescription('Required Field');
  await expect(password).toHaveAccessibleDescription('Required Field');
  await expect(email).toBeFocused();

  await email.fill(people.supplierAdmin);
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('');
  await expect(password).toHaveAccessibleDescription('Required Field');
  await expect(password).toBeFocused();
  expect(world.control.journal()).toEqual([]);
});

for (const [email, text] of [
  ['locked@portal.example', 'Too many failed attempts. Try again later or reset your password.'],
  ['disabled@portal.example', 'Your account is disabled. Contact the Administrator.'],
  ['pending@portal.example', 'Verify your e-mail address, then sign in.'],
] as const) {
  test(`${email} is told: ${text}`, async ({ page, portal }) => {
    await page.goto('/login');
    await portal.signIn(email);
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page).toHaveURL('/login');
  });
}

test('an address asked for before signing in opens after it, its query kept', async ({ page, portal }) => {
  await page.goto('/SUP-1001/items?order=DESC&orderBy=size&searchInput=fen');
  await expect(page).toHaveURL(/^[^?]*\/login\?to=/);
  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/items?order=DESC&orderBy=size&searchInput=fen');
  await expect(page.getByRole('rowheader')).toHaveText(['HF-1001', 'HF-1002', 'HF-1003']);
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'descending');
});

test('a page to go to after signing in is one of the portal, whatever the address says', async ({
  page,
  portal,
}) => {
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

test('Remember me brings the e-mail back after signing out', async ({ page, portal }) => {
  await page.goto('/login');
  await portal.signIn(people.supplierAdmin, { isRemembered: true });
  await portal.signOut();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(people.supplierAdmin);
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

test('without Remember me the e-mail is forgotten', async ({ page, portal }) => {
  await page.goto('/login');
  await portal.signIn();
  await portal.signOut();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
});

test('the password is in no address and stays in no storage', async ({ page, portal, context }) => {
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  await page.goto('/SUP-1001/items');
  await portal.signIn(people.supplierAdmin, { isRemembered: true });
  await expect(page.getByRole('heading', itemsHeading)).toBeVisible();

  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
    ]),
  );
  expect(kept).toContain('id_token');
  for (const text of [kept, ...addresses]) expect(text).not.toContain(DEMO_PASSWORD);
});

test('the password can be looked at while it is typed', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('abc');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('pressing Sign in twice signs in once', async ({ page, world }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(people.supplierAdmin);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  expect(world.calls('login')).toHaveLength(1);
});

test('signing out leaves nothing behind, and Back shows no protected page', async ({
  page,
  portal,
  context,
  world,
}) => {
  await page.goto('/SUP-1001/items');
  await portal.signIn();
  await expect(page.getByRole('rowheader', { name: 'HF-1001' })).toBeVisible();
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await expect(page.getByRole('heading', { name: 'New item' })).toBeVisible();

  await portal.signOut();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const kept = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
  expect(kept).toEqual({ local: { remember_me: 'false' }, session: {} });
  expect(await context.cookies()).toEqual([]);
  await expect.poll(() => world.calls('logout').length).toBe(1);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a reload keeps the session and the page', async ({ page, portal, world }) => {
  await page.goto('/SUP-1001/items?searchInput=fen');
  await portal.signIn();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.reload();
  await expect(page).toHaveURL('/SUP-1001/items?searchInput=fen');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  expect(world.calls('login')).toHaveLength(1);
});
