import { Button } from '@portal-kit/ui/button';
import { DataTable, type DataTableProps, dataTableColumns } from '@portal-kit/ui/data-table';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Pagination } from '@portal-kit/ui/pagination';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { useState } from 'react';
import { tableHeight } from '../example-layout';

interface Item {
  id: string;
  description: string;
  size: string;
  isActive: boolean;
  cases: number;
}

const column = dataTableColumns<Item>();
const columns = column.columns([
  column.accessor('id', {
    header: 'Supplier Item ID',
    meta: { label: 'Supplier Item ID', isRowHeader: true },
  }),
  column.accessor('description', { header: 'Description', meta: { label: 'Description' } }),
  column.accessor('size', { header: 'Size', meta: { label: 'Size', isHiddenOnNarrow: true } }),
  column.accessor('isActive', {
    header: 'Status',
    meta: { label: 'Status' },
    cell: ({ row }) => (
      <StatusDot tone={row.original.isActive ? 'ok' : 'neutral'}>
        {row.original.isActive ? 'Active' : 'Inactive'}
      </StatusDot>
    ),
  }),
  column.display({
    id: 'cases',
    header: 'On hand',
    meta: { label: 'On hand', align: 'end' },
    cell: ({ row }) => `${row.original.cases} cases`,
  }),
]);

const items: readonly Item[] = [
  {
    id: 'HF-1001',
    description: 'Fen Block Pinot Noir 2022',
    size: '750 ML × 12',
    isActive: true,
    cases: 412,
  },
  {
    id: 'HF-1002',
    description: 'Fen Block Chardonnay 2023',
    size: '750 ML × 12',
    isActive: true,
    cases: 268,
  },
  {
    id: 'HF-1004',
    description: 'Halberd Reserve Cabernet 2019',
    size: '750 ML × 6',
    isActive: true,
    cases: 135,
  },
  { id: 'HF-0990', description: 'Saltmarsh Table Red', size: '1.5 L × 6', isActive: false, cases: 5 },
];

const itemId = ({ id }: Item) => id;
const itemHref = ({ id }: Item) => `#/items/${id}`;

function ItemTable(props: Partial<DataTableProps<Item>>) {
  const [sort, setSort] = useState<DataTableProps<Item>['sort']>({ columnId: 'id', direction: 'ASC' });
  return (
    <DataTable
      label="Items"
      columns={columns}
      rows={items}
      getRowId={itemId}
      getRowHref={itemHref}
      sort={sort}
      onSortChange={setSort}
      sortLabels={{
        sortBy: 'Sort by',
        direction: { ASC: 'Ascending', DESC: 'Descending' },
        sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
      }}
      pageSize={10}
      loadingLabel="Loading items"
      {...props}
    />
  );
}

/**
 * A header sorts its column. The row that the user opened last is marked.
 *
 * @wide
 */
export function Default() {
  return <ItemTable label="Items with a marked row" currentRowId="HF-1002" />;
}

/** @wide */
export function WithPagination() {
  const [page, setPage] = useState(0);
  return (
    <ItemTable
      label="Items of a page"
      footer={
        <Pagination
          page={page}
          rowsPerPage={20}
          total={133}
          rowCount={20}
          options={[10, 20, 50]}
          onPageChange={setPage}
          onRowsPerPageChange={() => {}}
          texts={{
            rowsPerPage: 'Rows per page:',
            range: (from, to, total) => `${from}–${to} of ${total}`,
            previous: 'Previous page',
            next: 'Next page',
          }}
        />
      }
    />
  );
}

/** @wide */
export function DenseRows() {
  return <ItemTable label="Items in dense rows" density="dense" />;
}

/**
 * The first page is loading.
 *
 * @wide
 */
export function Loading() {
  return (
    <div style={tableHeight}>
      <ItemTable label="Items that load" rows={undefined} />
    </div>
  );
}

/**
 * The next page is loading: the rows stay below a progress line.
 *
 * @wide
 */
export function Refreshing() {
  return <ItemTable label="Items that refresh" isRefreshing />;
}

/**
 * The rows belong to an earlier search. They are tinted when the response takes longer than 200 ms.
 *
 * @wide
 */
export function Outdated() {
  return <ItemTable label="Outdated items" isRefreshing isOutdated />;
}

/** @wide */
export function Empty() {
  return (
    <ItemTable
      label="No items"
      rows={[]}
      message={<EmptyState title="No items match" text="Remove a filter to see more items." />}
    />
  );
}

/** @wide */
export function Failed() {
  return (
    <ItemTable
      label="Failed items"
      rows={[]}
      message={
        <EmptyState
          tone="bad"
          title="Data Error"
          text="Please refresh the page or try again later"
          actions={<Button>Retry</Button>}
        />
      }
    />
  );
}

const manyItems = Array.from({ length: 100 }, (_, index) => ({
  id: `HF-${2000 + index}`,
  description: `Fen Block Pinot Noir ${1920 + index}`,
  size: '750 ML × 12',
  isActive: index % 7 !== 0,
  cases: index * 3,
}));

/**
 * The rows scroll below the header.
 *
 * @wide
 */
export function ManyItems() {
  return (
    <div style={tableHeight}>
      <ItemTable label="Many items" rows={manyItems} pageSize={100} />
    </div>
  );
}

const longItems: readonly Item[] = [
  {
    id: 'HF-1005-LIMITED-EDITION-2018',
    description:
      'Halberd Reserve Cabernet Sauvignon Limited Edition in a Wooden Box with a Certificate of Origin 2018',
    size: '750 ML × 12',
    isActive: true,
    cases: 1234567,
  },
];

/** @wide */
export function LongText() {
  return <ItemTable label="Items with long texts" rows={longItems} />;
}

/**
 * In a container below 688 px each row is a card.
 *
 * @narrow
 */
export function Narrow() {
  return <ItemTable label="Items as cards" rows={items.slice(0, 2)} />;
}

/**
 * @rtl
 * @wide
 */
export function RightToLeft() {
  return <ItemTable label="الأصناف" />;
}
