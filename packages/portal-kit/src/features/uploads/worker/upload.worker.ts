import { type FileTask, performFileTask } from './file-task';

export type WorkerMessage = { hasStarted: true } | { result: unknown } | { hasFailed: true };

const post = (message: WorkerMessage) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<FileTask>) => {
  performFileTask(data).then(
    (result) => post({ result }),
    () => post({ hasFailed: true }),
  );
});
post({ hasStarted: true });
