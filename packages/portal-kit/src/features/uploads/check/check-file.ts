import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { isCodeMissing } from '../../../kernel/errors/code-missing';
import { runInWorker } from '../worker/run-in-worker';
import { type FileReport, refused } from './problem';
import type { RowPlace } from './row-rules';

const hasEnding = (name: string, endings: readonly string[]) =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** Problems that the check finds without reading the file. */
function refusal(file: File, { accepts, maxBytes }: ImportFile): FileReport | undefined {
  if (!hasEnding(file.name, accepts)) return refused({ code: 'type' });
  if (file.size === 0) return refused({ code: 'empty' });
  return file.size > maxBytes ? refused({ code: 'tooLarge', maxBytes }) : undefined;
}

export interface CheckOptions extends Pick<RowPlace, 'overrideDuplicates'> {
  /** Ids of the supplier's warehouses; `undefined` if unknown. */
  warehouseIds: () => Promise<RowPlace['warehouseIds']>;
  /** Stored records of the file type; `undefined` if they cannot be loaded. */
  storedRecords: () => Promise<RowPlace['stored']>;
  signal: AbortSignal;
}

/**
 * Reads and checks a file in a worker. Resolves with a report for an unreadable file. Rejects if the check is aborted, or if its
 * code fails to load.
 */
export async function checkFile(
  file: File,
  rules: ImportFile,
  { overrideDuplicates, warehouseIds, storedRecords, signal }: CheckOptions,
): Promise<FileReport> {
  const early = refusal(file, rules);
  if (early) return early;
  try {
    // The file can change or disappear on the disk after the user has chosen the file.
    const [bytes, known, stored] = await Promise.all([file.arrayBuffer(), warehouseIds(), storedRecords()]);
    signal.throwIfAborted();
    const place = { overrideDuplicates, warehouseIds: known, stored };
    const task = { task: 'check', bytes, fileName: file.name, file: rules, ...place } as const;
    return await runInWorker<FileReport>(task, signal);
  } catch (error) {
    if (signal.aborted || isCodeMissing(error)) throw error;
    return refused({ code: 'unreadable' });
  }
}
