import { PortalError } from '@portal-kit/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../test/portal';
import { buildItem, buildOrder } from '../../test/records';
import type { FeatureId } from '../kernel/permissions/features';
import { Dashboard, type DashboardProps } from './dashboard.widget';
import { DashboardDetails } from './dashboard-details.widget';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9, 0) });
});
afterEach(() => {
  vi.useRealTimers();
});

const page = (rows: readonly unknown[], total: number | null = rows.length) => ({
  data: rows,
  meta: { total },
});
const getFilter = ({ query }: WidgetRequest) => String(query.filter ?? '');

/** Returns two failed, one late and three due outbound orders, and one low stock item. */
function respond(request: WidgetRequest): unknown {
  const filter = getFilter(request);
  const order = (orderId: string, part: object = {}) => ({
    ...buildOrder({ orderId, updatedAt: '2026-11-20T06:00:00Z' }),
    totals: { cases: 7, bottles: 0 },
    ...part,
  });
  switch (request.operation) {
    case 'listOutboundOrders':
      if (filter === 'status:FAILED;' && request.query.limit === 20)
        return page([order('OB-1', { status: 'FAILED' }), order('OB-2', { status: 'FAILED' })]);
      if (filter.includes('requestedShipDate:..'))
        return page([order('OB-3', { requestedShipDate: '2026-11-18' })]);
      if (filter.startsWith('status:SUBMITTED,'))
        return page([order('OB-4', { requestedShipDate: '2026-11-20' })], 3);
      return page([], 4);
    case 'getOutboundOrder':
      return {
        ...order(request.path.orderId ?? ''),
        failure: { message: `Refused ${request.path.orderId}` },
      };
    case 'listItems':
      return page([buildItem({ sku: 'LOW-1' })]);
    default:
      return page([]);
  }
}

async function start({
  responses = respond,
  closed = [],
  hasAddresses = true,
  ...props
}: DashboardProps & {
  responses?: (request: WidgetRequest) => unknown;
  closed?: readonly FeatureId[];
  hasAddresses?: boolean;
} = {}) {
  const { sdk, requests } = fakeSdk(responses);
  const portal = fakePortal({
    sdk,
    can: (feature) => !closed.includes(feature),
    ...(!hasAddresses && { navigation: { href: () => undefined, go: () => {} } }),
  });
  const screen = await render(portal.inside(<Dashboard {...props} />));
  const part = (title: string) => screen.getByRole('region', { name: title, exact: true });
  return { screen, requests, part, ...portal };
}

const operations = (requests: readonly WidgetRequest[]) =>
  [...new Set(requests.map(({ operation }) => operation))].toSorted();

describe('the dashboard without some permissions', () => {
  test('the dashboard without some permissions omits forbidden figures and sends no requests for them', async () => {
    const { screen, requests } = await start({
      closed: ['inbound-order-list', 'item-list', 'bulk-uploads', 'customer-list', 'warehouse-list'],
    });
    await expect.element(screen.getByRole('region', { name: 'Shipping', exact: true })).toBeVisible();
    expect(
      screen
        .getByRole('region')
        .elements()
        .map((region) => region.querySelector('h2')?.textContent),
    ).toEqual(['Needs attention', 'Shipping', 'Outbound by status', 'Received and shipped']);
    await expect.poll(() => operations(requests)).toEqual(['getOutboundOrder', 'listOutboundOrders']);
  });

  test('the dashboard without some permissions omits forbidden actions', async () => {
    const { screen } = await start({
      closed: [
        'outbound-order-edit',
        'outbound-order-create',
        'inbound-order-create',
        'item-create',
        'bulk-uploads',
      ],
    });
    await expect.element(screen.getByText('Refused OB-1')).toBeVisible();
    expect(
      screen
        .getByRole('button')
        .elements()
        .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    ).toEqual([
      'More actions for OB-1',
      'More actions for OB-2',
      'More actions for OB-3',
      'More actions for LOW-1',
      'Refresh',
    ]);
  });
});

test('a dashboard figure is plain text when the host has no page for its list', async () => {
  const { screen } = await start({ hasAddresses: false });
  const shipping = screen.getByRole('article', { name: 'Shipping in 7 days' });
  await expect.poll(() => shipping.element().textContent).toContain('3 outbound orders shipping in 7 days');
  expect(screen.getByRole('link').elements()).toEqual([]);
});

test('a dashboard figure links to its list, filtered by the counted records', async () => {
  const { screen, navigation } = await start();
  await screen.getByRole('link', { name: '1 late outbound order' }).click();
  expect(navigation.go).toHaveBeenCalledWith({
    to: 'outbound.list',
    filter: 'status:SUBMITTED,RESUBMITTED,OPEN,PICKING;requestedShipDate:..2026-11-19;',
  });
});

test('a failed dashboard request shows an error in its panels, and Retry repeats only that request', async () => {
  let isDown = true;
  const { screen, requests, part } = await start({
    responses: (request) => {
      if (request.operation === 'listItems' && isDown)
        throw new PortalError({ kind: 'http', status: 503, message: 'Down for a minute' } as never);
      return respond(request);
    },
  });
  await expect.element(part('Low stock').getByText('Down for a minute')).toBeVisible();
  await expect.element(part('Shipping').getByText('OB-3')).toBeVisible();
  await expect.poll(() => requests.length).toBeGreaterThan(25);
  const before = requests.length;
  isDown = false;
  await part('Low stock').getByRole('button', { name: 'Try again' }).click();
  await expect.element(part('Low stock').getByText('LOW-1')).toBeVisible();
  expect(requests.slice(before).map(({ operation }) => operation)).toEqual(['listItems']);
  expect(screen.getByText('Down for a minute').elements()).toEqual([]);
});

test('the host controls the stock threshold, and an empty field does not change the threshold', async () => {
  const onLowStockCasesChange = vi.fn();
  const { screen, part } = await start({ onLowStockCasesChange });
  const field = screen.getByRole('textbox', { name: 'Low stock below (cases)' });
  await expect.element(part('Low stock').getByText('LOW-1')).toBeVisible();
  await userEvent.clear(field);
  await expect.element(part('Low stock').getByText('LOW-1')).toBeVisible();
  await userEvent.type(field, '2x');
  expect(onLowStockCasesChange.mock.calls).toEqual([[2]]);
  await expect.element(part('Low stock').getByText('No low stock.')).toBeVisible();
});

test('the dashboard shows loose bottles in due orders, shipped orders, low stock and stock by warehouse', async () => {
  const due = { ...buildOrder({ orderId: 'OB-1' }), requestedShipDate: '2026-11-21' };
  const inventory = [
    { warehouseId: 'WH-NJ', onHandQty: 2, bondOnHandQty: 0, availableQty: 2, bondAvailableQty: 0 },
  ];
  const { part } = await start({
    lowStockCases: 1,
    responses: ({ operation, query }) => {
      if (operation === 'listItems') return page([buildItem({ inventory })]);
      if (operation !== 'listOutboundOrders' || !String(query.filter).includes('..')) return page([]);
      if (String(query.filter).includes(':..')) return page([]);
      if (String(query.filter).includes('SHIPPED'))
        return page([{ ...due, requestedShipDate: '2026-11-19', totals: { cases: 0, bottles: 2 } }]);
      return page([
        { ...due, totals: { cases: 0, bottles: 2 } },
        { ...due, totals: { cases: 4, bottles: 3 } },
      ]);
    },
  });
  await expect.element(part('Shipping').getByText('2 bottles', { exact: true })).toBeVisible();
  await expect.element(part('Shipping').getByText('4 cases, 3 bottles', { exact: true })).toBeVisible();
  const moved = part('Received and shipped');
  await moved.getByText(/^Show as table/).click();
  await expect.element(moved.getByRole('link', { name: '2 bottles', exact: true })).toBeVisible();
  await expect.element(part('Low stock').getByText('2 bottles', { exact: true })).toBeVisible();
  await expect.element(part('Low stock').getByText('case', { exact: true })).toBeVisible();
  await expect.element(part('Stock by warehouse').getByText('0.2 cases')).toBeInTheDocument();
});

test('an unknown table name shows links to the existing tables', async () => {
  const { inside } = fakePortal({ can: (feature) => feature === 'item-list' });
  const screen = await render(inside(<DashboardDetails widget={'nonsense' as never} />));
  await expect.element(screen.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  expect(
    screen
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Low stock']);
});

test("a table of orders on the dashboard combines the filter of the table with the user's filter", async () => {
  const { sdk, requests } = fakeSdk(() => page([]));
  const { inside } = fakePortal({ sdk });
  const state = {
    page: 0,
    rowsPerPage: 10,
    order: undefined,
    orderBy: undefined,
    searchInput: '',
    filter: 'warehouseId:WH-NJ;',
    detailsId: undefined,
  };
  await render(inside(<DashboardDetails widget="arriving" state={state} />));
  await expect
    .poll(() => requests.find(({ operation }) => operation === 'listInboundOrders')?.query)
    .toMatchObject({
      filter:
        'status:SUBMITTED,RESUBMITTED,OPEN;expectedArrivalDate:2026-11-20..2026-11-27;warehouseId:WH-NJ;',
      sortBy: 'expectedArrivalDate',
    });
});
