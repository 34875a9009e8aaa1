import '../../../test/theme';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PlainTable } from './plain-table';

interface Stock {
  id: string;
  name: string;
  cases: number;
}
const rows: Stock[] = [
  { id: 'WH-01', name: 'Cranbury', cases: 12 },
  { id: 'WH-02', name: 'Fairfield', cases: 0 },
];

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

test('each row has a row header and the totals are in the footer', async () => {
  const screen = await render(
    <PlainTable
      label="Stock"
      getRowId={({ id }) => id}
      columns={[
        { id: 'name', label: 'Warehouse', isRowHeader: true, cell: ({ name }) => name, total: 'Total' },
        { id: 'cases', label: 'Cases', align: 'end', cell: ({ cases }) => cases, total: 12 },
      ]}
      rows={rows}
    />,
  );
  const table = screen.getByRole('table', { name: 'Stock' });
  const texts = (role: 'columnheader' | 'rowheader' | 'cell') =>
    table
      .getByRole(role)
      .elements()
      .map((element) => element.textContent);
  expect([texts('columnheader'), texts('rowheader'), texts('cell')]).toEqual([
    ['Warehouse', 'Cases'],
    ['Cranbury', 'Fairfield', 'Total'],
    ['12', '0', '12'],
  ]);
});

test('a table without totals has no footer', async () => {
  const screen = await render(
    <PlainTable
      label="Stock"
      getRowId={({ id }) => id}
      columns={[{ id: 'name', label: 'Warehouse', isRowHeader: true, cell: ({ name }) => name }]}
      rows={rows}
    />,
  );
  await expect.element(screen.getByRole('row').nth(2)).toHaveTextContent('Fairfield');
  expect(screen.getByRole('row').elements()).toHaveLength(3);
});

describe('plain table layout', () => {
  const start = (widthPx = 200) =>
    render(
      <div style={{ width: widthPx }}>
        <PlainTable
          label="Stock"
          getRowId={({ id }) => id}
          columns={[
            { id: 'name', label: 'Warehouse', isRowHeader: true, cell: ({ name }) => name.repeat(3) },
            { id: 'cases', label: 'Cases', align: 'end', cell: ({ cases }) => cases, total: 12 },
          ]}
          rows={rows}
        />
      </div>,
    );

  test('a table wider than its container scrolls and is focusable', async () => {
    const screen = await start();
    const frame = screen.getByRole('group', { name: 'Stock' });
    await userEvent.tab();
    await expect.element(frame).toHaveFocus();
    const { scrollWidth, clientWidth } = frame.element();
    expect([clientWidth, scrollWidth > clientWidth]).toEqual([200, true]);
  });

  test('a table becomes a focusable group only while it overflows', async () => {
    const screen = await start(600);
    const frame = screen.getByRole('group', { name: 'Stock' });
    await expect.element(screen.getByRole('table', { name: 'Stock' })).toBeVisible();
    await expect.element(frame).not.toBeInTheDocument();
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    (screen.container.firstElementChild as HTMLElement).style.width = '200px';
    await expect.element(frame).toHaveAttribute('tabindex', '0');
    (screen.container.firstElementChild as HTMLElement).style.width = '600px';
    await expect.element(frame).not.toBeInTheDocument();
  });

  test('quantities, their header and their total are aligned to the end of the column', async () => {
    const screen = await start();
    const quantities = [
      screen.getByRole('columnheader', { name: 'Cases' }),
      ...['12', '0'].map((name) => screen.getByRole('cell', { name, exact: true }).first()),
    ];
    const aligned = quantities.map((cell) => getComputedStyle(cell.element()).textAlign);
    expect(aligned).toEqual(['end', 'end', 'end']);
  });

  test('columns without a total have an empty footer cell', async () => {
    const screen = await start();
    const last = screen.getByRole('row').elements().at(-1);
    expect([...(last?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['', '12']);
  });
});

describe('plain table in a narrow container', () => {
  const start = async () => {
    await page.viewport(390, 800);
    const screen = await render(
      <PlainTable
        label="Stock"
        getRowId={({ id }) => id}
        columns={[
          { id: 'cases', label: 'Cases', align: 'end', cell: ({ cases }) => cases, total: 12 },
          { id: 'id', label: 'Id', cell: ({ id }) => id.repeat(20) },
          { id: 'name', label: 'Warehouse', isRowHeader: true, cell: ({ name }) => name, total: 'Total' },
        ]}
        rows={rows}
      />,
    );
    const frame = screen.getByRole('table', { name: 'Stock' }).element().parentElement as HTMLElement;
    return {
      screen,
      frame,
      top: (text: string) => screen.getByText(text).first().element().getBoundingClientRect().top,
    };
  };

  test('a narrow row lists its values, each with the name of its column', async () => {
    const { screen, top } = await start();
    const value = screen.getByText('12', { exact: true }).first().element();
    expect(getComputedStyle(value, '::before').content).toBe('"Cases"');
    expect(top('Cranbury')).toBeLessThan(value.getBoundingClientRect().top);
    await expect.element(screen.getByRole('columnheader', { name: 'Cases' })).toBeInTheDocument();
  });

  test('a narrow plain table does not scroll horizontally', async () => {
    const { frame } = await start();
    expect(frame.scrollWidth).toBe(frame.clientWidth);
  });

  test('a narrow footer omits columns without a total', async () => {
    const { screen } = await start();
    const last = screen.getByRole('row').elements().at(-1);
    const shown = [...(last?.children ?? [])].filter((cell) => cell.getClientRects().length > 0);
    expect(shown.map(({ textContent }) => textContent)).toEqual(['12', 'Total']);
  });
});

test('a table without rows still has its header', async () => {
  const screen = await render(
    <PlainTable
      label="Stock"
      getRowId={(row: Stock) => row.id}
      columns={[{ id: 'name', label: 'Warehouse', isRowHeader: true, cell: ({ name }) => name }]}
      rows={[]}
    />,
  );
  expect(screen.getByRole('row').elements()).toHaveLength(1);
});
