import type { DownloadedFile, TransferOptions } from '@portal-kit/sdk';
import { byteOrderMark } from '../../../kernel/downloads/csv-text';
import { runInWorker } from '../worker/run-in-worker';

/**
 * Creates a `.csv` file of an import report's failed rows with the columns of the uploaded file. Rejects for an
 * unreadable report.
 */
export async function failedRowsFile(
  report: DownloadedFile,
  uploadedName: string,
  { signal }: TransferOptions = {},
): Promise<DownloadedFile> {
  const bytes = await report.blob.arrayBuffer();
  const csv = await runInWorker<string>({ task: 'failedRows', bytes }, signal);
  return {
    blob: new Blob([byteOrderMark, csv], { type: 'text/csv' }),
    fileName: `Failed-rows_${uploadedName.replace(/\.(xlsx|csv)$/i, '')}.csv`,
  };
}
