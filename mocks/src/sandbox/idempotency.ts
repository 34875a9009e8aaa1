import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';
import type { Call, Handler } from './call.ts';
import type { Store } from './store/store.ts';
import type { StoredAnswer } from './world.ts';

const REPLAY_HEADER = 'idempotent-replayed';

const running = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs a POST with an `Idempotency-Key` once (domain §0.1): the same key again answers the first result, marked
 * `Idempotent-Replayed: true`, and waits for it while it is under way. Only successes are kept, so a corrected form may use its key again.
 *
 * @throws ApiError 422 `IDEMPOTENCY_KEY_REUSED` when the key comes back with another body.
 */
export async function once(call: Call, handler: Handler): Promise<Response> {
  const key = call.request.headers.get('idempotency-key');
  if (!key || call.operation.method !== 'POST' || call.operation.document === 'identity')
    return handler(call);
  const id = `${call.operation.operationId} ${key}`;
  const scope = call.caller.email;
  const requestSha256 = await fingerprint(call.request);
  const underWay = runningIn(call.world.store);
  while (underWay.has(scope + id)) await underWay.get(scope + id)?.catch(() => {});

  const stored = call.world.storedAnswers.get(id, scope);
  if (stored) return replay(stored, requestSha256);
  const first = runAndKeep(call, handler, (answer) =>
    call.world.storedAnswers.put({ requestSha256, ...answer }, id, scope),
  );
  underWay.set(scope + id, first);
  try {
    return await first;
  } finally {
    underWay.delete(scope + id);
  }
}

function runningIn(store: Store): Map<string, Promise<unknown>> {
  const known = running.get(store) ?? new Map<string, Promise<unknown>>();
  running.set(store, known);
  return known;
}

async function runAndKeep(
  call: Call,
  handler: Handler,
  keep: (answer: Omit<StoredAnswer, 'requestSha256'>) => void,
): Promise<Response> {
  const response = await handler(call);
  if (response.ok) {
    keep({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      bodyBase64: Buffer.from(await response.clone().arrayBuffer()).toString('base64'),
    });
  }
  return response;
}

function replay(stored: StoredAnswer, requestSha256: string): Response {
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

/** A repeated upload is encoded anew with another boundary: of a form its parts count, not its bytes. */
async function fingerprint(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const hash = createHash('sha256').update(pathname + search);
  const copy = request.clone();
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    for (const [name, part] of await copy.formData()) {
      hash.update(JSON.stringify([name, typeof part === 'string' ? part : part.name]));
      if (typeof part !== 'string') hash.update(Buffer.from(await part.arrayBuffer()));
    }
  } else hash.update(Buffer.from(await copy.arrayBuffer()));
  return hash.digest('hex');
}
