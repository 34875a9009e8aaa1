import { demoUsers } from '../../fixtures/demo-users.ts';
import { addButton, confirmButton, saveButton, textField, toast } from '../../fixtures/items.ts';
import { pageTitle, switcher } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const as = demoUsers.superAdmin;
const name = 'Halberd & Fen';

test('the supplier form without an ID edits the selected supplier, and the switcher shows the new name', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/suppliers/edit', { as });
  await expect(pageTitle(page)).toHaveText('Edit Halberd & Fen Wine Imports');
  await expect(textField(page, 'Supplier ID')).toHaveValue('SUP-1001');
  await expect(textField(page, 'Supplier ID')).toBeDisabled();
  await textField(page, 'Name').fill(name);
  await saveButton(page).click();
  await confirmButton(page).click();
  await expect(toast(page)).toContainText('Supplier updated successfully');
  await expect(switcher(page)).toContainText(name);
});

test('a reserved supplier ID is refused', async ({ page, portal }) => {
  await portal.open('/SUP-1001/suppliers/create', { as });
  await textField(page, 'Supplier ID').fill('login');
  await expect(textField(page, 'Supplier ID')).toHaveAccessibleDescription(/'login' is reserved/);
  await textField(page, 'Supplier ID').fill('a_b');
  await expect(textField(page, 'Supplier ID')).toHaveAccessibleDescription(/Supplier ID has a wrong format/);
});

test('a warehouse in use cannot be removed from a supplier', async ({ page, portal, problems }) => {
  problems.expectStatus(409, '/api/v1/suppliers');
  await portal.open('/SUP-1001/suppliers/edit/SUP-1001', { as });
  await page.getByText('Cranbury Beverage Center').click();
  await saveButton(page).click();
  await confirmButton(page).click();
  await expect(toast(page)).toContainText('The warehouse holds stock or has open orders.');
  await expect(page.getByRole('checkbox', { name: /Cranbury/ })).not.toBeChecked();
});

test('addresses and entitlement of a new supplier are stored', async ({ page, portal, sandbox }) => {
  await portal.open('/SUP-1001/suppliers/create', { as });
  await textField(page, 'Supplier ID').fill('SUP-2001');
  await textField(page, 'Name').fill('Quarry Row');
  await page.getByRole('button', { name: 'Add address' }).click();
  const address = page.getByRole('group', { name: 'Address', exact: true });
  await address.getByRole('textbox', { name: 'Address 1' }).fill('1 Main St');
  await address.getByRole('textbox', { name: 'City' }).fill('Secaucus');
  await address.getByRole('combobox', { name: 'State', exact: true }).fill('NJ');
  await address.getByRole('textbox', { name: 'Zip' }).fill('07094');
  await page.locator('summary').filter({ hasText: 'Permissions' }).click();
  await page.getByText('Item list', { exact: true }).click();
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(toast(page)).toContainText('Supplier added successfully');
  const response = await sandbox.getSession(as).fetch('/api/v1/suppliers/SUP-2001');
  expect(await response.json()).toMatchObject({
    permissions: ['ITEM_LIST'],
    addresses: [{ city: 'Secaucus', stateCode: 'NJ', zip: '07094' }],
  });
});
