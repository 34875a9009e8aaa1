import type { Item } from '@portal-kit/sdk/items';
import { expect, test } from 'vitest';
import { buildItem } from '../../../../../test/records';
import { createOrderLine, type OrderLine } from '../../lines/order-line';
import { itemChecks } from './item-checks';
import { orderChecksMessages } from './order-checks.messages';

const checked = (direction: 'inbound' | 'outbound', item: Partial<Item> | undefined, available = 12) =>
  itemChecks(
    {
      ...{ direction, warehouse: { warehouseId: 'WH-NJ', name: 'Cranbury' } },
      lines: [createOrderLine(buildItem(), 1) as OrderLine],
      items: new Map(item ? [['I-1', buildItem(item)]] : []),
      availableUnits: () => available,
    },
    orderChecksMessages('en-US'),
  ).map(({ severity, text }) => [severity, text]);

const elsewhere: Partial<Item> = { warehouses: [{ warehouseId: 'WH-CA' }] };

test.each<['inbound' | 'outbound', string, Partial<Item> | undefined, number, string[][]]>([
  ['outbound', 'an active item', {}, 12, []],
  ['inbound', 'an inactive item', { itemStatus: 'INACTIVE' }, 0, []],
  ['outbound', 'an inactive item', { itemStatus: 'INACTIVE' }, 12, [['block', 'SKU-1 is inactive.']]],
  [
    ...(['outbound', 'a discontinued item with stock', { itemStatus: 'DISCONTINUED' }, 12] as const),
    [['warn', 'SKU-1 is discontinued. Only the remaining stock can be shipped.']],
  ],
  [
    ...(['outbound', 'a discontinued item without stock', { itemStatus: 'DISCONTINUED' }, 0] as const),
    [['block', 'SKU-1 is discontinued.']],
  ],
  [
    ...(['inbound', 'a discontinued item', { itemStatus: 'DISCONTINUED' }, 12] as const),
    [['block', 'SKU-1 is discontinued.']],
  ],
  [
    ...(['inbound', 'an item of another warehouse', elsewhere, 12] as const),
    [['block', "SKU-1 isn't stored at Cranbury."]],
  ],
  ['outbound', 'an unknown item', undefined, 0, [['warn', "SKU-1 wasn't found in your items."]]],
])('itemChecks() of an %s order with %s', (direction, _, item, available, expected) => {
  expect(checked(direction, item, available)).toEqual(expected);
});
