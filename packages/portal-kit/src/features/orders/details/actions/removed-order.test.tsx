import { PortalError } from '@portal-kit/sdk';
import type { Order } from '@portal-kit/sdk/orders';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../../../test/portal';
import { OrderDetails } from '../order-details.widget';

const orderIn = (status: string) =>
  ({
    ...{ orderId: 'OUT-1', direction: 'OUTBOUND', status, details: { warehouseId: 'WH-NJ' } },
    ...{ lineItems: [], totals: { cases: 0, bottles: 0 }, palletsQuantity: 1, statusHistory: [], version: 5 },
  }) as unknown as Order;

type Step = 'getOutboundOrder' | 'cancelOutboundOrder' | 'updateOutboundOrder';

/** Confirms a command, and removes the order details while the server handles the given request. */
async function startCommand(command: 'Cancel order' | 'Resubmit', status: string, step: Step) {
  const response = Promise.withResolvers<unknown>();
  let isConfirmed = false;
  const { sdk, requests } = fakeSdk(({ operation }) => {
    if (!operation.endsWith('OutboundOrder')) return { data: [] };
    if (isConfirmed && operation === step) {
      isConfirmed = false;
      return response.promise;
    }
    return orderIn(operation === 'getOutboundOrder' ? status : 'RESUBMITTED');
  });
  const emit = vi.fn();
  const onError = vi.fn();
  const { inside, notify } = fakePortal({ sdk, emit }, { onError });
  const screen = await render(inside(<OrderDetails direction="outbound" orderId="OUT-1" />));
  await screen.getByRole('button', { name: command, exact: true }).click();
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  await expect.element(confirm).toBeVisible();
  const before = requests.length;
  isConfirmed = true;
  await confirm.click();
  await expect.poll(() => requests.slice(before).at(-1)?.operation).toBe(step);
  await screen.unmount();
  return {
    notify,
    emit,
    onError,
    respond: response.resolve,
    fail: response.reject,
    /** The requests after the confirmation. */
    sent: () => requests.slice(before).map(({ operation }) => operation),
  };
}

test('an order whose details are removed while it is read is canceled, and the success is reported', async () => {
  const { respond, notify, emit, sent } = await startCommand('Cancel order', 'OPEN', 'getOutboundOrder');
  respond(orderIn('OPEN'));
  await expect
    .poll(() => notify.mock.calls)
    .toMatchObject([[{ status: 'success', title: 'Cancelation successful' }]]);
  expect(sent()).toEqual(['getOutboundOrder', 'cancelOutboundOrder']);
  expect(emit.mock.calls).toEqual([
    [{ type: 'order.canceled', detail: { direction: 'outbound', orderId: 'OUT-1' } }],
  ]);
});

test('a Resubmit that ends after the order details are removed sends order.submitted', async () => {
  const { respond, notify, emit } = await startCommand('Resubmit', 'FAILED', 'updateOutboundOrder');
  const order = orderIn('RESUBMITTED');
  respond(order);
  await expect
    .poll(() => emit.mock.calls)
    .toEqual([[{ type: 'order.submitted', detail: { order, isNew: false } }]]);
  expect(notify.mock.calls).toMatchObject([[{ status: 'success', about: 'OUT-1' }]]);
});

test('a cancelation that is refused after the order details are removed calls onError once', async () => {
  const { fail, notify, emit, onError } = await startCommand('Cancel order', 'OPEN', 'cancelOutboundOrder');
  const refusal = new PortalError({
    kind: 'http',
    status: 422,
    message: 'The warehouse has started to pick.',
  });
  fail(refusal);
  await expect.poll(() => onError.mock.calls).toEqual([[refusal]]);
  expect(notify.mock.calls).toMatchObject([
    [{ status: 'error', caption: 'The warehouse has started to pick.' }],
  ]);
  expect(emit).not.toHaveBeenCalled();
});
