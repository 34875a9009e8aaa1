import { Pagination } from '@portal-kit/ui/pagination';
import type { ListName } from '../generated/list-names';
import { getPageSizes, type ListState } from '../kernel/list-state/list-state';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { useMessages } from '../kernel/messages/use-messages';

export interface ListPaginationProps {
  list: ListName;
  state: ListState;
  onStateChange: (part: Partial<ListState>) => void;
  total: number | null;
  /** `undefined` before the page has loaded. */
  rowCount: number | undefined;
}

/**
 * Pagination with the texts of the specification. A change of the page size keeps the first visible row on the page.
 */
export function ListPagination({ list, state, onStateChange, total, rowCount }: ListPaginationProps) {
  const texts = useMessages(kernelMessages);
  return (
    <Pagination
      page={state.page}
      rowsPerPage={state.rowsPerPage}
      total={total}
      rowCount={rowCount}
      options={getPageSizes(list)}
      texts={{
        rowsPerPage: texts.rowsPerPage,
        range: texts.range,
        previous: texts.previousPage,
        next: texts.nextPage,
      }}
      onPageChange={(page) => onStateChange({ page })}
      onRowsPerPageChange={(rowsPerPage) =>
        onStateChange({ rowsPerPage, page: Math.floor((state.page * state.rowsPerPage) / rowsPerPage) })
      }
    />
  );
}
