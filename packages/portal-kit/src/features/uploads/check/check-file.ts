import type { ImportFile } from '@portal-kit/sdk/import-columns';
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
  signal: AbortSignal;
}

/**
 * Reads and checks a file in a worker. Resolves with a report for an unreadable file. Rejects if the check is aborted.
 */
export async function checkFile(
  file: File,
  rules: ImportFile,
  { overrideDuplicates, warehouseIds, signal }: CheckOptions,
): Promise<FileReport> {
  const early = refusal(file, rules);
  if (early) return early;
  try {
    // The file can change or disappear on the disk after the user has chosen the file.
    const [bytes, known] = await Promise.all([file.arrayBuffer(), warehouseIds()]);
    signal.throwIfAborted();
    const place = { overrideDuplicates, warehouseIds: known };
    const task = { task: 'check', bytes, file: rules, ...place } as const;
    return await runInWorker<FileReport>(task, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return refused({ code: 'unreadable' });
  }
}
