import type { EventLog } from '../log/event-log';

/** Creates the widget's `fetch`, which sends each call to the sandbox and records it. */
export const createRecordedFetch =
  (send: (request: Request) => Promise<Response>, log: EventLog): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const name = `${request.method} ${decodeURIComponent(pathname + search)}`;
    const startedAt = performance.now();
    const record = (result: string, isFailed: boolean) => {
      const ms = Math.round(performance.now() - startedAt);
      log.add({ kind: 'request', name, detail: `${result} · ${ms} ms`, isFailed });
    };
    try {
      const response = await rejectOnAbort(send(request), request.signal);
      record(String(response.status), !response.ok);
      return response;
    } catch (error) {
      record(request.signal.aborted ? 'aborted' : 'no response', !request.signal.aborted);
      throw error;
    }
  };

/** Rejects when the widget aborts the call, because the sandbox answers aborted calls too. */
function rejectOnAbort(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    response.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
