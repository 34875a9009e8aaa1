import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../../../test/portal';
import type { Portal } from '../../../domain/provider/portal';
import { OrderWizardCore } from './order-wizard-core';
import type { OrderStep } from './steps/order-step';

const announcement = (status: string, version: number) => ({
  ...{ orderId: 'IB-1', direction: 'INBOUND', status, version, palletsQuantity: 1 },
  details: {
    ...{ warehouseId: 'WH-NJ', poNumber: 'PO-1', orderDate: '2026-11-21', expectedArrivalDate: '2026-12-03' },
    ...{ shippingType: 'PARCEL', freightTerms: 'PREPAID', bondedFlag: '0' },
  },
  lineItems: [
    {
      ...{ lineItemNumber: 1, casesQuantity: 4, bottlesQuantity: 0 },
      item: { itemId: 'I-1', sku: 'HF-1001', size: 750, sizeUom: 'ML', bottlesPerCase: 12 },
    },
  ],
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Resubmits an order in a host that does not navigate after the submit. */
async function resubmit(portal: Partial<Portal> = {}, cases?: string) {
  let order = announcement('OPEN', 2);
  const responses: Record<string, (request: WidgetRequest) => unknown> = {
    getInboundOrder: () => order,
    getSupplier: () => ({ supplierId: 'SUP-1001', inventoryType: 'TAX PAID', warehouses: [] }),
    updateInboundOrder: () => {
      order = announcement('RESUBMITTED', 3);
      return order;
    },
    getWarehouse: () => ({ warehouseId: 'WH-NJ', isBonded: false, addresses: [], timeZone: 'UTC' }),
  };
  const { sdk, requests } = fakeSdk(
    (request) => responses[request.operation]?.(request) ?? { data: [], meta: { total: 0 } },
  );
  const { inside, navigation, notify } = fakePortal({ sdk, ...portal });
  const onOrderSubmitted = vi.fn();
  const screen = await render(
    inside(
      <OrderWizardCore
        direction="inbound"
        orderId="IB-1"
        renderNewCustomer={() => null}
        onOrderSubmitted={onOrderSubmitted}
      />,
    ),
  );
  await screen.getByRole('button', { name: 'Continue to items' }).click();
  if (cases !== undefined) await screen.getByRole('textbox', { name: 'Cases, HF-1001' }).fill(cases);
  await screen.getByRole('button', { name: 'Review' }).click();
  await screen.getByRole('button', { name: 'Resubmit order' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText('IB-1 was submitted.')).toBeVisible();
  return { screen, requests, navigation, notify, onOrderSubmitted };
}

test('a resubmitted order shows its confirmation if the host does not navigate', async () => {
  const { screen, requests, navigation, notify, onOrderSubmitted } = await resubmit();
  const reads = () => requests.filter(({ operation }) => operation === 'getInboundOrder').length;
  await expect.poll(reads).toBe(2);
  await expect.element(screen.getByText('IB-1 was submitted.')).toBeVisible();
  expect(onOrderSubmitted).toHaveBeenCalledTimes(1);
  expect(notify.mock.calls.map(([{ title }]) => title)).toEqual(['Order resubmitted successfully']);
  expect(navigation.go).not.toHaveBeenCalled();
});

test.each([
  ['an unchanged order', undefined, 'SUBMIT_ORDER'],
  ['changed items', '5', 'UPDATE_ITEM_ORDER'],
])('a resubmit of %s has its own action', async (_, cases, action) => {
  const { requests } = await resubmit({}, cases);
  const sent = requests.filter(({ operation }) => operation === 'updateInboundOrder');
  expect(sent.map(({ body }) => (body as { action: string }).action)).toEqual([action]);
});

test('a wizard whose host stores the step opens the host step and replaces a step that cannot open', async () => {
  const responses: Record<string, unknown> = {
    getInboundOrder: announcement('OPEN', 2),
    getSupplier: { supplierId: 'SUP-1001', inventoryType: 'TAX PAID', warehouses: [] },
    getWarehouse: { warehouseId: 'WH-NJ', isBonded: false, addresses: [], timeZone: 'UTC' },
  };
  const { sdk } = fakeSdk(({ operation }) => responses[operation] ?? { data: [], meta: { total: 0 } });
  const { inside } = fakePortal({ sdk });
  const onStepChanged = vi.fn();
  const wizard = (step: OrderStep, orderId?: string) =>
    inside(
      <OrderWizardCore
        direction="inbound"
        {...(orderId !== undefined && { orderId })}
        renderNewCustomer={() => null}
        {...{ step, onStepChanged }}
      />,
    );
  const screen = await render(wizard('items', 'IB-1'));
  await expect.element(screen.getByRole('group', { name: 'Items' })).toBeVisible();
  expect(onStepChanged).not.toHaveBeenCalled();
  await screen.rerender(wizard('details', 'IB-1'));
  await expect.element(screen.getByRole('group', { name: 'Details' })).toBeVisible();
  await screen.getByRole('button', { name: 'Continue to items' }).click();
  expect(onStepChanged.mock.calls).toEqual([['items', { isCorrection: false }]]);
  onStepChanged.mockClear();
  await screen.rerender(wizard('submit'));
  await expect.poll(() => onStepChanged.mock.calls).toEqual([['details', { isCorrection: true }]]);
});

test('a wizard whose host does not store the step notifies the host of every step, including details', async () => {
  const responses: Record<string, unknown> = {
    getInboundOrder: announcement('OPEN', 2),
    getSupplier: { supplierId: 'SUP-1001', inventoryType: 'TAX PAID', warehouses: [] },
    getWarehouse: { warehouseId: 'WH-NJ', isBonded: false, addresses: [], timeZone: 'UTC' },
  };
  const { sdk } = fakeSdk(({ operation }) => responses[operation] ?? { data: [], meta: { total: 0 } });
  const { inside } = fakePortal({ sdk });
  const onStepChanged = vi.fn();
  const screen = await render(
    inside(
      <OrderWizardCore
        direction="inbound"
        orderId="IB-1"
        renderNewCustomer={() => null}
        onStepChanged={onStepChanged}
      />,
    ),
  );
  await screen.getByRole('button', { name: 'Continue to items' }).click();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByRole('group', { name: 'Details' })).toBeVisible();
  // An invalid step stays open, which is no change.
  const number = screen.getByRole('textbox', { name: /^PO/ });
  await number.fill('');
  await screen.getByRole('button', { name: 'Continue to items' }).click();
  await expect.element(number).toHaveFocus();
  expect(onStepChanged.mock.calls).toEqual([
    ['items', { isCorrection: false }],
    ['details', { isCorrection: false }],
  ]);
});

test('a resubmitted order shows its confirmation when callbacks of the host throw an error', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const failing = (name: string) => () => {
    throw new Error(name);
  };
  const { onOrderSubmitted } = await resubmit({ notify: failing('notify'), emit: failing('emit') });
  await expect.poll(() => onOrderSubmitted.mock.calls.length).toBe(1);
  expect(reported.mock.calls.map(([error]) => (error as Error).message)).toEqual(['notify', 'emit']);
});
