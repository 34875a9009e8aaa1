import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  ClientSideRowModelModule,
  type ColDef,
  ColumnAutoSizeModule,
  type ICellRendererParams,
  ModuleRegistry,
  type SortChangedEvent,
  themeQuartz,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { getJson } from '../../shared/api';
import { itemsPath, type ListState, listStateParams, readListState } from '../../shared/list-state';
import { cellText, columns, type Item, type ListResponse } from '../../shared/model';
import { ListPagination } from '../../shared/plain/list-pagination';
import { useDelayedSearch } from '../../shared/use-delayed-search';

// Registers only the modules that the list needs, as the documentation of AG Grid recommends.
ModuleRegistry.registerModules([ClientSideRowModelModule, ColumnAutoSizeModule]);

type CellProps = ICellRendererParams<Item, unknown, { supplierId: string }>;

const SkuCell = ({ data, context }: CellProps) =>
  data && <Link to={`/${context.supplierId}/items/${data.id}`}>{data.sku}</Link>;

const StatusCell = ({ data }: CellProps) =>
  data && (
    <>
      <i className={`dot ${data.itemStatus}`} />
      {cellText(data, 'itemStatus')}
    </>
  );

const cellRenderers: Readonly<Record<string, typeof SkuCell>> = { sku: SkuCell, itemStatus: StatusCell };

/** The columns of the grid. The server sorts, so the comparator keeps the order of the rows. */
const columnsSortedBy = ({ orderBy, order }: ListState) =>
  columns.map(
    ([id, label]): ColDef<Item> => ({
      colId: id,
      headerName: label,
      valueGetter: ({ data }) => data && cellText(data, id),
      comparator: () => 0,
      sortingOrder: ['asc', 'desc'],
      ...(id === orderBy && { initialSort: order === 'ASC' ? 'asc' : 'desc' }),
      cellRenderer: cellRenderers[id],
      flex: id === 'description' ? 2 : 1,
      minWidth: 90,
    }),
  );

export function ItemList({ supplierId }: { supplierId: string }) {
  const [params, setParams] = useSearchParams();
  const state = readListState(params);
  const { data: response } = useQuery({
    queryKey: ['items', supplierId, state],
    queryFn: () => getJson<ListResponse<Item>>(itemsPath(supplierId, state)),
    placeholderData: keepPreviousData,
  });
  const change = (changes: Partial<ListState>) =>
    setParams(listStateParams({ ...state, ...changes }), { replace: true });
  // The grid and the delayed search call the handlers of an earlier render.
  const latest = useRef({ state, change });
  latest.current = { state, change };
  const [initialState] = useState(state);
  const columnDefinitions = useMemo(() => columnsSortedBy(initialState), [initialState]);
  const search = useDelayedSearch((text) => latest.current.change({ search: text, page: 0 }));
  const sort = ({ columns: changed }: SortChangedEvent<Item>) => {
    const column = changed?.find((each) => each.getSort());
    const orderBy = column?.getColId() ?? 'sku';
    const order = (column?.getSort() ?? 'asc').toUpperCase();
    const current = latest.current.state;
    if (column && orderBy === current.orderBy && order === current.order) return;
    latest.current.change({ orderBy, order, page: 0 });
  };
  const total = response?.meta.total ?? 0;
  return (
    <>
      <div className="head">
        <h1>Items</h1>
        <Link className="create" to={`/${supplierId}/items/create`}>
          Create item
        </Link>
      </div>
      <div className="search">
        <input type="search" placeholder="Search items" defaultValue={state.search} onChange={search} />
      </div>
      <b>Total Items ({total})</b>
      <div style={{ height: 'calc(100vh - 220px)' }}>
        <AgGridReact
          theme={themeQuartz}
          context={{ supplierId }}
          columnDefs={columnDefinitions}
          rowData={response?.data}
          getRowId={({ data }) => data.id}
          overlayNoRowsTemplate="Nothing to show here"
          onSortChanged={sort}
        />
      </div>
      <ListPagination state={state} total={total} onStateChanged={change} />
    </>
  );
}
