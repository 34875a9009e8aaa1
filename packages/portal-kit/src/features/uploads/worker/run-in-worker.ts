import type { FileTask } from './file-task';
import { startWorker } from './start-worker';
import type { WorkerMessage } from './upload.worker';

/** Longest wait; a file that takes longer is no list of records. Milliseconds. */
const waitMs = 30_000;

const unreadable = () => new Error('portal-kit: the file could not be read.');

async function runInPage(task: FileTask): Promise<unknown> {
  const { performFileTask } = await import('./file-task');
  return performFileTask(task);
}

async function answerOf(worker: Worker, task: FileTask, signal: AbortSignal | undefined): Promise<unknown> {
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
        // Some browsers tell so, and do not throw, where the page's policy allows no worker. The task still has its bytes.
        else resolve(runInPage(task));
      });
    });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Works on a file in a worker, so that the page stays alive whatever it holds; on a page that allows none, in the page.
 * Rejects when the task fails, takes too long or is aborted.
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
    return (await answerOf(worker, task, signal)) as Result;
  } finally {
    worker.terminate();
  }
}
