import { type FileTask, performFileTask } from './file-task';

export type WorkerMessage = { hasStarted: true } | { result: unknown } | { hasFailed: true };

const tell = (answer: WorkerMessage) => self.postMessage(answer);

self.addEventListener('message', ({ data }: MessageEvent<FileTask>) => {
  performFileTask(data).then(
    (result) => tell({ result }),
    () => tell({ hasFailed: true }),
  );
});
tell({ hasStarted: true });
