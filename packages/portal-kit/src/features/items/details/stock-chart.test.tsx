import type { Item } from '@portal-kit/sdk/items';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../../test/portal';
import { StockChart } from './stock-chart';

type Inventory = Item['inventory'][number];

/** Creates a warehouse's stock in bottles: on hand and available, tax paid and bonded. */
const stock = (warehouseId: string, quantities: readonly [number, number, number, number]): Inventory => {
  const [onHandQty, availableQty, bondOnHandQty, bondAvailableQty] = quantities;
  return { warehouseId, onHandQty, availableQty, bondOnHandQty, bondAvailableQty };
};

async function draw(...inventory: readonly Inventory[]) {
  const { container } = await render(
    fakePortal().inside(
      <StockChart
        inventory={inventory}
        getWarehouseName={(id) => `<${id}>`}
        quantity={(bottles) => `${bottles}`}
      />,
    ),
  );
  const bars = [...container.querySelectorAll('svg[viewBox="0 0 100 12"]')];
  return {
    container,
    /** Position and width of the parts of each bar, in hundredths of the widest bar. */
    bars: bars.map((bar) =>
      [...bar.querySelectorAll('rect')].map((part) => [
        Number(part.getAttribute('x')),
        Number(part.getAttribute('width')),
      ]),
    ),
    names: bars.map((bar) => bar.previousElementSibling?.textContent),
    legend: [...container.querySelectorAll('li')].map((entry) => entry.textContent),
  };
}
const tip = (text: string) => `${text}${text}`;

test('all bars of the stock chart share the scale of the fullest warehouse and stack their parts', async () => {
  const { bars, names } = await draw(stock('WH-1', [80, 60, 20, 5]), stock('WH-2', [50, 50, 0, 0]));
  expect(bars).toEqual([
    [
      [0, 60],
      [60, 20],
      [80, 5],
      [85, 15],
    ],
    [[0, 50]],
  ]);
  expect(names).toEqual(['<WH-1> 100', '<WH-2> 50']);
});

test('the legend of the stock chart contains the series that the bars contain', async () => {
  const { legend } = await draw(stock('WH-1', [80, 60, 0, 0]), stock('WH-2', [0, 0, 5, 5]));
  expect(legend).toEqual([tip('Tax paid, available'), tip('Tax paid, reserved'), tip('Bonded, available')]);
});

test('the bars of the stock chart are empty without stock', async () => {
  expect(await draw(stock('WH-1', [0, 0, 0, 0]))).toMatchObject({ bars: [[]], legend: [] });
});

test('inconsistent or invalid stock draws no part with a negative width', async () => {
  const broken = { ...stock('WH-2', [0, 0, 0, 0]), onHandQty: null, availableQty: 'x' } as never;
  const { bars } = await draw(stock('WH-1', [10, 40, 0, 0]), broken);
  expect(bars).toEqual([[[0, 100]], []]);
});

test('the stock chart is hidden from screen readers, which read the table', async () => {
  const { container } = await draw(stock('WH-1', [1, 1, 0, 0]));
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
