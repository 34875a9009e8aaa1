import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';
import type { Handler, HandlerContext } from './handler.ts';
import type { StoredResponse } from './model/record.ts';
import type { Store } from './store/store.ts';

const REPLAY_HEADER = 'idempotent-replayed';

const pendingByStore = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs a POST with an `Idempotency-Key` only once (domain §0.1). A repeated key returns the first response with
 * `Idempotent-Replayed: true` and waits for a request in progress. Only successful responses are stored, so a corrected
 * form may reuse its key.
 *
 * @throws ApiError 422 `IDEMPOTENCY_KEY_REUSED` when the key is reused with a different body.
 */
export async function runIdempotent(context: HandlerContext, handler: Handler): Promise<Response> {
  const key = context.request.headers.get('idempotency-key');
  if (!key || context.operation.method !== 'POST' || context.operation.document !== 'portal')
    return handler(context);
  const id = `${context.operation.operationId} ${key}`;
  const scope = context.caller.id;
  const requestSha256 = await hashRequest(context);
  const pending = getPendingRequests(context.db.store);
  while (pending.has(scope + id)) await pending.get(scope + id)?.catch(() => {});

  const stored = context.db.storedResponses.get(id, scope);
  if (stored) return replay(stored, requestSha256);
  const first = runAndSave(context, handler, (response) =>
    context.db.storedResponses.put({ requestSha256, ...response }, id, scope),
  );
  pending.set(scope + id, first);
  try {
    return await first;
  } finally {
    pending.delete(scope + id);
  }
}

function getPendingRequests(store: Store): Map<string, Promise<unknown>> {
  const known = pendingByStore.get(store) ?? new Map<string, Promise<unknown>>();
  pendingByStore.set(store, known);
  return known;
}

async function runAndSave(
  context: HandlerContext,
  handler: Handler,
  save: (response: Omit<StoredResponse, 'requestSha256'>) => void,
): Promise<Response> {
  const response = await handler(context);
  if (response.ok) {
    save({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      bodyBase64: Buffer.from(await response.clone().arrayBuffer()).toString('base64'),
    });
  }
  return response;
}

function replay(stored: StoredResponse, requestSha256: string): Response {
  if (stored.requestSha256 !== requestSha256) {
    throw new ApiError(
      422,
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for a different request.',
    );
  }
  return new Response(new Uint8Array(Buffer.from(stored.bodyBase64, 'base64')), {
    status: stored.status,
    headers: { ...stored.headers, [REPLAY_HEADER]: 'true' },
  });
}

/**
 * Hashes a request. A repeated multipart upload has a different boundary, so the hash covers the parts instead of the
 * raw body.
 */
async function hashRequest({ request, form }: HandlerContext): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const hash = createHash('sha256').update(pathname + search);
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    for (const [name, part] of await form()) {
      hash.update(JSON.stringify([name, typeof part === 'string' ? part : part.name]));
      if (typeof part !== 'string') hash.update(new Uint8Array(await part.arrayBuffer()));
    }
  } else hash.update(Buffer.from(await request.clone().arrayBuffer()));
  return hash.digest('hex');
}
