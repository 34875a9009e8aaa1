import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../../test/portal';
import { describeRecordList } from '../../../../test/record-screen';
import type { OrderRow } from '../../../domain/orders/order-row';
import { OrderList } from './order-list.widget';

const common = {
  poNumber: 'PO-1',
  referenceNumber: 'REF-1',
  warehouseId: 'WH-NJ',
  warehouseName: 'Newark',
  shippingType: 'LTL',
  scac: 'ABFS',
  orderDate: '2026-11-02',
  createdAt: '2026-11-01T12:00:00Z',
  totals: { cases: 12, bottles: 3 },
  itemsCount: 2,
};
const sparse = { warehouseId: 'WH-CA', status: 'ON_HOLD', shippingType: 'DRONE', itemsCount: 1 };
const quantities = { totals: { cases: 1, bottles: 0 } };
const created = expect.stringMatching(/^Nov 1, 2026/);
const empty = (direction: string) => ({
  create: `Create this supplier's first ${direction} order to see it here.`,
  readOnly: `This supplier has no ${direction} orders yet.`,
  filtered: 'No orders match your search and filters.',
});

describeRecordList('the inbound order list', {
  render: (props) => <OrderList direction="inbound" {...props} />,
  operation: 'listInboundOrders',
  path: { supplierId: 'SUP-1001' },
  title: 'Inbound Orders',
  records: [
    {
      record: {
        ...common,
        orderId: 'IN-1',
        status: 'IN_RECEIVING',
        expectedArrivalDate: '2026-11-20',
      } as unknown as OrderRow,
      header: 'IN-1',
      cells: [
        'PO-1REF-1',
        'In-Receiving',
        '–',
        'Newark',
        'Nov 20, 2026',
        'LTLABFS',
        '12 cases, 3 bottles · 2 lines',
        'Nov 2, 2026',
        created,
      ],
    },
    {
      record: { ...sparse, ...quantities, orderId: 'IN-2', createdAt: common.createdAt },
      header: 'IN-2',
      cells: ['–', 'On Hold', '–', 'WH-CA', '–', 'DRONE', '1 case1 line', '–', created],
    },
  ],
  rowTo: { to: 'inbound.details', orderId: 'IN-1' },
  createTo: { to: 'inbound.create' },
  createLabel: 'New inbound order',
  hasExport: true,
  features: { create: 'inbound-order-create', row: 'inbound-order-details' },
  empty: empty('inbound'),
  search: 'Search inbound orders',
  sort: { label: 'Expected arrival', field: 'expectedArrivalDate' },
  filter: { field: 'Warehouse', option: 'Napa', value: 'warehouseId:WH-CA;' },
});

describeRecordList('the outbound order list', {
  render: (props) => <OrderList direction="outbound" {...props} />,
  operation: 'listOutboundOrders',
  path: { supplierId: 'SUP-1001' },
  title: 'Outbound Orders',
  records: [
    {
      record: {
        ...common,
        orderId: 'OUT-1',
        status: 'SHIPPED',
        customerName: 'Harbor Wines',
        requestedShipDate: '2026-11-20',
      },
      header: 'OUT-1',
      cells: [
        'PO-1REF-1',
        'Shipped',
        '–',
        'Harbor Wines',
        'Newark',
        'Nov 20, 2026',
        'LTLABFS',
        '12 cases, 3 bottles · 2 lines',
        'Nov 2, 2026',
        created,
      ],
    },
    {
      record: { ...sparse, ...quantities, orderId: 'OUT-2', createdAt: common.createdAt },
      header: 'OUT-2',
      cells: ['–', 'On Hold', '–', '–', 'WH-CA', '–', 'DRONE', '1 case1 line', '–', created],
    },
  ],
  rowTo: { to: 'outbound.details', orderId: 'OUT-1' },
  createTo: { to: 'outbound.create' },
  createLabel: 'New outbound order',
  hasExport: true,
  features: { create: 'outbound-order-create', row: 'outbound-order-details' },
  empty: empty('outbound'),
  search: 'Search outbound orders',
  sort: { label: 'PO number', field: 'poNumber' },
  filter: { field: 'Status', option: 'Picking', value: 'status:PICKING;' },
});

test.each(['comfortable', 'dense'] as const)(
  '%s rows of the order list show cases and loose bottles',
  async (density) => {
    await page.viewport(1440, 900);
    const orders = [
      { cases: 12, bottles: 3 },
      { cases: 0, bottles: 2 },
      { cases: 4, bottles: 0 },
    ].map((totals, index) => ({ ...common, orderId: `IN-${index}`, totals }));
    const { sdk } = fakeSdk(() => ({ data: orders, meta: { total: orders.length } }));
    const preferences = { read: () => ({ hiddenColumnIds: [], density }), write: () => {} };
    const screen = await render(
      fakePortal({ sdk }).inside(<OrderList direction="inbound" preferences={preferences} />),
    );
    const quantities = () =>
      [...screen.container.querySelectorAll<HTMLElement>('[data-label="Quantity"]')].map(({ innerText }) =>
        innerText.replaceAll('\n', ' / '),
      );
    await expect
      .poll(quantities)
      .toEqual(
        density === 'dense'
          ? ['12 cases, 3 bottles', '2 bottles', '4 cases']
          : ['12 cases / 3 bottles · 2 lines', '2 bottles / 2 lines', '4 cases / 2 lines'],
      );
    await page.viewport(414, 896);
  },
);
