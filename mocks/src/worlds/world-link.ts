import type { RawRequest, RawResponse } from '@portal-kit/contract/exchange';
import { isFromForeignSite } from '../gateway/cors.ts';
import { gatewayError } from '../gateway/gateway-error.ts';
import { pathWithout } from '../gateway/link-parameter.ts';
import { isWorldName, parseHostWorld, WORLD_COOKIE, WORLD_NAME_RULE } from './world-name.ts';

const WORLD_PARAMETER = 'sandboxWorld';

/** Returns whether the request is a navigation. Old browsers and other clients don't send `Sec-Fetch-Mode`. */
const isNavigation = ({ method, headers }: RawRequest) =>
  method === 'GET' && (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';

/**
 * Selects the world of a link: sets the cookie and redirects to the URL without the parameter. The world of the host
 * name needs no cookie.
 */
export function followWorldLink(request: RawRequest): RawResponse | undefined {
  const name = new URLSearchParams(request.search).get(WORLD_PARAMETER);
  if (name === null || !isNavigation(request)) return undefined;
  if (isFromForeignSite(request)) {
    const message = 'A link on another site cannot select a world. Enter the URL in the address bar.';
    return gatewayError(403, 'FORBIDDEN', message);
  }
  if (!isWorldName(name))
    return gatewayError(400, 'INVALID_WORLD', `Invalid name of a world. ${WORLD_NAME_RULE}`);
  const isOfHost = name === parseHostWorld(request.headers.host);
  const cookie = `${WORLD_COOKIE}=${isOfHost ? '' : name}; Path=/; HttpOnly; SameSite=Lax`;
  return {
    status: 303,
    headers: { location: pathWithout(WORLD_PARAMETER, request), 'cache-control': 'no-store' },
    cookies: [isOfHost ? `${cookie}; Max-Age=0` : cookie],
    body: Buffer.alloc(0),
  };
}
