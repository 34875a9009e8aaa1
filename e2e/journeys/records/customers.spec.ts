import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { setFlags } from '../../fixtures/flags.ts';
import {
  addButton,
  choose,
  confirmButton,
  saveButton,
  selectField,
  textField,
  toast,
  unfold,
} from '../../fixtures/items.ts';
import { areas, fillAddress } from '../../fixtures/records.ts';
import type { Sandbox } from '../../fixtures/sandbox.ts';
import { expect, test } from '../../fixtures/test.ts';

const area = areas.find(({ name }) => name === 'customer') as (typeof areas)[number];
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const sameAsBilling = (page: Page) => page.getByText('Same as billing');

/** Fetches the stored customer with this number. */
async function stored(sandbox: Sandbox, customerNumber: string) {
  const response = await sandbox.getSession(demoUsers.supplierAdmin).fetch(`${area.api}?limit=100`);
  const { data } = (await response.json()) as {
    data: { customerNumber: string; addresses: Record<string, unknown>[] }[];
  };
  return data.find((customer) => customer.customerNumber === customerNumber);
}

const secaucus = {
  countryCode: 'USA',
  isoCountryCode: '840',
  address1: '1 Main St',
  city: 'Secaucus',
  stateCode: 'NJ',
  zip: '07094',
};

test.beforeEach(async ({ page, portal }) => {
  await portal.open('/SUP-1001/customers/create');
  await expect(textField(page, 'Customer number')).toBeVisible();
});

test('a shipping address equal to the billing address is stored as a copy', async ({ page, sandbox }) => {
  await area.fill(page);
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(toast(page)).toContainText('Customer added successfully');
  expect((await stored(sandbox, 'NJ-9000'))?.addresses).toMatchObject([
    { ...secaucus, addressType: 'BILLING' },
    { ...secaucus, addressType: 'SHIPPING', isDefault: true },
  ]);
});

test('a customer has several shipping addresses, one of which is the default for new orders', async ({
  page,
  sandbox,
}) => {
  await area.fill(page);
  await sameAsBilling(page).click();
  await fillAddress(page, 'Shipping address');
  await page.getByRole('button', { name: 'Add shipping address' }).click();
  const second = group(page, 'Shipping address 2');
  await expect(second.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await second.getByRole('combobox', { name: 'Country or region' }).click();
  await page.getByRole('option', { name: 'International', exact: true }).click();
  await second.getByRole('combobox', { name: 'Country', exact: true }).click();
  await page.keyboard.type('fran');
  await page.keyboard.press('Enter');
  await second.getByRole('textbox', { name: 'Address 1' }).fill('2 Rue du Port');
  await second.getByRole('textbox', { name: 'City' }).fill('Reims');
  await second.getByText('Use for new orders').click();
  await expect(group(page, 'Shipping address').getByRole('checkbox')).not.toBeChecked();
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(toast(page)).toContainText('Customer added successfully');
  expect((await stored(sandbox, 'NJ-9000'))?.addresses).toMatchObject([
    { ...secaucus, addressType: 'BILLING' },
    { ...secaucus, addressType: 'SHIPPING', isDefault: false },
    { countryCode: 'INT', isoCountryCode: '250', city: 'Reims', addressType: 'SHIPPING', isDefault: true },
  ]);
});

test('removing an address moves the focus to the button that adds one', async ({ page }) => {
  await sameAsBilling(page).click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add shipping address' }).click();
  await page.getByRole('button', { name: 'Remove Shipping address 2' }).click();
  await expect(page.getByRole('button', { name: 'Add shipping address' })).toBeFocused();
  await expect(group(page, 'Shipping address 2')).toHaveCount(0);
});

test('the customer type decides which permit is required in the USA', async ({ page }) => {
  await area.fill(page);
  const permit = textField(page, 'TTB permit');
  await choose(page, 'Type', 'Distributor');
  await addButton(page).click();
  await expect(permit).toHaveAccessibleDescription(/Required Field/);
  await expect(permit).toBeFocused();
  await permit.fill('20417');
  await expect(permit).toHaveAccessibleDescription(/TTB permit has a wrong format/);
  await permit.fill('nj-w-20417');
  await expect(permit).not.toHaveAttribute('aria-invalid');
  await choose(page, 'Type', 'On-premise');
  const license = textField(page, 'State license');
  await addButton(page).click();
  await expect(license).toHaveAccessibleDescription('Required Field');
  await license.fill('NJ 5');
  await expect(license).toHaveAccessibleDescription('Numeric only with hyphens');
  await license.fill('0714-44');
  await addButton(page).click();
  await expect(page.getByRole('combobox', { name: 'License state' })).toHaveAccessibleDescription(
    'Required Field',
  );
});

test('a customer’s zip code is validated by the rules of its country', async ({ page }) => {
  const billing = group(page, 'Billing address');
  const zip = billing.getByRole('textbox', { name: 'Zip' });
  await zip.fill('0709');
  await expect(zip).toHaveAccessibleDescription('Zip should be 5 digits');
  await zip.fill('H7S');
  await expect(zip).toHaveAccessibleDescription('Numeric only with hyphens');
  await billing.getByRole('combobox', { name: 'Country or region' }).click();
  await page.getByRole('option', { name: 'Canada', exact: true }).click();
  await expect(zip).toHaveValue('');
  await zip.fill('07094');
  await expect(zip).toHaveAccessibleDescription('Incorrect Canadian zip code format');
  await zip.fill('h7s1z6');
  await expect(zip).not.toHaveAttribute('aria-invalid');
});

test('the default carrier of a customer is chosen from the warehouse’s carriers, those for the shipping type first', async ({
  page,
  sandbox,
}) => {
  await area.fill(page);
  await unfold(page, 'Order defaults');
  const carrier = selectField(page, 'Carrier');
  await carrier.click();
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('ODFL');
  await page.keyboard.press('Escape');
  await choose(page, 'Shipping type', 'Parcel');
  await carrier.click();
  await expect(options.first()).toContainText('UPSN');
  await page.keyboard.press('Escape');
  await choose(page, 'Shipping type', 'Container');
  await carrier.click();
  await expect(options.first()).toContainText('MAEU');
  await page.keyboard.type('maersk');
  await page.keyboard.press('Enter');
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(toast(page)).toContainText('Customer added successfully');
  expect(await stored(sandbox, 'NJ-9000')).toMatchObject({
    defaultShippingType: 'CONTAINER',
    defaultScac: 'MAEU',
  });
});

test('a customer is saved although the carriers failed to load, and the form shows a message', async ({
  page,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listScacCodes', times: 'always' });
  problems.tolerateConsole(/status of 503/);
  await area.fill(page);
  await unfold(page, 'Order defaults');
  await expect(selectField(page, 'Carrier')).toHaveAccessibleDescription("Couldn't load carriers.");
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(toast(page)).toContainText('Customer added successfully');
  expect(await stored(sandbox, 'NJ-9000')).toMatchObject({ name: 'Shoreline Spirits' });
});

test('a server message about an address is shown on the address field', async ({
  page,
  problems,
  sandbox,
}) => {
  sandbox.control.addFault({
    kind: 'status',
    status: 422,
    operationId: 'createCustomer',
    body: {
      errorMessage: 'Refused',
      extensions: { validationErrors: [{ fieldPath: 'addresses[0].city', message: 'Unknown city' }] },
    },
  });
  problems.expectStatus(422, area.api);
  await area.fill(page);
  await addButton(page).click();
  await confirmButton(page).click();
  const city = group(page, 'Billing address').getByRole('textbox', { name: 'City' });
  await expect(city).toHaveAccessibleDescription('Unknown city');
  await expect(city).toBeFocused();
});

test('a customer with open orders cannot be deactivated', async ({ page, portal, problems }) => {
  problems.expectStatus(409, `${area.api}/CUS-10021`);
  await portal.open('/SUP-1001/customers/edit/CUS-10021');
  await choose(page, 'Status', 'Inactive');
  await saveButton(page).click();
  await confirmButton(page).click();
  await expect(toast(page)).toContainText('The customer has open orders.');
});

test('a customer upload is linked from the list only while its feature flag is on', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/customers');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Template' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  await expect(page).toHaveURL('/SUP-1001/bulk-uploads?upload=CUSTOMERS');
  await setFlags(sandbox, demoUsers.superAdmin, { 'customers-bulk-upload': false });
  await portal.open('/SUP-1001/customers', { as: demoUsers.superAdmin });
  await expect(page.getByRole('link', { name: 'Add New Customer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upload', exact: true })).toHaveCount(0);
});
