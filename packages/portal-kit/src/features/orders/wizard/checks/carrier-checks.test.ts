import type { ScacCode } from '@portal-kit/sdk/scac-codes';
import { expect, test } from 'vitest';
import { createOrderValues, type OrderDetailsValues } from '../../form/values/order-form.values';
import { carrierChecks } from './carrier-checks';
import { orderChecksMessages } from './order-checks.messages';

const carriers: ScacCode[] = [{ scacCode: 'ODFL', carrierName: 'Old Dominion', modes: ['LTL'] }];
const checked = (
  direction: 'inbound' | 'outbound',
  details: Partial<OrderDetailsValues>,
  known: readonly ScacCode[] | undefined = carriers,
) =>
  carrierChecks(
    {
      ...{ direction, carriers: known, shippingTypes: { FULL_TRUCK_LOAD: 'Full truckload' } },
      details: { ...createOrderValues(direction).details, ...details },
    },
    orderChecksMessages('en-US'),
  ).map(({ severity, id }) => `${severity} ${id}`);

test.each<[string, Partial<OrderDetailsValues>, string[]]>([
  ['an ordinary order', { scac: 'ODFL', shippingType: 'LTL' }, []],
  ['two carriers', { carriage: ['carrierArranged', 'isCustomerPickup'] }, ['warn carriage.two']],
  [
    'a pickup with delivery requirements',
    { carriage: ['isCustomerPickup'], services: ['liftgateRequired'] },
    ['warn carriage.pickup'],
  ],
  ['a container for a sale', { shippingType: 'CONTAINER' }, ['warn shippingType.container']],
  ['a container for an export', { shippingType: 'CONTAINER', orderType: 'EXPORT' }, []],
  ['a carrier that is not listed', { scac: 'ABCD', shippingType: 'LTL' }, ['warn scac.unlisted']],
  ['a carrier without the service', { scac: 'ODFL', shippingType: 'FULL_TRUCK_LOAD' }, ['warn scac.mode']],
  ['another carrier', { scac: 'OTHER', shippingType: 'LTL' }, []],
  ['a carrier of the warehouse', { scac: 'ABCD', carriage: ['carrierArranged'] }, []],
])('carrierChecks() of a shipment with %s', (_, details, expected) => {
  expect(checked('outbound', details)).toEqual(expected);
});

test('carrierChecks() reports nothing about the carrier while the carriers are unknown', () => {
  const details = { ...createOrderValues('outbound').details, scac: 'ABCD', shippingType: 'LTL' };
  const input = { direction: 'outbound', details, carriers: undefined, shippingTypes: {} } as const;
  expect(carrierChecks(input, orderChecksMessages('en-US'))).toEqual([]);
});

test('carrierChecks() warns about a container number with an unusual check digit', () => {
  const container = { shippingType: 'CONTAINER', containerNumber: 'csqu3054384' };
  expect(checked('inbound', container)).toEqual(['warn containerNumber.digit']);
  expect(checked('inbound', { ...container, containerNumber: 'CSQU3054383' })).toEqual([]);
  expect(checked('inbound', { ...container, shippingType: 'LTL' })).toEqual([]);
});
