import { useState } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataTable, type DataTableProps } from '../src/patterns/data-table/data-table';
import { dataTableColumns } from '../src/patterns/data-table/data-table-columns';
import { useRowTabIndex } from '../src/patterns/data-table/row-tab-index';

export interface Wine {
  id: string;
  name: string;
  region: string;
  bottles: number;
}

export const wines: readonly Wine[] = [
  { id: 'w1', name: 'Margaux', region: 'Bordeaux', bottles: 12 },
  { id: 'w2', name: 'Chablis', region: 'Burgundy', bottles: 24 },
  { id: 'w3', name: 'Rioja', region: 'Spain', bottles: 36 },
];

/** The number of renders of each row, by row id. */
export const renders = new Map<string, number>();

function Region({ wine }: { wine: Wine }) {
  renders.set(wine.id, (renders.get(wine.id) ?? 0) + 1);
  const tabIndex = useRowTabIndex();
  return (
    <>
      {wine.region}{' '}
      <button type="button" tabIndex={tabIndex}>
        Map of {wine.region}
      </button>
    </>
  );
}

const column = dataTableColumns<Wine>();
export const wineColumns = column.columns([
  column.accessor('name', { header: 'Name', meta: { label: 'Name', isRowHeader: true } }),
  column.accessor('region', {
    header: 'Region',
    meta: { label: 'Region', isHiddenOnNarrow: true },
    cell: ({ row }) => <Region wine={row.original} />,
  }),
  column.display({
    id: 'bottles',
    header: 'Bottles',
    meta: { label: 'Bottles', align: 'end' },
    cell: ({ row }) => row.original.bottles,
  }),
]);

const wineId = ({ id }: Wine) => id;
const wineHref = ({ id }: Wine) => `#/wines/${id}`;

export function WineTable(props: Partial<DataTableProps<Wine>>) {
  const [sort, setSort] = useState<DataTableProps<Wine>['sort']>(props.sort);
  return (
    <DataTable
      label="Wines"
      columns={wineColumns}
      rows={wines}
      getRowId={wineId}
      getRowHref={wineHref}
      pageSize={10}
      sortLabels={{
        sortBy: 'Sort by',
        direction: { ASC: 'Ascending', DESC: 'Descending' },
        sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
      }}
      loadingLabel="Loading"
      {...props}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
    />
  );
}

/** Renders a table between two inputs and returns its locators. */
export async function startWineTable(props: Partial<DataTableProps<Wine>> = {}) {
  renders.clear();
  const onRowOpen = vi.fn((_wine: Wine, event: { preventDefault: () => void }) => event.preventDefault());
  const onSortChange = vi.fn();
  const page = (changed: Partial<DataTableProps<Wine>> = {}) => (
    <>
      <input aria-label="Before" />
      <WineTable onRowOpen={onRowOpen} onSortChange={onSortChange} {...props} {...changed} />
      <input aria-label="After" />
    </>
  );
  const screen = await render(page());
  return {
    screen,
    onSortChange,
    rerender: (changed: Partial<DataTableProps<Wine>>) => screen.rerender(page(changed)),
    opened: () => onRowOpen.mock.calls.map(([wine]) => wine.id),
    table: screen.getByRole('table', { name: 'Wines', exact: true }),
    header: (name: string) => screen.getByRole('columnheader', { name, exact: true }),
    sortButton: (name: string) => screen.getByRole('button', { name, exact: true }),
    link: (name: string) => screen.getByRole('link', { name, exact: true }),
    cell: (name: string) => screen.getByRole('cell', { name, exact: true }),
    rowHeaders: () =>
      screen
        .getByRole('rowheader')
        .elements()
        .map((cell) => cell.textContent),
  };
}
