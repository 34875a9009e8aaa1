import type { DownloadedFile, TransferOptions } from '@portal-kit/sdk';
import { byteOrderMark } from '../../../kernel/downloads/csv-text';
import { runInWorker } from '../worker/run-in-worker';

/** The failed rows of an import report as a `.csv` with the uploaded file's own columns. Rejects when it cannot be read. */
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
