import type { Item } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../../test/portal';
import { buildItem } from '../../../../test/records';
import type { Portal } from '../../../domain/provider/portal';
import { emptyListState } from '../../../kernel/list-state/list-state';
import { ItemList, type ItemListProps } from './item-list.widget';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

const warehouses = [
  { warehouseId: 'WH-NJ', name: 'Newark' },
  { warehouseId: 'WH-CA', name: null },
];
const supplier = { supplierId: 'SUP-1001', name: 'Halberd', version: 1, warehouses };

async function start(
  props: ItemListProps = {},
  portal: Partial<Portal> = {},
  rows: readonly Item[] = [buildItem()],
) {
  const { sdk, requests } = fakeSdk(({ operation }) =>
    operation === 'getSupplier' ? supplier : { data: rows, meta: { total: 35 } },
  );
  const { inside } = fakePortal({ sdk, ...portal });
  const screen = await render(inside(<ItemList {...props} />));
  await expect.element(screen.getByRole('rowheader').first()).toBeVisible();
  const texts = (role: 'menuitem' | 'checkbox') =>
    page
      .getByRole(role)
      .elements()
      .filter((element) => !element.closest('table'))
      .map((element) => (element.closest('label') ?? element).textContent?.trim());
  return {
    screen,
    requests,
    texts,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    operations: () => requests.map(({ operation }) => operation),
  };
}
const pick = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();
const choose = (label: string) => userEvent.click(page.getByText(label, { exact: true }).last());

describe('the filters of the item list', () => {
  test('the filters of the item list offer status, type, warehouse and stock', async () => {
    const { button, texts } = await start();
    await button('Filter').click();
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    expect(texts('menuitem')).toEqual(['Status', 'Type', 'Warehouse', 'Stock']);
    await pick('Type');
    await expect.element(page.getByRole('checkbox').first()).toBeVisible();
    expect(texts('checkbox')).toEqual([
      '16% Alcohol or Less',
      'Over 16% to 21%',
      'Over 21% to 24%',
      'Distilled Spirits',
      'Beer',
      'Artificially Carbonated',
      'Hard Cider',
      'Non-Alcoholic',
      'Sparkling Wine',
      'Ale',
      'Other',
      'Wine',
    ]);
  });

  test('the filters of the item list request the first page and keep search and sort order', async () => {
    const onStateChange = vi.fn();
    const state = {
      ...emptyListState,
      page: 3,
      searchInput: 'wine',
      orderBy: 'brand',
      order: 'DESC',
    } as const;
    const { button } = await start({ state, onStateChange });
    await button('Filter').click();
    await pick('Status');
    await choose('Inactive');
    expect(onStateChange.mock.calls).toEqual([[{ ...state, page: 0, filter: 'itemStatus:INACTIVE;' }]]);
  });

  test('the filters of the item list are sent as one filter string, field by field', async () => {
    const { button, requests } = await start();
    await button('Filter').click();
    await pick('Stock');
    await choose('In stock');
    await expect
      .poll(() => requests.at(-1)?.query)
      .toEqual({ limit: 10, offset: 0, sortBy: 'sku', sortDirection: 'ASC', filter: 'inStock:true;' });
    await userEvent.keyboard('{Escape}');
    await button('Remove Stock filter').click();
    await expect.element(button('Stock: In stock')).not.toBeInTheDocument();
  });

  test('the filters of the item list show a filter from the address even if the list does not offer this filter', async () => {
    const filter = 'brand:A%2C%20B;warehouseId:WH-NJ;';
    const { button, requests } = await start({ state: { ...emptyListState, filter } });
    await expect.element(button('brand: A, B')).toBeVisible();
    await expect.element(button('Warehouse: Newark')).toBeVisible();
    expect(requests.map(({ query }) => query.filter)).toEqual([filter]);
  });
});

/** Width of a window without space for the warehouse column. */
const hidden = { read: () => ({ hiddenColumnIds: ['warehouses'] }), write: () => {} };

describe('the warehouses of the item list', () => {
  test('the item list does not request the warehouses when the host provides them or the list does not need them', async () => {
    const { button, operations } = await start({ preferences: hidden });
    await button('Filter').click();
    await pick('Warehouse');
    await expect.element(page.getByRole('checkbox', { name: 'Newark' })).toBeVisible();
    expect(operations()).toEqual(['listItems']);
  });

  test('the warehouses of the item list are requested once when the user opens the filter menu', async () => {
    const { button, operations, texts } = await start({ preferences: hidden }, { warehouses: undefined });
    expect(operations()).toEqual(['listItems']);
    await userEvent.hover(button('Filter'));
    await expect.poll(operations).toEqual(['listItems', 'getSupplier']);
    await button('Filter').click();
    await pick('Warehouse');
    await expect.element(page.getByRole('checkbox', { name: 'Newark' })).toBeVisible();
    expect(texts('checkbox')).toEqual(['Newark', 'WH-CA']);
    expect(operations()).toEqual(['listItems', 'getSupplier']);
  });

  test('the warehouses of the item list can be requested again after a failed request', async () => {
    let isDown = true;
    const { sdk } = fakeSdk(({ operation }) => {
      if (operation !== 'getSupplier') return { data: [buildItem()], meta: { total: 1 } };
      return isDown ? Promise.reject(new Error('down')) : supplier;
    });
    const { button } = await start({ preferences: hidden }, { sdk, warehouses: undefined });
    await button('Filter').click();
    await pick('Warehouse');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    isDown = false;
    await retry.click();
    await expect.element(page.getByRole('checkbox', { name: 'Newark' })).toBeVisible();
  });

  test('the warehouses of a filter in the address are requested with the list', async () => {
    const { operations, button } = await start(
      { state: { ...emptyListState, filter: 'warehouseId:WH-NJ;' } },
      { warehouses: undefined },
    );
    await expect.element(button('Warehouse: Newark')).toBeVisible();
    expect(operations().toSorted()).toEqual(['getSupplier', 'listItems']);
  });

  const shown = { read: () => ({ hiddenColumnIds: [] }), write: () => {} };
  const stockIn = (warehouseId: string, onHandQty: number, bondOnHandQty = 0) => ({
    warehouseId,
    onHandQty,
    bondOnHandQty,
    availableQty: 0,
    bondAvailableQty: 0,
  });
  const warehouseCell = ({ screen }: Awaited<ReturnType<typeof start>>) =>
    screen.getByRole('cell').elements()[4]?.textContent;

  test.each<[string, Partial<Item>, string]>([
    ['one warehouse with the cases of both kinds', { inventory: [stockIn('WH-NJ', 30, 6)] }, 'Newark3 cases'],
    [
      'two warehouses and the number of the others',
      { inventory: [stockIn('WH-NJ', 12), stockIn('WH-CA', 25), stockIn('WH-1', 1), stockIn('WH-2', 1)] },
      'Newark1 caseNapa2 cases 1 bottle+2',
    ],
    ['a dash without stock', { inventory: [] }, '–'],
    ['a dash for unknown stock', { inventory: null as never }, '–'],
    ['a dash for an unknown case size', { bottlesPerCase: null as never }, 'Newark–'],
  ])('the warehouse column shows %s', async (_, part, text) => {
    const list = await start({ preferences: shown }, {}, [buildItem(part)]);
    expect(warehouseCell(list)).toBe(text);
  });

  test('the warehouses of the filter come first in the warehouse column', async () => {
    const inventory = [stockIn('WH-NJ', 12), stockIn('WH-1', 1), stockIn('WH-CA', 25)];
    const state = { ...emptyListState, filter: 'warehouseId:WH-CA;' };
    const list = await start({ preferences: shown, state }, {}, [buildItem({ inventory })]);
    expect(warehouseCell(list)).toBe('Napa2 cases 1 bottleNewark1 case+1');
  });

  test.each<[string, string, readonly string[]]>([
    ['warehouseId:WH-CA;', 'at WH-CA', ['2 cases1 bottle', '1 case']],
    ['warehouseId:WH-CA,wh-nj;', 'in 2 warehouses', ['3 cases1 bottle', '1 case']],
  ])(
    'a filter by %s sums the stock of the filtered warehouses and names them in the column header',
    async (filter, where, stock) => {
      const inventory = [
        stockIn('WH-NJ', 12),
        stockIn('WH-1', 100),
        { ...stockIn('WH-CA', 25), availableQty: 12 },
      ];
      const state = { ...emptyListState, filter };
      const { screen } = await start({ preferences: hidden, state }, {}, [buildItem({ inventory })]);
      for (const name of ['On hand', 'Available'])
        await expect
          .element(screen.getByRole('columnheader', { name: `${name} ${where}`, exact: true }))
          .toBeVisible();
      const cells = screen.getByRole('cell').elements();
      expect(cells.slice(-2).map(({ textContent }) => textContent)).toEqual(stock);
      expect(cells.at(-2)?.getAttribute('data-label')).toBe(`On hand ${where}`);
    },
  );

  test('warehouses outside the filter add no bonded stock note', async () => {
    const inventory = [stockIn('WH-NJ', 12, 12), stockIn('WH-CA', 25)];
    const state = { ...emptyListState, filter: 'warehouseId:WH-CA;' };
    const { screen } = await start({ preferences: hidden, state }, {}, [buildItem({ inventory })]);
    expect(screen.getByRole('cell').elements()[0]?.textContent).toBe('ChablisDomaine É');
  });

  test('the warehouses of the item list are requested for the warehouse column only when it is visible', async () => {
    const list = await start({ preferences: shown }, { warehouses: undefined });
    await expect.poll(() => warehouseCell(list)).toBe('Newark3 cases');
    expect(list.operations().toSorted()).toEqual(['getSupplier', 'listItems']);
  });
});
