import { fileURLToPath } from 'node:url';
import { startChild } from '../child-process.ts';

export interface RunningChain {
  readonly origin: string;
  /** Duration of `startChain`: contract, seed, gate and listening. */
  readonly startMs: number;
  /** Duration from the start of the process to listening, including Node and the modules. */
  readonly processStartMs: number;
  stop(): Promise<void>;
}

const script = fileURLToPath(new URL('./chain-process.ts', import.meta.url));

/** Starts the chain with in-memory data on a free port of 127.0.0.1. */
export async function startChainProcess(
  portalDir: string | undefined,
  { large = false } = {},
): Promise<RunningChain> {
  const startedAt = performance.now();
  const options = { large, ...(portalDir === undefined ? {} : { portalDir }) };
  const { ready, stop } = await startChild<{ origin: string; startMs: number }>('the chain', script, options);
  return { ...ready, processStartMs: performance.now() - startedAt, stop };
}
