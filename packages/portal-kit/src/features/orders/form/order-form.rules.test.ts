import { describe, expect, test } from 'vitest';
import { emptyAddress } from '../../../domain/addresses/address.values';
import { formMessages } from '../../../forms/record/form.messages';
import { orderDetailsMessages } from '../details/order-details.messages';
import { orderFormMessages } from './order-form.messages';
import { hasContainerCheckDigit, type OrderPlace, orderRules } from './order-form.rules';
import { newOrder, type OrderDetailsValues } from './order-form.values';

const today = '2026-11-20';
const filledAddress = {
  ...{ ...emptyAddress, addressId: '' },
  ...{ address1: '410 Gotham Pkwy', city: 'Carlstadt', stateCode: 'NJ', zip: '07072' },
};
const rulesOf = (direction: 'inbound' | 'outbound', place: Partial<OrderPlace> = {}) =>
  orderRules(
    {
      ...{ direction, today, isInternational: false, isWarehouseBonded: true },
      ...{ customer: undefined, storedArrivalDate: undefined, ...place },
    },
    'en-US',
    formMessages('en-US'),
    orderDetailsMessages('en-US'),
    orderFormMessages('en-US'),
  );
const complete = {
  inbound: { warehouseId: 'WH-NJ-01', poNumber: 'PO-1', shippingType: 'PARCEL' },
  outbound: {
    ...{ warehouseId: 'WH-NJ-01', poNumber: 'PO-1', shippingType: 'PARCEL', customerId: 'CUS-1' },
    billingAddress: filledAddress,
    shipping: ['shippingSameAsBilling'],
  },
};
const detailsOf = (direction: 'inbound' | 'outbound', part: Partial<OrderDetailsValues> = {}) => ({
  ...newOrder(direction, { today }).details,
  ...complete[direction],
  ...part,
});
const problems = (
  direction: 'inbound' | 'outbound',
  part: Partial<OrderDetailsValues> = {},
  place: Partial<OrderPlace> = {},
) => Object.fromEntries(rulesOf(direction, place).problems(detailsOf(direction, part)));
const required = 'Required Field';

test.each(['inbound', 'outbound'] as const)('an %s order with what it needs is in order', (direction) => {
  expect(problems(direction)).toEqual({});
});

test('an empty order names everything that it needs', () => {
  const empty = { warehouseId: '', poNumber: ' ', orderDate: '', shippingType: '' };
  const all = { warehouseId: required, poNumber: required, orderDate: required, shippingType: required };
  expect(problems('inbound', { ...empty, expectedArrivalDate: '' })).toEqual({
    ...all,
    expectedArrivalDate: required,
  });
  const outbound = problems('outbound', { ...empty, customerId: '', requestedShipDate: '' });
  expect(outbound).toEqual({ ...all, customerId: required, requestedShipDate: required });
});

describe('an announcement', () => {
  test.each([
    ['PARCEL', {}],
    ['LTL', { scac: required }],
    ['FULL_TRUCK_LOAD', { scac: required }],
    ['CONTAINER', { scac: required, containerNumber: required, sealNumber: required }],
  ])('by %s needs %j', (shippingType, expected) => {
    expect(problems('inbound', { shippingType })).toEqual(expected);
  });

  test('by a carrier that is on no list needs its name', () => {
    expect(problems('inbound', { shippingType: 'LTL', scac: 'OTHER' })).toEqual({ carrierName: required });
    expect(problems('inbound', { shippingType: 'LTL', scac: 'OTHER', carrierName: 'Uncle Bob' })).toEqual({});
  });

  test('under bond needs a seal, and of an importer its customs entry and origin', () => {
    expect(problems('inbound', { bondedFlag: '1' })).toEqual({ sealNumber: required });
    const imported = problems('inbound', { bondedFlag: '1', sealNumber: 'S' }, { isInternational: true });
    expect(imported).toMatchObject({ customsEntryNumber: required, 'shipFrom.name': required });
    expect(imported).toMatchObject({ 'shipFrom.address1': required, 'shipFrom.zip': required });
  });

  test('under bond needs a bonded warehouse; one that nobody knows may be', () => {
    const bonded = { bondedFlag: '1', sealNumber: 'S' };
    expect(problems('inbound', bonded, { isWarehouseBonded: false })).toEqual({
      bondedFlag: 'The warehouse is not bonded',
    });
    expect(problems('inbound', bonded, { isWarehouseBonded: undefined })).toEqual({});
  });

  test('comes today or within a year, unless that day was kept', () => {
    const on = (expectedArrivalDate: string, place?: Partial<OrderPlace>) =>
      problems('inbound', { expectedArrivalDate }, place);
    expect(on(today)).toEqual({});
    expect(on('2027-11-20')).toEqual({});
    expect(on('2026-11-19')).toEqual({ expectedArrivalDate: 'Must not be in the past' });
    expect(on('2027-11-21')).toEqual({ expectedArrivalDate: 'Must be within 365 days' });
    expect(on('2026-11-01', { storedArrivalDate: '2026-11-01' })).toEqual({});
  });

  test('has a window that ends after it begins, or none', () => {
    const during = (from: string, to: string) => problems('inbound', { appointmentWindow: { from, to } });
    expect([during('', ''), during('08:00', '11:00')]).toEqual([{}, {}]);
    expect(during('08:00', '')).toEqual({ 'appointmentWindow.to': required });
    expect(during('', '11:00')).toEqual({ 'appointmentWindow.from': required });
    expect(during('11:00', '11:00')).toEqual({ 'appointmentWindow.to': 'Must be after the beginning' });
  });

  test('judges an origin that has been begun', () => {
    const shipFrom = { ...filledAddress, name: 'Cellar', zip: '070' };
    expect(problems('inbound', { shipFrom })).toEqual({ 'shipFrom.zip': 'Zip should be 5 digits' });
  });

  test.each([
    ['containerNumber', { shippingType: 'CONTAINER', scac: 'MAEU', sealNumber: 'S', containerNumber: 'ABC' }],
    ['customsEntryNumber', { bondedFlag: '1', sealNumber: 'S', customsEntryNumber: 'x' }],
    ['inBondNumber', { bondedFlag: '1', sealNumber: 'S', inBondNumber: '12345678' }],
  ])('with a wrong %s says so', (field, part) => {
    expect(problems('inbound', part)[field]).toMatch(/has a wrong format$/);
  });

  test('takes only digits for an in-bond number', () => {
    const part = { bondedFlag: '1', sealNumber: 'S', inBondNumber: '12345678x' };
    expect(problems('inbound', part)).toEqual({ inBondNumber: 'Numeric only' });
  });
});

describe('a shipment', () => {
  test.each([
    ['PARCEL', {}],
    ['LTL', { scac: required }],
    ['FULL_TRUCK_LOAD', { scac: required }],
    ['CONTAINER', {}],
  ])('by %s needs %j', (shippingType, expected) => {
    expect(problems('outbound', { shippingType })).toEqual(expected);
  });

  test.each([['carrierArranged'], ['isCustomerPickup']])('needs no carrier with %s', (option) => {
    expect(problems('outbound', { shippingType: 'LTL', carriage: [option] })).toEqual({});
  });

  test('needs the account to charge for a parcel that somebody else pays', () => {
    expect(problems('outbound', { freightTerms: 'COLLECT' })).toEqual({ carrierAccountNumber: required });
  });

  test('needs to know who pays as a third party, by name', () => {
    const found = problems('outbound', { shippingType: 'CONTAINER', freightTerms: 'THIRD_PARTY' });
    expect(found).toMatchObject({
      'thirdPartyBilling.name': required,
      'thirdPartyBilling.address1': required,
    });
  });

  test('goes somewhere, unless it goes where the invoice does or is picked up', () => {
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

  test('ships on its order date or later, and is there and cancelled no earlier', () => {
    const dates = { orderDate: '2026-11-20', requestedShipDate: '2026-11-19' };
    expect(problems('outbound', dates)).toEqual({ requestedShipDate: 'Must not be before the order date' });
    const late = 'Must not be before the requested ship date';
    const early = { requestedDeliveryDate: '2026-11-20', cancelAfterDate: '2026-11-20' };
    expect(problems('outbound', early)).toEqual({ requestedDeliveryDate: late, cancelAfterDate: late });
  });

  test('goes to nobody whose license has expired, nor bonded to one who may not have it', () => {
    const customer = { bondedAllowed: false, licenseExpirationDate: '2026-11-19' };
    expect(problems('outbound', { bondedFlag: '1' }, { customer })).toEqual({
      customerId: 'Consignee license expired on 2026-11-19',
      bondedFlag: 'The customer may not receive bonded goods',
    });
    expect(problems('outbound', {}, { customer: { ...customer, licenseExpirationDate: today } })).toEqual({});
  });

  test.each(['orderDate', 'requestedShipDate', 'requestedDeliveryDate', 'cancelAfterDate'] as const)(
    'has no %s yet while its year is not finished',
    (name) => {
      expect(problems('outbound', { [name]: '0202-11-27' })).toMatchObject({ [name]: required });
      expect(problems('outbound', { [name]: '20262-11-27' })).toMatchObject({ [name]: required });
    },
  );

  test('collects an amount with two decimals', () => {
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
])('%j is told', (part, expected) => {
  expect(problems('inbound', part)).toEqual(expected);
});

test('a container number is unusual when its check digit is another one (ISO 6346)', () => {
  expect(['CSQU3054383', 'ZQXU1188020', 'csqu3054383'].map(hasContainerCheckDigit)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['CSQU3054384', 'ZQXU1188021'].map(hasContainerCheckDigit)).toEqual([false, false]);
});
