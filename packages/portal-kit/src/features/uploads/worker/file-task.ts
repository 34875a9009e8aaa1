import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { checkRows } from '../check/check-rows';
import { refused } from '../check/problem';
import type { RowPlace } from '../check/row-rules';
import { readRows, UnreadableFile } from '../file/read-rows';
import { failedRowsCsv } from '../file/report-rows';

/** Tasks of the worker. */
export type FileTask =
  | ({ task: 'check'; bytes: ArrayBuffer; fileName: string; file: ImportFile } & RowPlace)
  | { task: 'failedRows'; bytes: ArrayBuffer };

/** Runs a task. For an unreadable file, a check resolves with a report and other tasks reject. */
export async function performFileTask(task: FileTask): Promise<unknown> {
  if (task.task === 'failedRows') return failedRowsCsv(task.bytes);
  const { bytes, fileName, file } = task;
  try {
    return checkRows(await readRows(bytes, fileName), file, task);
  } catch (error) {
    if (error instanceof UnreadableFile) return refused(error.problem);
    throw error;
  }
}
