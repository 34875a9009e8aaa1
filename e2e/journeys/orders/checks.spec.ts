import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { choose, itemsPath, textField, toast } from '../../fixtures/items.ts';
import {
  chooseWarehouse,
  dana,
  lineField,
  nextButton,
  openOrder,
  ordersPath,
  ordersWithPo,
  pick,
  stepButton,
  storedOrder,
  submitAndConfirm,
  submitDialog,
  typeLine,
} from '../../fixtures/orders.ts';
import type { Portal } from '../../fixtures/portal.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T09:30:00Z');
});

const panel = (page: Page) => page.getByRole('region', { name: 'Check before you submit' });
const rows = (page: Page) => panel(page).getByRole('listitem');
const shipDate = (page: Page) => textField(page, 'Requested ship date');

/** Fills in an LTL order up to the items step. */
async function fillDetails(
  page: Page,
  portal: Portal,
  { customer = 'Harborline', date = '2026-11-26' } = {},
) {
  await portal.open('/SUP-1001/outbound-orders/create');
  await pick(page, 'Customer', customer);
  await chooseWarehouse(page, 'Cranbury');
  await textField(page, 'PO number').fill('PO-CHECKS');
  await choose(page, 'Shipping type', 'LTL');
  await pick(page, 'Carrier', 'Old Dominion');
  await shipDate(page).fill(date);
  await nextButton(page).click();
}

test('an order with an expired license, too many cases and a ship date on a Sunday is submitted after the corrections', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/outbound-orders/create');
  await page.getByRole('combobox', { name: 'Customer', exact: true }).click();
  await expect(page.getByRole('option', { name: /Gilded Heron/ })).toContainText(
    'License expired Oct 30, 2026',
  );
  await expect(page.getByRole('option', { name: /Bayshore/ })).toContainText('License expires Dec 8, 2026');
  await fillDetails(page, portal, { customer: 'Gilded Heron', date: '2026-11-29' });
  await typeLine(page, 'HF-1001', '99999');
  await textField(page, 'Pallets').fill('1900');
  await nextButton(page).click();
  await expect(panel(page)).toContainText('2 problems · 1 warning');
  await expect(rows(page)).toHaveText([
    /HF-1001: 99,999 cases ordered, only 358 cases, 4 bottles available by the ship date\./,
    /The license of The Gilded Heron expired on Oct 30, 2026\./,
    /Requested ship date Nov 29, 2026 is on a weekend\. The next business day is Nov 30, 2026\./,
  ]);

  // A problem blocks the submit.
  await nextButton(page).click();
  await expect(submitDialog(page)).toBeHidden();
  await expect(panel(page).getByRole('alert')).toHaveText('Correct the problems to submit the order.');
  await expect(panel(page).getByRole('button', { name: 'Go to HF-1001' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(lineField(page, 'Cases', 'HF-1001')).toBeFocused();
  await lineField(page, 'Cases', 'HF-1001').fill('40');
  await page.getByRole('button', { name: 'Use 1', exact: true }).click();
  await expect(textField(page, 'Pallets')).toBeFocused();
  await expect(textField(page, 'Pallets')).toHaveValue('1');
  await nextButton(page).click();
  await panel(page).getByRole('button', { name: 'Go to Customer' }).click();
  const customer = page.getByRole('combobox', { name: 'Customer', exact: true });
  await expect(customer).toBeFocused();
  await pick(page, 'Customer', 'Harborline');
  await expect(page.getByText('License valid until Jan 6, 2028')).toBeVisible();
  await stepButton(page, 'Submit').click();
  await panel(page).getByRole('button', { name: 'Go to Requested ship date' }).click();
  await expect(shipDate(page)).toBeFocused();
  await shipDate(page).fill('2026-11-30');
  await stepButton(page, 'Submit').click();
  await expect(panel(page).getByRole('status')).toHaveText('All checks passed.');
  await expect(rows(page)).toHaveCount(0);
  await submitAndConfirm(page);
  await expect(toast(page)).toContainText('Order created successfully');
  expect(await ordersWithPo(dana(sandbox), 'outbound', 'PO-CHECKS')).toMatchObject([
    { details: { requestedShipDate: '2026-11-30' }, lineItems: [{ casesQuantity: 40 }] },
  ]);
});

test('a quantity above the stock warns if open inbound orders arrive before the ship date', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const lines = [{ lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 60, bottlesQuantity: 0 }];
  const arrival = { poNumber: 'PO-ARRIVES', expectedArrivalDate: '2026-11-24' };
  const orderId = await openOrder(sandbox, 'inbound', arrival);
  const { details } = await storedOrder(dana(sandbox), 'inbound', orderId);
  const path = `${ordersPath('inbound')}/${orderId}`;
  const sent = await dana(sandbox).send('PUT', path, { details, palletsQuantity: 1, lineItems: lines });
  expect(sent.status).toBe(200);
  await fillDetails(page, portal);
  await typeLine(page, 'HF-1001', '400');
  await textField(page, 'Pallets').fill('8');
  await nextButton(page).click();
  await expect(rows(page)).toHaveText([
    /HF-1001: 400 cases ordered, 358 cases, 4 bottles available now\. 60 cases more expected by Nov 24, 2026/,
  ]);
  await expect(panel(page)).toContainText('1 warning');

  // A warning does not block the submit. The server decides, and its message leads to the line.
  problems.expectStatus(422, ordersPath('outbound'));
  await submitAndConfirm(page);
  await expect(lineField(page, 'Cases', 'HF-1001')).toBeFocused();
  await stepButton(page, 'Details').click();
  await shipDate(page).fill('2026-11-24');
  await stepButton(page, 'Submit').click();
  await expect(rows(page)).toHaveText([
    /400 cases ordered, only 358 cases, 4 bottles available by the ship date/,
  ]);
});

/** Holds the next request of the stock check until the returned function is called. */
async function holdStockCheck(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isStockCheck = ({ pathname, searchParams }: URL) =>
    pathname === itemsPath && searchParams.get('filter')?.startsWith('itemId:') === true;
  await page.route(
    isStockCheck,
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  return release;
}

test('a submit waits for the checks; a check whose data fails to load never blocks it and runs after Try again, by keyboard alone', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const { keyboard } = page;
  const status = panel(page).getByRole('status');
  await fillDetails(page, portal);
  await typeLine(page, 'HF-1001', '99999');
  await textField(page, 'Pallets').fill('1900');
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listItems' });
  problems.expectStatus(503, itemsPath);
  const fail = await holdStockCheck(page);
  await nextButton(page).focus();
  await keyboard.press('Enter');
  await expect(status).toHaveText(/^Checking .*stock.*…\s*$/);
  await nextButton(page).focus();
  await keyboard.press('Enter');
  await expect(status).toHaveText(/^Checking .*stock.*… The submission continues after the checks\.$/);
  await expect(nextButton(page)).toBeFocused();
  await expect(submitDialog(page)).toBeHidden();
  fail();
  await expect(submitDialog(page)).toBeVisible();
  await keyboard.press('Escape');
  await expect(status).toContainText("Couldn't check stock and items.");

  const load = await holdStockCheck(page);
  await panel(page).getByRole('button', { name: 'Try again' }).focus();
  await keyboard.press('Enter');
  await expect(status).toContainText('Checking');
  await nextButton(page).focus();
  await keyboard.press('Enter');
  await expect(status).toContainText('The submission continues after the checks.');
  load();
  await expect(rows(page)).toHaveText([/HF-1001: 99,999 cases ordered/]);
  await expect(panel(page).getByRole('button', { name: 'Go to HF-1001' })).toBeFocused();
  await expect(submitDialog(page)).toBeHidden();
  await keyboard.press('Enter');
  await expect(lineField(page, 'Cases', 'HF-1001')).toBeFocused();
});

test('an inbound order warns about an appointment outside the receiving hours and about a carrier without the shipping type', async ({
  page,
  portal,
  sandbox,
}) => {
  const warehouses = '/api/v1/warehouses';
  const root = sandbox.getSession(demoUsers.superAdmin);
  const stored = (await (await root.fetch(`${warehouses}/WH-NJ-01`)).json()) as Record<string, unknown>;
  const { version: _, createdAt: __, updatedAt: ___, ...warehouse } = stored;
  const hours = { receivingHours: { from: '07:00', to: '15:00' } };
  const saved = await root.send('PUT', warehouses, { ...warehouse, ...hours });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const orderId = await openOrder(sandbox, 'inbound', {
    appointmentWindow: { from: '14:00', to: '16:00' },
    shippingType: 'FULL_TRUCK_LOAD',
    expectedArrivalDate: '2026-11-28',
  });
  await portal.open(`/SUP-1001/inbound-orders/edit/${orderId}?step=submit`);
  await expect(rows(page)).toHaveText([
    /Expected arrival Nov 28, 2026 is on a weekend/,
    /The appointment is outside the receiving hours of Cranbury Beverage Center, 07:00–15:00\./,
    /Old Dominion Freight Line doesn't offer Full truckload\./,
  ]);
  await panel(page).getByRole('button', { name: 'Go to Appointment from' }).click();
  await expect(page.getByLabel('Appointment from')).toBeFocused();
  await stepButton(page, 'Submit').click();
  await panel(page).getByRole('button', { name: 'Go to Carrier' }).click();
  await expect(page.getByRole('combobox', { name: 'Carrier' })).toBeFocused();
  await stepButton(page, 'Submit').click();
  await submitAndConfirm(page);
  await expect(toast(page)).toContainText('Order resubmitted successfully');
});
