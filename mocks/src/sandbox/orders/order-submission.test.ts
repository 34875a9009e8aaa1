import { describe, expect, test } from 'vitest';
import type { Order } from '../model/order.ts';
import {
  address,
  billingAddress,
  INBOUND,
  inbound,
  OUTBOUND,
  outbound,
  setupOrderTests,
  shippingAddress,
  withDetails,
  withLine,
} from './order-test-setup.ts';

const orders = setupOrderTests();
const { changeClock, create, get, send, fetchStock } = orders;

describe('order submission', () => {
  test('a new inbound order has the status Submitted, totals, item snapshots, defaults and a Location header', async () => {
    const response = await orders.dana.send('POST', INBOUND, inbound);
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
    const { bottlesPerCase } = await fetchStock('HF-1001');
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
    const found = (await (await orders.dana.fetch(`${INBOUND}?filter=poNumber:PO-NEW-1;`)).json()) as {
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
    orders.chain.control.moveOrder(orderId, { to: 'CANCELED' });
    expect((await send('POST', INBOUND, inbound)).status).toBe(201);
  });
});

describe('order validation', () => {
  const submitAndReadErrors = async (path: string, request: unknown) => {
    const { status, errorMessage, errors } = await send('POST', path, request);
    expect([status, errorMessage]).toEqual([422, 'Order could not be submitted']);
    return errors;
  };

  test('dates are validated in the warehouse’s time zone', async () => {
    await changeClock({ now: '2026-11-21T02:30:00Z' });
    const arrivingOn = (expectedArrivalDate: string) => withDetails(inbound, { expectedArrivalDate });
    expect(await submitAndReadErrors(INBOUND, arrivingOn('2026-11-19'))).toEqual([
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
      'a window that ends before it starts',
      { appointmentWindow: { from: '11:00', to: '08:00' } },
      ['details.appointmentWindow.to: Must be after the start time'],
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
  ])('an inbound order with %s is rejected', async (_, details, expected) => {
    expect(await submitAndReadErrors(INBOUND, withDetails(inbound, details))).toEqual(expected);
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
      'third-party freight without a billing party',
      { freightTerms: 'THIRD_PARTY' },
      ['details.thirdPartyBilling: Required Field'],
    ],
    ['no shipping address', { shippingAddress: null }, ['details.shippingAddress: Required Field']],
    [
      'invalid addresses',
      { billingAddress: { ...billingAddress, stateCode: 'XX', zip: 'ABC' } },
      [
        'details.billingAddress.stateCode: Unknown code',
        'details.billingAddress.zip: Numeric only with hyphens',
      ],
    ],
    [
      'an invalid Canadian postal code',
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
  ])('an outbound order with %s is rejected', async (_, details, expected) => {
    expect(await submitAndReadErrors(OUTBOUND, withDetails(outbound, details))).toEqual(expected);
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
    expect(await submitAndReadErrors(INBOUND, request)).toEqual([
      'lineItems[0].casesQuantity: Numeric only, cannot be 0',
      'lineItems[1].item: Item HF-1001 is already on line 1',
      'lineItems[2].item: Unknown item NOPE',
      'lineItems[3].lineItemNumber: Line 3 appears twice',
    ]);
  });

  test('requested quantities of several lines of one item are added up', async () => {
    const { available, bottlesPerCase } = await fetchStock('HF-1001');
    const cases = Math.floor(available / bottlesPerCase);
    const request = withLine(
      outbound,
      { casesQuantity: cases },
      { lotNumber: 'L2', casesQuantity: 1, bottlesQuantity: 0 },
    );
    expect(await submitAndReadErrors(OUTBOUND, request)).toEqual([
      `lineItems[1].casesQuantity: Only 0 case(s), ${available % bottlesPerCase} bottle(s) available`,
    ]);
  });
});
