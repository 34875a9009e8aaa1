import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../../chain.ts';
import { type SignedIn, signIn } from '../../sign-in.ts';
import type { Item } from '../model/item.ts';
import type { Order } from '../model/order.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const INBOUND = '/api/v1/suppliers/SUP-1001/inbound-orders';
const OUTBOUND = '/api/v1/suppliers/SUP-1001/outbound-orders';

const address = {
  countryCode: 'USA',
  isoCountryCode: '840',
  name: 'Harborline',
  address1: '400 Gotham Pkwy',
  city: 'Carlstadt',
  stateCode: 'NJ',
  zip: '07072',
};
const billingAddress = { ...address, addressId: 'ADR-1', addressType: 'BILLING' };
const shippingAddress = {
  ...address,
  addressId: 'ADR-2',
  addressType: 'SHIPPING',
  address1: '410 Gotham Pkwy',
};

const inbound = {
  details: {
    warehouseId: 'WH-NJ-01',
    poNumber: 'PO-NEW-1',
    orderDate: '2026-11-21',
    expectedArrivalDate: '2026-11-24',
    shippingType: 'LTL',
    scac: 'ODFL',
    bondedFlag: '0',
  },
  palletsQuantity: 2,
  lineItems: [{ lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 10, bottlesQuantity: 3 }],
};
const outbound = {
  details: {
    warehouseId: 'WH-NJ-01',
    customerId: 'CUS-10021',
    poNumber: 'HL-NEW-1',
    orderDate: '2026-11-20',
    requestedShipDate: '2026-11-26',
    shippingType: 'LTL',
    scac: 'ODFL',
    freightTerms: 'PREPAID',
    bondedFlag: '0',
    billingAddress,
    shippingAddress,
  },
  palletsQuantity: 1,
  lineItems: [
    { lineItemNumber: 1, item: { sku: 'HF-1001' }, casesQuantity: 4, bottlesQuantity: 0, unitPrice: 112.5 },
  ],
};

let chain: Chain;
let dana: SignedIn;
let signedIn: SignedIn;
let start: string;

/** After the tokens have expired. */
async function later(change: { advanceMs: number } | { now: string }): Promise<void> {
  chain.control.setClock(change);
  dana = await signIn(chain.origin, 'dana@halberd.example');
}

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: '2026-11-20T09:30:00.000Z' });
  dana = await signIn(chain.origin, 'dana@halberd.example');
  signedIn = dana;
  start = chain.control.snapshot();
  return async () => {
    expect(chain.control.violations()).toEqual([]);
    await chain.close();
  };
});

beforeEach(() => {
  chain.control.restore(start);
  dana = signedIn;
});

interface Refusal {
  readonly errorCode?: string;
  readonly errorMessage?: string;
  readonly extensions?: {
    readonly validationErrors?: readonly { fieldPath: string; message: string }[];
    readonly conflictingId?: string;
  };
}

interface Answer extends Pick<Refusal, 'errorCode' | 'errorMessage'> {
  readonly status: number;
  readonly etag: string | null;
  readonly order: Order;
  /** `fieldPath: message` */
  readonly errors: string[];
  readonly conflictingId?: string;
}

async function send(method: string, path: string, body: unknown, headers = {}): Promise<Answer> {
  const response = await dana.send(method, path, body, headers);
  const result = (await response.json()) as Order & Refusal;
  const { errorCode, errorMessage, extensions } = result;
  const found = extensions?.validationErrors ?? [];
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    order: result,
    ...(errorCode && errorMessage ? { errorCode, errorMessage } : {}),
    errors: found.map(({ fieldPath, message }) => `${fieldPath}: ${message}`),
    ...(extensions?.conflictingId ? { conflictingId: extensions.conflictingId } : {}),
  };
}

const get = async (path: string) => (await (await dana.fetch(path)).json()) as Order;
const create = async (path: string, body: unknown) => (await send('POST', path, body)).order;
const withDetails = <T extends { details: object }>(request: T, details: object) => ({
  ...request,
  details: { ...request.details, ...details },
});
const withLine = <T extends { lineItems: object[] }>(request: T, ...lines: object[]) => ({
  ...request,
  lineItems: lines.map((line, index) => ({ ...request.lineItems[0], lineItemNumber: index + 1, ...line })),
});

async function stockOf(sku: string, warehouseId = 'WH-NJ-01') {
  const page = (await (await dana.fetch(`/api/v1/suppliers/SUP-1001/items?searchString=${sku}`)).json()) as {
    data: Item[];
  };
  const item = page.data.find((candidate) => candidate.sku === sku);
  const stock = item?.inventory.find((held) => held.warehouseId === warehouseId);
  if (!item || !stock) throw new Error(`${sku} has no stock at ${warehouseId}`);
  return { onHand: stock.onHandQty, available: stock.availableQty, bottlesPerCase: item.bottlesPerCase };
}

describe('order submission', () => {
  test('a new inbound order is Submitted, with totals, item snapshots, defaults and Location', async () => {
    const response = await dana.send('POST', INBOUND, inbound);
    const order = (await response.json()) as Order;
    expect([response.status, response.headers.get('etag')]).toEqual([201, '"1"']);
    expect(response.headers.get('location')).toBe(`${INBOUND}/${order.orderId}`);
    expect(order).toMatchObject({
      orderId: expect.stringMatching(/^IB-2611-\d{6}$/),
      status: 'SUBMITTED',
      externalOrderNumber: null,
      itemsCount: 1,
      palletsQuantity: 2,
      details: { freightTerms: 'PREPAID', temperatureControl: 'NONE', isFloorLoaded: false },
      lineItems: [{ item: { sku: 'HF-1001', itemId: 'ITM-1001' }, lineStatus: 'OPEN' }],
      statusHistory: [{ status: 'SUBMITTED', by: 'dana@halberd.example', source: 'USER' }],
    });
    const { bottlesPerCase } = await stockOf('HF-1001');
    expect(order.totals).toMatchObject({ cases: 10, bottles: 3, units: 10 * bottlesPerCase + 3 });
    expect(await get(`${INBOUND}/${order.orderId}`)).toEqual(order);
  });

  test('a retry with the same key after a lost response creates one order', async () => {
    const key = { 'idempotency-key': '0c7f4b5e-7a3c-4a39-9e0b-6a5f7f0f1c11' };
    const [first, second] = [
      await send('POST', INBOUND, inbound, key),
      await send('POST', INBOUND, inbound, key),
    ];
    expect(second.order.orderId).toBe(first.order.orderId);
    const found = (await (await dana.fetch(`${INBOUND}?filter=poNumber:PO-NEW-1;`)).json()) as {
      meta: { total: number };
    };
    expect(found.meta.total).toBe(1);
  });

  test('shipping same as billing stores a copy without addressId', async () => {
    const { shippingAddress: _, ...details } = outbound.details;
    const order = await create(OUTBOUND, {
      ...outbound,
      details: { ...details, shippingSameAsBilling: true },
    });
    const { addressId: __, ...copy } = billingAddress;
    expect(order.details.shippingAddress).toEqual({ ...copy, addressType: 'SHIPPING' });
  });

  test('a parcel requires an adult signature, and supplier users cannot set warehouse numbers', async () => {
    const request = withDetails(outbound, {
      shippingType: 'PARCEL',
      scac: 'UPSN',
      bolNumber: '123',
      sealNumber: 'X',
    });
    const { details } = await create(OUTBOUND, request);
    expect(details).toMatchObject({ adultSignatureRequired: true });
    expect(details).not.toHaveProperty('bolNumber');
    expect(details).not.toHaveProperty('sealNumber');
  });

  test('a Canadian postal code is stored in uppercase with a space', async () => {
    const canadian = { countryCode: 'CAN', isoCountryCode: '124', stateCode: 'ON', zip: 'm5v2t6' };
    const request = withDetails(outbound, { shippingAddress: { ...shippingAddress, ...canadian } });
    expect((await create(OUTBOUND, request)).details.shippingAddress).toMatchObject({ zip: 'M5V 2T6' });
  });

  test('a PO number is unique per supplier for inbound and per customer for outbound orders', async () => {
    const first = await create(INBOUND, inbound);
    const second = await send('POST', INBOUND, withDetails(inbound, { poNumber: 'po-new-1' }));
    expect(second).toMatchObject({
      status: 409,
      errorCode: 'DUPLICATE_PO_NUMBER',
      conflictingId: first.orderId,
    });
    expect(second.errors).toEqual(['details.poNumber: PO number already exists']);
    await create(OUTBOUND, outbound);
    expect((await send('POST', OUTBOUND, outbound)).status).toBe(409);
    const other = withDetails(outbound, { customerId: 'CUS-10022' });
    expect((await send('POST', OUTBOUND, other)).status).toBe(201);
  });

  test('the PO number of a canceled order can be used again', async () => {
    const { orderId } = await create(INBOUND, inbound);
    chain.control.moveOrder(orderId, { to: 'CANCELED' });
    expect((await send('POST', INBOUND, inbound)).status).toBe(201);
  });
});

describe('order validation', () => {
  const errorsOf = async (path: string, request: unknown) => {
    const { status, errorMessage, errors } = await send('POST', path, request);
    expect([status, errorMessage]).toEqual([422, 'Order could not be submitted']);
    return errors;
  };

  test('dates are validated in the warehouse’s time zone', async () => {
    await later({ now: '2026-11-21T02:30:00Z' });
    const arrivingOn = (expectedArrivalDate: string) => withDetails(inbound, { expectedArrivalDate });
    expect(await errorsOf(INBOUND, arrivingOn('2026-11-19'))).toEqual([
      'details.expectedArrivalDate: Must not be in the past',
    ]);
    expect((await send('POST', INBOUND, arrivingOn('2026-11-20'))).status).toBe(201);
  });

  test.each<[string, object, string[]]>([
    [
      'an arrival in the past',
      { expectedArrivalDate: '2026-11-19' },
      ['details.expectedArrivalDate: Must not be in the past'],
    ],
    [
      'an arrival too far ahead',
      { expectedArrivalDate: '2027-11-21' },
      ['details.expectedArrivalDate: Must be within 365 days'],
    ],
    [
      'a window that ends before it begins',
      { appointmentWindow: { from: '11:00', to: '08:00' } },
      ['details.appointmentWindow.to: Must be after the beginning'],
    ],
    ['no carrier', { scac: null }, ['details.scac: Required Field']],
    ['an unknown carrier', { scac: 'ZZZZ' }, ['details.scac: Unknown carrier']],
    [
      'a container without its numbers',
      { shippingType: 'CONTAINER' },
      ['details.containerNumber: Required Field', 'details.sealNumber: Required Field'],
    ],
    [
      'another supplier’s warehouse',
      { warehouseId: 'WH-TX-01' },
      [
        'details.warehouseId: Not a warehouse of this supplier',
        'lineItems[0].item: Item HF-1001 is not stored at WH-TX-01',
      ],
    ],
    [
      'an origin without a name',
      { shipFrom: { ...address, name: null, zip: '7072' } },
      ['details.shipFrom.name: Required Field', 'details.shipFrom.zip: Zip should be 5 digits'],
    ],
  ])('inbound: %s', async (_, details, expected) => {
    expect(await errorsOf(INBOUND, withDetails(inbound, details))).toEqual(expected);
  });

  test.each<[string, object, string[]]>([
    ['an unknown customer', { customerId: 'CUS-1' }, ['details.customerId: Unknown customer']],
    [
      'a ship date before the order',
      { requestedShipDate: '2026-11-19' },
      ['details.requestedShipDate: Must not be before the order date'],
    ],
    [
      'a delivery before the ship date',
      { requestedDeliveryDate: '2026-11-25', cancelAfterDate: '2026-11-25' },
      [
        'details.requestedDeliveryDate: Must not be before the requested ship date',
        'details.cancelAfterDate: Must not be before the requested ship date',
      ],
    ],
    ['no carrier', { scac: null }, ['details.scac: Required Field']],
    [
      'a collect parcel without an account',
      { shippingType: 'PARCEL', freightTerms: 'COLLECT' },
      ['details.carrierAccountNumber: Required Field'],
    ],
    [
      'third-party freight without the party',
      { freightTerms: 'THIRD_PARTY' },
      ['details.thirdPartyBilling: Required Field'],
    ],
    ['no shipping address', { shippingAddress: null }, ['details.shippingAddress: Required Field']],
    [
      'addresses that are none',
      { billingAddress: { ...billingAddress, stateCode: 'XX', zip: 'ABC' } },
      [
        'details.billingAddress.stateCode: Unknown code',
        'details.billingAddress.zip: Numeric only with hyphens',
      ],
    ],
    [
      'a Canadian postal code that is none',
      {
        shippingAddress: {
          ...shippingAddress,
          countryCode: 'CAN',
          isoCountryCode: '124',
          stateCode: 'ON',
          zip: 'D1A 1A1',
        },
      },
      ['details.shippingAddress.zip: Incorrect Canadian zip code format'],
    ],
  ])('outbound: %s', async (_, details, expected) => {
    expect(await errorsOf(OUTBOUND, withDetails(outbound, details))).toEqual(expected);
  });

  test('carrier and shipping address are optional when the customer picks up', async () => {
    const request = withDetails(outbound, { isCustomerPickup: true, scac: null, shippingAddress: null });
    expect((await send('POST', OUTBOUND, request)).status).toBe(201);
  });

  test('lines without quantity, duplicate lines, unknown items and duplicate line numbers are rejected', async () => {
    const request = withLine(
      inbound,
      { casesQuantity: 0, bottlesQuantity: 0 },
      { casesQuantity: 1 },
      { item: { sku: 'NOPE' } },
      { lineItemNumber: 3, item: { sku: 'HF-1002' } },
    );
    expect(await errorsOf(INBOUND, request)).toEqual([
      'lineItems[0].casesQuantity: Numeric only, cannot be 0',
      'lineItems[1].item: Item HF-1001 is already on line 1',
      'lineItems[2].item: Unknown item NOPE',
      'lineItems[3].lineItemNumber: Line 3 appears twice',
    ]);
  });

  test('requested quantities of several lines of one item are added up', async () => {
    const { available, bottlesPerCase } = await stockOf('HF-1001');
    const cases = Math.floor(available / bottlesPerCase);
    const request = withLine(
      outbound,
      { casesQuantity: cases },
      { lotNumber: 'L2', casesQuantity: 1, bottlesQuantity: 0 },
    );
    expect(await errorsOf(OUTBOUND, request)).toEqual([
      `lineItems[1].casesQuantity: Only 0 case(s), ${available % bottlesPerCase} bottle(s) available`,
    ]);
  });
});

describe('stock of orders', () => {
  test('an outbound order reserves stock, and failing or canceling releases it', async () => {
    const before = await stockOf('HF-1001');
    const { orderId } = await create(OUTBOUND, outbound);
    const held = { ...before, available: before.available - 4 * before.bottlesPerCase };
    expect(await stockOf('HF-1001')).toEqual(held);
    chain.control.moveOrder(orderId, { to: 'FAILED' });
    expect(await stockOf('HF-1001')).toEqual(before);
    const changed = withLine(outbound, { casesQuantity: 2 });
    expect((await send('PUT', `${OUTBOUND}/${orderId}`, changed)).status).toBe(200);
    expect(await stockOf('HF-1001')).toEqual({
      ...before,
      available: before.available - 2 * before.bottlesPerCase,
    });
    chain.control.moveOrder(orderId, { to: 'OPEN' });
    await send('PATCH', `${OUTBOUND}/${orderId}`, { status: 'CANCELED_BY_USER' });
    expect(await stockOf('HF-1001')).toEqual(before);
  });

  test('shipping reduces and receiving increases the stock on hand', async () => {
    const before = await stockOf('HF-1001');
    const out = await create(OUTBOUND, outbound);
    for (const to of ['OPEN', 'PICKING', 'SHIPPED'] as const) chain.control.moveOrder(out.orderId, { to });
    const units = 4 * before.bottlesPerCase;
    const shipped = { ...before, onHand: before.onHand - units, available: before.available - units };
    expect(await stockOf('HF-1001')).toEqual(shipped);
    const into = await create(INBOUND, inbound);
    for (const to of ['OPEN', 'IN_RECEIVING'] as const) chain.control.moveOrder(into.orderId, { to });
    expect(await stockOf('HF-1001')).toEqual(shipped);
    chain.control.moveOrder(into.orderId, { to: 'CLOSED' });
    const received = 10 * before.bottlesPerCase + 3;
    expect(await stockOf('HF-1001')).toEqual({
      ...shipped,
      onHand: shipped.onHand + received,
      available: shipped.available + received,
    });
  });

  test('an edited order may use its own reservation', async () => {
    const { available, bottlesPerCase } = await stockOf('HF-1001');
    const all = withLine(outbound, { casesQuantity: Math.floor(available / bottlesPerCase) });
    const { orderId } = await create(OUTBOUND, all);
    chain.control.moveOrder(orderId, { to: 'OPEN' });
    expect((await send('PUT', `${OUTBOUND}/${orderId}`, all)).status).toBe(200);
  });
});

describe('order life cycle', () => {
  test('an order is accepted, received on its arrival date and closed as the clock advances', async () => {
    const { orderId } = await create(INBOUND, inbound);
    const status = async () => (await get(`${INBOUND}/${orderId}`)).status;
    chain.control.advance(19 * SECOND_MS);
    expect(await status()).toBe('SUBMITTED');
    chain.control.advance(SECOND_MS);
    const open = await get(`${INBOUND}/${orderId}`);
    expect(open).toMatchObject({
      status: 'OPEN',
      version: 2,
      externalOrderNumber: expect.stringMatching(/^WMS-/),
    });
    await later({ now: '2026-11-24T13:00:00.000Z' });
    expect(await status()).toBe('IN_RECEIVING');
    await later({ advanceMs: DAY_MS });
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
    await later({ advanceMs: 30 * DAY_MS });
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
    for (const to of ['OPEN', 'PICKING', 'OPEN'] as const) chain.control.moveOrder(orderId, { to });
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
    chain.control.advance(20 * SECOND_MS);
    const failed = await get(`${INBOUND}/${orderId}`);
    expect(failed).toMatchObject({
      status: 'FAILED',
      failure: { message: 'Appointment not available on requested date', at: failed.updatedAt },
    });
    const again = await send('PUT', `${INBOUND}/${orderId}`, inbound, { 'if-match': '"2"' });
    expect([again.status, again.etag]).toEqual([200, '"3"']);
    expect(again.order).toMatchObject({ status: 'RESUBMITTED', failure: null });
    expect(again.order.details).not.toHaveProperty('appointmentWindow');
    chain.control.advance(20 * SECOND_MS);
    expect((await get(`${INBOUND}/${orderId}`)).status).toBe('OPEN');
  });
});

describe('order changes and cancellation', () => {
  test.each(['IN_RECEIVING', 'CLOSED', 'CANCELED'] as const)(
    'an order in status %s cannot be changed',
    async (to) => {
      const { orderId } = await create(INBOUND, inbound);
      const path = { IN_RECEIVING: ['OPEN', to], CLOSED: ['OPEN', 'IN_RECEIVING', to], CANCELED: [to] }[to];
      for (const step of path) chain.control.moveOrder(orderId, { to: step as typeof to });
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
    chain.control.moveOrder(orderId, { to: 'OPEN' });
    const result = await send('PUT', `${INBOUND}/${orderId}`, inbound, { 'if-match': '"1"' });
    expect([result.status, result.errorCode]).toEqual([412, 'VERSION_MISMATCH']);
  });

  test('an unchanged expected arrival date may be in the past', async () => {
    const { orderId } = await create(INBOUND, inbound);
    chain.control.moveOrder(orderId, { to: 'FAILED' });
    await later({ advanceMs: 10 * DAY_MS });
    expect((await send('PUT', `${INBOUND}/${orderId}`, inbound)).status).toBe(200);
  });

  test('a canceled order records user, time and reason, and a second cancellation is a conflict', async () => {
    const { orderId } = await create(INBOUND, inbound);
    chain.control.moveOrder(orderId, { to: 'OPEN' });
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
    const viewer = await signIn(chain.origin, 'viewer@bramblehook.example');
    const theirs = '/api/v1/suppliers/SUP-1004/inbound-orders';
    const { data } = (await (await viewer.fetch(`${theirs}?filter=status:OPEN;`)).json()) as {
      data: [Order];
    };
    const [row] = data;
    const own = `${theirs}/${row.orderId}`;
    const cancel = { status: 'CANCELED_BY_USER' };
    expect((await viewer.send('PATCH', own, cancel)).status).toBe(403);
    expect((await dana.send('PATCH', own, cancel)).status).toBe(404);
    expect((await dana.fetch(`${INBOUND}/${row.orderId}`)).status).toBe(404);
  });
});

test('the control API moves an order and explains why a transition is not allowed', async () => {
  const { orderId } = await create(INBOUND, inbound);
  const move = (body: object) =>
    fetch(`${chain.origin}/__sandbox/orders/${orderId}/move`, { method: 'POST', body: JSON.stringify(body) });
  expect(await (await move({ to: 'OPEN' })).json()).toMatchObject({ orderId, status: 'OPEN' });
  const refused = await move({ to: 'SHIPPED' });
  expect([refused.status, ((await refused.json()) as Refusal).errorMessage]).toEqual([
    400,
    `${orderId} is OPEN: it cannot become SHIPPED, but IN_RECEIVING, CANCELED`,
  ]);
});
