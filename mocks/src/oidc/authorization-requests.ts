import type { IncomingMessage } from 'node:http';
import { isLoopbackUrl } from '../gateway/own-hosts.ts';

/** Error codes of an authorization response (OpenID Connect Core, 3.1.2.6; RFC 6749, 4.1.2.1). */
export type OidcErrorCode =
  | 'access_denied'
  | 'interaction_required'
  | 'invalid_request'
  | 'invalid_scope'
  | 'login_required'
  | 'server_error'
  | 'temporarily_unavailable'
  | 'unauthorized_client';

/** Builds the redirect URL with the error. Returns `undefined` when the request has no valid `redirect_uri`. */
export function errorRedirect(request: URLSearchParams, error: OidcErrorCode): string | undefined {
  const redirectUri = request.get('redirect_uri') ?? '';
  if (!isLoopbackUrl(redirectUri)) return undefined;
  const back = new URL(redirectUri);
  back.searchParams.set('error', error);
  const state = request.get('state');
  if (state !== null) back.searchParams.set('state', state);
  return back.href;
}

/**
 * Adds `prompt=consent` to a request for a refresh token. `oidc-provider` issues refresh tokens only with this
 * parameter, as the standard requires. Most servers don't require it.
 */
export function addConsentPrompt(request: IncomingMessage, { pathname, searchParams }: URL): void {
  const wantsRefreshToken = searchParams.get('scope')?.split(' ').includes('offline_access');
  if (!wantsRefreshToken || searchParams.has('prompt')) return;
  searchParams.set('prompt', 'consent');
  request.url = `${pathname}?${searchParams}`;
}
