import { setTimeout as wait } from 'node:timers/promises';
import type { RawRequest } from '@portal-kit/contract/exchange';
import type { Outcome } from '../faults/apply-fault.ts';
import { getPieceSizes, type Pace } from '../gateway/pace.ts';

/** A fault resets the connection. A TypeError, as the global `fetch` throws; its name tells it from other errors. */
class ConnectionReset extends TypeError {
  override readonly name = 'ConnectionReset';

  constructor() {
    super('Failed to fetch');
  }
}

export async function toRawRequest(request: Request): Promise<RawRequest> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    search,
    headers: Object.fromEntries(request.headers),
    body: Buffer.from(await request.arrayBuffer()),
  };
}

const BODILESS = new Set([101, 204, 205, 304]);

/**
 * Converts an outcome to a response. `signal` ends the body of a slow response.
 *
 * @throws ConnectionReset when a fault resets the connection.
 */
export function toResponse(outcome: Outcome, signal: AbortSignal): Response {
  if (outcome.kind === 'reset') throw new ConnectionReset();
  const { response, truncateAfterBytes, pace } = outcome;
  const headers = new Headers(response.headers);
  for (const cookie of response.cookies) headers.append('set-cookie', cookie);
  const bytes = new Uint8Array(response.body);
  const { status } = response;
  if (BODILESS.has(status)) return new Response(null, { status, headers });
  if (truncateAfterBytes !== undefined)
    return new Response(createTruncatedBody(bytes.subarray(0, truncateAfterBytes)), { status, headers });
  return new Response(pace && bytes.length > 0 ? createPacedBody(bytes, pace, signal) : bytes, {
    status,
    headers,
  });
}

/** Creates a body in pieces with pauses. It fails when the request is aborted. */
function createPacedBody(bytes: Uint8Array<ArrayBuffer>, pace: Pace, requestSignal: AbortSignal) {
  const stopped = new AbortController();
  const { signal } = stopped;
  const stop = () => stopped.abort(requestSignal.reason);
  if (requestSignal.aborted) stop();
  else requestSignal.addEventListener('abort', stop, { once: true });
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async start(controller) {
      let sent = 0;
      for (const [index, size] of getPieceSizes(bytes.length, pace).entries()) {
        if (index > 0) await wait(pace.pauseMs, undefined, { signal });
        signal.throwIfAborted();
        if (size > 0) controller.enqueue(bytes.subarray(sent, sent + size));
        sent += size;
      }
      requestSignal.removeEventListener('abort', stop);
      controller.close();
    },
    cancel: stop,
  });
}

/** Creates a body whose connection closes after these bytes. */
const createTruncatedBody = (bytes: Uint8Array<ArrayBuffer>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
    },
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
