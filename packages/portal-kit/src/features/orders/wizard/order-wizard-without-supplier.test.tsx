import { PortalError } from '@portal-kit/sdk';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../../test/portal';
import { OrderWizardCore } from './order-wizard-core';

const order = {
  ...{ orderId: 'IB-1', direction: 'INBOUND', status: 'OPEN', version: 2, palletsQuantity: 1, lineItems: [] },
  details: {
    ...{ warehouseId: 'WH-NJ', poNumber: 'PO-1', orderDate: '2026-11-21', expectedArrivalDate: '2026-12-03' },
    ...{ shippingType: 'PARCEL', freightTerms: 'PREPAID', bondedFlag: '0' },
  },
};
const failures = {
  '503': new PortalError({ kind: 'http', status: 503, message: 'Down.' }),
  '429 with Retry-After: 30': new PortalError({
    ...{ kind: 'http', status: 429, message: 'Busy.', retryAfterMs: 30_000 },
  }),
};

const wizards = {
  new: {},
  copy: { copyOf: 'IB-1' },
  edit: { orderId: 'IB-1' },
};

test.each(
  Object.keys(wizards).flatMap((wizard) =>
    Object.keys(failures).map((failure) => [wizard, failure] as const),
  ),
)(
  'the wizard (%s) opens and reads the supplier once when the request fails with %s',
  async (wizard, failure) => {
    let isFailing = true;
    const responses: Record<string, () => unknown> = {
      getInboundOrder: () => order,
      getSupplier: () => {
        // Ends a loop of reads, so that the test fails at once.
        if (reads() > 5) return new Promise(() => {});
        if (isFailing) throw failures[failure as keyof typeof failures];
        return { supplierId: 'SUP-1001', version: 1, warehouses: [{ warehouseId: 'WH-NJ', name: 'Newark' }] };
      },
      getWarehouse: () => ({ warehouseId: 'WH-NJ', isBonded: false, addresses: [], timeZone: 'UTC' }),
    };
    const { sdk, requests } = fakeSdk(({ operation }) => responses[operation]?.() ?? { data: [], meta: {} });
    const onError = vi.fn();
    // A partner's page passes no warehouses, so the wizard reads them with the supplier.
    const { inside } = fakePortal({ sdk, warehouses: undefined }, { onError });
    const screen = await render(
      inside(
        <OrderWizardCore
          direction="inbound"
          {...wizards[wizard as keyof typeof wizards]}
          renderNewCustomer={() => null}
        />,
      ),
    );
    const reads = () => requests.filter(({ operation }) => operation === 'getSupplier').length;
    const retry = screen.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    await screen.getByRole('textbox', { name: /^PO/ }).fill('PO-2');
    expect([reads(), onError.mock.calls.length]).toEqual([1, 1]);
    isFailing = false;
    await retry.click();
    await expect.element(screen.getByRole('combobox', { name: 'Warehouse', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /^PO/ })).toHaveValue('PO-2');
    expect(reads()).toBe(2);
  },
);
