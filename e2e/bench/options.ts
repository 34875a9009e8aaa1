import { parseArgs } from 'node:util';
import { BenchError } from './benchmark.ts';

export interface BenchOptions {
  readonly runs: number;
  /** A short trial run, whose figures are not comparable. */
  readonly isQuick: boolean;
  /** Names of measurements. Default: all. */
  readonly only: readonly string[] | undefined;
  readonly json: string | undefined;
  readonly portal: string | undefined;
}

const options = {
  quick: { type: 'boolean', default: false },
  runs: { type: 'string' },
  only: { type: 'string', multiple: true },
  json: { type: 'string' },
  portal: { type: 'string' },
} as const;

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new BenchError(`bench: ${error instanceof Error ? error.message : error}`);
  }
}

/** @throws BenchError for an unknown option or a value out of range. */
export function readOptions(args: readonly string[], benchmarkNames: readonly string[]): BenchOptions {
  const { quick, json, portal, ...values } = parseOptions(args);
  const runs = Number(values.runs ?? (quick ? 1 : 5));
  if (!Number.isInteger(runs) || runs < 1 || runs > 100) {
    throw new BenchError(`bench: --runs takes a whole number from 1 to 100, not "${values.runs}".`);
  }
  const only = values.only?.flatMap((list) => list.split(','));
  const unknown = only?.find((name) => !benchmarkNames.includes(name));
  if (unknown !== undefined)
    throw new BenchError(`bench: --only takes ${benchmarkNames.join(', ')}, not "${unknown}".`);
  return { runs, isQuick: quick, only, json, portal };
}
