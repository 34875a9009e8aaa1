import type { Clock } from '../clock.ts';
import type { ListShape } from '../lists/list.ts';
import type { Upload, UploadStatus } from '../model/upload.ts';

const REPORT_KEPT_MS = 90 * 86_400_000;

function getUploadStatus({ startsAt, completesAt, totalRows, outcome }: Upload, clock: Clock): UploadStatus {
  const now = clock.nowIso();
  if (now < startsAt) return 'PENDING';
  if (now < completesAt || !outcome) return 'PROCESSING';
  const { failedRows, skippedRows } = outcome;
  if (failedRows === totalRows) return 'FAILED';
  return failedRows + skippedRows > 0 ? 'COMPLETED_WITH_ERRORS' : 'COMPLETED';
}

export const isReportPurged = ({ completesAt, isContentRemoved = false }: Upload, clock: Clock) =>
  isContentRemoved || clock.nowMs() - Date.parse(completesAt) >= REPORT_KEPT_MS;

/** Converts an upload to the contract's `UploadRecord` at the current clock time. */
export function toUploadRecord(upload: Upload, clock: Clock) {
  const {
    startsAt: _startsAt,
    isContentRemoved: _removed,
    completesAt,
    totalRows,
    outcome,
    ...sent
  } = upload;
  const status = getUploadStatus(upload, clock);
  const isTerminal = status !== 'PENDING' && status !== 'PROCESSING';
  return {
    ...sent,
    status,
    completedAt: isTerminal ? completesAt : null,
    totalRows: status === 'PENDING' ? null : totalRows,
    ...(isTerminal && outcome ? outcome : { succeededRows: null, failedRows: null, skippedRows: null }),
    reportAvailable: isTerminal && !isReportPurged(upload, clock),
    errorMessage: status === 'FAILED' ? 'No rows were uploaded. See the report.' : null,
    ...(status === 'FAILED' && { errorMessageLanguage: 'en' }),
  };
}

type UploadRecord = ReturnType<typeof toUploadRecord>;

export const uploadList: ListShape<UploadRecord> = {
  search: ({ fileName, uploadedBy }) => [fileName, uploadedBy],
  filters: { fileType: ({ fileType }) => [fileType], status: ({ status }) => [status] },
  sorts: {
    fileName: ({ fileName }) => fileName,
    fileType: ({ fileType }) => fileType,
    status: ({ status }) => status,
    uploadedBy: ({ uploadedBy }) => uploadedBy,
    uploadedAt: ({ uploadedAt }) => uploadedAt,
    completedAt: ({ completedAt }) => completedAt,
    totalRows: ({ totalRows }) => totalRows,
    failedRows: ({ failedRows }) => failedRows,
    fileSize: ({ fileSize }) => fileSize,
  },
  defaultSort: { by: 'uploadedAt', direction: 'DESC' },
  id: ({ fileId }) => fileId,
};
