import { useEffect, useState } from 'react';
import { getJson } from '../../shared/api';
import { itemsPath, type ListState, listStateParams, readListState } from '../../shared/list-state';
import { type ColumnId, cellText, columns, type Item, type ListResponse } from '../../shared/model';
import { ListPagination } from '../../shared/plain/list-pagination';
import { useDelayedSearch } from '../../shared/use-delayed-search';
import { Link, navigate } from './location';

function renderCell(item: Item, column: ColumnId, supplierId: string) {
  if (column === 'sku') return <Link to={`/${supplierId}/items/${item.id}`}>{item.sku}</Link>;
  if (column !== 'itemStatus') return cellText(item, column);
  return (
    <>
      <i className={`dot ${item.itemStatus}`} />
      {cellText(item, column)}
    </>
  );
}

export function ItemList({ supplierId, query }: { supplierId: string; query: string }) {
  const state = readListState(new URLSearchParams(query));
  const [response, setResponse] = useState<ListResponse<Item>>();
  const path = itemsPath(supplierId, state);
  useEffect(() => {
    let isCurrent = true;
    getJson<ListResponse<Item>>(path).then((page) => isCurrent && setResponse(page));
    return () => {
      isCurrent = false;
    };
  }, [path]);
  const change = (changes: Partial<ListState>) => {
    const params = listStateParams({ ...state, ...changes });
    navigate(location.pathname + (params.size ? `?${params}` : ''), { isReplaced: true });
  };
  const search = useDelayedSearch((text) => change({ search: text, page: 0 }));
  const ariaSort = (column: ColumnId) => {
    if (column !== state.orderBy) return 'none';
    return state.order === 'ASC' ? 'ascending' : 'descending';
  };
  const sortBy = (column: ColumnId) =>
    change({
      orderBy: column,
      order: state.orderBy === column && state.order === 'ASC' ? 'DESC' : 'ASC',
      page: 0,
    });
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
      <div className="table-frame">
        <b>Total Items ({total})</b>
        <table>
          <thead>
            <tr>
              {columns.map(([id, label]) => (
                <th key={id} data-column={id} aria-sort={ariaSort(id)}>
                  <button type="button" onClick={() => sortBy(id)}>
                    {label}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {response?.data.map((item) => (
              <tr key={item.id} data-id={item.id}>
                {columns.map(([id]) => (
                  <td key={id}>{renderCell(item, id, supplierId)}</td>
                ))}
              </tr>
            ))}
            {response && !total && (
              <tr>
                <td colSpan={columns.length}>Nothing to show here</td>
              </tr>
            )}
          </tbody>
        </table>
        <ListPagination state={state} total={total} onStateChanged={change} />
      </div>
    </>
  );
}
