import type { Item } from '@portal-kit/sdk/items';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { itemOf } from '../../../../test/items';
import { fakePortal } from '../../../../test/portal';
import type { StockKind } from '../../../domain/items/item-quantity';
import { StockCell } from './stock-cell';

async function show(part: Partial<Item>, kind: StockKind = 'onHand', warehouseIds?: readonly string[]) {
  await userEvent.unhover(document.body);
  const { inside } = fakePortal();
  return render(
    inside(<StockCell item={itemOf(part)} kind={kind} {...(warehouseIds && { warehouseIds })} />),
  );
}
const stock = (onHandQty: number, bondOnHandQty = 0) => ({
  inventory: [{ warehouseId: 'WH-NJ', onHandQty, bondOnHandQty, availableQty: 0, bondAvailableQty: 0 }],
});

test.each<[string, Partial<Item>, string]>([
  ['whole cases', stock(24), '2 cases'],
  ['one case', stock(12), '1 case'],
  ['a case and a bottle left over', stock(13), '1 case1 bottle'],
  ['less than a case', stock(5), '0 cases5 bottles'],
  ['nothing', stock(0), '0 cases'],
  ['no stock at all', { inventory: [] }, '0 cases'],
  ['bonded stock too', stock(30, 6), '3 cases'],
  ['thousands', stock(12 * 12_345), '12,345 cases'],
  ['an unknown case size', { bottlesPerCase: null as never }, '–'],
  ['a case size of none', { bottlesPerCase: 0 }, '–'],
])('%s', async (_, part, text) => {
  const screen = await show(part);
  expect(screen.container.textContent).toBe(text);
});

test('what is available is told apart from what is on hand', async () => {
  const screen = await show({}, 'available');
  expect(screen.container.textContent).toBe('2 cases');
});

/** The lines of the tooltip, a term with its definition. */
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

describe('on focus the tooltip', () => {
  test('tells tax paid from bonded, in cases and bottles, and where it lies', async () => {
    expect(await split({})).toEqual([
      ['Tax paid', 'Bonded', 'Total', 'WH-NJ'],
      ['2 cases, 6 bottles', '0 cases, 6 bottles', '3 cases, 0 bottles', '3 cases, 0 bottles'],
    ]);
  });

  test('of what is available adds what is available under bond, not what lies there', async () => {
    const inventory = [
      { warehouseId: 'WH-NJ', onHandQty: 120, bondOnHandQty: 120, availableQty: 13, bondAvailableQty: 24 },
    ];
    expect(await split({ inventory }, 'available')).toEqual([
      ['Tax paid', 'Bonded', 'Total', 'WH-NJ'],
      ['1 case, 1 bottle', '2 cases, 0 bottles', '3 cases, 1 bottle', '3 cases, 1 bottle'],
    ]);
  });

  test('of stock in several places names each, by its id where nobody knows its name', async () => {
    const inventory = [
      { warehouseId: 'WH-NJ', onHandQty: 12, bondOnHandQty: 6, availableQty: 0, bondAvailableQty: 0 },
      { warehouseId: '<b>WH', onHandQty: 24, bondOnHandQty: 0, availableQty: 0, bondAvailableQty: 0 },
    ];
    expect(await split({ inventory })).toEqual([
      ['Tax paid', 'Bonded', 'Total', 'WH-NJ', '<b>WH'],
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

describe('where the list is narrowed to warehouses', () => {
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
  ])('the stock in %j counts, %s', async (warehouseIds, kind, text) => {
    const screen = await show({ inventory }, kind, warehouseIds);
    expect(screen.container.textContent).toBe(text);
  });

  test('the tooltip tells them from the rest', async () => {
    expect(await split({ inventory }, 'onHand', ['WH-NJ'])).toEqual([
      ['Tax paid', 'Bonded', 'Total at WH-NJ', 'WH-NJ', 'WH-CA', 'WH-TX', 'All warehouses'],
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

test('without a case size there is nothing to explain', async () => {
  await show({ bottlesPerCase: null as never });
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
});
