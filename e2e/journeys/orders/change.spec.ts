import { changeItem, choose, textField, toast } from '../../fixtures/items.ts';
import {
  chooseWarehouse,
  dana,
  lineField,
  lineRows,
  nextButton,
  openOrder,
  ordersPath,
  ordersWithPo,
  stepButton,
  storedOrder,
  submitAndConfirm,
  submitOrder,
  typeLine,
} from '../../fixtures/orders.ts';
import { leaveDialog } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T09:30:00Z');
});

for (const direction of ['inbound', 'outbound'] as const) {
  test(`an open ${direction} order is edited and resubmitted`, async ({ page, portal, sandbox }) => {
    const orderId = await openOrder(sandbox, direction);
    await portal.open(`/SUP-1001/${direction}-orders/details/${orderId}`);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(`/SUP-1001/${direction}-orders/edit/${orderId}`);
    await textField(page, 'Reference number').fill('R-77');
    await nextButton(page).click();
    await expect(lineField(page, 'Cases', 'HF-1001')).toHaveValue('4');
    await lineField(page, 'Cases', 'HF-1001').fill('5');
    await nextButton(page).click();
    await expect(nextButton(page)).toHaveText('Resubmit order');
    await submitAndConfirm(page);
    await expect(toast(page)).toContainText('Order resubmitted successfully');
    await expect(page).toHaveURL(`/SUP-1001/${direction}-orders`);
    expect(await storedOrder(dana(sandbox), direction, orderId)).toMatchObject({
      status: 'RESUBMITTED',
      details: { referenceNumber: 'R-77' },
      lineItems: [{ lineItemNumber: 1, casesQuantity: 5 }],
    });
  });

  test(`a failed ${direction} order shows its reason and is resubmitted unchanged`, async ({
    page,
    portal,
    sandbox,
  }) => {
    const orderId = await submitOrder(dana(sandbox), direction);
    const failure = { code: 'WMS_REJECTED', message: 'No dock', validationErrors: [] };
    sandbox.control.moveOrder(orderId, { to: 'FAILED', failure });
    const before = await storedOrder(dana(sandbox), direction, orderId);
    await portal.open(`/SUP-1001/${direction}-orders/details/${orderId}`);
    const panel = page.getByRole('region', { name: 'Order failed' });
    await panel.getByRole('button', { name: 'Resubmit' }).click();
    const question = page.getByRole('alertdialog', { name: 'Resubmit this order?' });
    await expect(question).toContainText(`${orderId} will be sent to the warehouse again without changes.`);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page)).toContainText('Order resubmitted successfully');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Resubmitted' })).toBeFocused();
    const after = await storedOrder(dana(sandbox), direction, orderId);
    expect(after).toMatchObject({ status: 'RESUBMITTED', details: before.details });
  });

  test(`an edited ${direction} order whose response is lost is resubmitted once`, async ({
    page,
    portal,
    problems,
    sandbox,
  }) => {
    const orderId = await openOrder(sandbox, direction);
    const operationId = direction === 'inbound' ? 'updateInboundOrder' : 'updateOutboundOrder';
    const path = `${ordersPath(direction)}/${orderId}`;
    await portal.open(`/SUP-1001/${direction}-orders/edit/${orderId}`);
    await textField(page, 'Reference number').fill('R-LOST');
    await nextButton(page).click();
    await nextButton(page).click();
    sandbox.control.addFault({ kind: 'status', status: 500, when: 'after', operationId });
    problems.expectStatus(500, path);
    problems.expectStatus(409, path);
    await submitAndConfirm(page);
    await expect(toast(page)).toContainText('Order resubmitted successfully');
    await expect(page).toHaveURL(`/SUP-1001/${direction}-orders`);
    expect(sandbox.statuses(operationId)).toEqual([500, 409]);
    const { details, statusHistory } = await storedOrder(dana(sandbox), direction, orderId);
    expect(details.referenceNumber).toBe('R-LOST');
    expect(statusHistory.map(({ status }) => status)).toEqual(['SUBMITTED', 'OPEN', 'RESUBMITTED']);
  });

  test(`a failed ${direction} order whose response is lost is resubmitted once`, async ({
    page,
    portal,
    problems,
    sandbox,
  }) => {
    const orderId = await submitOrder(dana(sandbox), direction);
    sandbox.control.moveOrder(orderId, { to: 'FAILED' });
    const operationId = direction === 'inbound' ? 'updateInboundOrder' : 'updateOutboundOrder';
    const path = `${ordersPath(direction)}/${orderId}`;
    await portal.open(`/SUP-1001/${direction}-orders/details/${orderId}`);
    sandbox.control.addFault({ kind: 'status', status: 500, when: 'after', operationId });
    problems.expectStatus(500, path);
    problems.expectStatus(409, path);
    await page.getByRole('button', { name: 'Resubmit', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page)).toContainText('Order resubmitted successfully');
    const { statusHistory } = await storedOrder(dana(sandbox), direction, orderId);
    expect(statusHistory.map(({ status }) => status)).toEqual(['SUBMITTED', 'FAILED', 'RESUBMITTED']);
  });

  test(`a copy of an ${direction} order is created as a new order`, async ({ page, portal, sandbox }) => {
    const orderId = await openOrder(sandbox, direction);
    await portal.open(`/SUP-1001/${direction}-orders/details/${orderId}`);
    await page.getByRole('link', { name: 'Copy to new order' }).click();
    await expect(page).toHaveURL(`/SUP-1001/${direction}-orders/create?copy=${orderId}`);
    await expect(textField(page, 'PO number')).toHaveValue('');
    await textField(page, 'PO number').fill('COPY-1');
    await nextButton(page).click();
    await expect(lineField(page, 'Cases', 'HF-1001')).toHaveValue('4');
    await nextButton(page).click();
    await submitAndConfirm(page);
    await expect(toast(page)).toContainText('Order created successfully');
    const [copy] = await ordersWithPo(dana(sandbox), direction, 'COPY-1');
    expect(copy?.orderId).not.toBe(orderId);
    expect(copy?.lineItems).toMatchObject([{ item: { sku: 'HF-1001' }, casesQuantity: 4 }]);
  });
}

test('a failed order is not resubmitted unchanged while a check blocks it, and the check leads to the field', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await submitOrder(dana(sandbox), 'outbound');
  sandbox.control.moveOrder(orderId, { to: 'FAILED' });
  await changeItem(dana(sandbox), 'ITM-1001', { itemStatus: 'INACTIVE' });
  await portal.open(`/SUP-1001/outbound-orders/details/${orderId}`);
  await page.getByRole('button', { name: 'Resubmit', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Resubmit this order?' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Correct the problems to submit the order.');
  await expect(dialog.getByRole('listitem').first()).toContainText('HF-1001 is inactive.');
  await expect(dialog.getByRole('link', { name: 'Go to HF-1001' })).toBeFocused();
  expect(sandbox.calls('updateOutboundOrder')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/SUP-1001/outbound-orders/edit/${orderId}?step=items`);
  await expect(lineField(page, 'Cases', 'HF-1001')).toBeFocused();
});

test('an order that no longer has the status Failed is not resubmitted, and the page shows its current status', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await submitOrder(dana(sandbox), 'inbound');
  sandbox.control.moveOrder(orderId, { to: 'FAILED' });
  await portal.open(`/SUP-1001/inbound-orders/details/${orderId}`);
  await page.getByRole('button', { name: 'Resubmit', exact: true }).click();
  sandbox.control.moveOrder(orderId, { to: 'CANCELED' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page)).toContainText('Submission Error');
  await expect(toast(page)).toContainText('The order is Canceled and can no longer be resubmitted.');
  expect(sandbox.calls('updateInboundOrder')).toEqual([]);
  await expect(page.getByRole('status').filter({ hasText: 'Canceled' })).toBeVisible();
});

test('an order past its editable status opens its details instead of the form', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await openOrder(sandbox, 'inbound');
  sandbox.control.moveOrder(orderId, { to: 'IN_RECEIVING' });
  await portal.open(`/SUP-1001/inbound-orders/edit/${orderId}`);
  await expect(page).toHaveURL(`/SUP-1001/inbound-orders/details/${orderId}`);
  await expect(toast(page)).toContainText("This order can't be edited");
  await expect(toast(page)).toContainText(`${orderId} is In-Receiving.`);
});

test('an order that becomes read-only during an edit shows a message on save and keeps the typed values', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const orderId = await openOrder(sandbox, 'inbound');
  await portal.open(`/SUP-1001/inbound-orders/edit/${orderId}`);
  await textField(page, 'Reference number').fill('R-LATE');
  await nextButton(page).click();
  await nextButton(page).click();
  sandbox.control.moveOrder(orderId, { to: 'IN_RECEIVING' });
  problems.expectStatus(409, `${ordersPath('inbound')}/${orderId}`);
  await submitAndConfirm(page);
  await expect(toast(page)).toContainText('Submission Error');
  await expect(toast(page)).toContainText('The order is In-Receiving and can no longer be changed.');
  await stepButton(page, 'Details').click();
  await expect(textField(page, 'Reference number')).toHaveValue('R-LATE');
  await toast(page)
    .getByRole('link', { name: `View ${orderId}` })
    .click();
  await leaveDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(`/SUP-1001/inbound-orders/details/${orderId}`);
  await expect(page.getByRole('status').filter({ hasText: 'In-Receiving' })).toBeVisible();
});

test('the stock reserved by an open outbound order counts as available while the order is edited', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await openOrder(sandbox, 'outbound');
  const path = `${ordersPath('outbound')}/${orderId}`;
  const { details } = await storedOrder(dana(sandbox), 'outbound', orderId);
  const line = { lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 350, bottlesQuantity: 0 };
  const sent = await dana(sandbox).send('PUT', path, { details, palletsQuantity: 8, lineItems: [line] });
  expect(sent.status).toBe(200);
  sandbox.control.moveOrder(orderId, { to: 'OPEN' });
  await portal.open(`/SUP-1001/outbound-orders/edit/${orderId}`);
  await nextButton(page).click();
  const cases = lineField(page, 'Cases', 'HF-1001');
  await expect(page.getByText('358 cases, 4 bottles')).toBeVisible();
  await expect(cases).toHaveAccessibleDescription('');
  await cases.fill('359');
  await expect(cases).toHaveAccessibleDescription('Only 358 cases, 4 bottles available');
  await cases.fill('355');
  await nextButton(page).click();
  await submitAndConfirm(page);
  await expect(toast(page)).toContainText('Order resubmitted successfully');
});

test('a concurrent edit of an order is shown next to the user’s own changes, which can be kept', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const orderId = await openOrder(sandbox, 'inbound', { referenceNumber: 'R-0' });
  await portal.open(`/SUP-1001/inbound-orders/edit/${orderId}`);
  await textField(page, 'Reference number').fill('R-MINE');
  await nextButton(page).click();
  await lineField(page, 'Cases', 'HF-1001').fill('9');
  await nextButton(page).click();

  const { details } = await storedOrder(dana(sandbox), 'inbound', orderId);
  const theirs = {
    details: { ...details, referenceNumber: 'R-THEIRS', contactName: 'Inès' },
    palletsQuantity: 3,
    lineItems: [{ lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 4, bottlesQuantity: 0 }],
  };
  expect((await dana(sandbox).send('PUT', `${ordersPath('inbound')}/${orderId}`, theirs)).status).toBe(200);
  sandbox.control.moveOrder(orderId, { to: 'OPEN' });
  problems.expectStatus(412, `${ordersPath('inbound')}/${orderId}`);
  await submitAndConfirm(page);
  const conflict = page.getByRole('group', { name: /changed/ });
  await expect(conflict.getByRole('row', { name: 'Reference number' })).toContainText('R-THEIRS');
  await expect(conflict.getByRole('row', { name: 'Reference number' })).toContainText('R-MINE');
  await expect(conflict.getByRole('row', { name: 'Lines' })).toContainText('1 line, 9 cases, 0 bottles');
  await conflict.getByRole('button', { name: /^Keep/ }).click();
  await submitAndConfirm(page);
  await expect(toast(page).filter({ hasText: 'Order resubmitted successfully' })).toBeVisible();
  expect(await storedOrder(dana(sandbox), 'inbound', orderId)).toMatchObject({
    palletsQuantity: 3,
    details: { referenceNumber: 'R-MINE', contactName: 'Inès' },
    lineItems: [{ casesQuantity: 9 }],
  });
});

test('a draft of an order is restored with its lines at the step where it was interrupted', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/inbound-orders/create');
  await chooseWarehouse(page, 'Cranbury');
  await textField(page, 'PO number').fill('PO-DRAFT');
  await choose(page, 'Shipping type', 'Parcel');
  await nextButton(page).click();
  await typeLine(page, 'HF-1001', '7');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page).toHaveURL('/SUP-1001/inbound-orders/create?step=items');
  await expect(lineRows(page)).toHaveCount(1);
  await expect(lineField(page, 'Cases', 'HF-1001')).toHaveValue('7');
  await expect(page.getByRole('row').filter({ hasText: 'HF-1001' }).getByRole('cell').first()).toHaveText(
    /cases/,
  );
  await page.goBack();
  await expect(textField(page, 'PO number')).toHaveValue('PO-DRAFT');
});

test('leaving an unsaved order asks first in every step', async ({ page, portal }) => {
  await portal.open('/SUP-1001/inbound-orders/create');
  await chooseWarehouse(page, 'Cranbury');
  await textField(page, 'PO number').fill('PO-LEAVE');
  await choose(page, 'Shipping type', 'Parcel');
  await nextButton(page).click();
  await typeLine(page, 'HF-1001', '7');
  await page.getByRole('link', { name: 'Items', exact: true }).click();
  await expect(leaveDialog(page)).toContainText('Changes you made may not be saved.');
  await leaveDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(lineField(page, 'Cases', 'HF-1001')).toHaveValue('7');
  await page.getByRole('link', { name: 'Items', exact: true }).click();
  await leaveDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/SUP-1001/items');
});
