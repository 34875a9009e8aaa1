import { type ListState, pageSizes } from '../list-state';

interface ListPaginationProps {
  readonly state: ListState;
  readonly total: number;
  readonly onStateChanged: (change: Partial<ListState>) => void;
}

/** Page size, range of rows, and buttons for the previous and the next page. */
export function ListPagination({ state: { page, size }, total, onStateChanged }: ListPaginationProps) {
  const from = page * size;
  return (
    <div className="pagination">
      <label>
        Rows per page:{' '}
        <select
          id="page-size"
          value={size}
          onChange={(event) => onStateChanged({ size: Number(event.target.value), page: 0 })}
        >
          {pageSizes.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <span>
        {from + 1}–{Math.min(from + size, total)} of {total}
      </span>
      <button type="button" disabled={!page} onClick={() => onStateChanged({ page: page - 1 })}>
        ‹
      </button>
      <button
        type="button"
        disabled={from + size >= total}
        onClick={() => onStateChanged({ page: page + 1 })}
      >
        ›
      </button>
    </div>
  );
}
