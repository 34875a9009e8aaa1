import chevronLeftIcon from '@lucide/icons/icons/chevron-left';
import chevronRightIcon from '@lucide/icons/icons/chevron-right';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { InlineSelect } from '../../components/inline-select/inline-select';
import * as css from './pagination.css';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** Counted from 0. */
  page: number;
  /** Rows per page. A value outside of `options` is added to the options. */
  rowsPerPage: number;
  /** The total number of rows; `null` when the server does not know the total. */
  total: number | null;
  /**
   * Rows of the current page. Without a known total, a page with fewer rows than `rowsPerPage` is the last page.
   * `undefined` while loading.
   */
  rowCount: number | undefined;
  /** The page sizes, ascending. */
  options: readonly number[];
  onPageChange: (page: number) => void;
  /** The parent component decides which page to show. */
  onRowsPerPageChange: (rowsPerPage: number) => void;
  texts: {
    rowsPerPage: string;
    /**
     * `from` and `to` are counted from 1, and are 0 without rows. `total` is `null` while it is unknown.
     */
    range: (from: number, to: number, total: number | null) => string;
    previous: string;
    next: string;
  };
}

/**
 * Buttons for the previous and the next page, and a select for the page size: 'Rows per page:' and 'from–to of
 * count'. A button without a target page is disabled and keeps focus.
 *
 * Source: specification, section 2.
 *
 * @example
 * ```tsx
 * import { Pagination } from '@portal-kit/ui/pagination';
 * import { useState } from 'react';
 *
 * export function Pages() {
 *   const [page, setPage] = useState(0);
 *   const [rowsPerPage, setRowsPerPage] = useState(20);
 *   return (
 *     <Pagination
 *       page={page}
 *       rowsPerPage={rowsPerPage}
 *       total={133}
 *       rowCount={20}
 *       options={[10, 20, 50, 100]}
 *       onPageChange={setPage}
 *       onRowsPerPageChange={setRowsPerPage}
 *       texts={{
 *         rowsPerPage: 'Rows per page:',
 *         range: (from, to, total) => `${from}–${to} of ${total ?? `more than ${to}`}`,
 *         previous: 'Previous page',
 *         next: 'Next page',
 *       }}
 *     />
 *   );
 * }
 * ```
 */
export function Pagination(props: PaginationProps) {
  const { page, rowsPerPage, total, rowCount, options, onPageChange, onRowsPerPageChange, texts } = props;
  // Screen readers announce a live region only when it changes, so the range appears after the first render.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const shown = rowCount ?? 0;
  const from = shown === 0 ? 0 : page * rowsPerPage + 1;
  const to = shown === 0 ? 0 : page * rowsPerPage + shown;
  const isLast = total === null ? shown < rowsPerPage : to >= total;
  const isPastUnknownEnd = total === null && shown === 0 && page > 0;
  const sizes = options.includes(rowsPerPage) ? options : [...options, rowsPerPage].sort((a, b) => a - b);
  return (
    <div part="pagination" className={css.bar}>
      <div className={css.size}>
        <InlineSelect
          label={texts.rowsPerPage}
          value={String(rowsPerPage)}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onRowsPerPageChange(Number(size))}
        />
      </div>
      <span className={css.range} aria-live="polite">
        {isMounted &&
          rowCount !== undefined &&
          !isPastUnknownEnd &&
          texts.range(from, to, total ?? (isLast ? to : null))}
      </span>
      <div className={css.steps}>
        <IconButton
          label={texts.previous}
          icon={<Icon data={chevronLeftIcon} sizePx={18} className={css.step} />}
          isDisabled={page === 0}
          isFocusableWhenDisabled
          onClick={() => onPageChange(page - 1)}
        />
        <IconButton
          label={texts.next}
          icon={<Icon data={chevronRightIcon} sizePx={18} className={css.step} />}
          isDisabled={isLast}
          isFocusableWhenDisabled
          onClick={() => onPageChange(page + 1)}
        />
      </div>
    </div>
  );
}
