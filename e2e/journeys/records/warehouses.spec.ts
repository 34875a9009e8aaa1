import { demoUsers } from '../../fixtures/demo-users.ts';
import {
  addButton,
  choose,
  confirmButton,
  saveButton,
  textField,
  toast,
  unfold,
} from '../../fixtures/items.ts';
import { areas } from '../../fixtures/records.ts';
import { expect, test } from '../../fixtures/test.ts';

const area = areas.find(({ name }) => name === 'warehouse') as (typeof areas)[number];
const as = demoUsers.superAdmin;

test('a bonded warehouse requires a registration number', async ({ page, portal }) => {
  await portal.open('/SUP-1001/warehouses/create', { as });
  const number = textField(page, 'Bond registry number');
  await area.fill(page);
  await choose(page, 'Can hold bonded stock', 'Yes');
  await addButton(page).click();
  await expect(number).toHaveAccessibleDescription('Required Field');
  await expect(number).toBeFocused();
  await choose(page, 'Can hold bonded stock', 'No');
  await expect(number).not.toHaveAttribute('aria-invalid');
});

test('warehouse hours need an end after their start and are stored', async ({ page, portal, sandbox }) => {
  await portal.open('/SUP-1001/warehouses/create', { as });
  await area.fill(page);
  await unfold(page, 'Hours and temperature');
  const to = page.getByLabel('Receiving hours to');
  await page.getByLabel('Receiving hours from').fill('15:00');
  await to.fill('07:00');
  await expect(to).toHaveAccessibleDescription('Ends before it starts');
  await page.getByLabel('Receiving hours from').fill('06:30');
  await expect(to).not.toHaveAttribute('aria-invalid');
  await page.getByText('Refrigerated').click();
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(toast(page)).toContainText('A new Warehouse has been created.');
  const response = await sandbox.getSession(as).fetch('/api/v1/warehouses/WH-NJ-02');
  expect(await response.json()).toMatchObject({
    receivingHours: { from: '06:30', to: '07:00' },
    temperatureZones: ['REFRIGERATED'],
    timeZone: 'America/New_York',
  });
});

test('a warehouse with stock cannot be deactivated', async ({ page, portal, problems }) => {
  problems.expectStatus(409, area.api);
  await portal.open('/SUP-1001/warehouses/edit/WH-NJ-01', { as });
  await choose(page, 'Status', 'Inactive');
  await saveButton(page).click();
  await confirmButton(page).click();
  await expect(toast(page)).toContainText('The warehouse holds stock or has open orders.');
});
