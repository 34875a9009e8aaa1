import { demoUsers } from '../../fixtures/demo-users.ts';
import { changeConfig } from '../../fixtures/deployment.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a reload keeps the session and the page', async ({ page, portal, sandbox }) => {
  await page.goto('/SUP-1001/items?searchInput=fen');
  await portal.signIn();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.reload();
  await expect(page).toHaveURL('/SUP-1001/items?searchInput=fen');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect.poll(() => sandbox.statuses('verifySession')).toEqual([200]);
  expect(sandbox.calls('login')).toHaveLength(1);
});

test('a session ended by the provider leads to the sign-in page and back to the same page', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items?searchInput=fen');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await sandbox.endSession(demoUsers.supplierAdmin);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your session has expired.');
  await expect(page.getByRole('table')).toHaveCount(0);
  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/items?searchInput=fen');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
});

test('a returning user sees the cached screens while the provider is still checked', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  sandbox.control.addFault({ kind: 'delay', delayMs: 120_000, operationId: 'verifySession' });
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(6);
});

test("a returning user's page requests rows, suppliers and permissions once, without waiting for the identity provider", async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  sandbox.control.clearJournal();
  sandbox.control.addFault({ kind: 'delay', delayMs: 120_000, operationId: 'verifySession' });
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  const operations = ['listItems', 'listSuppliers', 'getRoles', 'getFeatureFlags', 'getAuthUser'];
  await expect
    .poll(() => operations.map((operation) => sandbox.calls(operation).length))
    .toEqual(operations.map(() => 1));
});

test('rows of a supplier opened for the first time are requested once, after the list of suppliers has loaded', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  sandbox.control.clearJournal();
  await page.goto('/SUP-1002/items');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const operations = sandbox.control.journal().map(({ operationId }) => operationId);
  expect(operations.filter((id) => id === 'listSuppliers' || id === 'listItems')).toEqual([
    'listSuppliers',
    'listItems',
  ]);
});

test('an unreachable provider shows an error and keeps the session for the next reload', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'identity', operationId: 'verifySession', errorCode: 500001, times: 2 });
  problems.tolerateConsole(/accounts\.session\.verify$/);
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('alert')).toContainText(
    'Sign-in is temporarily unavailable. Try again in a moment.',
  );
  expect(await page.evaluate(() => localStorage.getItem('id_token'))).not.toBeNull();
  sandbox.control.clearFaults();
  await page.reload();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('an invalid config.json shows which value is missing', async ({ page }) => {
  await changeConfig(page, (config) => ({ ...config, supportEmail: undefined, brand: {} }));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(
    page.getByText('portal: config.json lacks brand.name, brand.shortName, supportEmail.'),
  ).toBeVisible();
});

test('tokens removed from storage while the portal is open are fetched again', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await page.evaluate(() => localStorage.clear());
  problems.expectStatus(401, '/api/v1/suppliers/SUP-1001/items');
  problems.expectStatus(401, '/api/v2/auth/accessToken');
  await page.getByRole('button', { name: 'Size' }).click();
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => sandbox.statuses('listItems')).toEqual([200, 401, 200]);
  expect(sandbox.statuses('getJwt')).toEqual([200]);
  // This test sends requests without a token, which break the contract.
  sandbox.control.clearJournal();
});
