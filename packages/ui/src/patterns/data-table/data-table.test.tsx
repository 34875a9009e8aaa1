import '../../../test/theme';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { prefer, preferNothing } from '../../../test/browser';
import { startWineTable, type Wine, wines } from '../../../test/wine-table';

beforeEach(() => page.viewport(1000, 700));
afterEach(() => page.viewport(414, 896));

describe('sorting', () => {
  test('the header button of a sortable column toggles ascending and descending', async () => {
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

  test('only the sorted column has aria-sort', async () => {
    const { header } = await startWineTable({ sort: { columnId: 'region', direction: 'DESC' } });
    await expect.element(header('Region')).toHaveAttribute('aria-sort', 'descending');
    await expect.element(header('Name')).not.toHaveAttribute('aria-sort');
    await expect.element(header('Bottles')).not.toHaveAttribute('aria-sort');
  });

  test('the header of a column that is not sortable has no button', async () => {
    const { sortButton, header } = await startWineTable();
    await expect.element(header('Bottles')).toBeVisible();
    await expect.element(sortButton('Bottles')).not.toBeInTheDocument();
  });

  test('rows keep the order of the server', async () => {
    const { rowHeaders } = await startWineTable({ sort: { columnId: 'name', direction: 'ASC' } });
    expect(rowHeaders()).toEqual(['Margaux', 'Chablis', 'Rioja']);
  });
});

describe('loading the first page', () => {
  test('skeleton rows fill the page and only the loading text is announced', async () => {
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

  test('a page of 100 rows shows ten skeleton rows', async () => {
    const { table } = await startWineTable({ rows: undefined, pageSize: 100 });
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(10);
  });

  test('the table is busy while the first page loads and while it refreshes', async () => {
    const { table, rowHeaders, rerender } = await startWineTable({ rows: undefined });
    const isBusy = () => table.element().closest('[aria-busy]')?.getAttribute('aria-busy');
    expect(isBusy()).toBe('true');
    await rerender({ rows: wines, isRefreshing: false });
    expect(isBusy()).toBe('false');
    await rerender({ rows: wines, isRefreshing: true });
    expect([isBusy(), rowHeaders().length]).toEqual(['true', 3]);
  });
});

test('a new sort order that the user chooses is announced with the column and the direction', async () => {
  const { screen, table, sortButton } = await startWineTable({
    sort: { columnId: 'name', direction: 'ASC' },
  });
  const announced = () => table.element().closest('[data-density]')?.nextElementSibling?.textContent;
  expect(announced()).toBe('');
  for (const [column, text] of [
    ['Region', 'Sorted by Region, Ascending'],
    ['Region', 'Sorted by Region, Descending'],
    ['Name', 'Sorted by Name, Ascending'],
  ] as const) {
    await sortButton(column).click();
    await expect.poll(announced).toBe(text);
  }
  await page.viewport(390, 800);
  await screen.getByRole('button', { name: 'Ascending' }).click();
  await expect.poll(announced).toBe('Sorted by Name, Descending');
});

test('the refresh indicator is not animated with reduced motion', async () => {
  await prefer('prefers-reduced-motion', 'reduce');
  const { table } = await startWineTable({ isRefreshing: true });
  const frame = table.element().closest('[aria-busy]') as HTMLElement;
  const line = getComputedStyle(frame.firstElementChild as HTMLElement, '::after');
  expect([line.animationName, line.width]).toEqual(['none', `${frame.clientWidth}px`]);
  await preferNothing();
});

test('a message replaces the rows and keeps the footer', async () => {
  const { screen, table } = await startWineTable({
    rows: [],
    message: <p>Nothing to show here</p>,
    footer: <p>0–0 of 0</p>,
  });
  await expect.element(screen.getByText('Nothing to show here')).toBeVisible();
  await expect.element(screen.getByText('0–0 of 0')).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
});

test('hiding a column removes its header and cells until it is shown again', async () => {
  const { cell, header, link, rerender } = await startWineTable({ hiddenColumnIds: ['bottles'] });
  await expect.element(header('Bottles')).not.toBeInTheDocument();
  await expect.element(cell('12')).not.toBeInTheDocument();
  await expect.element(link('Margaux')).toBeVisible();
  await rerender({ hiddenColumnIds: [] });
  await expect.element(header('Bottles')).toBeVisible();
  await expect.element(cell('12')).toBeVisible();
});

test('the row header column cannot be hidden', async () => {
  const { link } = await startWineTable({ hiddenColumnIds: ['name', 'bottles'] });
  await expect.element(link('Margaux')).toBeVisible();
});

test('rows are 56 px high and dense rows 40 px', async () => {
  const { screen, rerender } = await startWineTable({ hiddenColumnIds: ['region'] });
  const rowHeight = () => screen.getByRole('row').elements()[1]?.getBoundingClientRect().height;
  expect(rowHeight()).toBe(56);
  await rerender({ density: 'dense' });
  expect(rowHeight()).toBe(40);
});

test('a row without an address has no link', async () => {
  const { link, rowHeaders, screen, opened } = await startWineTable({ getRowHref: undefined as never });
  expect(rowHeaders()).toEqual(['Margaux', 'Chablis', 'Rioja']);
  await expect.element(link('Margaux')).not.toBeInTheDocument();
  await screen.getByText('Margaux').click();
  expect(opened()).toEqual([]);
});

describe('row ids', () => {
  test('sorting rows with repeated or empty ids shows each row once', async () => {
    const rows = [
      ...wines,
      { ...wines[0], name: 'Copy' },
      { id: '', name: 'No id', region: '', bottles: 1 },
    ] as Wine[];
    const names = rows.map(({ name }) => name);
    const { rowHeaders, rerender } = await startWineTable({ rows });
    expect(rowHeaders()).toEqual(names);
    for (const next of [rows.toReversed(), rows.slice(1), [...rows]]) {
      await rerender({ rows: next });
      expect(rowHeaders()).toEqual(next.map(({ name }) => name));
    }
  });
});

describe('outdated rows', () => {
  test('rows of an earlier page are tinted until the next page has loaded, and keep their opacity', async () => {
    const { screen, rerender } = await startWineTable({ isRefreshing: true, isOutdated: true });
    const rows = () =>
      [...screen.container.querySelectorAll('tbody > tr')].map((row) => getComputedStyle(row));
    const backgrounds = () => new Set(rows().map(({ backgroundColor }) => backgroundColor));
    await expect.poll(() => screen.container.querySelector('[data-outdated]')).not.toBeNull();
    const tinted = backgrounds();
    expect(tinted.size).toBe(1);
    expect(new Set(rows().map(({ opacity }) => opacity))).toEqual(new Set(['1']));
    await rerender({ isRefreshing: false, isOutdated: false });
    expect(backgrounds()).not.toEqual(tinted);
  });
});

describe('rows of another page', () => {
  const findRow = (name: string) => page.getByRole('link', { name, exact: true }).element().closest('tr');

  test('a row keeps its element when the order of the records changes', async () => {
    const { rerender, rowHeaders, opened } = await startWineTable();
    const names = ['Margaux', 'Chablis', 'Rioja'];
    const before = names.map(findRow);
    await rerender({ rows: wines.toReversed() });
    expect(rowHeaders()).toEqual(names.toReversed());
    expect(names.map(findRow)).toEqual(before);
    await page.getByRole('link', { name: 'Rioja', exact: true }).click();
    expect(opened()).toEqual(['w3']);
  });

  test('a text that a browser extension wrote into a row does not appear in the row of another record', async () => {
    const { rerender, rowHeaders } = await startWineTable();
    // Browser translation replaces the text nodes that React updates.
    for (const link of page.getByRole('link').elements()) {
      const font = document.createElement('font');
      font.append(`Translated ${link.textContent}`);
      link.replaceChildren(font);
    }
    const other: Wine = { id: 'w9', name: 'Barolo', region: 'Piedmont', bottles: 1 };
    await rerender({ rows: [other, ...wines.toReversed()] });
    expect(rowHeaders()).toEqual(['Barolo', 'Translated Rioja', 'Translated Chablis', 'Translated Margaux']);
  });

  test('a row keeps the focus when the order of the records changes', async () => {
    const { link, rerender } = await startWineTable();
    (link('Chablis').element() as HTMLElement).focus();
    await rerender({ rows: wines.toReversed() });
    await expect.element(link('Chablis')).toHaveFocus();
  });
});
