import { expect, test } from 'vitest';
import { itemOf } from '../../../../../test/records';
import { newOrder, type OrderDetailsValues } from '../../form/values/order-form.values';
import { lineOf, type OrderLine, palletsProblem } from '../../lines/order-line';
import { orderWarnings } from './order-warnings';

const packed = itemOf({ bottlesPerCase: 12, casesPerLayer: 10, layersPerPallet: 5 });
const lines = (casesQuantity: string, item = packed): OrderLine[] => [
  { ...(lineOf(item, 1) as OrderLine), casesQuantity },
];
const unpacked = itemOf({ bottlesPerCase: 12, casesPerLayer: null, layersPerPallet: null });

test.each([
  ['500 cases on 1 pallet', lines('500'), '1', 'few'],
  ['500 cases on 10 pallets', lines('500'), '10', undefined],
  ['500 cases of an item without pallet data on 1 pallet', lines('500', unpacked), '1', 'few'],
  ['60 cases of an item without pallet data on 1 pallet', lines('60', unpacked), '1', undefined],
  ['2 cases on 500 pallets', lines('2'), '500', 'many'],
  ['no lines', [], '1', undefined],
  ['an invalid number of pallets', lines('500'), 'x', undefined],
])('palletsProblem() classifies %s', (_, given, pallets, expected) => {
  expect(palletsProblem(given, pallets)).toBe(expected);
});

test.each<[string, Partial<OrderDetailsValues>, string[]]>([
  ['an ordinary order', {}, []],
  ['two carriers', { carriage: ['carrierArranged', 'isCustomerPickup'] }, ['twoCarriages']],
  [
    'a pickup with delivery requirements',
    { carriage: ['isCustomerPickup'], services: ['liftgateRequired'] },
    ['deliveryOfPickup'],
  ],
  ['a container for a sale', { shippingType: 'CONTAINER' }, ['containerByType']],
  ['a container for an export', { shippingType: 'CONTAINER', orderType: 'EXPORT' }, []],
  ['a parcel on two pallets', { shippingType: 'PARCEL' }, ['palletsWithout']],
])('orderWarnings() returns the warnings for %s', (_, details, expected) => {
  const order = newOrder('outbound');
  const values = {
    ...{ details: { ...order.details, ...details }, lineItems: lines('100'), palletsQuantity: '2' },
  };
  expect(orderWarnings(values, 'outbound')).toEqual(expected);
});
