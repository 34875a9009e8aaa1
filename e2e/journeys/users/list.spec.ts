import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { setFlags } from '../../fixtures/flags.ts';
import { header, row } from '../../fixtures/items.ts';
import { pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';
import { usersPath } from '../../fixtures/users.ts';

const address = '/SUP-1001/users-and-roles';
const cells = (page: Page, email: string) => row(page, email).getByRole('cell');
const table = (page: Page, title = 'Total Users (9)') =>
  page.getByRole('table', { name: title, exact: true });

test('the user list shows roles and status, counts search results, filters, and opens a user by email', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open(address, { as: demoUsers.superAdmin });
  await expect(pageTitle(page)).toHaveText('Users & Roles');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Total Users (9)');
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'User Email',
    'Suppliers Assigned',
    'User Status',
    'Role Type',
    'Supplier - Role',
    'Actions',
  ]);
  await expect(header(page, 'User Email')).toHaveAttribute('aria-sort', 'ascending');
  await expect(table(page).getByRole('columnheader').getByRole('button')).toHaveCount(1);
  await expect(cells(page, demoUsers.superAdmin)).toHaveText([
    'All',
    'Active',
    'Global',
    'ALL - Super Admin',
    'Edit',
  ]);
  await expect(cells(page, demoUsers.internalAdmin).nth(3)).toHaveText('ALL - Admin');
  await expect(cells(page, demoUsers.agency)).toHaveText([
    '2',
    'Active',
    'Supplier',
    'SUP-1003 - Admin, SUP-1007 - Read Only',
    'Edit',
  ]);
  await expect(cells(page, demoUsers.withoutRole).nth(0)).toHaveText('0');
  await expect(cells(page, 'disabled@portal.example').nth(1)).toHaveText('Inactive');

  const search = page.getByRole('searchbox', { name: 'Search by User Email' });
  await expect(search).toHaveAttribute('placeholder', 'Search by User Email');
  const before = sandbox.calls('listUsers').length;
  await search.pressSequentially('agency');
  await expect(table(page, 'Total Users (1)')).toBeVisible();
  expect(sandbox.calls('listUsers')).toHaveLength(before + 1);

  await page.goto(`${address}?filter=status:INACTIVE;`);
  await expect(page.getByRole('rowheader')).toHaveText(['disabled@portal.example']);
  await page.goto(`${address}?filter=role:SUPER_ADMIN,INTERNAL_ADMIN;`);
  await expect(page.getByRole('rowheader')).toHaveText([demoUsers.internalAdmin, demoUsers.superAdmin]);

  await page.goto(address);
  const edit = page.getByRole('link', { name: `Edit ${demoUsers.agency}` });
  await expect(edit).toHaveAttribute('href', `${address}/edit/multi%40agency.example`);
  await edit.click();
  await expect(pageTitle(page)).toHaveText('Edit User');
  await page.getByRole('link', { name: 'Back to Users & Roles' }).click();
  await page.getByRole('link', { name: demoUsers.agency, exact: true }).click();
  await expect(page).toHaveURL(`${address}/edit/multi%40agency.example`);
});

test('without the status flag, user list and form have no status and every user is shown as active', async ({
  page,
  portal,
  sandbox,
}) => {
  await setFlags(sandbox, demoUsers.superAdmin, { 'user-roles-status': false });
  await portal.open(address, { as: demoUsers.superAdmin });
  await expect(page.getByRole('rowheader', { name: 'disabled@portal.example' })).toContainText('Active');
  await expect(header(page, 'User Status')).toHaveCount(0);
  await expect(table(page).getByText('Inactive')).toHaveCount(0);
  await page.getByRole('link', { name: 'Create New User' }).click();
  await expect(page.getByRole('combobox', { name: 'Role Type' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'User Status' })).toHaveCount(0);
});

test('without the edit flag, the user list has no edit links and the edit address is denied', async ({
  page,
  portal,
  sandbox,
}) => {
  await setFlags(sandbox, demoUsers.superAdmin, { 'user-roles-edit': false });
  await portal.open(address, { as: demoUsers.superAdmin });
  await expect(page.getByRole('rowheader')).toHaveCount(9);
  await expect(table(page).getByRole('link')).toHaveCount(0);
  await expect(header(page, 'Actions')).toHaveCount(0);
  await page.goto(`${address}/edit/multi%40agency.example`);
  await expect(pageTitle(page)).toHaveText('Permission denied');
});

test('without the creation flag, no user can be created', async ({ page, portal, sandbox }) => {
  await setFlags(sandbox, demoUsers.superAdmin, { 'user-roles-creation': false });
  await portal.open(address, { as: demoUsers.superAdmin });
  await expect(page.getByRole('rowheader')).toHaveCount(9);
  await expect(page.getByRole('link', { name: 'Create New User' })).toHaveCount(0);
  await page.goto(`${address}/create`);
  await expect(pageTitle(page)).toHaveText('Permission denied');
});

test('unknown user roles are shown as sent by the server, and missing values as dashes', async ({
  page,
  portal,
  sandbox,
}) => {
  sandbox.control.addFault({
    kind: 'status',
    status: 200,
    operationId: 'listUsers',
    times: 'always',
    body: {
      data: [
        {
          email: 'ada@auditors.example',
          globalRole: null,
          supplierRoles: [{ supplierId: 'SUP-1001', role: 'AUDITOR' }],
          enabled: true,
        },
        { email: 'bare@auditors.example' },
      ],
      meta: { total: 2 },
    },
  });
  await portal.open(address, { as: demoUsers.superAdmin });
  await expect(cells(page, 'ada@auditors.example').nth(3)).toHaveText('SUP-1001 - AUDITOR');
  await expect(cells(page, 'bare@auditors.example')).toHaveText(['–', '–', '–', '–', 'Edit']);
});

test('a forbidden user list shows the server’s message', async ({ page, portal, problems, sandbox }) => {
  sandbox.control.addFault({ kind: 'status', status: 403, operationId: 'listUsers', times: 'always' });
  problems.expectStatus(403, usersPath);
  await portal.open(address, { as: demoUsers.superAdmin });
  await expect(page.getByRole('main').getByRole('alert').getByRole('heading')).toHaveText('Data Error');
});
