import { demoUsers } from '../../fixtures/demo-users.ts';
import { setFlags } from '../../fixtures/flags.ts';
import { choose, textField, toast } from '../../fixtures/items.ts';
import {
  chooseWarehouse,
  dana,
  itemSearch,
  nextButton,
  ordersWithPo,
  pick,
  submitAndConfirm,
  typeLine,
} from '../../fixtures/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T09:30:00Z');
});

const inboundBy = {
  Parcel: {
    type: 'PARCEL',
    texts: { 'Tracking numbers': '1Z1, 1Z2' },
    sent: { trackingNumbers: ['1Z1', '1Z2'] },
  },
  'Full truckload': {
    type: 'FULL_TRUCK_LOAD',
    carrier: 'J.B. Hunt',
    texts: { 'Trailer number': '53-20817', 'Bill of lading number': 'B-1' },
    sent: { scac: 'HJBT', trailerNumber: '53-20817', bolNumber: 'B-1' },
  },
  LTL: {
    type: 'LTL',
    carrier: 'Saia',
    texts: { 'PRO number': '716' },
    sent: { scac: 'SAIA', proNumber: '716' },
  },
  Container: {
    type: 'CONTAINER',
    carrier: 'Maersk',
    texts: { 'Container number': 'zqxu1188020', 'Seal number': 'UL-8841207' },
    sent: { scac: 'MAEU', containerNumber: 'ZQXU1188020', sealNumber: 'UL-8841207' },
  },
} as const;

test('an inbound order of each shipping type is created with the fields of that type', async ({
  page,
  portal,
  sandbox,
}) => {
  for (const [label, { type, texts, sent, ...rest }] of Object.entries(inboundBy)) {
    await test.step(label, async () => {
      await portal.open('/SUP-1001/inbound-orders/create');
      await chooseWarehouse(page, 'Cranbury');
      await textField(page, 'PO number').fill(`IN-${type}`);
      await choose(page, 'Shipping type', label);
      if ('carrier' in rest) await pick(page, 'Carrier', rest.carrier);
      for (const [field, text] of Object.entries(texts)) await textField(page, field).fill(text);
      await nextButton(page).click();
      await typeLine(page, 'HF-1001', '3');
      await nextButton(page).click();
      await submitAndConfirm(page);
      await expect(toast(page)).toContainText('Order created successfully');
      const [order] = await ordersWithPo(dana(sandbox), 'inbound', `IN-${type}`);
      expect(order?.details).toMatchObject({ shippingType: type, ...sent });
    });
  }
});

const outboundBy = {
  Parcel: { type: 'PARCEL', sent: { adultSignatureRequired: true, serviceLevel: 'GROUND' } },
  'Full truckload': { type: 'FULL_TRUCK_LOAD', carrier: 'Swift', sent: { scac: 'SWFT' } },
  LTL: { type: 'LTL', sent: { carrierArranged: true } },
  Container: { type: 'CONTAINER', sent: { shippingType: 'CONTAINER', orderType: 'EXPORT' } },
} as const;

test('an outbound order of each shipping type is created with the fields of that type', async ({
  page,
  portal,
  sandbox,
}) => {
  for (const [label, { type, sent, ...rest }] of Object.entries(outboundBy)) {
    await test.step(label, async () => {
      await portal.open('/SUP-1001/outbound-orders/create');
      await expect(textField(page, 'Order date')).toHaveValue('11/20/2026');
      await expect(textField(page, 'Requested ship date')).toHaveValue('11/26/2026');
      await pick(page, 'Customer', 'Harborline');
      await chooseWarehouse(page, 'Cranbury');
      await textField(page, 'PO number').fill(`OUT-${type}`);
      await choose(page, 'Shipping type', label);
      if (type === 'PARCEL') await textField(page, 'Service level').fill('GROUND');
      if (type === 'LTL') await page.getByText('Warehouse arranges the carrier').click();
      if (type === 'CONTAINER') await choose(page, 'Order type', 'Export');
      if ('carrier' in rest) await pick(page, 'Carrier', rest.carrier);
      await nextButton(page).click();
      await typeLine(page, 'HF-1001', '3');
      await nextButton(page).click();
      await submitAndConfirm(page);
      await expect(toast(page)).toContainText('Order created successfully');
      const [order] = await ordersWithPo(dana(sandbox), 'outbound', `OUT-${type}`);
      expect(order?.details).toMatchObject({ shippingType: type, customerId: 'CUS-10021', ...sent });
    });
  }
});

test('an outbound order to the billing address stores a copy of the address without its key', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/outbound-orders/create');
  await pick(page, 'Customer', 'Harborline');
  await chooseWarehouse(page, 'Cranbury');
  await textField(page, 'PO number').fill('OUT-SAME');
  await choose(page, 'Shipping type', 'Parcel');
  const shipTo = page.getByRole('group', { name: 'Ship to' });
  await expect(shipTo.getByRole('textbox', { name: 'City' })).toBeVisible();
  await page.getByText('Same as billing address').click();
  await expect(shipTo.getByRole('textbox', { name: 'City' })).toBeHidden();
  await nextButton(page).click();
  await typeLine(page, 'HF-1001', '1');
  await nextButton(page).click();
  await submitAndConfirm(page);
  await expect(toast(page)).toContainText('Order created successfully');
  const [order] = await ordersWithPo(dana(sandbox), 'outbound', 'OUT-SAME');
  const { billingAddress, shippingAddress } = (order?.details ?? {}) as Record<
    string,
    Record<string, unknown>
  >;
  const { addressId, addressType: _, ...place } = billingAddress ?? {};
  expect(addressId).toBeTruthy();
  expect(shippingAddress).toEqual({ ...place, addressType: 'SHIPPING' });
});

test('an inbound order of an importer has a named ship-from address in another country', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1003/inbound-orders/create', { as: demoUsers.superAdmin });
  await textField(page, 'PO number').fill('PO-INT');
  await choose(page, 'Shipping type', 'Parcel');
  await page.getByRole('combobox', { name: 'Warehouse', exact: true }).click();
  await page.getByRole('option').first().click();
  await nextButton(page).click();
  const from = page.getByRole('group', { name: 'Ship from' });
  await expect(from.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(from.getByText('Required Field', { exact: true })).toHaveCount(5);
  await choose(page, 'Country or region', 'International');
  await pick(page, 'Country', 'France');
  await from.getByRole('textbox', { name: 'Name' }).fill('Cellier Tesselle');
  await from.getByRole('textbox', { name: 'Address 1' }).fill('4 Rue des Caves');
  await from.getByRole('textbox', { name: 'City' }).fill('Épernay');
  await nextButton(page).click();
  await expect(itemSearch(page)).toBeFocused();
  expect(sandbox.calls('createInboundOrder')).toEqual([]);
});

test('an order offers the carriers of the warehouse’s country, and the same ocean carriers everywhere', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1003/inbound-orders/create', { as: demoUsers.superAdmin });
  const carrier = page.getByRole('combobox', { name: 'Carrier' });
  const expectOnly = async (text: string, ...scacs: RegExp[]) => {
    await carrier.fill(text);
    await expect(page.getByRole('option')).toHaveText(scacs);
    await page.keyboard.press('Escape');
  };
  await chooseWarehouse(page, 'Mississauga');
  await choose(page, 'Shipping type', 'LTL');
  await expectOnly('day', /DAYR/);
  await chooseWarehouse(page, 'Cranbury');
  await expectOnly('day', /DAFG/, /DYLT/);
  await choose(page, 'Shipping type', 'Container');
  await expectOnly('maersk', /MAEU/);
});

test.describe('in a European time zone', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('an order uses the calendar day of the warehouse, not of the browser', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.clock.setFixedTime('2026-11-21T02:30:00Z');
    await portal.open('/SUP-1001/inbound-orders/create');
    await textField(page, 'PO number').fill('PO-EVENING');
    await choose(page, 'Shipping type', 'Parcel');
    const arrival = textField(page, 'Expected arrival');
    await expect(arrival).toHaveValue('11/22/2026');
    await arrival.fill('2026-11-20');
    await expect(arrival).toHaveAccessibleDescription('Must not be in the past');
    await chooseWarehouse(page, 'Cranbury');
    await expect(arrival).toHaveAccessibleDescription('');
    await nextButton(page).click();
    await typeLine(page, 'HF-1001', '3');
    await nextButton(page).click();
    await submitAndConfirm(page);
    await expect(toast(page)).toContainText('Order created successfully');
    const [order] = await ordersWithPo(dana(sandbox), 'inbound', 'PO-EVENING');
    expect(order?.details).toMatchObject({ expectedArrivalDate: '2026-11-20' });
  });
});

test('a new customer is created within an order and selected', async ({ page, portal, sandbox }) => {
  await setFlags(sandbox, demoUsers.supplierAdmin, { 'customer-order-creation': true });
  await portal.open('/SUP-1001/outbound-orders/create');
  await textField(page, 'PO number').fill('OUT-NEW');
  await page.getByRole('button', { name: 'New customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await dialog.getByRole('textbox', { name: 'Customer number' }).fill('NJ-9001');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Corner Cellar');
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Consumer (DTC)' }).click();
  await dialog.getByRole('textbox', { name: 'Phone' }).first().fill('(201) 555-0199');
  await dialog.getByRole('textbox', { name: 'Address 1' }).first().fill('1 Corner St');
  await dialog.getByRole('textbox', { name: 'City' }).first().fill('Hoboken');
  await dialog.getByRole('combobox', { name: 'State' }).first().fill('New Jersey');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Zip' }).first().fill('07030');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Customer', exact: true })).toHaveValue('Corner Cellar');
  await expect(textField(page, 'PO number')).toHaveValue('OUT-NEW');
  const billTo = page.getByRole('group', { name: 'Bill to' });
  await expect(billTo.getByRole('textbox', { name: 'City' })).toHaveValue('Hoboken');
  expect(sandbox.statuses('createCustomer')).toEqual([201]);
  expect(sandbox.calls('createOutboundOrder')).toEqual([]);
});
