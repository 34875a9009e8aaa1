import type { Outcome } from '../faults/apply-fault.ts';
import type { RawRequest } from '../gateway/exchange.ts';

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

/** @throws TypeError when the connection is reset. */
export function toResponse(outcome: Outcome): Response {
  if (outcome.kind === 'reset') throw new TypeError('Failed to fetch');
  const { response, truncateAfterBytes } = outcome;
  const headers = new Headers(response.headers);
  for (const cookie of response.cookies) headers.append('set-cookie', cookie);
  const bytes = new Uint8Array(response.body);
  const body = truncateAfterBytes === undefined ? bytes : truncated(bytes.subarray(0, truncateAfterBytes));
  return new Response(BODILESS.has(response.status) ? null : body, { status: response.status, headers });
}

/** A body whose connection closes after these bytes. */
const truncated = (bytes: Uint8Array<ArrayBuffer>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
    },
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
