import type { RawRequest, RawResponse } from '@portal-kit/contract/exchange';
import { isOwnUrl } from './own-hosts.ts';

const OWN_SITES = new Set(['same-origin', 'same-site', 'none']);

/**
 * Returns whether a page of another site sent the request. Browsers send `Origin` with CORS requests and forms, and
 * `Sec-Fetch-Site` even with links and images. Other clients send neither.
 */
export function isFromForeignSite({ headers, ownHosts }: RawRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined) return !isOwnUrl(origin, ownHosts);
  return site !== undefined && !OWN_SITES.has(site);
}

/** Returns whether the user followed a link to a page. */
export const isPageNavigation = ({ method, headers }: RawRequest) =>
  method === 'GET' &&
  headers.origin === undefined &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

/** Returns whether only servers may call the path (`openapi/embed`). Such a response has no CORS headers. */
const isServerOnly = ({ path }: RawRequest) => path.startsWith('/api/v2/embed/');

/** Response headers that a page of another origin may read, in addition to the CORS-safelisted ones. */
const EXPOSED_HEADERS = 'Content-Disposition, ETag, Idempotent-Replayed, Location, Retry-After, X-Request-Id';

export function isPreflight({ method, headers }: RawRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/**
 * Widgets in a partner's page call from another origin. The sandbox treats every loopback origin, and every origin of its own hosts, as a
 * partner.
 */
export function withCors(request: RawRequest, response: RawResponse): RawResponse {
  const { origin } = request.headers;
  if (origin === undefined || !isOwnUrl(origin, request.ownHosts) || isServerOnly(request)) return response;
  return {
    ...response,
    headers: {
      ...response.headers,
      'access-control-allow-origin': origin,
      'access-control-expose-headers': EXPOSED_HEADERS,
      vary: 'origin',
    },
  };
}

export function preflightResponse(request: RawRequest): RawResponse {
  const allowed = {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '600',
  };
  const headers: Record<string, string> = isServerOnly(request) ? {} : allowed;
  return { status: 204, headers, cookies: [], body: Buffer.alloc(0) };
}
