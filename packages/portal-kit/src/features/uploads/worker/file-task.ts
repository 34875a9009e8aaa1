import { UnreadableFile } from '@portal-kit/spreadsheets/unreadable-file';
import { checkRows } from '../check/check-rows';
import { createRefusal } from '../check/problem';
import type { RowPlace } from '../check/row-rules';
import { type ReadTableOptions, readTable } from '../file/read-table';
import { readFailedRows } from '../file/report-rows';

/** Tasks of the worker. */
export type FileTask =
  | ({ task: 'check'; bytes: ArrayBuffer } & ReadTableOptions & RowPlace)
  | ({ task: 'read'; bytes: ArrayBuffer } & ReadTableOptions)
  | { task: 'failedRows'; bytes: ArrayBuffer };

/** Runs a task. For an unreadable file, a check resolves with a report and other tasks reject. */
export async function performFileTask(task: FileTask): Promise<unknown> {
  if (task.task === 'failedRows') return readFailedRows(task.bytes);
  if (task.task === 'read') return readTable(task.bytes, task).table;
  try {
    const { table, reading, isConverted, questions } = readTable(task.bytes, task);
    const report = checkRows(table, task.file, task);
    const isClear = report.fileProblem !== null || questions.length === 0;
    return { ...(isClear ? report : createRefusal({ code: 'dateOrder', questions })), reading, isConverted };
  } catch (error) {
    if (error instanceof UnreadableFile) {
      const reading = { encoding: null, headerRow: 1, sample: [], ...error.workbook };
      return { ...createRefusal(error.defect), ...(error.workbook && { reading }) };
    }
    throw error;
  }
}
