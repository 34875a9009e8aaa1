import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../../test/portal';
import type { DraftStore } from '../../../kernel/drafts/draft-store';
import { OrderWizardCore } from './order-wizard-core';

const address = {
  ...{ countryCode: 'USA', isoCountryCode: '840', name: 'Dock 4', address1: '410 Gotham Pkwy' },
  ...{ address2: null, address3: null, city: 'Carlstadt', stateCode: 'NJ', zip: '07072' },
};
const lineItems = [
  {
    ...{ lineItemNumber: 1, casesQuantity: 4, bottlesQuantity: 0 },
    item: { itemId: 'I-1', sku: 'HF-1001', size: 750, sizeUom: 'ML', bottlesPerCase: 12 },
  },
];
const shared = {
  ...{ warehouseId: 'WH-NJ', poNumber: 'PO-1', referenceNumber: 'REF-1', orderDate: '2026-11-21' },
  ...{ freightTerms: 'PREPAID', bondedFlag: '0' },
};
const orders = {
  inbound: {
    ...{ orderId: 'IB-1', direction: 'INBOUND', status: 'CLOSED', version: 2, palletsQuantity: 1, lineItems },
    details: { ...shared, shippingType: 'PARCEL', expectedArrivalDate: '2026-12-03' },
  },
  outbound: {
    ...{
      orderId: 'OB-1',
      direction: 'OUTBOUND',
      status: 'SHIPPED',
      version: 2,
      palletsQuantity: 1,
      lineItems,
    },
    details: {
      ...{ ...shared, customerId: 'CUS-1', orderType: 'SALE', shippingType: 'LTL', scac: 'ODFL' },
      ...{ requestedShipDate: '2026-11-26', proNumber: '716' },
      billingAddress: { ...address, addressId: 'ADR-1', addressType: 'BILLING' },
      shippingAddress: { ...address, addressId: 'ADR-2', addressType: 'SHIPPING' },
    },
  },
} as const;

test.each(['inbound', 'outbound'] as const)(
  'an untouched copy of an %s order has no unsaved changes and stores no draft until the user types',
  async (direction) => {
    const order = orders[direction];
    const responses: Record<string, unknown> = {
      getInboundOrder: order,
      getOutboundOrder: order,
      getSupplier: { supplierId: 'SUP-1001', inventoryType: 'TAX PAID', warehouses: [] },
      getWarehouse: { warehouseId: 'WH-NJ', isBonded: false, addresses: [], timeZone: 'UTC' },
      getCustomer: { customerId: 'CUS-1', name: 'Harborline', addresses: [] },
    };
    const { sdk } = fakeSdk(({ operation }) => responses[operation] ?? { data: [], meta: { total: 0 } });
    const drafts = { read: () => null, write: vi.fn<DraftStore['write']>(), remove: vi.fn() };
    const hold = vi.fn(() => () => {});
    const { inside } = fakePortal({ sdk, drafts, unsaved: { hold } });
    const screen = await render(
      inside(<OrderWizardCore direction={direction} copyOf={order.orderId} renderNewCustomer={() => null} />),
    );
    const poNumber = screen.getByRole('textbox', { name: 'PO number' });
    await expect.element(poNumber).toHaveValue('');
    await expect.element(screen.getByRole('textbox', { name: 'Reference number' })).toHaveValue('');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect([hold.mock.calls, drafts.write.mock.calls]).toEqual([[], []]);
    await poNumber.fill('PO-2');
    await expect.poll(() => [hold.mock.calls.length, drafts.write.mock.calls.length]).toEqual([1, 1]);
  },
);
