import { trustedScriptUrl } from '../../../kernel/widget/trusted-script-url';

/** Starts the worker. Throws if the page's policy blocks workers or the Trusted Types policy. */
export function startWorker(): Worker {
  // Bundlers detect workers by the exact expression `new Worker(new URL(…))`.
  class Worker extends globalThis.Worker {
    constructor(url: URL, options: WorkerOptions) {
      super(trustedScriptUrl(url), options);
    }
  }
  return new Worker(new URL('./upload.worker.ts', import.meta.url), { type: 'module' });
}
