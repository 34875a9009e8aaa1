import type { DownloadedFile, TransferOptions } from '@portal-kit/sdk';
import { runTask } from '../worker/run-task';

/** Without it Excel reads UTF-8 as the letters of some older encoding. */
const byteOrderMark = '\uFEFF';

/** The failed rows of an import report as a `.csv` with the uploaded file's own columns. Rejects when it cannot be read. */
export async function failedRowsFile(
  report: DownloadedFile,
  uploadedName: string,
  { signal }: TransferOptions = {},
): Promise<DownloadedFile> {
  const bytes = await report.blob.arrayBuffer();
  const csv = await runTask<string>({ task: 'failedRows', bytes }, signal);
  return {
    blob: new Blob([byteOrderMark, csv], { type: 'text/csv' }),
    fileName: `Failed-rows_${uploadedName.replace(/\.(xlsx|csv)$/i, '')}.csv`,
  };
}
