import type { DownloadedFile, PortalSdk, TransferOptions } from '@portal-kit/sdk';
import { importReport, type UploadRecord } from '@portal-kit/sdk/imports';
import { failedRowsFile } from '../file/failed-rows';

/** Returns whether rows of the upload weren't stored, so that they can be corrected and uploaded again. */
export const canCorrect = ({ failedRows, skippedRows }: UploadRecord) =>
  (failedRows ?? 0) + (skippedRows ?? 0) > 0;

/** Reads the report of an upload. */
export const fetchReport = (
  sdk: PortalSdk,
  supplierId: string,
  { fileId }: UploadRecord,
  options: TransferOptions,
): Promise<DownloadedFile> => importReport(sdk, { supplierId, fileId }, options);

/** Reads the rows of an upload that were not stored, as a file to correct and upload again. */
export const fetchFailedRows = async (
  sdk: PortalSdk,
  supplierId: string,
  record: UploadRecord,
  fileName: string,
  options: TransferOptions,
): Promise<DownloadedFile> =>
  failedRowsFile(await fetchReport(sdk, supplierId, record, options), fileName, options);
