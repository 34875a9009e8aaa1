import { expect, test } from 'vitest';
import { buildItem } from '../../../../../test/records';
import { createOrderValues, type OrderDetailsValues } from '../../form/values/order-form.values';
import { checkPallets, createOrderLine, type OrderLine } from '../../lines/order-line';
import { orderChecksMessages } from './order-checks.messages';
import { palletChecks } from './pallet-checks';

const packed = buildItem({ bottlesPerCase: 12, casesPerLayer: 10, layersPerPallet: 5 });
const lines = (casesQuantity: string, item = packed): OrderLine[] => [
  { ...(createOrderLine(item, 1) as OrderLine), casesQuantity },
];
const unpacked = buildItem({ bottlesPerCase: 12, casesPerLayer: null, layersPerPallet: null });

test.each([
  ['500 cases on 1 pallet', lines('500'), '1', 'few'],
  ['500 cases on 10 pallets', lines('500'), '10', undefined],
  ['500 cases of an item without pallet data on 1 pallet', lines('500', unpacked), '1', 'few'],
  ['60 cases of an item without pallet data on 1 pallet', lines('60', unpacked), '1', undefined],
  ['2 cases on 500 pallets', lines('2'), '500', 'many'],
  ['no lines', [], '1', undefined],
  ['an invalid number of pallets', lines('500'), 'x', undefined],
])('checkPallets() classifies %s', (_, given, pallets, expected) => {
  expect(checkPallets(given, pallets)).toBe(expected);
});

test.each<[string, Partial<OrderDetailsValues>, OrderLine[], string, string[]]>([
  ['an ordinary order', {}, lines('100'), '2', []],
  [
    ...(['a full order on one pallet', {}, lines('500'), '1'] as const),
    ['1 pallet for 500 cases is unusually few; 10 suggested.'],
  ],
  [
    ...(['an order of an item without pallet data', {}, lines('500', unpacked), '1'] as const),
    ['1 pallet for 500 cases is unusually few; 4 suggested.'],
  ],
  [
    ...(['an order with a pallet per bottle', {}, lines('2'), '24'] as const),
    ['24 pallets for 2 cases is more than one pallet per case.'],
  ],
  [
    ...(['a parcel on two pallets', { shippingType: 'PARCEL' }, lines('100'), '2'] as const),
    ["Parcels and floor-loaded containers don't use pallets, but this order has 2 pallets."],
  ],
])('palletChecks() of %s', (_, details, lineItems, palletsQuantity, expected) => {
  const order = createOrderValues('outbound');
  const values = { details: { ...order.details, ...details }, lineItems, palletsQuantity };
  const found = palletChecks(values, 'outbound', orderChecksMessages('en-US'));
  expect(found.map(({ text }) => text)).toEqual(expected);
  expect(found.every(({ severity, field }) => severity === 'warn' && field === 'palletsQuantity')).toBe(true);
});
