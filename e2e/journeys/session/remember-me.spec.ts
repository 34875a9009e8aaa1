import { demoUsers } from '../../fixtures/demo-users.ts';
import { expect, test } from '../../fixtures/test.ts';

const days30 = 30 * 24 * 60 * 60;

test('Remember me fills in the email after signing out', async ({ page, portal }) => {
  await page.goto('/login');
  await portal.signIn(demoUsers.supplierAdmin, { isRemembered: true });
  await portal.signOut();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoUsers.supplierAdmin);
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  const stored = await page.evaluate(() => Object.entries(localStorage));
  // The changes that a user has seen stay under a hash.
  expect(Object.fromEntries(stored.filter(([key]) => !/^notifications:[0-9a-f]+$/.test(key)))).toEqual({
    user_email: demoUsers.supplierAdmin,
    remember_me: 'true',
  });
});

test('without Remember me the email is removed', async ({ page, portal }) => {
  await page.goto('/login');
  await portal.signIn();
  await portal.signOut();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
});

for (const address of ['/login', '/SUP-1001/items']) {
  test(`without Remember me the next start of the browser at ${address} uses no data of the user`, async ({
    page,
    portal,
    context,
    sandbox,
  }) => {
    await page.goto('/SUP-1001/items');
    await portal.signIn();
    await expect(page.getByRole('rowheader')).toHaveCount(8);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('permissions'))).not.toBeNull();
    await page.evaluate(() => localStorage.setItem('draft:someone', '{}'));
    // The browser closes: session cookies and session storage end, local storage remains.
    await page.goto('about:blank');
    await context.clearCookies();
    const next = await context.newPage();
    await page.close();
    sandbox.control.clearJournal();
    await next.goto(address);
    await expect(next.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect(sandbox.control.journal()).toEqual([]);
    expect(await next.evaluate(() => ({ ...localStorage }))).toEqual({ remember_me: 'false' });
  });
}

test('a remembered session lasts 30 days in the portal and at the provider', async ({
  page,
  portal,
  sandbox,
  context,
}) => {
  await page.goto('/login');
  const [request] = await Promise.all([
    page.waitForRequest('**/identity/accounts.login'),
    portal.signIn(demoUsers.supplierAdmin, { isRemembered: true }),
  ]);
  const { sessionExpiration } = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
  expect(sessionExpiration).toBe(String(days30));
  await expect(page).toHaveURL('/SUP-1001/dashboard');
  const [cookie] = await context.cookies();
  const lifetimeSeconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(cookie?.name).toBe(sandbox.sessionCookie);
  expect(Math.abs(lifetimeSeconds - days30)).toBeLessThan(3_600);
});
