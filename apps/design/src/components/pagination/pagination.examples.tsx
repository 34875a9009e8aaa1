import { Pagination } from '@portal-kit/ui/pagination';
import { useState } from 'react';

const texts = {
  rowsPerPage: 'Rows per page:',
  range: (from: number, to: number, total: number | null) => `${from}–${to} of ${total ?? `more than ${to}`}`,
  previous: 'Previous page',
  next: 'Next page',
};

/** @wide */
export function Default() {
  const [page, setPage] = useState(1);
  const [rowsPerPage, setRowsPerPage] = useState(20);
  return (
    <Pagination
      page={page}
      rowsPerPage={rowsPerPage}
      total={133}
      rowCount={Math.min(rowsPerPage, 133 - page * rowsPerPage)}
      options={[10, 20, 50, 100]}
      onPageChange={setPage}
      onRowsPerPageChange={setRowsPerPage}
      texts={texts}
    />
  );
}

/**
 * The button without a target is disabled and keeps focus.
 *
 * @wide
 */
export function LastPage() {
  return (
    <Pagination
      page={6}
      rowsPerPage={20}
      total={133}
      rowCount={13}
      options={[10, 20, 50]}
      onPageChange={() => {}}
      onRowsPerPageChange={() => {}}
      texts={texts}
    />
  );
}

/** @wide */
export function UnknownTotal() {
  return (
    <Pagination
      page={2}
      rowsPerPage={20}
      total={null}
      rowCount={20}
      options={[10, 20, 50]}
      onPageChange={() => {}}
      onRowsPerPageChange={() => {}}
      texts={texts}
    />
  );
}

/** @wide */
export function Empty() {
  return (
    <Pagination
      page={0}
      rowsPerPage={20}
      total={0}
      rowCount={0}
      options={[10, 20, 50]}
      onPageChange={() => {}}
      onRowsPerPageChange={() => {}}
      texts={texts}
    />
  );
}

/**
 * @wide
 * @rtl
 */
export function RightToLeft() {
  return (
    <Pagination
      page={1}
      rowsPerPage={20}
      total={133}
      rowCount={20}
      options={[10, 20, 50]}
      onPageChange={() => {}}
      onRowsPerPageChange={() => {}}
      texts={{ ...texts, rowsPerPage: 'صفوف لكل صفحة:', previous: 'الصفحة السابقة', next: 'الصفحة التالية' }}
    />
  );
}
