import type {
  InboundOrder,
  InboundOrderRequest,
  OutboundOrder,
  OutboundOrderRequest,
} from '@portal-kit/sdk/orders';
import { describe, expect, test } from 'vitest';
import { emptyAddress } from '../../../../domain/addresses/address.values';
import {
  copyOrder,
  createOrderValues,
  type OrderDetailsValues,
  type OrderFormValues,
  toOrderValues,
} from './order-form.values';
import { toOrderRequest } from './order-request';

const place = {
  countryCode: 'USA',
  isoCountryCode: '840',
  name: 'Dock 4',
  address1: '410 Gotham Pkwy',
} as const;
const address = {
  ...place,
  address2: null,
  address3: null,
  city: 'Carlstadt',
  stateCode: 'NJ',
  zip: '07072',
};
const line = {
  ...{ lineItemNumber: 3, casesQuantity: 48, bottlesQuantity: 0, unitPrice: 112.5, lotNumber: 'L-1' },
  item: { itemId: 'ITM-1001', sku: 'HF-1001', bottlesPerCase: 12, bonded: false },
};
const shipment = {
  ...{ orderId: 'OB-1', direction: 'OUTBOUND', status: 'OPEN', version: 2, palletsQuantity: 2 },
  lineItems: [line],
  details: {
    ...{ warehouseId: 'WH-NJ-01', customerId: 'CUS-10021', poNumber: 'HL-77120', orderType: 'SALE' },
    ...{ orderDate: '2026-11-20', requestedShipDate: '2026-11-26', cancelAfterDate: '2026-12-01' },
    ...{ shippingType: 'LTL', scac: 'ODFL', freightTerms: 'PREPAID', bondedFlag: '0', codAmount: 99.9 },
    ...{ deliveryAppointmentRequired: true, liftgateRequired: false, carrierArranged: false },
    ...{ proNumber: '716', trackingNumbers: ['1Z1'] },
    billingAddress: { ...address, addressId: 'ADR-1', addressType: 'BILLING' },
    shippingAddress: { ...address, addressId: 'ADR-2', addressType: 'SHIPPING' },
  },
} as unknown as OutboundOrder;
const announcement = {
  ...{ orderId: 'IB-1', direction: 'INBOUND', status: 'FAILED', version: 2, palletsQuantity: 13 },
  lineItems: [line],
  details: {
    ...{ warehouseId: 'WH-NJ-01', poNumber: 'PO-44871', orderDate: '2026-11-21' },
    ...{ expectedArrivalDate: '2026-12-03', appointmentWindow: { from: '08:00', to: '11:00' } },
    ...{ shippingType: 'CONTAINER', scac: 'MAEU', containerNumber: 'ZQXU1188020', containerSize: '40RF' },
    ...{ sealNumber: 'UL-8841207', isFloorLoaded: true, freightTerms: 'PREPAID', bondedFlag: '1' },
    ...{ customsEntryNumber: 'W22-3150417-8', temperatureControl: 'COOL_55_65F' },
    shipFrom: { ...address, countryCode: 'INT', isoCountryCode: '250', stateCode: null },
  },
} as unknown as InboundOrder;

const outbound = (values: OrderFormValues, base?: OutboundOrder) =>
  toOrderRequest(values, 'outbound', base) as OutboundOrderRequest;
const inbound = (values: OrderFormValues) => toOrderRequest(values, 'inbound') as InboundOrderRequest;
const withDetails = (values: OrderFormValues, part: Partial<OrderDetailsValues>): OrderFormValues => ({
  ...values,
  details: { ...values.details, ...part },
});

describe('a new order', () => {
  test('a new inbound order has tomorrow as arrival date and one pallet', () => {
    const { details, lineItems, palletsQuantity } = createOrderValues('inbound', { today: '2026-11-20' });
    expect([details.orderDate, details.expectedArrivalDate]).toEqual(['2026-11-21', '2026-11-21']);
    expect([lineItems, palletsQuantity]).toEqual([[], '1']);
  });

  test('a new outbound order has a ship date four business days after tomorrow', () => {
    const { details } = createOrderValues('outbound', { today: '2026-11-20' });
    expect([details.orderDate, details.requestedShipDate]).toEqual(['2026-11-20', '2026-11-26']);
  });

  test.each([
    ['BONDED', '1'],
    ['TAX PAID', '0'],
    ['INTL', '0'],
    [undefined, '0'],
  ])(
    'a new order of a supplier with inventory type %s starts with bonded %s',
    (inventoryType, bondedFlag) => {
      expect(createOrderValues('inbound', { inventoryType }).details.bondedFlag).toBe(bondedFlag);
    },
  );
});

describe('an existing order', () => {
  test('an outbound order that is loaded and sent without input keeps the fields that the warehouse has set', () => {
    const { details, lineItems, palletsQuantity } = outbound(toOrderValues(shipment), shipment);
    expect(details).toMatchObject(shipment.details);
    expect(palletsQuantity).toBe(2);
    expect(lineItems).toEqual([
      {
        ...{ lineItemNumber: 3, item: { itemId: 'ITM-1001' }, casesQuantity: 48, bottlesQuantity: 0 },
        ...{ unitPrice: 112.5, lotNumber: 'L-1', vintage: null, notes: null },
      },
    ]);
  });

  test('an inbound order that is loaded and sent without input is sent unchanged', () => {
    expect(inbound(toOrderValues(announcement)).details).toMatchObject(announcement.details);
  });

  test('an order keeps a carrier name without a code, and an unlisted carrier’s code and name', () => {
    const named = { ...announcement.details, scac: null, carrierName: 'Uncle Bob' };
    expect(inbound(toOrderValues({ ...announcement, details: named })).details).toMatchObject({
      scac: null,
      carrierName: 'Uncle Bob',
    });
    const both = { ...shipment, details: { ...shipment.details, scac: 'XYZ', carrierName: 'Xyz Freight' } };
    expect(outbound(toOrderValues(both), both).details).toMatchObject({
      scac: 'XYZ',
      carrierName: 'Xyz Freight',
    });
    const changed = withDetails(toOrderValues(both), { scac: 'ODFL' });
    expect(outbound(changed, both).details).toMatchObject({ scac: 'ODFL', carrierName: null });
  });
});

describe('order request', () => {
  const values = toOrderValues(announcement);

  test('the order request omits fields that do not apply', () => {
    const parcel = inbound(withDetails(values, { shippingType: 'PARCEL', bondedFlag: '0' })).details;
    expect(parcel).toMatchObject({
      ...{ containerNumber: null, containerSize: null, sealNumber: null, customsEntryNumber: null },
      isFloorLoaded: false,
    });
  });

  test('the order request lists tracking numbers one by one', () => {
    const parcel = withDetails(values, { shippingType: 'PARCEL', trackingNumbers: '1Z1, 1Z2\n1Z3;  1Z4 ' });
    expect(inbound(parcel).details.trackingNumbers).toEqual(['1Z1', '1Z2', '1Z3', '1Z4']);
  });

  test('the order request contains the container number in upper case', () => {
    expect(inbound(withDetails(values, { containerNumber: 'zqxu1188020' })).details.containerNumber).toBe(
      'ZQXU1188020',
    );
  });

  test('the order request contains no origin if the user has not entered one', () => {
    expect(inbound(withDetails(values, { shipFrom: emptyAddress })).details.shipFrom).toBeNull();
  });

  test('shipping same as billing sends a copy of the billing address without its key', () => {
    const same = withDetails(toOrderValues(shipment), { shipping: ['shippingSameAsBilling'] });
    const { billingAddress, shippingAddress, shippingSameAsBilling } = outbound(same).details;
    expect(shippingSameAsBilling).toBe(true);
    expect(billingAddress).toEqual({ ...address, addressId: 'ADR-1', addressType: 'BILLING' });
    expect(shippingAddress).toEqual({ ...address, addressType: 'SHIPPING' });
  });

  test('a parcel requires an adult signature, and a pickup has no shipping address', () => {
    const parcel = withDetails(toOrderValues(shipment), {
      ...{ shippingType: 'PARCEL', carriage: ['isCustomerPickup'] },
      shippingAddress: { ...emptyAddress, addressId: '' },
    });
    expect(outbound(parcel).details).toMatchObject({
      ...{ adultSignatureRequired: true, isCustomerPickup: true, shippingAddress: null, scac: null },
    });
  });

  test('the order request contains a third-party address only for third-party freight', () => {
    const third = {
      ...emptyAddress,
      name: 'Payer',
      address1: '1 A St',
      city: 'Napa',
      stateCode: 'CA',
      zip: '94558',
    };
    const paid = withDetails(toOrderValues(shipment), {
      freightTerms: 'THIRD_PARTY',
      thirdPartyBilling: third,
    });
    expect(outbound(paid).details.thirdPartyBilling).toMatchObject({ name: 'Payer', zip: '94558' });
    const prepaid = withDetails(paid, { freightTerms: 'PREPAID' });
    expect(outbound(prepaid).details.thirdPartyBilling).toBeNull();
  });
});

describe('copy of an order', () => {
  test('a copied order has the same lines, new dates and no PO number', () => {
    const copy = copyOrder(shipment, '2026-12-01');
    expect(copy.details).toMatchObject({
      ...{ poNumber: '', orderDate: '2026-12-01', requestedShipDate: '2026-12-08', cancelAfterDate: '' },
      ...{ customerId: 'CUS-10021', shippingType: 'LTL', scac: 'ODFL' },
    });
    expect(copy.lineItems).toMatchObject([{ lineItemNumber: 1, casesQuantity: '48', unitPrice: '112.50' }]);
    expect(outbound(copy).details).not.toHaveProperty('proNumber');
  });

  test('a copied order has no reference number of the original and keeps the lots of its lines', () => {
    const details = { ...announcement.details, referenceNumber: 'MT-2026-118' };
    const copy = copyOrder({ ...announcement, details }, '2026-12-01');
    expect(copy.details.referenceNumber).toBe('');
    expect(copy.lineItems).toMatchObject([{ lotNumber: 'L-1' }]);
  });

  test('a copied order has no transport documents', () => {
    expect(copyOrder(announcement, '2026-12-01').details).toMatchObject({
      ...{ containerNumber: '', sealNumber: '', customsEntryNumber: '' },
      ...{
        appointmentWindow: { from: '', to: '' },
        orderDate: '2026-12-02',
        expectedArrivalDate: '2026-12-02',
      },
    });
  });
});
