import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { isCodeMissing } from '../../../kernel/errors/code-missing';
import type { ReadTableOptions } from '../file/read-table';
import { runInWorker } from '../worker/run-in-worker';
import { createRefusal, type FileReport } from './problem';
import type { RowPlace } from './row-rules';

const hasEnding = (name: string, endings: readonly string[]) =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** Returns whether a file type has a column of warehouses. */
export const hasWarehouses = ({ columns }: ImportFile): boolean =>
  columns.some(({ field }) => field?.endsWith('warehouseId'));

/** Finds problems that don't require reading the file. */
function checkBeforeReading(file: File, { accepts, maxBytes }: ImportFile): FileReport | undefined {
  // Spreadsheet programs create this file beside an open workbook.
  if (file.name.startsWith('~$')) return createRefusal({ code: 'lockFile' });
  if (!hasEnding(file.name, accepts)) return createRefusal({ code: 'type' });
  if (file.size === 0) return createRefusal({ code: 'empty' });
  return file.size > maxBytes ? createRefusal({ code: 'tooLarge', maxBytes }) : undefined;
}

export interface CheckOptions extends Pick<RowPlace, 'overrideDuplicates'>, Omit<ReadTableOptions, 'file'> {
  /** Ids of the supplier's warehouses; `undefined` if unknown. */
  warehouseIds: (signal: AbortSignal) => Promise<RowPlace['warehouseIds']>;
  /** Stored records of the file type; `undefined` if they cannot be loaded. */
  storedRecords: (signal: AbortSignal) => Promise<RowPlace['stored']>;
  signal: AbortSignal;
}

/**
 * Longest wait for the warehouses, and for the stored records, in milliseconds. Without them, only the import can decide
 * about the rows.
 */
const loadWaitMs = 10_000;

/**
 * Waits for a load and returns its result, or `undefined` after the longest wait. Rejects and aborts the load if the
 * check is aborted.
 */
async function loadInTime<Result>(
  load: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result | undefined> {
  signal.throwIfAborted();
  const loading = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const interrupted = new Promise<undefined>((resolve, reject) => {
    timer = setTimeout(() => resolve(undefined), loadWaitMs);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([load(loading.signal), interrupted]);
  } finally {
    clearTimeout(timer);
    loading.abort();
  }
}

/**
 * Reads and checks a file in a worker. Resolves with a report for an unreadable file. Rejects if the check is aborted, or
 * if its code fails to load.
 */
export async function checkFile(
  file: File,
  rules: ImportFile,
  { overrideDuplicates, choices, groupSign, warehouseIds, storedRecords, signal }: CheckOptions,
): Promise<FileReport> {
  const early = checkBeforeReading(file, rules);
  if (early) return early;
  const run = (bytes: ArrayBuffer, place: RowPlace) => {
    const task = { task: 'check', bytes, file: rules, choices, groupSign, ...place } as const;
    return runInWorker<FileReport>(task, signal);
  };
  try {
    // The file can change or disappear on the disk after the user has chosen the file.
    const [bytes, known] = await Promise.all([file.arrayBuffer(), loadInTime(warehouseIds, signal)]);
    signal.throwIfAborted();
    const place = { overrideDuplicates, warehouseIds: known };
    // The transfer to the worker detaches the buffer.
    const report = await run(bytes.slice(0), place);
    if (report.fileProblem) return report;
    // The records are loaded only for a file with rows.
    const stored = await loadInTime(storedRecords, signal);
    const checked = stored ? await run(bytes, { ...place, stored }) : report;
    if (stored && (known || !hasWarehouses(rules))) return checked;
    return { ...checked, uncheckedRows: checked.rows - checked.badRows - checked.skippedRows };
  } catch (error) {
    if (signal.aborted || isCodeMissing(error)) throw error;
    return createRefusal({ code: 'unreadable' });
  }
}
