import { performance } from 'node:perf_hooks';

/** Runs a server until SIGINT or SIGTERM; a failed start is one plain sentence and exit code 1. */
export async function runUntilStopped(
  start: () => Promise<{ readonly lines: readonly string[]; close(): Promise<void> }>,
): Promise<void> {
  try {
    const server = await start();
    for (const line of server.lines) console.log(line);
    console.log(`Ready in ${Math.round(performance.now())} ms. Stop with Ctrl+C.`);
    let isStopping = false;
    const stop = () => {
      if (isStopping) return;
      isStopping = true;
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    // Whoever started this holds the other end of the pipe: when that process is gone, however it ended, so is the server.
    if (process.env.PORTAL_END_WITH_STDIN === '1') process.stdin.once('end', stop).resume();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** @throws Error when the flag is not a port. */
export function portOf(flag: string): number {
  const port = Number(flag);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`@portal-kit/mocks: --port takes a number from 0 to 65535, not ${flag}`);
}
