import '../../../test/theme';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startWineTable } from '../../../test/wine-table';

beforeEach(() => page.viewport(1200, 800));
afterEach(() => page.viewport(414, 896));

const header = (name: string) => page.getByRole('columnheader', { name }).element() as HTMLTableCellElement;

/** Renders a resizable table and returns the handle of its column Region. */
async function start() {
  const onResize = vi.fn();
  await startWineTable({ onColumnWidthsChange: onResize });
  const cell = header('Region');
  const handle = cell.lastElementChild as HTMLElement;
  const { right } = cell.getBoundingClientRect();
  /** Creates a pointer event `byPx` after a point 2 px before the end of the header cell. */
  const pointer = (type: string, byPx = 0) =>
    new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: right - 2 + byPx });
  return { cell, handle, onResize, pointer, startPx: cell.offsetWidth };
}

test('dragging the end of a header resizes its column', async () => {
  const { cell, handle, onResize, pointer, startPx } = await start();
  handle.dispatchEvent(pointer('pointerdown'));
  dispatchEvent(pointer('pointermove', 60));
  expect(cell.offsetWidth).toBe(startPx + 60);
  dispatchEvent(pointer('pointerup', 60));
  dispatchEvent(pointer('pointermove', 200));
  expect(cell.offsetWidth).toBe(startPx + 60);
  expect(onResize.mock.calls).toEqual([[{ region: startPx + 60 }]]);
});

test('Escape during a drag restores the width of the column', async () => {
  const { cell, handle, onResize, pointer, startPx } = await start();
  handle.dispatchEvent(pointer('pointerdown'));
  dispatchEvent(pointer('pointermove', 60));
  await userEvent.keyboard('{Escape}');
  dispatchEvent(pointer('pointerup', 60));
  expect(cell.offsetWidth).toBe(startPx);
  expect(onResize).not.toHaveBeenCalled();
});

test('a press on the end of a header without a move, and a drag of its middle, keep the width', async () => {
  const { cell, handle, onResize, pointer, startPx } = await start();
  handle.dispatchEvent(pointer('pointerdown'));
  dispatchEvent(pointer('pointerup'));
  await userEvent.keyboard('{Escape}');
  cell.dispatchEvent(pointer('pointerdown', -30));
  dispatchEvent(pointer('pointermove', 60));
  dispatchEvent(pointer('pointerup', 60));
  expect(cell.offsetWidth).toBe(startPx);
  expect(onResize).not.toHaveBeenCalled();
});

test('a click on the end of a header and a second click in the header row resize the column', async () => {
  const { cell, handle, onResize, pointer, startPx } = await start();
  const onClick = vi.fn();
  cell.addEventListener('click', onClick);
  const click = (element: Element, byPx: number) => {
    for (const type of ['pointerdown', 'pointerup', 'click']) element.dispatchEvent(pointer(type, byPx));
  };
  handle.dispatchEvent(pointer('pointerdown'));
  dispatchEvent(pointer('pointerup'));
  dispatchEvent(pointer('pointermove', 20));
  expect(cell.offsetWidth).toBe(startPx + 20);
  click(cell, 40);
  expect(onResize.mock.calls).toEqual([[{ region: startPx + 40 }]]);
  expect(onClick).not.toHaveBeenCalled();
  click(cell, 80);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onResize).toHaveBeenCalledOnce();
});

test.each([
  ['a second press', (cell: Element, press: Event) => cell.dispatchEvent(press)],
  ['a key', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))],
])(
  'after a second press that was released outside of the window, the click of %s is not lost',
  async (_, next) => {
    const { cell, handle, onResize, pointer, startPx } = await start();
    const onClick = vi.fn();
    cell.addEventListener('click', onClick);
    handle.dispatchEvent(pointer('pointerdown'));
    dispatchEvent(pointer('pointerup'));
    cell.dispatchEvent(pointer('pointerdown', 40));
    expect(onResize.mock.calls).toEqual([[{ region: startPx + 40 }]]);
    next(cell, pointer('pointerdown', -30));
    cell.dispatchEvent(pointer('click', -30));
    expect(onClick).toHaveBeenCalledOnce();
  },
);

test('a press of the secondary button instead of the second click keeps the width of the column', async () => {
  const { cell, handle, onResize, pointer, startPx } = await start();
  handle.dispatchEvent(pointer('pointerdown'));
  dispatchEvent(pointer('pointerup'));
  dispatchEvent(pointer('pointermove', 20));
  const { clientX } = pointer('pointerdown', 20);
  cell.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2, clientX }));
  expect(cell.offsetWidth).toBe(startPx);
  expect(onResize).not.toHaveBeenCalled();
});

test('a second click outside of the header row keeps the width of the column', async () => {
  const { cell, handle, onResize, pointer, startPx } = await start();
  handle.dispatchEvent(pointer('pointerdown'));
  dispatchEvent(pointer('pointerup'));
  dispatchEvent(pointer('pointermove', 20));
  page.getByRole('rowheader').first().element().dispatchEvent(pointer('pointerdown', 40));
  expect(cell.offsetWidth).toBe(startPx);
  expect(onResize).not.toHaveBeenCalled();
});

test('Shift and an arrow key change the width of the focused column by 16 px', async () => {
  const { cell, onResize, startPx } = await start();
  cell.querySelector('button')?.focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowLeft}{Home}{/Shift}{ArrowRight}');
  expect(onResize.mock.calls).toEqual([[{ region: startPx + 16 }], [{ region: startPx - 16 }]]);
});

test('a column that cannot be sorted is resized by keyboard in its header', async () => {
  const onColumnWidthsChange = vi.fn();
  const { header: headerOf, sortButton } = await startWineTable({ onColumnWidthsChange });
  const { offsetWidth } = header('Bottles');
  await sortButton('Region').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(headerOf('Bottles')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(onColumnWidthsChange.mock.calls).toEqual([[{ bottles: offsetWidth + 16 }]]);
});

test('a resized column keeps the widths of the other columns and stays between 48 and 800 px', async () => {
  const onColumnWidthsChange = vi.fn();
  await startWineTable({ onColumnWidthsChange, columnWidthsPx: { name: 9_000, region: 48 } });
  expect(header('Name').offsetWidth).toBe(800);
  header('Region').querySelector('button')?.focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  const [[widthsPx]] = onColumnWidthsChange.mock.calls as [[Record<string, number>]];
  expect(widthsPx.name).toBe(9_000);
  expect(widthsPx.region).toBeGreaterThanOrEqual(48);
});

test('a double click on the end of a header resets the width of its column', async () => {
  const onColumnWidthsChange = vi.fn();
  await startWineTable({ onColumnWidthsChange, columnWidthsPx: { name: 200, region: 300 } });
  const cell = header('Region');
  const doubleClick = () => new MouseEvent('dblclick', { bubbles: true });
  cell.dispatchEvent(doubleClick());
  expect(onColumnWidthsChange).not.toHaveBeenCalled();
  cell.lastElementChild?.dispatchEvent(doubleClick());
  expect(onColumnWidthsChange.mock.calls).toEqual([[{ name: 200 }]]);
});

test('the columns of a table without onColumnWidthsChange cannot be resized', async () => {
  const { header: headerOf } = await startWineTable();
  expect(header('Region').lastElementChild?.tagName).toBe('BUTTON');
  await expect.element(headerOf('Bottles')).not.toHaveAttribute('tabindex');
});

test('the row header stays visible while a table with wide columns scrolls horizontally', async () => {
  const { table } = await startWineTable({ columnWidthsPx: { name: 200, region: 800, bottles: 800 } });
  const scroller = table.element().parentElement as HTMLElement;
  await expect.poll(() => scroller.hasAttribute('data-scrolls-sideways')).toBe(true);
  scroller.scrollLeft = 300;
  const startX = scroller.getBoundingClientRect().left;
  const measureLeft = (element: Element) => element.getBoundingClientRect().left - startX;
  expect(measureLeft(header('Name'))).toBe(0);
  expect(measureLeft(page.getByRole('rowheader').first().element())).toBe(0);
});
