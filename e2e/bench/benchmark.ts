import type { Browser, BrowserContextOptions } from 'playwright';
import type { RequestSpan } from './traffic.ts';

/** One quantity, with its value in every run. */
export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'KB' | 'bytes' | 'count' | 'shift';
  readonly values: readonly number[];
}

export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** The requests of the run in the middle. */
  readonly waterfall?: readonly RequestSpan[];
  /** Anything that explains a figure; only in the JSON file. */
  readonly details?: unknown;
}

export type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

export interface BenchContext {
  readonly origin: string;
  /** Directory of the built portal; `undefined` is the workspace's own. */
  readonly portalDir: string | undefined;
  readonly browser: Browser;
  readonly runs: number;
  /** To try it: shorter than what is written down. */
  readonly isQuick: boolean;
  /** Route cycles of the heap measurement. */
  readonly cycles: number;
  /** Cookies and local storage of a demo user who has visited the Items list of this supplier before. */
  readonly stateOf: (email: string, supplierId: string) => Promise<StorageState>;
}

export interface Benchmark {
  readonly name: string;
  readonly run: (context: BenchContext) => Promise<readonly FigureGroup[]>;
}

/** Something could not be measured: shown as one sentence. */
export class BenchError extends Error {}

/** Names what was being measured when a step failed. */
export async function measuring<T>(what: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof BenchError) throw error;
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new BenchError(`bench: ${what} could not be measured: ${reason}`, { cause: error });
  }
}

/** Turns one record per run into figures. */
export function figures<Name extends string>(
  runs: readonly Readonly<Record<Name, number>>[],
  units: Readonly<Record<Name, Figure['unit']>>,
): Figure[] {
  return (Object.keys(units) as Name[]).map((name) => ({
    name,
    unit: units[name],
    values: runs.map((run) => run[name]),
  }));
}
