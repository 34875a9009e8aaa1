import type { ImportFile } from '@portal-kit/sdk/import-columns';
import { runInWorker } from '../worker/run-in-worker';
import { type FileReport, refused } from './problem';
import type { RowPlace } from './row-rules';

const hasEnding = (name: string, endings: readonly string[]) =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** What can be said of a file without opening it. */
function refusal(file: File, { accepts, maxBytes }: ImportFile): FileReport | undefined {
  if (!hasEnding(file.name, accepts)) return refused({ code: 'type' });
  if (file.size === 0) return refused({ code: 'empty' });
  return file.size > maxBytes ? refused({ code: 'tooLarge', maxBytes }) : undefined;
}

export interface CheckOptions extends Pick<RowPlace, 'overrideDuplicates'> {
  /** The supplier's warehouses; `undefined` where they cannot be known. */
  warehouseIds: () => Promise<RowPlace['warehouseIds']>;
  signal: AbortSignal;
}

/**
 * Reads and checks a file in a worker. An aborted check rejects; a file that cannot be read, or no longer, is a report.
 */
export async function checkFile(
  file: File,
  rules: ImportFile,
  { overrideDuplicates, warehouseIds, signal }: CheckOptions,
): Promise<FileReport> {
  const early = refusal(file, rules);
  if (early) return early;
  try {
    // The file may have gone or changed on its disk since it was chosen.
    const [bytes, known] = await Promise.all([file.arrayBuffer(), warehouseIds()]);
    signal.throwIfAborted();
    const place = { overrideDuplicates, warehouseIds: known };
    const task = { task: 'check', bytes, fileName: file.name, file: rules, ...place } as const;
    return await runInWorker<FileReport>(task, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return refused({ code: 'unreadable' });
  }
}
