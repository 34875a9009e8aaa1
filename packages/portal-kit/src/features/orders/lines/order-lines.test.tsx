import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../../../test/portal';
import { buildItem } from '../../../../test/records';
import { createOrderLine, type OrderLine } from './order-line';
import { OrderLines, type OrderLinesProps } from './order-lines.widget';

const chablis = buildItem({ itemId: 'I-1', sku: 'CHB-75', description: 'Chablis' });
const rioja = buildItem({ itemId: 'I-2', sku: 'RIO-75', description: 'Rioja', brand: null as never });
const lineFor = (item: typeof chablis, lineItemNumber: number, part: Partial<OrderLine> = {}) =>
  ({ ...(createOrderLine(item, lineItemNumber) as OrderLine), ...part }) satisfies OrderLine;

beforeEach(() => page.viewport(1280, 900));
afterEach(() => page.viewport(414, 896));

async function start(props: Partial<OrderLinesProps> = {}, respond?: (request: WidgetRequest) => unknown) {
  const { sdk, requests } = fakeSdk(respond ?? (() => ({ data: [chablis, rioja] })));
  const { inside, notify } = fakePortal({ sdk });
  const onLinesChanged = vi.fn();
  const screen = await render(
    inside(
      <OrderLines direction="outbound" warehouseId="WH-NJ" onLinesChanged={onLinesChanged} {...props} />,
    ),
  );
  return {
    screen,
    requests,
    notify,
    field: (name: string) => screen.getByRole('textbox', { name, exact: true }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    search: screen.getByRole('combobox'),
    /** Line number, SKU, cases and bottles of the last change. */
    lines: () =>
      (onLinesChanged.mock.lastCall?.[0] as readonly OrderLine[] | undefined)?.map((line) => [
        line.lineItemNumber,
        line.item.sku,
        line.casesQuantity,
        line.bottlesQuantity,
      ]),
    totals: () =>
      screen
        .getByRole('definition')
        .elements()
        .map(({ textContent }) => textContent),
  };
}

const two = [
  lineFor(chablis, 1, { casesQuantity: '2', bottlesQuantity: '1' }),
  lineFor(rioja, 2, { casesQuantity: '3', bottlesQuantity: '0' }),
];

describe('the order line editor', () => {
  test('the order line editor shows an empty message and sends no request without lines', async () => {
    const { screen, requests } = await start();
    await expect.element(screen.getByRole('heading', { name: 'No items yet' })).toBeVisible();
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  test('the order line editor shows each line with its available stock and the totals of all lines', async () => {
    const { screen, requests, totals, field } = await start({ defaultLines: two });
    const stock = () =>
      screen
        .getByRole('row')
        .elements()
        .slice(1)
        .map((row) => row.children[1]?.textContent);
    await expect.poll(stock).toEqual(['2 cases', '2 cases']);
    await expect.element(field('Cases, CHB-75')).toHaveValue('2');
    expect(totals()).toEqual(['5', '1']);
    expect(requests.map(({ operation, query }) => [operation, query])).toEqual([
      ['suggestItems', { warehouseId: 'WH-NJ', limit: 2, filter: 'itemId:I-1,I-2;' }],
    ]);
  });

  test('the order line editor keeps lines editable and shows dashes when the stock cannot be loaded', async () => {
    const { screen, field, lines } = await start({ defaultLines: two }, () =>
      Promise.reject(new Error('down')),
    );
    await field('Cases, CHB-75').fill('7');
    expect(lines()).toEqual([
      [1, 'CHB-75', '7', '1'],
      [2, 'RIO-75', '3', '0'],
    ]);
    expect(screen.getByRole('row').elements()[1]?.children[1]?.textContent).toBe('–');
  });

  test('the order line editor adds an item by keyboard, focuses its quantity and returns to the search on Enter', async () => {
    const { search, field, lines } = await start({ defaultLines: two.slice(0, 1) });
    await search.fill('rio');
    await page.getByRole('option', { name: /RIO-75/ }).click();
    await expect.element(field('Cases, RIO-75')).toHaveFocus();
    await userEvent.keyboard('4{Enter}');
    await expect.element(search).toHaveFocus();
    expect(lines()?.map(([number, sku, cases]) => [number, sku, cases])).toEqual([
      [1, 'CHB-75', '2'],
      [2, 'RIO-75', '4'],
    ]);
  });

  test('the order line editor removes a line, and Undo restores the line at the same position', async () => {
    const { button, lines } = await start({ defaultLines: two });
    await button('Remove CHB-75').click();
    expect(lines()).toEqual([[2, 'RIO-75', '3', '0']]);
    await button('Undo').click();
    expect(lines()).toEqual([
      [1, 'CHB-75', '2', '1'],
      [2, 'RIO-75', '3', '0'],
    ]);
  });

  test.each([
    ['outbound', 'Only 2 cases available'],
    ['inbound', ''],
  ] as const)(
    'an %s line that exceeds the available stock shows the error "%s"',
    async (direction, error) => {
      const lines = [lineFor(chablis, 1, { casesQuantity: '9' })];
      const { field, requests } = await start({ direction, defaultLines: lines });
      await expect.poll(() => requests.length).toBe(1);
      const cases = field('Cases, CHB-75');
      await expect.element(cases).toHaveAccessibleDescription(error);
      if (error) await expect.element(cases).toBeInvalid();
      else await expect.element(cases).toBeValid();
    },
  );

  test('the order line editor validates a line on every change', async () => {
    const { field } = await start({ defaultLines: two });
    await field('Cases, CHB-75').fill('x');
    await expect.element(field('Cases, CHB-75')).toHaveAccessibleDescription('Numeric only');
    await field('Cases, CHB-75').fill('1');
    await expect.element(field('Cases, CHB-75')).toBeValid();
  });

  test('a quantity above the bound keeps all its digits and shows an error', async () => {
    const { field, lines } = await start({ direction: 'inbound', defaultLines: two });
    await field('Cases, CHB-75').fill('100000');
    await expect.element(field('Cases, CHB-75')).toHaveAccessibleDescription('0 to 99,999');
    expect(lines()?.[0]).toEqual([1, 'CHB-75', '100000', '1']);
  });

  test('the order line editor shows errors of untouched fields only with areProblemsShown', async () => {
    const lines = [lineFor(chablis, 1, { casesQuantity: 'x' })];
    const first = await start({ defaultLines: lines });
    await expect.element(first.field('Cases, CHB-75')).toHaveAccessibleDescription('');
    await first.screen.unmount();
    const second = await start({ defaultLines: lines, areProblemsShown: true });
    await expect.element(second.field('Cases, CHB-75')).toHaveAccessibleDescription('Numeric only');
  });
});
