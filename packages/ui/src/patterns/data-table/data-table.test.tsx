import '../../../test/theme';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { prefer, preferNothing } from '../../../test/emulated-media';
import { startWineTable, wines } from '../../../test/wine-table';

beforeEach(() => page.viewport(1000, 700));
afterEach(() => page.viewport(414, 896));

describe('sorting', () => {
  test('a sortable column is a button that turns between ascending and descending', async () => {
    const { header, sortButton, onSortChange } = await startWineTable();
    await expect.element(header('Name')).not.toHaveAttribute('aria-sort');
    await sortButton('Name').click();
    await expect.element(header('Name')).toHaveAttribute('aria-sort', 'ascending');
    await sortButton('Name').click();
    await expect.element(header('Name')).toHaveAttribute('aria-sort', 'descending');
    await sortButton('Name').click();
    await sortButton('Region').click();
    expect(onSortChange.mock.calls.map(([sort]) => sort)).toEqual([
      { columnId: 'name', direction: 'ASC' },
      { columnId: 'name', direction: 'DESC' },
      { columnId: 'name', direction: 'ASC' },
      { columnId: 'region', direction: 'ASC' },
    ]);
  });

  test('only the column that sorts says so', async () => {
    const { header } = await startWineTable({ sort: { columnId: 'region', direction: 'DESC' } });
    await expect.element(header('Region')).toHaveAttribute('aria-sort', 'descending');
    await expect.element(header('Name')).not.toHaveAttribute('aria-sort');
    await expect.element(header('Bottles')).not.toHaveAttribute('aria-sort');
  });

  test('a column that cannot be sorted by is no button', async () => {
    const { sortButton, header } = await startWineTable();
    await expect.element(header('Bottles')).toBeVisible();
    await expect.element(sortButton('Bottles')).not.toBeInTheDocument();
  });

  test('the rows stand as the server gave them', async () => {
    const { rowHeaders } = await startWineTable({ sort: { columnId: 'name', direction: 'ASC' } });
    expect(rowHeaders()).toEqual(['Margaux', 'Chablis', 'Rioja']);
  });
});

describe('while the first page loads', () => {
  test('skeleton rows hold the place of a page, said to nobody but by the loading text', async () => {
    const { screen, table, rowHeaders, rerender } = await startWineTable({ rows: undefined, pageSize: 3 });
    await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(rowHeaders()).toEqual([]);
    expect(screen.getByRole('row').elements()).toHaveLength(1);
    const { height } = table.element().getBoundingClientRect();
    await rerender({ rows: wines });
    expect(rowHeaders()).toEqual(['Margaux', 'Chablis', 'Rioja']);
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
    expect(table.element().getBoundingClientRect().height).toBe(height);
  });

  test('a page of a hundred holds the place of ten', async () => {
    const { table } = await startWineTable({ rows: undefined, pageSize: 100 });
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(10);
  });

  test('the whole is busy until the rows are there, and again while it refreshes behind them', async () => {
    const { table, rowHeaders, rerender } = await startWineTable({ rows: undefined });
    const isBusy = () => table.element().closest('[aria-busy]')?.getAttribute('aria-busy');
    expect(isBusy()).toBe('true');
    await rerender({ rows: wines, isRefreshing: false });
    expect(isBusy()).toBe('false');
    await rerender({ rows: wines, isRefreshing: true });
    expect([isBusy(), rowHeaders().length]).toEqual(['true', 3]);
  });
});

test('for those who want no motion the line that shows a refresh stands still, in sight across the table', async () => {
  await prefer('prefers-reduced-motion', 'reduce');
  const { table } = await startWineTable({ isRefreshing: true });
  const frame = table.element().closest('[aria-busy]') as HTMLElement;
  const line = getComputedStyle(frame.firstElementChild as HTMLElement, '::after');
  expect([line.animationName, line.width]).toEqual(['none', `${frame.clientWidth}px`]);
  await preferNothing();
});

test('a message stands instead of the rows, above the footer', async () => {
  const { screen, table } = await startWineTable({
    rows: [],
    message: <p>Nothing to show here</p>,
    footer: <p>0–0 of 0</p>,
  });
  await expect.element(screen.getByText('Nothing to show here')).toBeVisible();
  await expect.element(screen.getByText('0–0 of 0')).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
});

test('a hidden column is gone with its header, and comes back', async () => {
  const { cell, header, link, rerender } = await startWineTable({ hiddenColumnIds: ['bottles'] });
  await expect.element(header('Bottles')).not.toBeInTheDocument();
  await expect.element(cell('12')).not.toBeInTheDocument();
  await expect.element(link('Margaux')).toBeVisible();
  await rerender({ hiddenColumnIds: [] });
  await expect.element(header('Bottles')).toBeVisible();
  await expect.element(cell('12')).toBeVisible();
});

test('the column that names the row cannot be hidden: without it nothing could be opened', async () => {
  const { link } = await startWineTable({ hiddenColumnIds: ['name', 'bottles'] });
  await expect.element(link('Margaux')).toBeVisible();
});

test('rows are 56 px tall, dense ones 40 px', async () => {
  const { screen, rerender } = await startWineTable({ hiddenColumnIds: ['region'] });
  const rowHeight = () => screen.getByRole('row').elements()[1]?.getBoundingClientRect().height;
  expect(rowHeight()).toBe(56);
  await rerender({ density: 'dense' });
  expect(rowHeight()).toBe(40);
});

test('without an address a row is no link', async () => {
  const { link, rowHeaders, screen, opened } = await startWineTable({ getRowHref: undefined as never });
  expect(rowHeaders()).toEqual(['Margaux', 'Chablis', 'Rioja']);
  await expect.element(link('Margaux')).not.toBeInTheDocument();
  await screen.getByText('Margaux').click();
  expect(opened()).toEqual([]);
});
