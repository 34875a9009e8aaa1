import { type Warehouse, warehouseKeys } from '@portal-kit/sdk/warehouses';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../../test/portal';
import { describeRecordDetails } from '../../../../test/record-details';
import { buildItem, buildOrder } from '../../../../test/records';
import { WarehouseDetails } from './warehouse-details.widget';

const newark = {
  warehouseId: 'WH-NJ',
  name: 'Newark',
  status: 'ACTIVE',
  isBonded: true,
  bondRegistryNumber: 'BR-1',
  timeZone: 'America/New_York',
  receivingHours: { from: '07:00', to: '15:00' },
  temperatureZones: ['AMBIENT', 'COOL'],
  addresses: [],
  version: 7,
} as unknown as Warehouse;

describeRecordDetails<Warehouse>('the warehouse details', {
  render: ({ onLoaded }) => (
    <WarehouseDetails warehouseId="WH-NJ" {...(onLoaded && { onWarehouseLoaded: onLoaded })} />
  ),
  operation: 'getWarehouse',
  stored: newark,
  facts: {
    'Warehouse ID': 'WH-NJ',
    'Can hold bonded stock': 'Yes',
    'Bond registry number': 'BR-1',
    'Receiving hours': '07:00–15:00',
    'Shipping hours': '–',
    'Temperature zones': 'Ambient and Cool',
  },
  missingTitle: 'Warehouse not found',
  listTo: { to: 'warehouses.list' },
  listLink: 'Go to Warehouses',
  edit: { feature: 'warehouse-edit', to: { to: 'warehouses.edit', warehouseId: 'WH-NJ' } },
  lists: warehouseKeys.lists(),
  section: {
    title: 'Stock',
    features: ['item-list'],
    operations: ['listItems'],
    empty: 'This supplier has no stock here.',
    failed: "Couldn't load stock.",
    showAll: { link: 'Show all', to: { to: 'items.list', filter: 'warehouseId:WH-NJ;inStock:true;' } },
  },
});

test('the warehouse details show the stock of this warehouse and the activity of its orders', async () => {
  const item = buildItem({
    inventory: [
      { warehouseId: 'WH-NJ', onHandQty: 30, bondOnHandQty: 6, availableQty: 24, bondAvailableQty: 0 },
      { warehouseId: 'WH-CA', onHandQty: 999, bondOnHandQty: 0, availableQty: 999, bondAvailableQty: 0 },
    ],
  });
  const { sdk } = fakeSdk(({ operation }) => {
    if (operation === 'getWarehouse') return newark;
    if (operation === 'listItems') return { data: [item], meta: { total: 1 } };
    const rows = operation === 'listInboundOrders' ? [buildOrder({ updatedAt: '2026-11-22T08:00:00Z' })] : [];
    return { data: rows, meta: { total: rows.length } };
  });
  const { inside } = fakePortal({ sdk });
  const screen = await render(inside(<WarehouseDetails warehouseId="WH-NJ" />));
  const texts = (region: string, role: string) =>
    screen
      .getByRole('region', { name: region, exact: true })
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(() => texts('Stock', 'cell')).toEqual(['3 cases', '2 cases']);
  await expect
    .poll(() => texts('Activity', 'listitem'))
    .toEqual([
      expect.stringMatching(/^Inbound order IN-1: OpenNov 22, 2026/),
      expect.stringMatching(/^Inbound order IN-1 submittedNov 20, 2026/),
    ]);
});
