import { itemsImport } from '@portal-kit/sdk/import-columns';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { validReport } from '../../../../test/file-report';
import { goodItems } from '../../../../test/import-rows';
import { toArrayBuffer, workbookOfTexts } from '../../../../test/workbook';
import type { FileReport } from '../check/problem';
import type { FileTask } from './file-task';
import { runInWorker } from './run-in-worker';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const createCheckTask = (bytes: ArrayBuffer): FileTask => ({
  task: 'check',
  bytes,
  file: itemsImport,
  choices: {},
  groupSign: ',',
  overrideDuplicates: false,
  warehouseIds: undefined,
});
const goodFile = () => createCheckTask(workbookOfTexts(goodItems(2)));
const goodReport = validReport(2);
const never = () => new AbortController().signal;
const run = (task: FileTask, signal = never()) => runInWorker<FileReport>(task, signal);

/** Records the workers of the page. */
function watchWorkers() {
  const workerEvents: string[] = [];
  const Real = globalThis.Worker;
  vi.stubGlobal(
    'Worker',
    class extends Real {
      constructor(url: string, options: WorkerOptions) {
        super(url, options);
        workerEvents.push('started');
      }
      override terminate() {
        workerEvents.push('ended');
        super.terminate();
      }
    },
  );
  return workerEvents;
}

/** Replaces the `Worker` class of the page. */
function fakeWorkers(work: (worker: EventTarget) => void) {
  const ended = vi.fn();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = ended;
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { hasStarted: true } })));
      }
      postMessage() {
        queueMicrotask(() => work(this));
      }
    },
  );
  return ended;
}

describe('runInWorker', () => {
  test('runInWorker() runs a task in a worker and terminates the worker', async () => {
    const workerEvents = watchWorkers();
    expect(await run(goodFile())).toMatchObject(goodReport);
    expect(workerEvents).toEqual(['started', 'ended']);
  });

  test.each([
    ['a broken file', toArrayBuffer('PK\u0003\u0004'), 'damaged'],
    ['a file with too many rows', toArrayBuffer(`S\n${'1\n'.repeat(100_000)}`), 'rowLimit'],
  ])("runInWorker() returns the worker's report for %s", async (_, bytes, code) => {
    expect((await run(createCheckTask(bytes))).fileProblem).toEqual({ code });
  });

  test('runInWorker() rejects when a task without a report fails', async () => {
    const workerEvents = watchWorkers();
    await expect(
      runInWorker({ task: 'failedRows', bytes: toArrayBuffer('<html>') }, never()),
    ).rejects.toThrow('portal-kit: the file could not be read.');
    expect(workerEvents).toEqual(['started', 'ended']);
  });

  test('runInWorker() runs the task in the page when the content security policy makes the worker constructor throw', async () => {
    const refuse = vi.fn(() => {
      throw new TypeError('This document requires a TrustedScriptURL.');
    });
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          refuse();
        }
      },
    );
    expect(await run(goodFile())).toMatchObject(goodReport);
    expect(refuse).toHaveBeenCalledOnce();
  });

  test('runInWorker() runs the task in the page when the worker fires an error event before it starts', async () => {
    const ended = vi.fn();
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        terminate = ended;
        constructor() {
          super();
          queueMicrotask(() => this.dispatchEvent(new Event('error')));
        }
        // A real worker takes transferred data even if the worker never starts.
        postMessage(message: unknown, transfer: Transferable[]) {
          structuredClone(message, { transfer });
        }
      },
    );
    expect(await run(goodFile())).toMatchObject(goodReport);
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('a failing worker', () => {
  test('runInWorker() rejects and terminates the worker after an error', async () => {
    const ended = fakeWorkers((worker) => worker.dispatchEvent(new ErrorEvent('error', { message: 'x' })));
    await expect(run(goodFile())).rejects.toThrow('portal-kit: the file could not be read.');
    expect(ended).toHaveBeenCalledOnce();
  });

  test('runInWorker() rejects with the abort reason and terminates the worker after an abort', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const controller = new AbortController();
    const ended = fakeWorkers(() => controller.abort(new Error('Another file.')));
    await expect(run(goodFile(), controller.signal)).rejects.toThrow('Another file.');
    expect(ended).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('runInWorker() rejects after 30 s without a response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = fakeWorkers(() => {});
    const failure = run(goodFile()).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toBe('portal-kit: the file could not be read.');
    expect(ended).toHaveBeenCalledOnce();
  });

  test('runInWorker() clears its timer after a response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fakeWorkers((worker) =>
      worker.dispatchEvent(new MessageEvent('message', { data: { result: goodReport } })),
    );
    expect(await run(goodFile())).toMatchObject(goodReport);
    expect(vi.getTimerCount()).toBe(0);
  });
});
