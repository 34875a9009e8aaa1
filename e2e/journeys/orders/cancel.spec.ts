import { demoUsers } from '../../fixtures/demo-users.ts';
import { toast } from '../../fixtures/items.ts';
import {
  cancelButton,
  cancelDialog,
  dana,
  openOrder,
  ordersPath,
  storedOrder,
  submitOrder,
} from '../../fixtures/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const address = (orderId: string) => `/SUP-1001/inbound-orders/details/${orderId}`;

test('an open order is canceled with a reason after a confirmation, by keyboard alone', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await openOrder(sandbox, 'inbound');
  await portal.open(address(orderId));
  await cancelButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(cancelDialog(page)).toContainText(`${orderId} will be canceled. This can't be undone.`);
  await page.keyboard.press('Escape');
  await expect(cancelDialog(page)).toBeHidden();
  await expect(cancelButton(page)).toBeFocused();
  expect(sandbox.calls('cancelInboundOrder')).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('Ordered twice');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Cancelation successful');
  await expect(toast(page)).toContainText('The order has been canceled');
  await expect(page.getByRole('region', { name: 'Activity' }).getByRole('listitem').first()).toHaveText(
    /^Canceled By User.*Ordered twice$/,
  );
  await expect(cancelButton(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Canceled By User' })).toBeFocused();
  const { status, statusHistory } = await storedOrder(dana(sandbox), 'inbound', orderId);
  expect([status, statusHistory.at(-1)?.reason]).toEqual(['CANCELED_BY_USER', 'Ordered twice']);
});

test('canceling a failed outbound order releases its reserved stock', async ({ page, portal, sandbox }) => {
  const orderId = await submitOrder(dana(sandbox), 'outbound');
  sandbox.control.moveOrder(orderId, { to: 'FAILED' });
  await portal.open(`/SUP-1001/outbound-orders/details/${orderId}`);
  await cancelButton(page).click();
  await cancelDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page)).toContainText('Cancelation successful');
  await expect(page.getByRole('region', { name: 'Order failed' })).toBeHidden();
  const { status, statusHistory } = await storedOrder(dana(sandbox), 'outbound', orderId);
  expect([status, statusHistory.at(-1)?.reason]).toEqual(['CANCELED_BY_USER', undefined]);
});

test('an order that can no longer be canceled shows a message and its current status', async ({
  page,
  portal,
  sandbox,
}) => {
  const orderId = await openOrder(sandbox, 'inbound');
  await portal.open(address(orderId));
  await cancelButton(page).click();
  sandbox.control.moveOrder(orderId, { to: 'IN_RECEIVING' });
  await cancelDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page)).toContainText('Cancelation Error');
  await expect(toast(page)).toContainText('The order is In-Receiving and can no longer be canceled.');
  expect(sandbox.calls('cancelInboundOrder')).toEqual([]);
  await expect(page.getByRole('region', { name: 'Activity' }).getByRole('listitem').first()).toContainText(
    'In-Receiving',
  );
});

test('canceling an order that another user has canceled succeeds', async ({ page, portal, sandbox }) => {
  const orderId = await openOrder(sandbox, 'inbound');
  await portal.open(address(orderId));
  await cancelButton(page).click();
  await dana(sandbox).send('PATCH', `${ordersPath('inbound')}/${orderId}`, { status: 'CANCELED_BY_USER' });
  sandbox.control.clearJournal();
  await cancelDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page)).toContainText('Cancelation successful');
  expect(sandbox.calls('cancelInboundOrder')).toEqual([]);
});

test('a failed cancelation shows the server’s message and keeps the reason for the next attempt', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const orderId = await openOrder(sandbox, 'inbound');
  await portal.open(address(orderId));
  const body = {
    errorMessage: 'The warehouse system is down.',
    errorCode: 'UPSTREAM_UNAVAILABLE',
    status: 503,
    traceId: 't',
  };
  sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'cancelInboundOrder', body });
  problems.expectStatus(503, `${ordersPath('inbound')}/${orderId}`);
  await cancelButton(page).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Ordered twice');
  await cancelDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page)).toContainText('Cancelation Error');
  await expect(toast(page)).toContainText('The warehouse system is down.');
  await cancelButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Ordered twice');
  await cancelDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page).filter({ hasText: 'Cancelation successful' })).toBeVisible();
});

test('a read-only user has no Cancel order button', async ({ page, portal, sandbox }) => {
  const path = '/api/v1/suppliers/SUP-1004/inbound-orders?filter=status:OPEN;';
  const { data } = (await (await sandbox.getSession(demoUsers.viewer).fetch(path)).json()) as {
    data: [{ orderId: string }];
  };
  await portal.open(`/SUP-1004/inbound-orders/details/${data[0].orderId}`, { as: demoUsers.viewer });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(cancelButton(page)).toHaveCount(0);
});
