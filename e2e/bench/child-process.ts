import { fork } from 'node:child_process';
import { once } from 'node:events';
import { BenchError } from './benchmark.ts';

const startTimeoutMs = 60_000;

export interface StartedChild<Ready> {
  /** The message that the process sends when it is ready. */
  readonly ready: Ready;
  stop(): Promise<void>;
}

/** Runs a script in a child process with a JSON argument. The script ends when this process disconnects. */
export async function startChild<Ready>(
  name: string,
  script: string,
  argument: unknown,
): Promise<StartedChild<Ready>> {
  const child = fork(script, [JSON.stringify(argument)]);
  const readyMessage = new Promise<Ready>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new BenchError(`bench: ${name} was not ready after 60 s.`)),
      startTimeoutMs,
    );
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve(message as Ready);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new BenchError(`bench: ${name} ended before it was ready, exit code ${code}.`));
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
    return { ready: await readyMessage, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
