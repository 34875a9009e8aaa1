import type { Page } from '@playwright/test';
import { choose, textField, toast } from '../../fixtures/items.ts';
import {
  chooseWarehouse,
  dana,
  lineField,
  nextButton,
  ordersPath,
  ordersWithPo,
  pick,
  submitAndConfirm,
  submitDialog,
  submitOrder,
  typeLine,
} from '../../fixtures/orders.ts';
import type { Portal } from '../../fixtures/portal.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T09:30:00Z');
});

/** Fills in a parcel order with one line up to the Submit step. */
async function fillOrder(
  page: Page,
  portal: Portal,
  direction: 'inbound' | 'outbound',
  poNumber: string,
): Promise<void> {
  await portal.open(`/SUP-1001/${direction}-orders/create`);
  if (direction === 'outbound') await pick(page, 'Customer', 'Harborline');
  await chooseWarehouse(page, 'Cranbury');
  await textField(page, 'PO number').fill(poNumber);
  await choose(page, 'Shipping type', 'Parcel');
  await nextButton(page).click();
  await typeLine(page, 'HF-1001', '3');
  await nextButton(page).click();
}

test('a refused order shows the step and field of the error and keeps every value', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await fillOrder(page, portal, 'inbound', 'PO-REFUSED');
  const refuse = (fieldPath: string, message: string) => {
    const body = {
      status: 422,
      errorCode: 'VALIDATION_FAILED',
      errorMessage: 'Order could not be submitted',
      requestId: 'req-422',
      timestamp: '2026-11-20T09:30:00Z',
      extensions: { validationErrors: [{ fieldPath, message }] },
    };
    sandbox.control.addFault({ kind: 'status', status: 422, operationId: 'createInboundOrder', body });
    problems.expectStatus(422, ordersPath('inbound'));
  };
  refuse('lineItems[0].casesQuantity', 'Only whole layers are received');
  await submitAndConfirm(page);
  await expect(toast(page)).toContainText('Submission Error');
  await expect(toast(page)).toContainText('lineItems[0].casesQuantity: Only whole layers are received');
  const cases = lineField(page, 'Cases', 'HF-1001');
  await expect(cases).toBeFocused();
  await expect(cases).toHaveAccessibleDescription('Only whole layers are received');
  await cases.fill('4');
  await expect(cases).not.toHaveAttribute('aria-invalid');

  refuse('details.referenceNumber', 'Unknown booking');
  await nextButton(page).click();
  await submitAndConfirm(page);
  await expect(textField(page, 'Reference number')).toBeFocused();
  await expect(textField(page, 'Reference number')).toHaveAccessibleDescription('Unknown booking');
  await expect(textField(page, 'PO number')).toHaveValue('PO-REFUSED');
  await textField(page, 'Reference number').fill('R-1');

  await nextButton(page).click();
  await expect(cases).toHaveValue('4');
  await nextButton(page).click();
  await submitAndConfirm(page);
  await expect(page).toHaveURL('/SUP-1001/inbound-orders');
  const orders = await ordersWithPo(dana(sandbox), 'inbound', 'PO-REFUSED');
  expect(
    orders.map(({ details, lineItems }) => [details.referenceNumber, lineItems[0]?.casesQuantity]),
  ).toEqual([['R-1', 4]]);
});

test('an order whose response is lost is created once when the user reloads the page and submits the restored order', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await fillOrder(page, portal, 'inbound', 'PO-LOST');
  const fault = { kind: 'reset', when: 'after', operationId: 'createInboundOrder', times: 'always' } as const;
  sandbox.control.addFault(fault);
  problems.expectConsole(`Failed to load resource: net::ERR_CONNECTION_RESET ${ordersPath('inbound')}`, 2);
  await submitAndConfirm(page);
  await expect(toast(page)).toContainText('Submission Error');
  await expect(nextButton(page)).toHaveText('Submit order');
  sandbox.control.clearFaults();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  const form = '/SUP-1001/inbound-orders/create';
  await expect(page.getByText(/^Your save from .* was interrupted\./)).toBeVisible();
  await expect(page).toHaveURL(form);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page).toHaveURL(`${form}?step=submit`);
  await expect(nextButton(page)).toHaveText('Submit order');
  await page.goBack();
  await expect(lineField(page, 'Cases', 'HF-1001')).toHaveValue('3');
  await page.goForward();
  await submitAndConfirm(page);
  await expect(toast(page)).toContainText('Order created successfully');
  await expect(page).toHaveURL('/SUP-1001/inbound-orders');
  expect(await ordersWithPo(dana(sandbox), 'inbound', 'PO-LOST')).toHaveLength(1);
  const keys = sandbox.calls('createInboundOrder').map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

for (const direction of ['inbound', 'outbound'] as const) {
  test(`an ${direction} order stored despite a server error is created once and reported as created`, async ({
    page,
    portal,
    problems,
    sandbox,
  }) => {
    const operationId = direction === 'inbound' ? 'createInboundOrder' : 'createOutboundOrder';
    await fillOrder(page, portal, direction, 'PO-500');
    sandbox.control.addFault({ kind: 'status', status: 500, when: 'after', operationId });
    problems.expectStatus(500, ordersPath(direction));
    await submitAndConfirm(page);
    await expect(toast(page)).toContainText('Order created successfully');
    expect(sandbox.statuses(operationId)).toEqual([500, 201]);
    expect(await ordersWithPo(dana(sandbox), direction, 'PO-500')).toHaveLength(1);
  });
}

test('a held Enter key confirms nothing, and a double click on Confirm sends one order', async ({
  page,
  portal,
  sandbox,
}) => {
  await fillOrder(page, portal, 'inbound', 'PO-HELD');
  await expect(nextButton(page)).toHaveText('Submit order');
  await nextButton(page).focus();
  await page.keyboard.down('Enter');
  await expect(submitDialog(page)).toBeVisible();
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(submitDialog(page)).toBeVisible();
  expect(sandbox.calls('createInboundOrder')).toEqual([]);
  await submitDialog(page).getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(toast(page)).toContainText('Order created successfully');
  expect(sandbox.statuses('createInboundOrder')).toEqual([201]);
});

test('a duplicate PO number focuses its field and links to the existing order', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const orderId = await submitOrder(dana(sandbox), 'inbound', { poNumber: 'PO-TAKEN' });
  await fillOrder(page, portal, 'inbound', 'PO-TAKEN');
  problems.expectStatus(409, ordersPath('inbound'));
  await submitAndConfirm(page);
  await expect(textField(page, 'PO number')).toBeFocused();
  await expect(textField(page, 'PO number')).toHaveAccessibleDescription('PO number already exists');
  await expect(toast(page)).toContainText('details.poNumber: PO number already exists');
  await expect(toast(page).getByRole('link', { name: `View ${orderId}` })).toBeVisible();
});
