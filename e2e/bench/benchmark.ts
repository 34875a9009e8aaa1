import type { Browser, BrowserContextOptions } from 'playwright';
import type { RequestSpan } from './browser/traffic.ts';

/** A measured quantity with one value per run. */
export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'KB' | 'MB' | 'bytes' | 'count' | 'shift';
  readonly values: readonly number[];
}

export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** The requests of the median run. */
  readonly waterfall?: readonly RequestSpan[];
  /** Details that explain a figure; written to the JSON file only. */
  readonly details?: unknown;
}

export type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

export interface BenchContext {
  readonly origin: string;
  /** Directory of the built portal. Default: the build of the workspace. */
  readonly portalDir: string | undefined;
  readonly browser: Browser;
  readonly runs: number;
  /** A short trial run, whose figures are not comparable. */
  readonly isQuick: boolean;
  /** Route cycles of the heap measurement. */
  readonly cycles: number;
  /** Returns a demo user's cookies and local storage after a first visit of the supplier's item list. */
  readonly getStorageState: (email: string, supplierId: string) => Promise<StorageState>;
}

export interface Benchmark {
  readonly name: string;
  readonly run: (context: BenchContext) => Promise<readonly FigureGroup[]>;
}

/** A failed measurement; the message is printed without a stack trace. */
export class BenchError extends Error {}

/** Adds the name of the measurement to the error of a failed step. */
export async function measuring<T>(what: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof BenchError) throw error;
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new BenchError(`bench: ${what} could not be measured: ${reason}`, { cause: error });
  }
}

/** Runs the measurement once per run of the benchmark, one after the other. */
export async function repeat<T>(
  { runs }: BenchContext,
  measureOnce: () => Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measureOnce());
  return results;
}

/** Converts one record per run into figures. */
export function toFigures<Name extends string>(
  runs: readonly Readonly<Record<Name, number>>[],
  units: Readonly<Record<Name, Figure['unit']>>,
): Figure[] {
  return (Object.keys(units) as Name[]).map((name) => ({
    name,
    unit: units[name],
    values: runs.map((run) => run[name]),
  }));
}
