import '../../../test/theme';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renders, startWineTable, type Wine, wineColumns, wines } from '../../../test/wine-table';
import { dataTableColumns } from './data-table-columns';

const focusedText = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;

beforeEach(() => page.viewport(1000, 700));
afterEach(async () => {
  await page.viewport(414, 896);
  vi.restoreAllMocks();
  getSelection()?.removeAllRanges();
});

describe('row keyboard navigation', () => {
  test('Tab reaches one row and only the controls of that row', async () => {
    const { screen } = await startWineTable();
    await screen.getByRole('textbox', { name: 'Before' }).click();
    const stops: unknown[] = [];
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      stops.push(focusedText());
    }
    expect(stops).toEqual(['Name', 'Region', 'Margaux', 'Map of Bordeaux', 'After']);
  });

  test('arrow keys, Home and End move between rows and stop at both ends', async () => {
    const { link } = await startWineTable();
    (link('Margaux').element() as HTMLElement).focus();
    const stops: unknown[] = [];
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'End', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      stops.push(focusedText());
    }
    expect(stops).toEqual(['Margaux', 'Chablis', 'Rioja', 'Rioja', 'Margaux', 'Rioja', 'Chablis']);
  });

  test('Tab returns to the last focused row, or to the first row when that row is removed', async () => {
    const { screen, link, rerender } = await startWineTable();
    const before = screen.getByRole('textbox', { name: 'Before' });
    const after = screen.getByRole('textbox', { name: 'After' });
    (link('Margaux').element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(after).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(link('Rioja')).toHaveFocus();
    await before.click();
    await rerender({ rows: wines.slice(0, 2) });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(link('Margaux')).toHaveFocus();
  });

  test('Enter opens the row once', async () => {
    const { link, opened } = await startWineTable();
    (link('Chablis').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(opened()).toEqual(['w2']);
  });
});

test('the current row is marked and is the first tab stop', async () => {
  const { screen, link, rerender } = await startWineTable({ currentRowId: 'w2' });
  await expect.element(link('Chablis')).toHaveAttribute('aria-current', 'true');
  expect(screen.container.querySelectorAll('[aria-current]')).toHaveLength(1);
  await expect.element(link('Chablis')).toHaveAttribute('tabindex', '0');
  await rerender({ currentRowId: 'w9' });
  expect(screen.container.querySelectorAll('[aria-current]')).toHaveLength(0);
});

describe('row click', () => {
  test('a click on the link or elsewhere in the row opens the row once', async () => {
    const { link, cell, opened } = await startWineTable();
    await link('Margaux').click();
    await cell('24').click();
    expect(opened()).toEqual(['w1', 'w2']);
  });

  test('a click on a control of the row does not open the row', async () => {
    const { screen, opened } = await startWineTable();
    await screen.getByRole('button', { name: 'Map of Spain' }).click();
    expect(opened()).toEqual([]);
  });

  test('a click that ends a text selection does not open the row', async () => {
    const { screen, opened } = await startWineTable();
    const region = screen.getByRole('cell', { name: /^Bordeaux/ });
    await userEvent.dragAndDrop(region, region, {
      sourcePosition: { x: 16, y: 28 },
      targetPosition: { x: 60, y: 28 },
    });
    expect(getSelection()?.toString()).not.toBe('');
    expect(opened()).toEqual([]);
  });

  test.each(['Control', 'Meta'] as const)(
    'a click on a row with %s pressed opens a new tab without an opener',
    async (modifier) => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      const { cell, opened } = await startWineTable();
      await cell('24').click({ modifiers: [modifier] });
      expect(open.mock.calls).toEqual([['#/wines/w2', '_blank', 'noopener']]);
      expect(opened()).toEqual([]);
    },
  );

  test.each(['Control', 'Meta', 'Shift', 'Alt'] as const)(
    'the browser handles a click on the link with %s pressed',
    async (modifier) => {
      const isUnhandled = vi.fn((event: MouseEvent) => {
        const wasUnhandled = !event.defaultPrevented;
        event.preventDefault();
        return wasUnhandled;
      });
      window.addEventListener('click', isUnhandled, { once: true });
      const { link, opened } = await startWineTable();
      await link('Margaux').click({ modifiers: [modifier] });
      expect(isUnhandled.mock.results).toEqual([{ type: 'return', value: true }]);
      expect(opened()).toEqual([]);
    },
  );
});

test('hovering a row calls onRowIntent with the row', async () => {
  const onRowIntent = vi.fn();
  const { cell } = await startWineTable({ onRowIntent });
  await cell('24').hover();
  expect(onRowIntent.mock.lastCall).toEqual([wines[1]]);
});

describe('row rendering', () => {
  const onceEach = { w1: 1, w2: 1, w3: 1 };

  test('sorting, hovering and refreshing do not rerender any row', async () => {
    const { sortButton, cell, rerender } = await startWineTable();
    const first = Object.fromEntries(renders);
    await sortButton('Name').click();
    await cell('24').hover();
    await rerender({ isRefreshing: true });
    expect(Object.fromEntries(renders)).toEqual(first);
    expect(first).toEqual(onceEach);
  });

  test('moving focus rerenders only the two affected rows', async () => {
    const { link } = await startWineTable();
    (link('Margaux').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(link('Chablis')).toHaveFocus();
    expect(Object.fromEntries(renders)).toEqual({ w1: 2, w2: 2, w3: 1 });
  });

  test('new data rerenders only the changed row', async () => {
    const { rerender, cell } = await startWineTable();
    await rerender({ rows: wines.map((wine) => (wine.id === 'w2' ? { ...wine, bottles: 25 } : wine)) });
    await expect.element(cell('25')).toBeVisible();
    expect(Object.fromEntries(renders)).toEqual({ w1: 1, w2: 2, w3: 1 });
  });

  test('changing the columns rerenders all rows', async () => {
    const { rerender, rowHeaders } = await startWineTable();
    const column = dataTableColumns<Wine>();
    await rerender({
      columns: column.columns([
        column.accessor('name', {
          header: 'Nom',
          meta: { label: 'Nom', isRowHeader: true },
          cell: ({ getValue }) => `Vin ${getValue()}`,
        }),
        ...wineColumns.slice(1),
      ]),
    });
    expect(rowHeaders()).toEqual(['Vin Margaux', 'Vin Chablis', 'Vin Rioja']);
  });
});

describe('the middle mouse button', () => {
  test('a middle click on a row opens its address in a new tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { cell, opened } = await startWineTable();
    await cell('24').click({ button: 'middle' });
    expect(open.mock.calls).toEqual([['#/wines/w2', '_blank', 'noopener']]);
    expect(opened()).toEqual([]);
  });

  test('a middle click on a control of a row opens nothing', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { screen } = await startWineTable();
    await screen.getByRole('button', { name: 'Map of Spain' }).click({ button: 'middle' });
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the column of renderLead', () => {
  const renderLead = (row?: { name: string }, tabIndex?: 0 | -1) => (
    <input type="checkbox" aria-label={row ? `Select ${row.name}` : 'Select all'} tabIndex={tabIndex} />
  );

  test('the header and each row start with their control, and only the current row is a tab stop', async () => {
    const { screen } = await startWineTable({ renderLead });
    const boxes = screen.getByRole('checkbox').elements() as HTMLInputElement[];
    expect(boxes.map(({ ariaLabel, tabIndex }) => [ariaLabel, tabIndex])).toEqual([
      ['Select all', 0],
      ['Select Margaux', 0],
      ['Select Chablis', -1],
      ['Select Rioja', -1],
    ]);
  });

  test('a press on the control does not open the row', async () => {
    const { screen, opened } = await startWineTable({ renderLead });
    await screen.getByRole('checkbox', { name: 'Select Chablis' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'Select Chablis' })).toBeChecked();
    expect(opened()).toEqual([]);
  });
});
