import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { IconButton } from '../../components/button/button';
import * as css from './pagination.css';

export interface PaginationProps {
  /** Counted from 0. */
  page: number;
  rowsPerPage: number;
  /** `null` when the server does not know it. */
  total: number | null;
  /** Rows on this page: with an unknown total, a short page is the last one. `undefined` while nothing is known. */
  rowCount: number | undefined;
  options: readonly number[];
  onPageChange: (page: number) => void;
  onRowsPerPageChange: (rowsPerPage: number) => void;
  texts: {
    rowsPerPage: string;
    range: (from: number, to: number, total: number | null) => string;
    previous: string;
    next: string;
  };
}

/** 'Rows per page:' and 'from–to of count'. Source: specification, section 2. */
export function Pagination(props: PaginationProps) {
  const { page, rowsPerPage, total, rowCount, options, onPageChange, onRowsPerPageChange, texts } = props;
  const sizeId = useId();
  const shown = rowCount ?? 0;
  const from = shown === 0 ? 0 : page * rowsPerPage + 1;
  const to = shown === 0 ? 0 : page * rowsPerPage + shown;
  const isLast = total === null ? shown < rowsPerPage : to >= total;
  const sizes = options.includes(rowsPerPage) ? options : [...options, rowsPerPage].sort((a, b) => a - b);
  return (
    <div className={css.bar}>
      <div className={css.size}>
        <label htmlFor={sizeId}>{texts.rowsPerPage}</label>
        <select
          id={sizeId}
          className={css.select}
          value={rowsPerPage}
          onChange={(event) => onRowsPerPageChange(Number(event.target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </div>
      <span className={css.range} aria-live="polite">
        {rowCount !== undefined && texts.range(from, to, total)}
      </span>
      <div className={css.steps}>
        <IconButton
          label={texts.previous}
          icon={<ChevronLeft size={18} />}
          isDisabled={page === 0}
          onClick={() => onPageChange(page - 1)}
        />
        <IconButton
          label={texts.next}
          icon={<ChevronRight size={18} />}
          isDisabled={isLast}
          onClick={() => onPageChange(page + 1)}
        />
      </div>
    </div>
  );
}
