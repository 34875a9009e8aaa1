import type { UploadRecord } from '@portal-kit/sdk/imports';
import { dataTableColumns } from '@portal-kit/ui/data-table';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { uploadTone } from '../../../domain/uploads/upload-status';
import type { kernelMessages } from '../../../kernel/messages/kernel.messages';
import type { uploadsMessages } from '../uploads.messages';
import { ReportButtons } from './report-buttons';
import * as css from './uploads.columns.css';

/** Label of a code; an unknown code is returned unchanged. */
const wordsFor = (code: string, words: Readonly<Record<string, string>>) =>
  Object.hasOwn(words, code) ? words[code] : code;

type UploadTexts = ReturnType<typeof uploadsMessages>;

/** Status of an upload with its error message. */
export const statusWords = ({ status }: UploadRecord, { results }: UploadTexts) =>
  wordsFor(status, results.status) || '';

/** Row counts of an upload; nothing until the server has counted. */
export const countsOf = (
  { succeededRows, failedRows, skippedRows }: UploadRecord,
  { results }: UploadTexts,
) =>
  typeof succeededRows === 'number' ? results.counts(succeededRows, failedRows ?? 0, skippedRows ?? 0) : '';

/** Lets a long email address wrap after the `@`. */
function Person({ email }: { email: string }) {
  const [name, ...domain] = email.split('@');
  return (
    <span className={css.person}>
      {name}
      {domain.length > 0 && (
        <>
          @<wbr />
          {domain.join('@')}
        </>
      )}
    </span>
  );
}

/** Column ids are sort fields of the contract. */
export function uploadColumns(texts: UploadTexts, kernel: ReturnType<typeof kernelMessages>) {
  const { results, fileTypes } = texts;
  const column = dataTableColumns<UploadRecord>();
  return column.columns([
    column.accessor('fileName', {
      header: results.columns.fileName,
      meta: { label: results.columns.fileName, isRowHeader: true },
      cell: ({ getValue }) => <span className={css.fileName}>{getValue() || kernel.dash}</span>,
    }),
    column.accessor('fileType', {
      header: results.columns.fileType,
      meta: { label: results.columns.fileType },
      cell: ({ getValue }) => wordsFor(getValue(), fileTypes) || kernel.dash,
    }),
    column.accessor('status', {
      header: results.columns.status,
      meta: { label: results.columns.status },
      cell: ({ getValue, row }) => (
        <>
          <StatusDot tone={uploadTone(getValue())}>
            <span className={css.status}>{statusWords(row.original, texts) || kernel.dash}</span>
          </StatusDot>
          {row.original.errorMessage && <span className={css.note}>{row.original.errorMessage}</span>}
        </>
      ),
    }),
    column.accessor('uploadedBy', {
      header: results.columns.uploadedBy,
      meta: { label: results.columns.uploadedBy },
      cell: ({ getValue }) => <Person email={getValue() || kernel.dash} />,
    }),
    column.accessor('uploadedAt', {
      header: results.columns.uploadedAt,
      meta: { label: results.columns.uploadedAt },
      cell: ({ getValue }) => (
        <span className={css.instant}>{getValue() ? kernel.instant(getValue()) : kernel.dash}</span>
      ),
    }),
    column.accessor('totalRows', {
      header: results.columns.rows,
      meta: { label: results.columns.rows },
      cell: ({ row: { original } }) => {
        const { totalRows } = original;
        const counts = countsOf(original, texts);
        if (typeof totalRows !== 'number') return kernel.dash;
        if (counts === '') return results.rows(totalRows);
        return (
          <>
            <span className={css.counts}>{counts}</span>
            <span className={css.note}>{results.total(totalRows)}</span>
          </>
        );
      },
    }),
    column.accessor('fileSize', {
      header: results.columns.fileSize,
      meta: { label: results.columns.fileSize, align: 'end' },
      cell: ({ getValue }) => (
        <span className={css.size}>
          {typeof getValue() === 'number' ? kernel.fileSize(getValue()) : kernel.dash}
        </span>
      ),
    }),
    column.display({
      id: 'report',
      header: results.columns.report,
      meta: { label: results.columns.report },
      cell: ({ row: { original } }) =>
        original.reportAvailable ? <ReportButtons record={original} /> : kernel.dash,
    }),
  ]);
}
