import type { DownloadedFile, TransferOptions } from '@portal-kit/sdk';
import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { createCsvDownload } from '../../../kernel/downloads/csv-text';
import { runInWorker } from '../worker/run-in-worker';
import { localizeRows } from './localize-rows';

/**
 * Creates a `.csv` file of an import report's failed rows with the columns of the uploaded file. Rejects for an
 * unreadable report.
 */
export async function failedRowsFile(
  report: DownloadedFile,
  { fileName, columns, locale }: { fileName: string; columns: ImportFile['columns']; locale: string },
  { signal }: TransferOptions = {},
): Promise<DownloadedFile> {
  const bytes = await report.blob.arrayBuffer();
  const rows = await runInWorker<string[][]>({ task: 'failedRows', bytes }, signal);
  return createCsvDownload(
    `Failed-rows_${fileName.replace(/\.(xlsx|csv)$/i, '')}.csv`,
    localizeRows(rows, columns, locale),
    locale,
  );
}
