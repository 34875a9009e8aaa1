import type { DownloadedFile, PortalSdk, TransferOptions } from '@portal-kit/sdk';
import { importReport, type UploadRecord } from '@portal-kit/sdk/imports';
import { failedRowsFile } from '../file/failed-rows';
import { uploadKinds } from '../upload-kinds';

/** Returns whether rows of the upload failed, so that they can be corrected and uploaded again. */
export const canCorrect = ({ failedRows }: UploadRecord) => (failedRows ?? 0) > 0;

/** Reads the report of an upload. */
export const fetchReport = (
  sdk: PortalSdk,
  supplierId: string,
  { fileId }: UploadRecord,
  options: TransferOptions,
): Promise<DownloadedFile> => importReport(sdk, { supplierId, fileId }, options);

interface FailedRowsRequest {
  supplierId: string;
  record: UploadRecord;
  /** Name of the uploaded file. */
  fileName: string;
  locale: string;
}

/** Reads the rows of an upload that were not stored, as a file to correct and upload again. */
export async function fetchFailedRows(
  sdk: PortalSdk,
  { supplierId, record, fileName, locale }: FailedRowsRequest,
  options: TransferOptions,
): Promise<DownloadedFile> {
  const kind = uploadKinds.find(({ fileType }) => fileType === record.fileType);
  const report = await fetchReport(sdk, supplierId, record, options);
  return failedRowsFile(report, { fileName, columns: kind?.file.columns ?? [], locale }, options);
}
