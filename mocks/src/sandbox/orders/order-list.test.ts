import { beforeAll, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../../chain.ts';
import { type SignedIn, signIn } from '../../sign-in.ts';
import type { Order } from '../model/order.ts';

interface Summary {
  readonly orderId: string;
  readonly status: string;
  readonly poNumber: string;
  readonly warehouseId: string;
  readonly warehouseName: string;
  readonly customerId?: string;
  readonly customerName?: string;
  readonly orderDate: string;
  readonly totals: { readonly cases: number; readonly bottles: number };
  readonly createdAt: string;
}

interface Page {
  readonly data: Summary[];
  readonly meta: { readonly total: number };
}

let chain: Chain;
let dana: SignedIn;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: '2026-11-20T09:30:00.000Z' });
  dana = await signIn(chain.origin, 'dana@halberd.example');
  return async () => {
    expect(chain.control.violations()).toEqual([]);
    await chain.close();
  };
});

type Direction = 'inbound' | 'outbound';
const at = (direction: Direction, rest = '') => `/api/v1/suppliers/SUP-1001/${direction}-orders${rest}`;
const list = async (direction: Direction, query = '') =>
  (await (await dana.fetch(at(direction, query))).json()) as Page;
const get = async (direction: Direction, orderId: string) =>
  (await (await dana.fetch(at(direction, `/${orderId}`))).json()) as Order;

describe.each(['inbound', 'outbound'] as const)('list of %s orders', (direction) => {
  const all = () => list(direction, '?limit=100');

  test('orders are listed newest first, ten per page, with the total', async () => {
    const { data, meta } = await list(direction);
    const created = data.map(({ createdAt }) => createdAt);
    expect([created.length, meta.total]).toEqual([10, direction === 'inbound' ? 30 : 45]);
    expect(created).toEqual([...created].sort().reverse());
  });

  test('an order row contains the order’s data', async () => {
    const [row] = (await list(direction, '?limit=1')).data as [Summary];
    const order = await get(direction, row.orderId);
    const { details, totals } = order;
    expect(row).toMatchObject({
      status: order.status,
      poNumber: details.poNumber,
      warehouseId: details.warehouseId,
      warehouseName: details.warehouseId === 'WH-NJ-01' ? 'Cranbury Beverage Center' : 'Fairfield Cellar DC',
      orderDate: details.orderDate,
      totals: { cases: totals.cases, bottles: totals.bottles },
    });
    expect([row.customerId, typeof row.customerName]).toEqual(
      direction === 'inbound' ? [undefined, 'undefined'] : [details.customerId, 'string'],
    );
  });

  test('the filter sku finds exactly the orders with that item', async () => {
    const orders = await Promise.all((await all()).data.map(({ orderId }) => get(direction, orderId)));
    const expected = orders.filter(({ lineItems }) => lineItems.some(({ item }) => item.sku === 'HF-1004'));
    const { data, meta } = await list(direction, '?limit=100&filter=sku:hf-1004;');
    expect(data.map(({ orderId }) => orderId).sort()).toEqual(expected.map(({ orderId }) => orderId).sort());
    expect(meta.total).toBeGreaterThan(0);
    expect((await list(direction, '?filter=sku:HF-100;')).meta.total).toBe(0);
  });

  test('orders can be searched, filtered by value and range, and sorted', async () => {
    const { data } = await all();
    const [first] = data as [Summary];
    const found = await list(direction, `?searchString=${first.poNumber.toLowerCase()}`);
    expect(found.data.map(({ orderId }) => orderId)).toContain(first.orderId);
    const open = data.filter(({ status }) => status === 'OPEN' || status === 'FAILED');
    expect((await list(direction, '?filter=status:OPEN,FAILED;')).meta.total).toBe(open.length);
    const october = data.filter(({ orderDate }) => orderDate.startsWith('2026-10'));
    expect((await list(direction, '?filter=orderDate:2026-10-01..2026-10-31;')).meta.total).toBe(
      october.length,
    );
    const sorted = (await list(direction, '?limit=100&sortBy=cases&sortDirection=DESC')).data;
    const cases = sorted.map(({ totals }) => totals.cases);
    expect(cases).toEqual([...cases].sort((a, b) => b - a));
  });

  test('a filter field of the other direction gets 400', async () => {
    const field = direction === 'inbound' ? 'customerId' : 'expectedArrivalDate';
    expect((await dana.fetch(at(direction, `?filter=${field}:x;`))).status).toBe(400);
  });

  test('an order has an ETag; an unknown order and one of another supplier get 404', async () => {
    const [row] = (await list(direction, '?limit=1')).data as [Summary];
    const response = await dana.fetch(at(direction, `/${row.orderId}`));
    const { version } = (await response.json()) as Order;
    expect(response.headers.get('etag')).toBe(`"${version}"`);
    const prefix = direction === 'inbound' ? 'IB' : 'OB';
    expect((await dana.fetch(at(direction, `/${prefix}-2611-999999`))).status).toBe(404);
    const viewer = await signIn(chain.origin, 'viewer@bramblehook.example');
    const foreign = (
      (await (await viewer.fetch(`/api/v1/suppliers/SUP-1004/${direction}-orders`)).json()) as Page
    ).data[0] as Summary;
    expect((await dana.fetch(at(direction, `/${foreign.orderId}`))).status).toBe(404);
    expect((await viewer.fetch(at(direction))).status).toBe(404);
  });
});

test('outbound orders can be searched, filtered and sorted by customer', async () => {
  const { data } = await list('outbound', '?limit=100');
  const harborline = data.filter(({ customerName }) => customerName?.startsWith('Harborline'));
  expect(harborline.length).toBeGreaterThan(0);
  expect((await list('outbound', '?searchString=harborline')).meta.total).toBe(harborline.length);
  const id = harborline[0]?.customerId;
  expect((await list('outbound', `?filter=customerId:${id};`)).meta.total).toBe(harborline.length);
  const names = (await list('outbound', '?limit=100&sortBy=customerName')).data.map(
    ({ customerName }) => customerName ?? '',
  );
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
});
