import type { Item } from '@portal-kit/sdk/items';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../../../test/portal';
import { buildItem } from '../../../../../test/records';
import type { StockKind } from '../../../../domain/items/item-quantity';
import { StockCell } from './stock-cell';

async function show(part: Partial<Item>, kind: StockKind = 'onHand', warehouseIds?: readonly string[]) {
  await userEvent.unhover(document.body);
  const { inside } = fakePortal();
  return render(
    inside(<StockCell item={buildItem(part)} kind={kind} {...(warehouseIds && { warehouseIds })} />),
  );
}
const stock = (onHandQty: number, bondOnHandQty = 0) => ({
  inventory: [{ warehouseId: 'WH-NJ', onHandQty, bondOnHandQty, availableQty: 0, bondAvailableQty: 0 }],
});

test.each<[string, Partial<Item>, string]>([
  ['whole cases', stock(24), '2 cases'],
  ['one case', stock(12), '1 case'],
  ['a case and a remaining bottle', stock(13), '1 case1 bottle'],
  ['less than a case', stock(5), '0 cases5 bottles'],
  ['zero stock', stock(0), '0 cases'],
  ['missing stock as zero', { inventory: [] }, '0 cases'],
  ['bonded stock added to tax paid stock', stock(30, 6), '3 cases'],
  ['thousands with a separator', stock(12 * 12_345), '12,345 cases'],
  ['a dash for an unknown case size', { bottlesPerCase: null as never }, '–'],
  ['a dash for a case size of 0', { bottlesPerCase: 0 }, '–'],
])('the stock cell shows %s', async (_, part, text) => {
  const screen = await show(part);
  expect(screen.container.textContent).toBe(text);
});

test('the stock cell distinguishes available stock from stock on hand', async () => {
  const screen = await show({}, 'available');
  expect(screen.container.textContent).toBe('2 cases');
});

/** Opens the tooltip and returns its lines, each a term with its definition. */
async function split(...shown: Parameters<typeof show>) {
  await show(...shown);
  await userEvent.tab();
  const tooltip = page.getByRole('tooltip');
  await expect.element(tooltip).toBeVisible();
  const texts = (role: 'term' | 'definition') =>
    tooltip
      .getByRole(role)
      .elements()
      .map((element) => element.textContent);
  return [texts('term'), texts('definition')];
}

describe('the tooltip of a stock cell', () => {
  test('the tooltip of a stock cell shows tax paid and bonded stock in cases and bottles, and the warehouse', async () => {
    expect(await split({})).toEqual([
      ['Tax paid', 'Bonded', 'Total', 'Newark'],
      ['2 cases, 6 bottles', '0 cases, 6 bottles', '3 cases, 0 bottles', '3 cases, 0 bottles'],
    ]);
  });

  test('the tooltip of a stock cell shows available stock under bond for available quantities', async () => {
    const inventory = [
      { warehouseId: 'WH-NJ', onHandQty: 120, bondOnHandQty: 120, availableQty: 13, bondAvailableQty: 24 },
    ];
    expect(await split({ inventory }, 'available')).toEqual([
      ['Tax paid', 'Bonded', 'Total', 'Newark'],
      ['1 case, 1 bottle', '2 cases, 0 bottles', '3 cases, 1 bottle', '3 cases, 1 bottle'],
    ]);
  });

  test('the tooltip of a stock cell lists several warehouses by name, and an unknown warehouse by id', async () => {
    const inventory = [
      { warehouseId: 'WH-NJ', onHandQty: 12, bondOnHandQty: 6, availableQty: 0, bondAvailableQty: 0 },
      { warehouseId: '<b>WH', onHandQty: 24, bondOnHandQty: 0, availableQty: 0, bondAvailableQty: 0 },
    ];
    expect(await split({ inventory })).toEqual([
      ['Tax paid', 'Bonded', 'Total', 'Newark', '<b>WH'],
      [
        '3 cases, 0 bottles',
        '0 cases, 6 bottles',
        '3 cases, 6 bottles',
        '1 case, 6 bottles',
        '2 cases, 0 bottles',
      ],
    ]);
  });
});

describe('a stock cell in a list filtered by warehouse', () => {
  const inventory = [
    { warehouseId: 'WH-NJ', onHandQty: 12, bondOnHandQty: 6, availableQty: 12, bondAvailableQty: 0 },
    { warehouseId: 'WH-CA', onHandQty: 24, bondOnHandQty: 0, availableQty: 20, bondAvailableQty: 0 },
    { warehouseId: 'WH-TX', onHandQty: 60, bondOnHandQty: 0, availableQty: 60, bondAvailableQty: 0 },
  ];

  test.each<[readonly string[], StockKind, string]>([
    [['WH-CA'], 'onHand', '2 cases'],
    [['wh-ca'], 'available', '1 case8 bottles'],
    [['WH-NJ', 'WH-CA'], 'onHand', '3 cases6 bottles'],
    [['WH-NONE'], 'onHand', '0 cases'],
    [[], 'onHand', '8 cases6 bottles'],
  ])('in a list filtered by the warehouses %j, the stock cell shows %s', async (warehouseIds, kind, text) => {
    const screen = await show({ inventory }, kind, warehouseIds);
    expect(screen.container.textContent).toBe(text);
  });

  test('the tooltip of a stock cell separates the filtered warehouses from the others', async () => {
    expect(await split({ inventory }, 'onHand', ['WH-NJ'])).toEqual([
      ['Tax paid', 'Bonded', 'Total at WH-NJ', 'Newark', 'Napa', 'WH-TX', 'All warehouses'],
      [
        '1 case, 0 bottles',
        '0 cases, 6 bottles',
        '1 case, 6 bottles',
        '1 case, 6 bottles',
        '2 cases, 0 bottles',
        '5 cases, 0 bottles',
        '8 cases, 6 bottles',
      ],
    ]);
  });
});

test('an item without a case size has no tooltip', async () => {
  await show({ bottlesPerCase: null as never });
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
});
