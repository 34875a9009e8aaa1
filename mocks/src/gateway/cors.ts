import type { RawAnswer, RawRequest } from './exchange.ts';
import { isLoopbackUrl } from './loopback.ts';

/** What a page of another origin may read of an answer, besides the few headers that are always open. */
const EXPOSED_HEADERS = 'Content-Disposition, ETag, Idempotent-Replayed, Location, Retry-After, X-Request-Id';

export function isPreflight({ method, headers }: RawRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Widgets in a partner's page call from another origin; here every loopback origin counts as a partner. */
export function withCors(request: RawRequest, answer: RawAnswer): RawAnswer {
  const { origin } = request.headers;
  if (origin === undefined || !isLoopbackUrl(origin)) return answer;
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'access-control-allow-origin': origin,
      'access-control-expose-headers': EXPOSED_HEADERS,
      vary: 'origin',
    },
  };
}

export function preflightAnswer({ headers }: RawRequest): RawAnswer {
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
      'access-control-max-age': '600',
    },
    cookies: [],
    body: Buffer.alloc(0),
  };
}
