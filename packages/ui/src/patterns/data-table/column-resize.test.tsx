import '../../../test/theme';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startWineTable } from '../../../test/wine-table';

beforeEach(() => page.viewport(1200, 800));
afterEach(() => page.viewport(414, 896));

const header = (name: string) => page.getByRole('columnheader', { name }).element() as HTMLTableCellElement;
const handleOf = (name: string) => header(name).lastElementChild as HTMLElement;

const pointer = (type: string, clientX: number) =>
  new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX });

async function drag(name: string, byPx: number) {
  const handle = handleOf(name);
  // A synthetic pointer cannot be captured.
  const captured = new Promise<void>((resolve) => {
    handle.setPointerCapture = () => resolve();
  });
  handle.dispatchEvent(pointer('pointerdown', 500));
  await captured;
  handle.dispatchEvent(pointer('pointermove', 500 + byPx));
  return handle;
}

test('dragging the end of a header resizes its column', async () => {
  const onColumnWidthChange = vi.fn();
  await startWineTable({ onColumnWidthChange });
  const startPx = header('Region').offsetWidth;
  const handle = await drag('Region', 60);
  expect(header('Region').offsetWidth).toBe(startPx + 60);
  handle.dispatchEvent(pointer('pointerup', 560));
  handle.dispatchEvent(pointer('pointermove', 900));
  expect(onColumnWidthChange.mock.calls).toEqual([['region', startPx + 60]]);
});

test('Escape during a drag restores the width of the column', async () => {
  const onColumnWidthChange = vi.fn();
  await startWineTable({ onColumnWidthChange });
  const startPx = header('Region').offsetWidth;
  const handle = await drag('Region', 60);
  await userEvent.keyboard('{Escape}');
  handle.dispatchEvent(pointer('pointerup', 560));
  expect(header('Region').offsetWidth).toBe(startPx);
  expect(onColumnWidthChange).not.toHaveBeenCalled();
});

test('a press on the end of a header without a move keeps the width', async () => {
  const onColumnWidthChange = vi.fn();
  await startWineTable({ onColumnWidthChange });
  const handle = await drag('Region', 0).then(() => handleOf('Region'));
  await userEvent.keyboard('{Escape}');
  handle.dispatchEvent(pointer('pointerup', 500));
  expect(onColumnWidthChange).not.toHaveBeenCalled();
});

test('Shift and an arrow key on a header button change the width by 16 px', async () => {
  const onColumnWidthChange = vi.fn();
  await startWineTable({ onColumnWidthChange });
  const startPx = header('Region').offsetWidth;
  (page.getByRole('button', { name: 'Region', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Shift>}{ArrowLeft}{/Shift}{ArrowRight}');
  await expect
    .poll(() => onColumnWidthChange.mock.calls)
    .toEqual([
      ['region', startPx + 16],
      ['region', startPx - 16],
    ]);
});

test('a double click on the end of a header resets the width of its column', async () => {
  const onColumnWidthChange = vi.fn();
  await startWineTable({ columnWidthsPx: { region: 400 }, onColumnWidthChange });
  expect(header('Region').offsetWidth).toBe(400);
  handleOf('Region').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  expect(onColumnWidthChange.mock.calls).toEqual([['region', undefined]]);
});

test('the row header stays visible while a table with wide columns scrolls sideways', async () => {
  const { table } = await startWineTable({ columnWidthsPx: { name: 200, region: 800, bottles: 800 } });
  const scroller = table.element().parentElement as HTMLElement;
  await expect.poll(() => scroller.hasAttribute('data-scrolls-sideways')).toBe(true);
  scroller.scrollLeft = 300;
  const start = scroller.getBoundingClientRect().left;
  const leftOf = (element: Element) => element.getBoundingClientRect().left - start;
  expect(leftOf(header('Name'))).toBe(0);
  expect(leftOf(page.getByRole('rowheader').first().element())).toBe(0);
});

test('a table without a callback for widths has no resize handles', async () => {
  await startWineTable();
  expect(header('Region').querySelector('span')).toBeNull();
});
