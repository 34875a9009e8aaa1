import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { BenchError } from '../benchmark.ts';

export interface RunningChain {
  readonly origin: string;
  /** Duration of `startChain`: contract, seed, gate and listening. */
  readonly startMs: number;
  /** Duration from the start of the process to listening, including Node and the modules. */
  readonly processStartMs: number;
  stop(): Promise<void>;
}

const script = fileURLToPath(new URL('./chain-process.ts', import.meta.url));
const startTimeoutMs = 60_000;

/** Starts the chain with in-memory data on a free port of 127.0.0.1. */
export async function startChainProcess(
  portalDir: string | undefined,
  { large = false } = {},
): Promise<RunningChain> {
  const startedAt = performance.now();
  const child = fork(script, [JSON.stringify({ large, ...(portalDir === undefined ? {} : { portalDir }) })]);
  const ready = new Promise<{ origin: string; startMs: number }>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new BenchError('bench: the chain was not ready after 60 s.')),
      startTimeoutMs,
    );
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve(message as { origin: string; startMs: number });
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new BenchError(`bench: the chain ended before it was ready, exit code ${code}.`));
    });
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    else child.kill();
    await ended;
  };
  try {
    const { origin, startMs } = await ready;
    return { origin, startMs, processStartMs: performance.now() - startedAt, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
