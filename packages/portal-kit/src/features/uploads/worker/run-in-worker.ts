import { createCodeMissingError } from '../../../kernel/errors/code-missing';
import type { FileTask } from './file-task';
import { startWorker } from './start-worker';
import type { WorkerMessage } from './upload.worker';

/** Longest wait for a worker in milliseconds. */
const waitMs = 30_000;

const unreadable = () => new Error('portal-kit: the file could not be read.');

async function runInPage(task: FileTask): Promise<unknown> {
  const { performFileTask } = await import('./file-task').catch((error: unknown) => {
    throw createCodeMissingError(error);
  });
  return performFileTask(task);
}

async function waitForResult(
  worker: Worker,
  task: FileTask,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      let hasStarted = false;
      timer = setTimeout(() => reject(unreadable()), waitMs);
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        if ('hasStarted' in data) {
          hasStarted = true;
          worker.postMessage(task, [task.bytes]);
        } else if ('result' in data) resolve(data.result);
        else reject(unreadable());
      });
      worker.addEventListener('error', () => {
        if (hasStarted) reject(unreadable());
        // Some browsers fire an error event instead of throwing when the policy blocks workers. The task still has
        // its bytes.
        else resolve(runInPage(task));
      });
    });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs a task in a worker, so that the page stays responsive. Runs the task in the page if the content security policy
 * blocks workers. Rejects when the task fails, times out or is aborted.
 */
export async function runInWorker<Result>(task: FileTask, signal?: AbortSignal): Promise<Result> {
  signal?.throwIfAborted();
  let worker: Worker;
  try {
    worker = startWorker();
  } catch {
    return (await runInPage(task)) as Result;
  }
  try {
    return (await waitForResult(worker, task, signal)) as Result;
  } finally {
    worker.terminate();
  }
}
