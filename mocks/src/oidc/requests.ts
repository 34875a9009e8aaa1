import type { IncomingMessage } from 'node:http';
import { isLoopbackUrl } from '../gateway/loopback.ts';

/** What an answer to a sign-in may say instead of bringing a code (OpenID Connect Core, 3.1.2.6; RFC 6749, 4.1.2.1). */
export type OidcErrorCode =
  | 'access_denied'
  | 'interaction_required'
  | 'invalid_request'
  | 'invalid_scope'
  | 'login_required'
  | 'server_error'
  | 'temporarily_unavailable'
  | 'unauthorized_client';

/** The address that such an answer goes to; `undefined` when the request names none to go to. */
export function refusal(request: URLSearchParams, error: OidcErrorCode): string | undefined {
  const redirectUri = request.get('redirect_uri') ?? '';
  if (!isLoopbackUrl(redirectUri)) return undefined;
  const back = new URL(redirectUri);
  back.searchParams.set('error', error);
  const state = request.get('state');
  if (state !== null) back.searchParams.set('state', state);
  return back.href;
}

/** The library gives refresh tokens to those alone who ask for consent, as the standard has it; most servers do not insist. */
export function askForConsent(request: IncomingMessage, { pathname, searchParams }: URL): void {
  const wantsRefreshToken = searchParams.get('scope')?.split(' ').includes('offline_access');
  if (!wantsRefreshToken || searchParams.has('prompt')) return;
  searchParams.set('prompt', 'consent');
  request.url = `${pathname}?${searchParams}`;
}
