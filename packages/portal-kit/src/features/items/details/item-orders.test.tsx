import type { OrderSummary } from '@portal-kit/sdk/orders';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../../../test/portal';
import { buildOrder } from '../../../../test/records';
import type { FeatureId } from '../../../kernel/permissions/features';
import { ItemOrders } from './item-orders';

type Respond = (request: WidgetRequest) => unknown;
const toListResponse = (...rows: readonly OrderSummary[]) => ({ data: rows, meta: { total: rows.length } });
const inOrder = buildOrder();
const outOrder = buildOrder({ orderId: 'OUT-1', status: 'PICKING', createdAt: '2026-11-21T08:00:00Z' });
const both: Respond = ({ operation }) =>
  operation === 'listInboundOrders' ? toListResponse(inOrder) : toListResponse(outOrder);

async function start(respond: Respond = both, closed: readonly FeatureId[] = []) {
  const { sdk, requests } = fakeSdk(respond);
  const { inside, navigation } = fakePortal({ sdk, can: (feature) => !closed.includes(feature) });
  const screen = await render(inside(<ItemOrders sku="A: B; 5%" />));
  return {
    screen,
    requests,
    navigation,
    rows: () =>
      screen
        .getByRole('row')
        .elements()
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    link: (name: string) => screen.getByRole('link', { name, exact: true }),
  };
}

describe('the latest orders with an item', () => {
  test('the latest orders with an item are requested for both directions by SKU, newest first', async () => {
    const { requests, rows } = await start();
    await expect.poll(rows).toEqual([
      ['Order', 'Direction', 'PO number', 'Status', 'Order date'],
      ['OUT-1', 'Outbound', 'PO-1', 'Picking', 'Nov 21, 2026'],
      ['IN-1', 'Inbound', 'PO-1', 'Open', 'Nov 21, 2026'],
    ]);
    const query = {
      limit: 5,
      sortBy: 'createdAt',
      sortDirection: 'DESC',
      filter: 'sku:A%3A%20B%3B%205%25;',
    };
    expect(requests.map((request) => [request.operation, request.query])).toEqual([
      ['listInboundOrders', query],
      ['listOutboundOrders', query],
    ]);
  });

  test('the latest orders with an item show the five newest orders of both directions', async () => {
    const days = (kind: string, from: number) =>
      Array.from({ length: 5 }, (_, index) =>
        buildOrder({ orderId: `${kind}-${index}`, createdAt: `2026-11-${from + 2 * index}T08:00:00Z` }),
      );
    const { rows } = await start(({ operation }) =>
      toListResponse(...(operation === 'listInboundOrders' ? days('IN', 10) : days('OUT', 11))),
    );
    await expect
      .poll(() => rows().map(([orderId]) => orderId))
      .toEqual(['Order', 'OUT-4', 'IN-4', 'OUT-3', 'IN-3', 'OUT-2']);
  });

  test('the latest orders with an item link to the order details', async () => {
    const { link, navigation } = await start();
    await expect.element(link('IN-1')).toHaveAttribute('href', '#/inbound.details/IN-1');
    await link('OUT-1').click();
    expect(navigation.go.mock.calls).toEqual([[{ to: 'outbound.details', orderId: 'OUT-1' }]]);
  });

  test('the latest orders with an item show a message when there are no orders', async () => {
    const { screen } = await start(() => toListResponse());
    await expect.element(screen.getByText('No orders include this item yet.')).toBeVisible();
  });

  test('the latest orders with an item show unknown statuses unchanged and missing values as dashes', async () => {
    const odd = buildOrder({
      orderId: '<b>1</b>',
      poNumber: null as never,
      status: 'ON_HOLD' as never,
      orderDate: null as never,
    });
    const bare = { orderId: 'IN-0' } as OrderSummary;
    const { rows } = await start(({ operation }) =>
      operation === 'listInboundOrders' ? toListResponse(bare, odd) : toListResponse(),
    );
    await expect
      .poll(() => rows().slice(1))
      .toEqual([
        ['<b>1</b>', 'Inbound', '–', 'On Hold', '–'],
        ['IN-0', 'Inbound', '–', '–', '–'],
      ]);
  });
});

describe('permissions of the latest orders', () => {
  test.each<[string, FeatureId, string[], string[]]>([
    ['inbound', 'outbound-order-list', ['listInboundOrders'], ['Order', 'IN-1']],
    ['outbound', 'inbound-order-list', ['listOutboundOrders'], ['Order', 'OUT-1']],
  ])(
    'a user with access to one direction sees only the %s orders and sends no other request',
    async (_, closed, calls, orders) => {
      const { requests, rows } = await start(both, [closed]);
      await expect.poll(() => rows().map(([orderId]) => orderId)).toEqual(orders);
      expect(requests.map(({ operation }) => operation)).toEqual(calls);
    },
  );

  test('a user without access to order lists sees no orders card and sends no request', async () => {
    const { screen, requests } = await start(both, ['inbound-order-list', 'outbound-order-list']);
    expect([screen.container.textContent, requests]).toEqual(['', []]);
  });

  test('a user without access to order details sees ids without links', async () => {
    const { rows, link } = await start(both, ['inbound-order-details']);
    await expect.poll(() => rows().length).toBe(3);
    await expect.element(link('OUT-1')).toBeVisible();
    await expect.element(link('IN-1')).not.toBeInTheDocument();
  });
});

test('a failed request shows an error, and Retry repeats only the failed request', async () => {
  let isDown = true;
  const { screen, rows, requests } = await start((request) =>
    request.operation === 'listOutboundOrders' && isDown ? Promise.reject(new Error('down')) : both(request),
  );
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent("Couldn't load orders. Try again");
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => rows().length).toBe(3);
  expect(requests.map(({ operation }) => operation)).toEqual([
    'listInboundOrders',
    'listOutboundOrders',
    'listOutboundOrders',
  ]);
});
