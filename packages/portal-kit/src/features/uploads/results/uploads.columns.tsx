import type { UploadRecord } from '@portal-kit/sdk/imports';
import { FoldedText } from '@portal-kit/ui/folded-text';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { uploadTone } from '../../../domain/uploads/upload-status';
import { getCodeLabel } from '../../../kernel/messages/code-label';
import type { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { otherLang } from '../../../kernel/toasts/failure';
import { recordColumns } from '../../../lists/record-columns';
import type { uploadsMessages } from '../uploads.messages';
import { ReportButtons } from './report-buttons';
import * as css from './uploads.columns.css';

type UploadTexts = ReturnType<typeof uploadsMessages>;

/** Formats the status of an upload. */
export const formatUploadStatus = ({ status }: UploadRecord, { results }: UploadTexts) =>
  getCodeLabel(status, results.status) || '';

/** Formats an upload's row counts. Returns an empty string until the server has counted the rows. */
export const formatRowCounts = (
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

/** Creates the columns of the results. */
export function uploadColumns(texts: UploadTexts, kernel: ReturnType<typeof kernelMessages>) {
  const { results, fileTypes } = texts;
  const { sortable, fixed } = recordColumns<UploadRecord>(results.columns);
  return [
    sortable('fileName', {
      isRowHeader: true,
      cell: ({ fileName }) => <span className={css.fileName}>{fileName || kernel.dash}</span>,
    }),
    sortable('fileType', { cell: ({ fileType }) => getCodeLabel(fileType, fileTypes) }),
    sortable('status', {
      cell: (upload) => (
        <>
          <StatusDot tone={uploadTone(upload.status)}>
            <span className={css.status}>{formatUploadStatus(upload, texts) || kernel.dash}</span>
          </StatusDot>
          {upload.errorMessage && (
            <div className={css.note}>
              <FoldedText lang={otherLang(upload.errorMessageLanguage, kernel)}>
                {upload.errorMessage}
              </FoldedText>
            </div>
          )}
        </>
      ),
    }),
    sortable('uploadedBy', { cell: ({ uploadedBy }) => uploadedBy && <Person email={uploadedBy} /> }),
    sortable('uploadedAt', {
      cell: ({ uploadedAt }) =>
        uploadedAt && <span className={css.instant}>{kernel.instant(uploadedAt)}</span>,
    }),
    sortable('totalRows', {
      label: results.columns.rows,
      cell: (upload) => {
        const { totalRows } = upload;
        const counts = formatRowCounts(upload, texts);
        if (typeof totalRows !== 'number') return undefined;
        if (counts === '') return results.rows(totalRows);
        return (
          <>
            <span className={css.counts}>{counts}</span>
            <span className={css.note}>{results.total(totalRows)}</span>
          </>
        );
      },
    }),
    sortable('fileSize', {
      align: 'end',
      cell: ({ fileSize }) =>
        typeof fileSize === 'number' && <span className={css.size}>{kernel.fileSize(fileSize)}</span>,
    }),
    fixed('report', {
      cell: (upload) => upload.reportAvailable && <ReportButtons record={upload} />,
    }),
  ];
}
