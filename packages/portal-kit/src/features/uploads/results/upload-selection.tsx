import fileDownIcon from '@lucide/icons/icons/file-down';
import spreadsheetIcon from '@lucide/icons/icons/file-spreadsheet';
import type { DownloadedFile } from '@portal-kit/sdk';
import type { UploadRecord } from '@portal-kit/sdk/imports';
import { useMemo } from 'react';
import { joinFiles } from '../../../kernel/downloads/join-files';
import { saveFile } from '../../../kernel/downloads/save-file';
import { usePortal } from '../../../kernel/host/portal-context';
import { useMessages } from '../../../kernel/messages/use-messages';
import type { BulkAction } from '../../../lists/selection/bulk/bulk-action';
import type { CsvColumn } from '../../../lists/selection/csv-file';
import type { RecordSelectionProps } from '../../../lists/selection/record-selection';
import { RowSelection } from '../../../lists/selection/row-selection';
import type { uploadsMessages } from '../uploads.messages';
import { canCorrect, fetchFailedRows, fetchReport } from './report-files';
import { uploadSelectionMessages } from './upload-selection.messages';

/** Returns the name of an upload in its row. */
export const uploadName = ({ fileName, fileId }: UploadRecord) => fileName || fileId;

interface UploadSelectionProps extends RecordSelectionProps<UploadRecord> {
  texts: ReturnType<typeof uploadsMessages>;
}

/** Selection of uploads: download reports, download failed rows to correct them, and export. */
export function UploadSelection({ texts, ...props }: UploadSelectionProps) {
  const actions = useUploadActions();
  const { columns: own } = useMessages(uploadSelectionMessages);
  const { results, fileTypes } = texts;
  const { columns } = results;
  const csvColumns: CsvColumn<UploadRecord>[] = [
    { label: columns.fileName, value: ({ fileName }) => fileName },
    { label: columns.fileType, value: ({ fileType }) => fileTypes[fileType] ?? fileType },
    { label: columns.status, value: ({ status }) => results.status[status] ?? status },
    { label: columns.uploadedBy, value: ({ uploadedBy }) => uploadedBy },
    { label: columns.uploadedAt, value: ({ uploadedAt }) => uploadedAt },
    { label: own.totalRows, value: ({ totalRows }) => totalRows },
    { label: own.succeededRows, value: ({ succeededRows }) => succeededRows },
    { label: own.failedRows, value: ({ failedRows }) => failedRows },
    { label: own.skippedRows, value: ({ skippedRows }) => skippedRows },
    { label: own.fileSize, value: ({ fileSize }) => fileSize },
    { label: own.errorMessage, value: ({ errorMessage }) => errorMessage },
  ];
  return <RowSelection {...props} csvColumns={csvColumns} actions={actions} />;
}

function useUploadActions(): readonly BulkAction<UploadRecord>[] {
  const { sdk, supplierId, locale } = usePortal();
  const texts = useMessages(uploadSelectionMessages);
  return useMemo(() => {
    const download = (
      { label, ...actionTexts }: typeof texts.reports,
      icon: BulkAction<UploadRecord>['icon'],
      zipName: string,
      fetch: (record: UploadRecord, signal: AbortSignal) => Promise<DownloadedFile>,
    ) => ({
      label,
      icon,
      isRead: true,
      texts: actionTexts,
      run: (record: UploadRecord, { signal }: { signal: AbortSignal }) => fetch(record, signal),
      onFinished: async (done: readonly { value: unknown }[]) => {
        const found = done.map(({ value }) => value as DownloadedFile);
        saveFile(await joinFiles(found, `${supplierId}_${zipName}.zip`));
      },
    });
    const noReport = ({ reportAvailable }: UploadRecord) => (reportAvailable ? undefined : texts.noReport);
    return [
      {
        ...download(texts.reports, fileDownIcon, 'upload-reports', (record, signal) =>
          fetchReport(sdk, supplierId, record, { signal }),
        ),
        refusal: noReport,
      },
      {
        ...download(texts.failedRows, spreadsheetIcon, 'failed-rows', (record, signal) =>
          fetchFailedRows(sdk, { supplierId, record, fileName: uploadName(record), locale }, { signal }),
        ),
        refusal: (record) => noReport(record) ?? (canCorrect(record) ? undefined : texts.noFailedRows),
      },
    ];
  }, [sdk, supplierId, locale, texts]);
}
