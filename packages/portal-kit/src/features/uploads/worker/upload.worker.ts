import { type FileTask, performTask } from './perform-task';

export type WorkerAnswer = { hasStarted: true } | { result: unknown } | { hasFailed: true };

const tell = (answer: WorkerAnswer) => self.postMessage(answer);

self.addEventListener('message', ({ data }: MessageEvent<FileTask>) => {
  performTask(data).then(
    (result) => tell({ result }),
    () => tell({ hasFailed: true }),
  );
});
tell({ hasStarted: true });
