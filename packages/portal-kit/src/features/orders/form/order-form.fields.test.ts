import { describe, expect, test } from 'vitest';
import { getFieldMessages } from '../../../../test/fields';
import { emptyAddress } from '../../../domain/addresses/address.values';
import { findField } from '../../../forms/fields/fields';
import { defineOrderFields, type OrderConditions } from './order-form.fields';
import { createOrderValues, type OrderDetailsValues } from './values/order-form.values';

const today = '2026-11-20';
const filledAddress = {
  ...{ ...emptyAddress, addressId: '' },
  ...{ address1: '410 Gotham Pkwy', city: 'Carlstadt', stateCode: 'NJ', zip: '07072' },
};
const createFields = (direction: 'inbound' | 'outbound', place: Partial<OrderConditions> = {}) =>
  defineOrderFields(
    {
      direction,
      today,
      isInternational: false,
      isWarehouseBonded: true,
      customer: undefined,
      storedArrivalDate: undefined,
      ...place,
    },
    { locale: 'en-US' },
  );
const complete = {
  inbound: { warehouseId: 'WH-NJ-01', poNumber: 'PO-1', shippingType: 'PARCEL' },
  outbound: {
    ...{ warehouseId: 'WH-NJ-01', poNumber: 'PO-1', shippingType: 'PARCEL', customerId: 'CUS-1' },
    billingAddress: filledAddress,
    shipping: ['shippingSameAsBilling'],
  },
};
const createDetails = (direction: 'inbound' | 'outbound', part: Partial<OrderDetailsValues> = {}) => ({
  ...createOrderValues(direction, { today }).details,
  ...complete[direction],
  ...part,
});
const problems = (
  direction: 'inbound' | 'outbound',
  part: Partial<OrderDetailsValues> = {},
  place: Partial<OrderConditions> = {},
) => {
  const order = { ...createOrderValues(direction, { today }), details: createDetails(direction, part) };
  const found = Object.entries(
    getFieldMessages(createFields(direction, place), { ...order, palletsQuantity: '1' }),
  );
  return Object.fromEntries(found.map(([path, message]) => [path.replace('details.', ''), message]));
};
const required = 'Required Field';

test.each(['inbound', 'outbound'] as const)('an %s order with all required fields is valid', (direction) => {
  expect(problems(direction)).toEqual({});
});

test('an empty order reports every required field', () => {
  const empty = { warehouseId: '', poNumber: ' ', orderDate: '', shippingType: '' };
  const all = { warehouseId: required, poNumber: required, orderDate: required, shippingType: required };
  expect(problems('inbound', { ...empty, expectedArrivalDate: '' })).toEqual({
    ...all,
    expectedArrivalDate: required,
  });
  const outbound = problems('outbound', { ...empty, customerId: '', requestedShipDate: '' });
  expect(outbound).toEqual({ ...all, customerId: required, requestedShipDate: required });
});

describe('inbound order', () => {
  test.each([
    ['PARCEL', {}],
    ['LTL', { scac: required }],
    ['FULL_TRUCK_LOAD', { scac: required }],
    ['CONTAINER', { scac: required, containerNumber: required, sealNumber: required }],
  ])('an inbound order by %s requires %j', (shippingType, expected) => {
    expect(problems('inbound', { shippingType })).toEqual(expected);
  });

  test('a carrier without a code requires its name', () => {
    expect(problems('inbound', { shippingType: 'LTL', scac: 'OTHER' })).toEqual({ carrierName: required });
    expect(problems('inbound', { shippingType: 'LTL', scac: 'OTHER', carrierName: 'Uncle Bob' })).toEqual({});
  });

  test('a bonded inbound order requires a seal, and for an importer also a customs entry and an origin', () => {
    expect(problems('inbound', { bondedFlag: '1' })).toEqual({ sealNumber: required });
    const imported = problems('inbound', { bondedFlag: '1', sealNumber: 'S' }, { isInternational: true });
    expect(imported).toMatchObject({ customsEntryNumber: required, 'shipFrom.name': required });
    expect(imported).toMatchObject({ 'shipFrom.address1': required, 'shipFrom.zip': required });
  });

  test('a bonded inbound order requires a bonded warehouse once the warehouse is known', () => {
    const bonded = { bondedFlag: '1', sealNumber: 'S' };
    expect(problems('inbound', bonded, { isWarehouseBonded: false })).toEqual({
      bondedFlag: 'The warehouse is not bonded',
    });
    expect(problems('inbound', bonded, { isWarehouseBonded: undefined })).toEqual({});
  });

  test('the expected arrival date is at most a year from today, or equals the stored date', () => {
    const on = (expectedArrivalDate: string, place?: Partial<OrderConditions>) =>
      problems('inbound', { expectedArrivalDate }, place);
    expect(on(today)).toEqual({});
    expect(on('2027-11-20')).toEqual({});
    expect(on('2026-11-19')).toEqual({ expectedArrivalDate: 'Must not be in the past' });
    expect(on('2027-11-21')).toEqual({ expectedArrivalDate: 'Must be within 365 days' });
    expect(on('2026-11-01', { storedArrivalDate: '2026-11-01' })).toEqual({});
  });

  test('an appointment window ends after it starts', () => {
    const during = (from: string, to: string) => problems('inbound', { appointmentWindow: { from, to } });
    expect([during('', ''), during('08:00', '11:00')]).toEqual([{}, {}]);
    expect(during('08:00', '')).toEqual({ 'appointmentWindow.to': required });
    expect(during('', '11:00')).toEqual({ 'appointmentWindow.from': required });
    expect(during('11:00', '11:00')).toEqual({ 'appointmentWindow.to': 'Must be after the start time' });
  });

  test('an origin is validated once the user has typed into it', () => {
    const shipFrom = { ...filledAddress, name: 'Cellar', zip: '070' };
    expect(problems('inbound', { shipFrom })).toEqual({ 'shipFrom.zip': 'Zip should be 5 digits' });
  });

  test.each([
    ['containerNumber', { shippingType: 'CONTAINER', scac: 'MAEU', sealNumber: 'S', containerNumber: 'ABC' }],
    ['customsEntryNumber', { bondedFlag: '1', sealNumber: 'S', customsEntryNumber: 'x' }],
    ['inBondNumber', { bondedFlag: '1', sealNumber: 'S', inBondNumber: '12345678' }],
  ])('an inbound order with an invalid %s reports the field', (field, part) => {
    expect(problems('inbound', part)[field]).toMatch(/has a wrong format$/);
  });

  test('an in-bond number has digits only', () => {
    const part = { bondedFlag: '1', sealNumber: 'S', inBondNumber: '12345678x' };
    expect(problems('inbound', part)).toEqual({ inBondNumber: 'Numeric only' });
  });
});

describe('outbound order', () => {
  test.each([
    ['PARCEL', {}],
    ['LTL', { scac: required }],
    ['FULL_TRUCK_LOAD', { scac: required }],
    ['CONTAINER', {}],
  ])('an outbound order by %s requires %j', (shippingType, expected) => {
    expect(problems('outbound', { shippingType })).toEqual(expected);
  });

  test.each([['carrierArranged'], ['isCustomerPickup']])(
    'an outbound order with %s requires no carrier',
    (option) => {
      expect(problems('outbound', { shippingType: 'LTL', carriage: [option] })).toEqual({});
    },
  );

  test('a parcel that is not prepaid requires the carrier account', () => {
    expect(problems('outbound', { freightTerms: 'COLLECT' })).toEqual({ carrierAccountNumber: required });
  });

  test('third-party freight requires the name of the payer', () => {
    const found = problems('outbound', { shippingType: 'CONTAINER', freightTerms: 'THIRD_PARTY' });
    expect(found).toMatchObject({
      'thirdPartyBilling.name': required,
      'thirdPartyBilling.address1': required,
    });
  });

  test('a shipping address is required unless it equals the billing address or the customer picks up', () => {
    const elsewhere = { shipping: [] };
    expect(problems('outbound', elsewhere)).toMatchObject({ 'shippingAddress.address1': required });
    expect(problems('outbound', { ...elsewhere, carriage: ['isCustomerPickup'] })).toEqual({});
    const begun = {
      ...elsewhere,
      carriage: ['isCustomerPickup'],
      shippingAddress: { ...filledAddress, zip: '' },
    };
    expect(problems('outbound', begun)).toEqual({ 'shippingAddress.zip': required });
  });

  test('the ship date is not before the order date, and delivery and cancel-after dates are not before the ship date', () => {
    const dates = { orderDate: '2026-11-20', requestedShipDate: '2026-11-19' };
    expect(problems('outbound', dates)).toEqual({ requestedShipDate: 'Must not be before the order date' });
    const beforeShipDate = 'Must not be before the requested ship date';
    const early = { requestedDeliveryDate: '2026-11-20', cancelAfterDate: '2026-11-20' };
    expect(problems('outbound', early)).toEqual({
      requestedDeliveryDate: beforeShipDate,
      cancelAfterDate: beforeShipDate,
    });
  });

  test('an outbound order of bonded goods requires a customer who may receive bonded goods', () => {
    const customer = { bondedAllowed: false };
    expect(problems('outbound', { bondedFlag: '1' }, { customer })).toEqual({
      bondedFlag: 'The customer may not receive bonded goods',
    });
    expect(problems('outbound', {}, { customer })).toEqual({});
  });

  test.each(['orderDate', 'requestedShipDate', 'requestedDeliveryDate', 'cancelAfterDate'] as const)(
    'an outbound order reports a missing %s while the year of the date is incomplete',
    (name) => {
      expect(problems('outbound', { [name]: '0202-11-27' })).toMatchObject({ [name]: required });
      expect(problems('outbound', { [name]: '20262-11-27' })).toMatchObject({ [name]: required });
    },
  );

  test('a COD amount has two decimals', () => {
    expect(problems('outbound', { codAmount: '99.9' })).toEqual({
      codAmount: 'Numeric only with 2 decimal places',
    });
  });
});

test.each([
  [{ contactPhone: '609555' }, { contactPhone: 'Numeric only in the format XXX-XXX-XXXX' }],
  [{ contactEmail: 'ines@' }, { contactEmail: 'Email should have correct format' }],
  [{ poNumber: 'P'.repeat(21) }, { poNumber: 'Max Length 20' }],
  [{ referenceNumber: 'R'.repeat(31) }, { referenceNumber: 'Max Length 30' }],
  [{ specialInstructions: 's'.repeat(251) }, { specialInstructions: 'Max Length 250' }],
])('the order details %j report the invalid field', (part, expected) => {
  expect(problems('inbound', part)).toEqual(expected);
});

test('tracking numbers have at most 40 characters each, and an order has at most 50 of them', () => {
  const numbers = (count: number, length = 3) => ({
    trackingNumbers: Array(count).fill('1'.repeat(length)).join(', '),
  });
  expect([problems('inbound', numbers(50)), problems('inbound', numbers(1, 40))]).toEqual([{}, {}]);
  expect(problems('inbound', numbers(2, 41))).toEqual({ trackingNumbers: 'Max Length 40' });
  expect(problems('inbound', numbers(51))).toEqual({ trackingNumbers: '0 to 50' });
});

test('container and customs entry numbers are accepted in lower case and with spaces around them', () => {
  const container = {
    shippingType: 'CONTAINER',
    scac: 'MAEU',
    sealNumber: 'S',
    containerNumber: ' zqxu1188020 ',
  };
  expect(problems('inbound', container)).toEqual({});
  const customs = { bondedFlag: '1', sealNumber: 'S', customsEntryNumber: ' abc-1234567-8 ' };
  expect(problems('inbound', customs)).toEqual({});
});

test('fields that do not apply are not validated', () => {
  expect(problems('inbound', { shippingType: 'PARCEL', containerNumber: 'ABC' })).toEqual({});
});

test('an outbound order requires freight terms', () => {
  expect(problems('outbound', { freightTerms: '' })).toMatchObject({ freightTerms: required });
});

test('an inbound order needs no customer who may receive bonded goods', () => {
  const bonded = { bondedFlag: '1', sealNumber: 'S' };
  expect(problems('inbound', bonded, { customer: { bondedAllowed: false } })).toEqual({});
});

test('an address reports each invalid field', () => {
  const empty = { ...filledAddress, address1: '', city: '', stateCode: '', zip: '' };
  const long = { address2: 'x'.repeat(101), address3: 'x'.repeat(101) };
  const found = problems('outbound', { billingAddress: { ...empty, ...long } });
  expect(found).toEqual({
    'billingAddress.address1': required,
    'billingAddress.address2': expect.stringMatching(/^Max Length/),
    'billingAddress.address3': expect.stringMatching(/^Max Length/),
    'billingAddress.city': required,
    'billingAddress.stateCode': required,
    'billingAddress.zip': required,
  });
});

test('the incoterm is shown to importers, and other fields where they apply', () => {
  const isShown = (name: string, place: Partial<OrderConditions> = {}) =>
    findField(createFields('inbound', place), `details.${name}`).stateIn({
      details: createDetails('inbound'),
    }).isShown;
  expect(isShown('incoterm')).toBe(false);
  expect(isShown('incoterm', { isInternational: true })).toBe(true);
  expect(isShown('poNumber')).toBe(true);
  expect(isShown('containerNumber')).toBe(false);
});

test('the contact fields of an order have a label of their own', () => {
  const labels = ['contactName', 'contactPhone', 'contactEmail'].map(
    (name) => findField(createFields('inbound'), `details.${name}`).field.label,
  );
  expect(labels).toEqual(['Contact name', 'Contact phone', 'Contact email']);
});

test('an order has 1 to 99,999 pallets', () => {
  const pallets = (palletsQuantity: string) =>
    getFieldMessages(createFields('inbound'), { ...createOrderValues('inbound', { today }), palletsQuantity })
      .palletsQuantity;
  expect([pallets('1'), pallets('99999')]).toEqual([undefined, undefined]);
  expect([pallets(''), pallets('0'), pallets('1.5'), pallets('100000')]).toEqual([
    required,
    'Numeric only, cannot be 0',
    'Numeric only, cannot be 0',
    '1 to 99,999',
  ]);
});
