import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { setFlags } from '../../fixtures/flags.ts';
import {
  addButton,
  choose,
  confirmButton,
  saveAndConfirm,
  saveButton,
  selectField,
  textField,
  toast,
} from '../../fixtures/items.ts';
import type { Portal } from '../../fixtures/portal.ts';
import { pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  fillRole,
  fillUserForm,
  roleRow,
  storedUser,
  unregisteredEmails,
  usersPath,
} from '../../fixtures/users.ts';

const address = '/SUP-1001/users-and-roles';
const email = (page: Page) => textField(page, 'User Email');
const supplier = (page: Page, place: number) =>
  roleRow(page, place).getByRole('combobox', { name: 'Supplier' });
const role = (page: Page, place: number) => roleRow(page, place).getByRole('combobox', { name: 'Role' });
const addSupplier = (page: Page) => page.getByRole('button', { name: 'Add supplier' });

async function openCreate({ page, portal }: { page: Page; portal: Portal }) {
  await portal.open(`${address}/create`, { as: demoUsers.superAdmin });
  await expect(email(page)).toBeVisible();
}

async function openEdit(
  { page, portal }: { page: Page; portal: Portal },
  who: string,
  as: string = demoUsers.superAdmin,
) {
  await portal.open(`${address}/edit/${encodeURIComponent(who)}`, { as });
  await expect(email(page)).toHaveValue(who.toLowerCase());
}

test.describe('creating a user', () => {
  test.beforeEach(async ({ page, portal }) => openCreate({ page, portal }));

  test('a new user needs an account at the identity provider, as the form explains and the server checks', async ({
    page,
    problems,
  }) => {
    problems.expectStatus(422, usersPath);
    await expect(pageTitle(page)).toHaveText('Create New User');
    await expect(
      page.getByText('Note: User needs to be created in Gigya or SSO before creating user in the portal.'),
    ).toBeVisible();
    await fillUserForm(page, { email: 'nobody@halberd.example' });
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(email(page)).toHaveAccessibleDescription('User does not exist in the identity provider');
    await expect(email(page)).toBeFocused();
  });

  test('the user form marks missing required fields and validates the format and length of the email', async ({
    page,
    sandbox,
  }) => {
    await test.step('missing required fields', async () => {
      await addButton(page).click();
      await expect(page.getByText('Required Field', { exact: true })).toHaveCount(2);
      await choose(page, 'Role Type', 'Supplier');
      await addButton(page).click();
      await expect(supplier(page, 1)).toHaveAccessibleDescription('Required Field');
      await expect(role(page, 1)).toHaveAccessibleDescription('Required Field');
      expect(sandbox.calls('createUser')).toEqual([]);
    });
    await test.step('the format and length of the email', async () => {
      await email(page).fill('nora@halberd');
      await expect(email(page)).toHaveAccessibleDescription('Email should have correct format');
      await email(page).fill('');
      await expect(email(page)).toHaveAccessibleDescription('Required Field');
      await email(page).fill(`${'n'.repeat(34)}@halberd.example.org`);
      await expect(email(page)).toHaveValue(`${'n'.repeat(34)}@halberd.example`);
      await expect(page.getByText('Max Length 50')).toBeVisible();
    });
  });

  test('a new user with a global role gets one row for all suppliers', async ({ page, sandbox }) => {
    await email(page).fill('Nora@Halberd.example');
    await choose(page, 'Role Type', 'Global');
    await expect(addSupplier(page)).toHaveCount(0);
    await supplier(page, 1).click();
    await expect(page.getByRole('option')).toHaveText(['ALL']);
    await page.getByRole('option', { name: 'ALL' }).click();
    await role(page, 1).click();
    await expect(page.getByRole('option')).toHaveText(['Super Admin', 'Admin']);
    await page.getByRole('option', { name: 'Admin', exact: true }).click();
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText('A new User has been created.');
    expect(await storedUser(sandbox.getSession(demoUsers.superAdmin), unregisteredEmails[0])).toEqual({
      email: unregisteredEmails[0],
      globalRole: 'INTERNAL_ADMIN',
      supplierRoles: [],
      enabled: true,
    });
  });

  test('a new user with supplier roles has each supplier once, and every row but the first can be removed', async ({
    page,
    sandbox,
  }) => {
    await fillUserForm(page);
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await addSupplier(page).click();
    await expect(supplier(page, 2)).toBeFocused();
    await fillRole(page, 2, 'SUP-1003', 'Admin');
    await addSupplier(page).click();
    await supplier(page, 3).click();
    const options = page.getByRole('option');
    await expect(options).toHaveCount(6);
    await expect(options.filter({ hasText: /SUP-100[13]/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await fillRole(page, 3, 'SUP-1004', 'Read Only');
    await page.getByRole('button', { name: 'Remove SUP-1003' }).click();
    await expect(addSupplier(page)).toBeFocused();
    await expect(supplier(page, 2)).toHaveValue('Bramblehook Brewing');
    await choose(page, 'User Status', 'Inactive');
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText('Success!');
    expect(await storedUser(sandbox.getSession(demoUsers.superAdmin), unregisteredEmails[0])).toEqual({
      email: unregisteredEmails[0],
      globalRole: null,
      supplierRoles: [
        { supplierId: 'SUP-1001', role: 'READ_ONLY' },
        { supplierId: 'SUP-1004', role: 'READ_ONLY' },
      ],
      enabled: false,
    });
  });

  test('changing the role type resets the role rows to one empty row', async ({ page }) => {
    await fillUserForm(page);
    await addSupplier(page).click();
    await fillRole(page, 2, 'SUP-1003', 'Admin');
    await choose(page, 'Role Type', 'Global');
    await expect(roleRow(page, 2)).toHaveCount(0);
    await expect(supplier(page, 1)).toHaveValue('');
    await expect(role(page, 1)).toHaveText('Choose');
    await expect(page.getByText('Required Field', { exact: true })).toHaveCount(0);
    await choose(page, 'Role Type', 'Supplier');
    await expect(supplier(page, 1)).toHaveValue('');
    await addSupplier(page).click();
    await expect(roleRow(page, 2).getByText('Required Field', { exact: true })).toHaveCount(0);
  });

  // The message of the field that loses the focus moves the button between mousedown and mouseup.
  test('one press on Add supplier adds one row while the focused field becomes invalid', async ({ page }) => {
    await choose(page, 'Role Type', 'Supplier');
    await supplier(page, 1).focus();
    const { x, y } = (await addSupplier(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 8, y + 8);
    await page.mouse.down();
    await page.mouse.up();
    await expect(supplier(page, 2)).toBeFocused();
    await expect(supplier(page, 1)).toHaveAccessibleDescription('Required Field');
  });

  test('a user is created by keyboard alone', async ({ page }) => {
    await email(page).focus();
    await page.keyboard.type('nora@halberd.example');
    await page.keyboard.press('Tab');
    await expect(selectField(page, 'User Status')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sup');
    await expect(selectField(page, 'Role Type')).toHaveText('Supplier');
    await page.keyboard.press('Tab');
    await page.keyboard.type('bramble');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Read');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(supplier(page, 2)).toBeFocused();
    await page.keyboard.type('sup-1003');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Adm');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Remove SUP-1003' })).toBeFocused();
    await email(page).focus();
    await page.keyboard.press('Enter');
    await expect(confirmButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('A new User has been created.');
    await expect(page.getByRole('row').filter({ hasText: unregisteredEmails[0] })).toContainText(
      'SUP-1004 - Read Only, SUP-1003 - Admin',
    );
  });
});

test('the user form finds a user by the email in its address, ignores case and shows the email read-only', async ({
  page,
  portal,
  sandbox,
}) => {
  await openEdit({ page, portal }, 'Multi@Agency.example');
  await expect(pageTitle(page)).toHaveText('Edit User');
  await expect(email(page)).toBeDisabled();
  await expect(selectField(page, 'Role Type')).toHaveText('Supplier');
  await expect(supplier(page, 2)).toHaveValue(/./);
  await expect(role(page, 2)).toHaveText('Read Only');
  const [call] = sandbox.calls('listUsers');
  expect(new URLSearchParams(call?.query).get('filter')).toBe('email:multi@agency.example;');
  await saveButton(page).click();
  await expect(page.getByText('No changes to save.')).toBeVisible();
  await choose(page, 'User Status', 'Inactive');
  await saveAndConfirm(page);
  await expect(toast(page)).toContainText('Success!');
  await expect(toast(page)).toContainText('User has been updated.');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('row').filter({ hasText: demoUsers.agency })).toContainText('Inactive');

  await test.step('an email address with reserved characters is decoded once and sent as one filter value', async () => {
    await page.goto(`${address}/edit/${encodeURIComponent('a/b+c%d@agency.example')}`);
    await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
    const query = sandbox.calls('listUsers').at(-1)?.query;
    expect(new URLSearchParams(query).get('filter')).toBe('email:a%2Fb+c%25d@agency.example;');
  });
});

test('the user form without an email edits the signed-in user', async ({ page, portal }) => {
  await portal.open(`${address}/edit`, { as: demoUsers.internalAdmin });
  await expect(email(page)).toHaveValue(demoUsers.internalAdmin);
});

test('without the status flag, saving a user keeps the stored status', async ({ page, portal, sandbox }) => {
  await setFlags(sandbox, demoUsers.superAdmin, { 'user-roles-status': false });
  await openEdit({ page, portal }, 'disabled@portal.example');
  await addSupplier(page).click();
  await fillRole(page, 2, 'SUP-1003', 'Admin');
  await saveAndConfirm(page);
  await expect(toast(page)).toContainText('User has been updated.');
  const stored = await storedUser(sandbox.getSession(demoUsers.superAdmin), 'disabled@portal.example');
  expect([stored?.enabled, stored?.supplierRoles.length]).toEqual([false, 2]);
});

test('the last super admin cannot lose the role, and the server’s message is shown on the role type', async ({
  page,
  portal,
  problems,
}) => {
  problems.expectStatus(409, usersPath);
  await openEdit({ page, portal }, demoUsers.superAdmin);
  await fillRole(page, 1, 'ALL', 'Admin');
  await saveAndConfirm(page);
  const message = 'The last enabled super admin cannot be removed.';
  await expect(toast(page)).toContainText(message);
  await expect(selectField(page, 'Role Type')).toHaveAccessibleDescription(message);
  await expect(selectField(page, 'Role Type')).toBeFocused();
  await expect(role(page, 1)).toHaveText('Admin');
});

test('users cannot disable themselves, and the server’s message is shown on the status', async ({
  page,
  portal,
  problems,
}) => {
  problems.expectStatus(409, usersPath);
  await openEdit({ page, portal }, demoUsers.internalAdmin, demoUsers.internalAdmin);
  await choose(page, 'User Status', 'Inactive');
  await saveAndConfirm(page);
  await expect(selectField(page, 'User Status')).toHaveAccessibleDescription(
    'You cannot disable or demote yourself.',
  );
});

test('an internal admin cannot assign the role Super Admin', async ({ page, portal, problems }) => {
  problems.expectStatus(403, usersPath);
  await openEdit({ page, portal }, demoUsers.agency, demoUsers.internalAdmin);
  await choose(page, 'Role Type', 'Global');
  await fillRole(page, 1, 'ALL', 'Super Admin');
  await saveAndConfirm(page);
  await expect(toast(page)).toContainText('Only a super admin can assign or change the Super Admin role.');
  await expect(role(page, 1)).toHaveText('Super Admin');
});

test('a concurrent edit of a user is not overwritten without a confirmation', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const root = sandbox.getSession(demoUsers.superAdmin);
  problems.expectStatus(412, usersPath);
  await openEdit({ page, portal }, demoUsers.agency);
  const theirs = await storedUser(root, demoUsers.agency);
  await root.send('PUT', usersPath, { ...theirs, enabled: false });
  await page.getByRole('button', { name: 'Remove SUP-1007' }).click();
  await choose(page, 'User Status', 'Inactive');
  await choose(page, 'User Status', 'Active');
  await saveAndConfirm(page);
  await expect(page.getByRole('cell', { name: 'Inactive', exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'SUP-1003 - Admin', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await saveAndConfirm(page);
  await expect(toast(page).filter({ hasText: 'User has been updated.' })).toBeVisible();
  expect(await storedUser(root, demoUsers.agency)).toMatchObject({
    enabled: false,
    supplierRoles: [{ supplierId: 'SUP-1003', role: 'ADMIN' }],
  });
});
