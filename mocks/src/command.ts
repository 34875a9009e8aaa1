import { performance } from 'node:perf_hooks';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { installation } from './installation.ts';

type Values<Options extends ParseArgsConfig['options']> = ReturnType<
  typeof parseArgs<{ options: NonNullable<Options> }>
>['values'];

interface Command<Options extends NonNullable<ParseArgsConfig['options']>> {
  readonly name: string;
  readonly options: Options;
  /** Description of each option, shown by `--help`. */
  readonly help: Readonly<Record<keyof Options, string>>;
  start(values: Values<Options>): Promise<{ readonly lines: readonly string[]; close(): Promise<void> }>;
}

/**
 * Runs a server until SIGINT or SIGTERM. `--help` prints the options. A failed start prints one sentence and sets exit
 * code 1.
 */
export async function runUntilStopped<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: Command<Options>,
): Promise<void> {
  try {
    if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
      console.log(usage(command));
      return;
    }
    const server = await command.start(parseFlags(command));
    let isStopping = false;
    const stop = () => {
      if (isStopping) return;
      isStopping = true;
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    // npm and the terminal send the same signal again. It must not end the process while it closes.
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    // The parent process holds the other end of the pipe, so the end of stdin means that the parent has exited.
    if (process.env.PORTAL_END_WITH_STDIN === '1') process.stdin.once('end', stop).resume();
    for (const line of server.lines) console.log(line);
    console.log(`Ready in ${Math.round(performance.now())} ms. Stop with Ctrl+C.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** @throws Error when the flag is not a port. */
export function parsePort(flag: string): number {
  const port = Number(flag);
  if (/^\d+$/.test(flag) && port <= 65_535) return port;
  throw new Error(`@portal-kit/mocks: --port must be a number from 0 to 65535, not "${flag}"`);
}

/** @throws Error when the flag is not a whole number. */
export function parseWholeNumber(name: string, flag: string): number {
  if (/^-?\d{1,15}$/.test(flag)) return Number(flag);
  throw new Error(`@portal-kit/mocks: --${name} must be a whole number, not "${flag}"`);
}

function parseFlags<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: Command<Options>,
): Values<Options> {
  try {
    return parseArgs({ options: command.options }).values as Values<Options>;
  } catch (error) {
    throw new Error(`@portal-kit/mocks: ${(error as Error).message}\n\n${usage(command)}`);
  }
}

function usage({ name, options, help }: Command<NonNullable<ParseArgsConfig['options']>>): string {
  const flags = Object.entries(options).map(
    ([option, { type }]) => [`--${option}${type === 'string' ? ' <…>' : ''}`, help[option] ?? ''] as const,
  );
  const width = Math.max(...flags.map(([flag]) => flag.length));
  return [
    `${installation.command(name)} [options]`,
    ...flags.map(([flag, does]) => `  ${flag.padEnd(width)}  ${does}`),
  ].join('\n');
}
