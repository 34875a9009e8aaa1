import { describe, expect, test } from 'vitest';
import { signIn } from '../../sign-in.ts';
import type { Order } from '../model/order.ts';
import {
  DAY_MS,
  INBOUND,
  inbound,
  OUTBOUND,
  outbound,
  type Refusal,
  SECOND_MS,
  setupOrderTests,
  withDetails,
  withLine,
} from './order-test-setup.ts';

const orders = setupOrderTests();
const { changeClock, create, get, send, fetchStock } = orders;

describe('stock of orders', () => {
  test('an outbound order reserves stock and releases the stock when the order fails or is canceled', async () => {
    const before = await fetchStock('HF-1001');
    const { orderId } = await create(OUTBOUND, outbound);
    const held = { ...before, available: before.available - 4 * before.bottlesPerCase };
    expect(await fetchStock('HF-1001')).toEqual(held);
    orders.chain.control.moveOrder(orderId, { to: 'FAILED' });
    expect(await fetchStock('HF-1001')).toEqual(before);
    const changed = withLine(outbound, { casesQuantity: 2 });
    expect((await send('PUT', `${OUTBOUND}/${orderId}`, changed)).status).toBe(200);
    expect(await fetchStock('HF-1001')).toEqual({
      ...before,
      available: before.available - 2 * before.bottlesPerCase,
    });
    orders.chain.control.moveOrder(orderId, { to: 'OPEN' });
    await send('PATCH', `${OUTBOUND}/${orderId}`, { status: 'CANCELED_BY_USER' });
    expect(await fetchStock('HF-1001')).toEqual(before);
  });

  test('shipping reduces and receiving increases the stock on hand', async () => {
    const before = await fetchStock('HF-1001');
    const out = await create(OUTBOUND, outbound);
    for (const to of ['OPEN', 'PICKING', 'SHIPPED'] as const)
      orders.chain.control.moveOrder(out.orderId, { to });
    const units = 4 * before.bottlesPerCase;
    const shipped = { ...before, onHand: before.onHand - units, available: before.available - units };
    expect(await fetchStock('HF-1001')).toEqual(shipped);
    const into = await create(INBOUND, inbound);
    for (const to of ['OPEN', 'IN_RECEIVING'] as const) orders.chain.control.moveOrder(into.orderId, { to });
    expect(await fetchStock('HF-1001')).toEqual(shipped);
    orders.chain.control.moveOrder(into.orderId, { to: 'CLOSED' });
    const received = 10 * before.bottlesPerCase + 3;
    expect(await fetchStock('HF-1001')).toEqual({
      ...shipped,
      onHand: shipped.onHand + received,
      available: shipped.available + received,
    });
  });

  test('an edited order may use the stock that it has reserved', async () => {
    const { available, bottlesPerCase } = await fetchStock('HF-1001');
    const all = withLine(outbound, { casesQuantity: Math.floor(available / bottlesPerCase) });
    const { orderId } = await create(OUTBOUND, all);
    orders.chain.control.moveOrder(orderId, { to: 'OPEN' });
    expect((await send('PUT', `${OUTBOUND}/${orderId}`, all)).status).toBe(200);
  });
});

describe('order life cycle', () => {
  test('an order is accepted, received on its arrival date and closed as the clock advances', async () => {
    const { orderId } = await create(INBOUND, inbound);
    const status = async () => (await get(`${INBOUND}/${orderId}`)).status;
    orders.chain.control.advance(19 * SECOND_MS);
    expect(await status()).toBe('SUBMITTED');
    orders.chain.control.advance(SECOND_MS);
    const open = await get(`${INBOUND}/${orderId}`);
    expect(open).toMatchObject({
      status: 'OPEN',
      version: 2,
      externalOrderNumber: expect.stringMatching(/^WMS-/),
    });
    await changeClock({ now: '2026-11-24T13:00:00.000Z' });
    expect(await status()).toBe('IN_RECEIVING');
    await changeClock({ advanceMs: DAY_MS });
    const closed = await get(`${INBOUND}/${orderId}`);
    expect(closed.statusHistory.map(({ status: step, at, source }) => [step, at, source])).toEqual([
      ['SUBMITTED', '2026-11-20T09:30:00.000Z', 'USER'],
      ['OPEN', '2026-11-20T09:30:20.000Z', 'SYSTEM'],
      ['IN_RECEIVING', '2026-11-24T13:00:00.000Z', 'WAREHOUSE'],
      ['CLOSED', '2026-11-24T17:00:00.000Z', 'WAREHOUSE'],
    ]);
    expect(closed.lineItems[0]).toMatchObject({
      received: { cases: 10, bottles: 3 },
      lineStatus: 'COMPLETE',
    });
  });

  test('an order reaches its final status when the clock jumps ahead', async () => {
    const { orderId } = await create(OUTBOUND, outbound);
    await changeClock({ advanceMs: 30 * DAY_MS });
    const order = await get(`${OUTBOUND}/${orderId}`);
    expect(order).toMatchObject({
      status: 'SHIPPED',
      details: { bolNumber: expect.stringMatching(/^\d{17}$/) },
    });
    expect(order.lineItems[0]).toMatchObject({
      picked: { cases: 4, bottles: 0 },
      shipped: { cases: 4, bottles: 0 },
    });
  });

  test('an order that the warehouse returns to Open has no picked quantities', async () => {
    const { orderId } = await create(OUTBOUND, outbound);
    for (const to of ['OPEN', 'PICKING', 'OPEN'] as const) orders.chain.control.moveOrder(orderId, { to });
    const { lineItems, statusHistory } = await get(`${OUTBOUND}/${orderId}`);
    expect(lineItems[0]).not.toHaveProperty('picked');
    expect(statusHistory.at(-1)).toMatchObject({ status: 'OPEN', source: 'WAREHOUSE' });
  });

  test('an order fails without an available appointment and can be resubmitted', async () => {
    const atWeekend = withDetails(inbound, {
      expectedArrivalDate: '2026-11-28',
      appointmentWindow: { from: '08:00', to: '11:00' },
    });
    const { orderId } = await create(INBOUND, atWeekend);
    orders.chain.control.advance(20 * SECOND_MS);
    const failed = await get(`${INBOUND}/${orderId}`);
    expect(failed).toMatchObject({
      status: 'FAILED',
      failure: { message: 'Appointment not available on requested date', at: failed.updatedAt },
    });
    const again = await send('PUT', `${INBOUND}/${orderId}`, inbound, { 'if-match': '"2"' });
    expect([again.status, again.etag]).toEqual([200, '"3"']);
    expect(again.order).toMatchObject({ status: 'RESUBMITTED', failure: null });
    expect(again.order.details).not.toHaveProperty('appointmentWindow');
    orders.chain.control.advance(20 * SECOND_MS);
    expect((await get(`${INBOUND}/${orderId}`)).status).toBe('OPEN');
  });
});

describe('order changes and cancellation', () => {
  test.each(['IN_RECEIVING', 'CLOSED', 'CANCELED'] as const)(
    'an order in status %s cannot be changed',
    async (to) => {
      const { orderId } = await create(INBOUND, inbound);
      const path = { IN_RECEIVING: ['OPEN', to], CLOSED: ['OPEN', 'IN_RECEIVING', to], CANCELED: [to] }[to];
      for (const step of path) orders.chain.control.moveOrder(orderId, { to: step as typeof to });
      const stale = { 'if-match': '"1"' };
      const change = await send('PUT', `${INBOUND}/${orderId}`, inbound, stale);
      const cancel = await send('PATCH', `${INBOUND}/${orderId}`, { status: 'CANCELED_BY_USER' }, stale);
      const message = {
        IN_RECEIVING: 'is In-Receiving and can no longer be changed',
        CLOSED: 'is Closed and',
        CANCELED: 'is already Canceled.',
      }[to];
      for (const result of [change, cancel]) {
        expect(result).toMatchObject({
          status: 409,
          errorCode: 'INVALID_STATE',
          errorMessage: expect.stringContaining(message),
        });
      }
    },
  );

  test('an outdated version is rejected with the current version', async () => {
    const { orderId } = await create(INBOUND, inbound);
    orders.chain.control.moveOrder(orderId, { to: 'OPEN' });
    const result = await send('PUT', `${INBOUND}/${orderId}`, inbound, { 'if-match': '"1"' });
    expect([result.status, result.errorCode]).toEqual([412, 'VERSION_MISMATCH']);
  });

  test('an unchanged expected arrival date may be in the past', async () => {
    const { orderId } = await create(INBOUND, inbound);
    orders.chain.control.moveOrder(orderId, { to: 'FAILED' });
    await changeClock({ advanceMs: 10 * DAY_MS });
    expect((await send('PUT', `${INBOUND}/${orderId}`, inbound)).status).toBe(200);
  });

  test('a canceled order records user, time and reason, and a second cancellation gets 409', async () => {
    const { orderId } = await create(INBOUND, inbound);
    orders.chain.control.moveOrder(orderId, { to: 'OPEN' });
    const body = { action: 'UPDATE_ORDER_STATUS', status: 'CANCELED_BY_USER', reason: ' Ordered twice ' };
    const { status, order } = await send('PATCH', `${INBOUND}/${orderId}`, body);
    expect([status, order.status]).toEqual([200, 'CANCELED_BY_USER']);
    expect(order.statusHistory.at(-1)).toMatchObject({ by: 'dana@halberd.example', reason: 'Ordered twice' });
    expect(await send('PATCH', `${INBOUND}/${orderId}`, body)).toMatchObject({
      status: 409,
      errorMessage: 'The order is already Canceled By User.',
    });
  });

  test('read-only users cannot change or cancel orders, and users of other suppliers cannot access them', async () => {
    const viewer = await signIn(orders.chain.origin, 'viewer@bramblehook.example');
    const theirs = '/api/v1/suppliers/SUP-1004/inbound-orders';
    const { data } = (await (await viewer.fetch(`${theirs}?filter=status:OPEN;`)).json()) as {
      data: [Order];
    };
    const [row] = data;
    const own = `${theirs}/${row.orderId}`;
    const cancel = { status: 'CANCELED_BY_USER' };
    expect((await viewer.send('PATCH', own, cancel)).status).toBe(403);
    expect((await orders.dana.send('PATCH', own, cancel)).status).toBe(404);
    expect((await orders.dana.fetch(`${INBOUND}/${row.orderId}`)).status).toBe(404);
  });
});

test('the control API moves an order and explains why a transition is not allowed', async () => {
  const { orderId } = await create(INBOUND, inbound);
  const move = (body: object) =>
    fetch(`${orders.chain.origin}/__sandbox/orders/${orderId}/move`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
  expect(await (await move({ to: 'OPEN' })).json()).toMatchObject({ orderId, status: 'OPEN' });
  const refused = await move({ to: 'SHIPPED' });
  expect([refused.status, ((await refused.json()) as Refusal).errorMessage]).toEqual([
    400,
    `${orderId} is OPEN and cannot become SHIPPED. Possible: IN_RECEIVING, CANCELED.`,
  ]);
});
