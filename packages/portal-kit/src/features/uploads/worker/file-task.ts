import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { checkRows } from '../check/check-rows';
import { refused } from '../check/problem';
import type { RowPlace } from '../check/row-rules';
import { readRows } from '../file/read-rows';
import { failedRowsCsv } from '../file/report-rows';
import { UnreadableFile } from '../file/unreadable-file';

/** Tasks of the worker. */
export type FileTask =
  | ({ task: 'check'; bytes: ArrayBuffer; file: ImportFile } & RowPlace)
  | { task: 'failedRows' | 'read'; bytes: ArrayBuffer };

/** Runs a task. For an unreadable file, a check resolves with a report and other tasks reject. */
export async function performFileTask(task: FileTask): Promise<unknown> {
  if (task.task !== 'check')
    return task.task === 'failedRows' ? failedRowsCsv(task.bytes) : readRows(task.bytes);
  const { bytes, file } = task;
  try {
    return checkRows(await readRows(bytes), file, task);
  } catch (error) {
    if (error instanceof UnreadableFile) return refused(error.problem);
    throw error;
  }
}
