import { demoUsers } from '../../fixtures/demo-users.ts';
import type { Sandbox } from '../../fixtures/sandbox.ts';
import { deniedText, everySection, pageTitle, sections } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const readerSections = ['Dashboard', 'Inbound Orders', 'Outbound Orders', 'Items', 'Customers'];

/** Replaces the user that the server returns. */
function userIs(sandbox: Sandbox, body: { globalRole: string | null; supplierRoles: unknown[] }) {
  sandbox.control.addFault({
    kind: 'status',
    status: 200,
    operationId: 'getAuthUser',
    times: 'always',
    body: { ...body, permissions: [] },
  });
}

test('the cached permissions stay in use when the roles fail to load, and Try again updates them', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'getRoles', times: 'always' });
  problems.expectStatus(503, '/api/v2/auth/roles', 2);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await expect(page.getByRole('link', { name: 'Add New Item' })).toBeVisible();
  await expect.poll(() => sandbox.statuses('getRoles')).toEqual([200, 503]);
  await expect(page.getByText(deniedText)).toHaveCount(0);

  const notice = page.getByText("Your permissions couldn't be updated and may be out of date.");
  const tryAgain = notice.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await expect.poll(() => sandbox.statuses('getRoles')).toEqual([200, 503, 503]);
  await expect(tryAgain).toBeFocused();
  await expect(tryAgain).not.toHaveAttribute('aria-disabled');
  sandbox.control.clearFaults();
  userIs(sandbox, { globalRole: null, supplierRoles: [{ supplierId: 'SUP-1001', role: 'READ_ONLY' }] });
  await tryAgain.click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add New Item' })).toHaveCount(0);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('roles that fail to load on the first visit show Data Error, and Try again loads them', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'getRoles' });
  problems.expectStatus(503, '/api/v2/auth/roles');
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('heading', { name: 'Data Error' })).toBeVisible();
  await expect(page.getByText('Please refresh the page or try again later')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
});

test('a user can sign out from Data Error, and the next user starts on the start page', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'getRoles', times: 'always' });
  problems.expectStatus(503, '/api/v2/auth/roles');
  await portal.open('/SUP-1001/items');
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('a user has read-only access to a supplier without an assigned role', async ({
  page,
  portal,
  sandbox,
}) => {
  userIs(sandbox, { globalRole: null, supplierRoles: [{ supplierId: 'SUP-1003', role: 'ADMIN' }] });
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await expect(sections(page)).toHaveText(readerSections);
  await expect(page.getByRole('link', { name: 'Add New Item' })).toHaveCount(0);
});

test('an unknown role gives read-only access', async ({ page, portal, sandbox }) => {
  userIs(sandbox, { globalRole: 'GRAND_VIZIER', supplierRoles: [] });
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await expect(sections(page)).toHaveText(readerSections);
});

test('a global role overrides the supplier roles', async ({ page, portal, sandbox }) => {
  userIs(sandbox, {
    globalRole: 'INTERNAL_ADMIN',
    supplierRoles: [{ supplierId: 'SUP-1001', role: 'READ_ONLY' }],
  });
  await portal.open('/SUP-1001/items');
  await expect(sections(page)).toHaveText(everySection);
  await expect(page.getByRole('link', { name: 'Add New Item' })).toBeVisible();
});

test('permissions a supplier lacks are removed from its own users and kept for global users', async ({
  page,
  portal,
  sandbox,
}) => {
  const supplier = (supplierId: string, name: string) => ({
    supplierId,
    name,
    inventoryType: 'TAX PAID',
    warehouses: [],
    permissions: ['BASIC_ACCESS', 'ITEM_LIST'],
    status: 'ACTIVE',
    version: 1,
  });
  const data = [supplier('SUP-1001', 'Halberd & Fen Wine Imports')];
  const body = { data, meta: { total: 1, limit: 5000, offset: 0 } };
  sandbox.control.addFault({
    kind: 'status',
    status: 200,
    operationId: 'listSuppliers',
    times: 'always',
    body,
  });
  await portal.open('/SUP-1001/items');
  await expect(sections(page)).toHaveText(['Dashboard', 'Items']);
  await expect(page.getByRole('link', { name: 'Add New Item' })).toHaveCount(0);
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(sections(page)).toHaveText(everySection);
});

test('permissions edited in local storage are replaced by the server’s and unlock nothing', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1004/items', { as: demoUsers.viewer });
  await expect(page.getByRole('rowheader')).toHaveCount(7);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('permissions'))).not.toBeNull();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('permissions') ?? '{}');
    kept.user.globalRole = 'SUPER_ADMIN';
    kept.roles.READ_ONLY = kept.roles.SUPER_ADMIN;
    localStorage.setItem('permissions', JSON.stringify(kept));
  });
  await page.goto('/SUP-1004/items/create');
  await expect(page.getByText(deniedText)).toBeVisible();
  await expect(sections(page)).toHaveText(readerSections);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('permissions') ?? '{}'));
  expect(kept.user.globalRole).toBeNull();
  expect(kept.roles.READ_ONLY).not.toContain('ITEM_CREATE');
  expect(sandbox.calls('createItem')).toEqual([]);
});

test('an invalid permissions entry in local storage is ignored', async ({ page, portal }) => {
  await portal.open('/SUP-1004/items', { as: demoUsers.viewer });
  await expect(page.getByRole('rowheader')).toHaveCount(7);
  for (const nonsense of ['{', 'null', '[]', '{"user":{"__proto__":{}},"roles":{"READ_ONLY":[1]}}']) {
    await page.evaluate((text) => localStorage.setItem('permissions', text), nonsense);
    await page.reload();
    await expect(page.getByRole('rowheader')).toHaveCount(7);
    await expect(sections(page)).toHaveText(readerSections);
  }
});

test('the permissions of a user change with the supplier', async ({ page, portal }) => {
  await portal.open('/SUP-1003/items', { as: demoUsers.agency });
  await expect(page.getByRole('rowheader').first()).toHaveText('MT-3001');
  await expect(page.getByRole('link', { name: 'Add New Item' })).toBeVisible();
  await page.getByRole('button', { name: /Switch supplier$/ }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    /^Cielo Pardo/,
    /^Maison Tesselle/,
  ]);
  await page.getByRole('option', { name: /^Cielo Pardo/ }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText('CP-7001');
  await expect(page.getByRole('link', { name: 'Add New Item' })).toHaveCount(0);
  await expect(sections(page)).toHaveText(readerSections);
  await page.goto('/SUP-1007/items/create');
  await expect(pageTitle(page)).toHaveText('Permission denied');
});
