import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const denied = "You don't have the required permissions, Please contact the Administrator.";

test('roles that are refused with 401 show Permission Denied, and Back to login signs out', async ({
  page,
  portal,
  problems,
  world,
}) => {
  world.control.addFault({ kind: 'status', status: 401, operationId: 'getRoles', times: 'always' });
  problems.expectStatus(401, '/api/v2/auth/roles', 2);
  await portal.open('/SUP-1001/items');
  await expect(page.getByText(denied)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact the Administrator' })).toHaveAttribute(
    'href',
    'mailto:support@portal.example',
  );
  expect(world.calls('getRoles')).toHaveLength(2);
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('id_token'))).toBeNull();
});

test('feature flags that cannot be loaded sign out, once', async ({ page, portal, problems, world }) => {
  world.control.addFault({ kind: 'status', status: 503, operationId: 'getFeatureFlags', times: 'always' });
  problems.expectStatus(503, '/api/feature-flags');
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('alert')).toHaveText('The portal could not be started. Try again in a moment.');
  await expect(page).toHaveURL('/login');
  expect(world.calls('getFeatureFlags')).toHaveLength(1);
});

test('an access token that has expired is renewed once, unseen', async ({
  page,
  portal,
  problems,
  world,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  world.control.advance(600_000);
  world.control.clearJournal();
  problems.expectStatus(401, '/api/v1/suppliers/SUP-1001/items');
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => world.calls('listItems').map(({ status }) => status)).toEqual([401, 200]);
  expect(world.calls('getAccessToken')).toHaveLength(1);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('a session that the provider has ended leads to signing in, and back to where one was', async ({
  page,
  portal,
  world,
}) => {
  const { loginToken } = world.person(people.supplierAdmin);
  await portal.open('/SUP-1001/items?searchInput=fen');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.request.post('/identity/accounts.logout', {
    form: { apiKey: world.sessionCookie.replace('glt_', ''), login_token: loginToken },
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your session has expired.');
  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/items?searchInput=fen');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
});

test('permissions written into storage by hand open nothing', async ({ page, portal, world }) => {
  await portal.open('/SUP-1004/items', { as: people.viewer });
  await expect(page.getByRole('rowheader')).toHaveCount(7);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('permissions') ?? '{}');
    kept.user.globalRole = 'SUPER_ADMIN';
    localStorage.setItem('permissions', JSON.stringify(kept));
  });
  await page.goto('/SUP-1004/items/create');
  await expect(page.getByText(denied)).toBeVisible();
  expect(world.calls('createItem')).toEqual([]);
});

test('suppliers that cannot be loaded are a Data Error, and Try again recovers', async ({
  page,
  portal,
  problems,
  world,
}) => {
  world.control.addFault({ kind: 'status', status: 503, operationId: 'listSuppliers' });
  problems.expectStatus(503, '/api/v1/suppliers');
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('heading', { name: 'Data Error' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('roles that cannot be loaded are a Data Error, and Try again recovers', async ({
  page,
  portal,
  problems,
  world,
}) => {
  world.control.addFault({ kind: 'status', status: 503, operationId: 'getRoles' });
  problems.expectStatus(503, '/api/v2/auth/roles');
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('heading', { name: 'Data Error' })).toBeVisible();
  await expect(page.getByText('Please refresh the page or try again later')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('after an expired session the next user sees nothing of the last one', async ({
  page,
  portal,
  problems,
  world,
}) => {
  await portal.open('/SUP-1001/items?searchInput=fen', { as: people.superAdmin });
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.request.post('/identity/accounts.logout', {
    form: {
      apiKey: world.sessionCookie.replace('glt_', ''),
      login_token: world.person(people.superAdmin).loginToken,
    },
  });
  world.control.advance(43_200_000);
  problems.expectStatus(401, '/api/v1/suppliers/SUP-1001/items');
  problems.expectStatus(401, '/api/v2/auth/accessToken');
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page.getByRole('alert')).toContainText('Your session has expired.');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

  problems.expectStatus(404, '/api/v1/suppliers/SUP-1001/items');
  await portal.signIn(people.viewer);
  await expect(page).toHaveURL('/SUP-1004/dashboard');
  await expect(page.getByText('Bramblehook Brewing')).toBeVisible();
  await expect(page.getByRole('button', { name: /Switch supplier/ })).toHaveCount(0);
});

test('an exception that nobody catches is told, with the way out, in place of a blank page', async ({
  page,
  portal,
  problems,
  world,
}) => {
  // An answer that no contract allows and no screen can show.
  const body = {
    data: [{ supplierId: 'SUP-1001', name: {}, warehouses: [], permissions: [] }],
    meta: { total: 1 },
  };
  world.control.addFault({ kind: 'status', status: 200, operationId: 'listSuppliers', body });
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(problems.seen.length).toBeGreaterThan(0);
  for (const line of problems.seen) problems.expectConsole(line);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});
