import { demoUsers } from '../../fixtures/demo-users.ts';
import { accountButton, navigation, pageTitle, sections, supplierSections } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const firstByName = '/SUP-1004/dashboard';

test('incomplete and unknown addresses redirect to a dashboard without a request for an unknown supplier', async ({
  page,
  portal,
  sandbox,
}) => {
  const addresses = ['/', '/SUP-1003', '/SUP-1003/', '/SUP-1003/home', '/SUP-9999/items', '/__proto__/items'];
  for (const address of [...addresses, '/nowhere']) {
    const target = address.startsWith('/SUP-1003') ? '/SUP-1003/dashboard' : firstByName;
    await test.step(address, async () => {
      await portal.open(address, { as: demoUsers.superAdmin });
      await expect(page).toHaveURL(target);
      await expect(pageTitle(page)).toHaveText('Dashboard');
      const paths = sandbox.control.journal().map(({ path }) => path);
      expect(paths.filter((path) => /SUP-9999|__proto__|nowhere/.test(path))).toEqual([]);
    });
  }
});

test('an address below the sign-in page sends no API request of a supplier', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/login/items');
  await expect(pageTitle(page)).toHaveText('Page not found');
  const paths = sandbox.control.journal().map(({ path }) => path);
  expect(paths.filter((path) => path.includes('/suppliers'))).toEqual([]);
});

test('a reload requests the rows of an opened supplier before the list of suppliers', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1003/items', { as: demoUsers.superAdmin });
  await expect(page.getByRole('rowheader').first()).toHaveText('MT-3001');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('permissions')))
    .toContain('"openedSuppliers":["SUP-1003"]');
  sandbox.control.addFault({ kind: 'delay', delayMs: 60_000, operationId: 'listSuppliers' });
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toHaveText('MT-3001');
});

test('the redirect to the start page leaves no history entry', async ({ page, portal }) => {
  await portal.open('/login', { as: demoUsers.superAdmin });
  await expect(page).toHaveURL(firstByName);
  await page.goto('/SUP-1003/home');
  await expect(page).toHaveURL('/SUP-1003/dashboard');
  await page.goBack();
  await expect(page).toHaveURL(firstByName);
});

test('addresses with encoded or empty path segments send no API request for another supplier', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/', { as: demoUsers.superAdmin });
  await expect(page).toHaveURL(firstByName);
  for (const address of [
    '/%2e%2e/items',
    '/%252e%252e/items',
    '/a%2Fb/items',
    '/a%20b/items',
    '//items',
    '/./items',
  ]) {
    await test.step(address, async () => {
      sandbox.control.clearJournal();
      await page.goto(sandbox.origin + address);
      await expect(page).toHaveURL(firstByName);
      await expect(pageTitle(page)).toHaveText('Dashboard');
      const paths = sandbox.control.journal().map(({ path }) => path);
      // The dashboard requests its own supplier.
      expect(paths.filter((path) => /\.\.|%|\/suppliers\/(?!SUP-1004\/)./i.test(path))).toEqual([]);
    });
  }
});

test('an unknown address inside a supplier shows Page not found with a link', async ({ page, portal }) => {
  await portal.open('/SUP-1001/nothing/here');
  await expect(pageTitle(page)).toHaveText('Page not found');
  await expect(sections(page)).toHaveText(supplierSections);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('an unknown address outside a supplier shows Page not found with a link, signed in or not', async ({
  page,
  portal,
}) => {
  await page.goto('/login/x');
  await expect(pageTitle(page)).toHaveText('Page not found');
  await expect(page).toHaveURL('/login/x');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/login');

  await portal.open('/reset-password/more/of/it');
  await expect(pageTitle(page)).toHaveText('Page not found');
  await expect(navigation(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('the address of another user’s supplier opens the user’s own supplier', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1002/items');
  await expect(page).toHaveURL('/SUP-1001/dashboard');
  await expect(page.getByRole('banner')).toContainText('Halberd & Fen Wine Imports');
  const other = sandbox.control.journal().filter(({ path }) => path.includes('SUP-1002'));
  expect(other).toEqual([]);
});

test('a user without a supplier sees a message, sends no further request and can sign out', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.withoutRole });
  await expect(page.getByRole('heading', { name: 'No suppliers assigned to you' })).toBeVisible();
  await expect(page.getByText('Contact the Administrator to get access to a supplier.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(accountButton(page)).toHaveCount(0);
  expect(sandbox.calls('listSuppliers')).toHaveLength(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('suppliers that fail to load, or have no ids, show Data Error, and Try again loads them', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listSuppliers' });
  problems.expectStatus(503, '/api/v1/suppliers');
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('heading', { name: 'Data Error' })).toBeVisible();
  sandbox.control.addFault({
    kind: 'removeField',
    field: 'data[*].supplierId',
    operationId: 'listSuppliers',
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => sandbox.statuses('listSuppliers')).toEqual([503, 200]);
  await expect(page.getByRole('heading', { name: 'Data Error' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});
