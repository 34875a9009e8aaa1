import '../../../test/theme';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startWineTable } from '../../../test/wine-table';
import { resizeColumn } from './column-resize';

beforeEach(() => page.viewport(1200, 800));
afterEach(() => page.viewport(414, 896));

const header = (name: string) => page.getByRole('columnheader', { name }).element() as HTMLTableCellElement;

/** A resizable table and its column Region. */
async function start() {
  const onResize = vi.fn();
  await startWineTable();
  const cell = header('Region');
  const send = (event: Event) => {
    cell.addEventListener(event.type, (received) => resizeColumn(cell, received, onResize), { once: true });
    cell.dispatchEvent(event);
  };
  const { right } = cell.getBoundingClientRect();
  /** A pointer event `byPx` after a point 2 px before the end of the header cell. */
  const pointer = (type: string, byPx = 0) =>
    new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: right - 2 + byPx });
  return { cell, onResize, send, pointer, startPx: cell.offsetWidth };
}

test('dragging the end of a header resizes its column', async () => {
  const { cell, onResize, send, pointer, startPx } = await start();
  send(pointer('pointerdown'));
  dispatchEvent(pointer('pointermove', 60));
  expect(cell.offsetWidth).toBe(startPx + 60);
  dispatchEvent(pointer('pointerup', 60));
  dispatchEvent(pointer('pointermove', 200));
  expect(cell.offsetWidth).toBe(startPx + 60);
  expect(onResize.mock.calls).toEqual([['region', startPx + 60]]);
});

test('Escape during a drag restores the width of the column', async () => {
  const { cell, onResize, send, pointer, startPx } = await start();
  send(pointer('pointerdown'));
  dispatchEvent(pointer('pointermove', 60));
  await userEvent.keyboard('{Escape}');
  dispatchEvent(pointer('pointerup', 60));
  expect(cell.offsetWidth).toBe(startPx);
  expect(onResize).not.toHaveBeenCalled();
});

test('a press on the end of a header without a move, and a drag of its middle, keep the width', async () => {
  const { cell, onResize, send, pointer, startPx } = await start();
  send(pointer('pointerdown'));
  dispatchEvent(pointer('pointerup'));
  await userEvent.keyboard('{Escape}');
  send(pointer('pointerdown', -30));
  dispatchEvent(pointer('pointermove', 60));
  dispatchEvent(pointer('pointerup', 60));
  expect(cell.offsetWidth).toBe(startPx);
  expect(onResize).not.toHaveBeenCalled();
});

test('a click on the end of a header and a second click in the header row resize the column', async () => {
  const { cell, onResize, send, pointer, startPx } = await start();
  const onClick = vi.fn();
  cell.addEventListener('click', onClick);
  const click = (element: Element, byPx: number) => {
    for (const type of ['pointerdown', 'pointerup', 'click']) element.dispatchEvent(pointer(type, byPx));
  };
  send(pointer('pointerdown'));
  dispatchEvent(pointer('pointerup'));
  dispatchEvent(pointer('pointermove', 20));
  expect(cell.offsetWidth).toBe(startPx + 20);
  click(cell, 40);
  expect(onResize.mock.calls).toEqual([['region', startPx + 40]]);
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
    const { cell, onResize, send, pointer, startPx } = await start();
    const onClick = vi.fn();
    cell.addEventListener('click', onClick);
    send(pointer('pointerdown'));
    dispatchEvent(pointer('pointerup'));
    cell.dispatchEvent(pointer('pointerdown', 40));
    expect(onResize.mock.calls).toEqual([['region', startPx + 40]]);
    next(cell, pointer('pointerdown', -30));
    cell.dispatchEvent(pointer('click', -30));
    expect(onClick).toHaveBeenCalledOnce();
  },
);

test('a press of the secondary button instead of the second click keeps the width of the column', async () => {
  const { cell, onResize, send, pointer, startPx } = await start();
  send(pointer('pointerdown'));
  dispatchEvent(pointer('pointerup'));
  dispatchEvent(pointer('pointermove', 20));
  const { clientX } = pointer('pointerdown', 20);
  cell.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2, clientX }));
  expect(cell.offsetWidth).toBe(startPx);
  expect(onResize).not.toHaveBeenCalled();
});

test('a second click outside of the header row keeps the width of the column', async () => {
  const { cell, onResize, send, pointer, startPx } = await start();
  send(pointer('pointerdown'));
  dispatchEvent(pointer('pointerup'));
  dispatchEvent(pointer('pointermove', 20));
  page.getByRole('rowheader').first().element().dispatchEvent(pointer('pointerdown', 40));
  expect(cell.offsetWidth).toBe(startPx);
  expect(onResize).not.toHaveBeenCalled();
});

test('Shift and an arrow key change the width of the focused column by 16 px', async () => {
  const { onResize, send, startPx } = await start();
  const key = (name: string, shiftKey = true) => new KeyboardEvent('keydown', { key: name, shiftKey });
  for (const event of [key('ArrowRight'), key('ArrowLeft'), key('ArrowRight', false), key('Home')])
    send(event);
  expect(onResize.mock.calls).toEqual([
    ['region', startPx + 16],
    ['region', startPx - 16],
  ]);
});

test('a column that cannot be sorted is resized by keyboard in its header', async () => {
  const onColumnWidthChange = vi.fn();
  const { header: headerOf, sortButton } = await startWineTable({ onColumnWidthChange });
  const cell = header('Bottles');
  const { offsetWidth } = cell;
  await sortButton('Region').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(headerOf('Bottles')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.poll(() => onColumnWidthChange.mock.calls).toEqual([['bottles', offsetWidth + 16]]);
});

test('a double click on the end of a header resets the width of its column', async () => {
  const { cell, onResize, send } = await start();
  const clientX = cell.getBoundingClientRect().right - 2;
  send(new MouseEvent('dblclick', { clientX }));
  send(new MouseEvent('dblclick', { clientX: clientX - 30 }));
  expect(onResize.mock.calls).toEqual([['region', undefined]]);
});

test('the row header stays visible while a table with wide columns scrolls horizontally', async () => {
  const { table } = await startWineTable({ columnWidthsPx: { name: 200, region: 800, bottles: 800 } });
  const scroller = table.element().parentElement as HTMLElement;
  await expect.poll(() => scroller.hasAttribute('data-scrolls-sideways')).toBe(true);
  scroller.scrollLeft = 300;
  const startX = scroller.getBoundingClientRect().left;
  const leftOf = (element: Element) => element.getBoundingClientRect().left - startX;
  expect(leftOf(header('Name'))).toBe(0);
  expect(leftOf(page.getByRole('rowheader').first().element())).toBe(0);
});
