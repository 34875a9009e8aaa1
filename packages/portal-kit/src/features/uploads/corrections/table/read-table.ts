import { runInWorker } from '../../worker/run-in-worker';
import { type ImportTable, tableOf } from './import-table';

/** Reads the rows of a file in a worker. Rejects for an unreadable file. */
export async function readTable(file: File, signal?: AbortSignal): Promise<ImportTable> {
  const bytes = await file.arrayBuffer();
  return tableOf(await runInWorker<string[][]>({ task: 'read', bytes }, signal));
}
