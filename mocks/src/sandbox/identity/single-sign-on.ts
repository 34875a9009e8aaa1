import { type HostNames, isOwnUrl } from '../../gateway/own-hosts.ts';
import { API_KEY } from '../access/tokens.ts';
import type { Clock } from '../clock.ts';
import type { HandlerContext } from '../handler.ts';
import type { Database } from '../store/database.ts';
import { type FailureCode, failure, failureMessage } from './envelope.ts';
import { stateFailure } from './login.ts';
import { randomToken } from './random-token.ts';
import { startSession } from './sessions.ts';

/** The sandbox's page for choosing a user. Replaces the sign-in page of an enterprise identity provider. */
export const SIGN_ON_PAGE = '/__sandbox/sign-on';

const AUTH_CODE_LIFETIME_MS = 300_000;

/** Redirects to the sign-on page. Only redirect URLs of this machine are accepted. */
export function ssoLogin({ query, clock, ownHosts }: HandlerContext): Response {
  if (query.get('apiKey') !== API_KEY) return failure(clock, 400093, {}, 400);
  if (!isOwnUrl(query.get('redirectURL') ?? '', ownHosts)) return failure(clock, 400011, {}, 400);
  return new Response(null, { status: 302, headers: { location: `${SIGN_ON_PAGE}?${query}` } });
}

type SsoContext = Pick<HandlerContext, 'db' | 'clock' | 'ownHosts'>;

/** Builds the redirect URL for the chosen user. Returns `undefined` when the account doesn't exist. */
export function returnAddress(
  { db, clock, ownHosts }: SsoContext,
  email: string,
  query: URLSearchParams,
): string | undefined {
  const account = db.accounts.list().find((candidate) => candidate.email === email);
  if (!account) return undefined;
  const code = randomToken('st2.ac.');
  const expiresAt = new Date(clock.nowMs() + AUTH_CODE_LIFETIME_MS).toISOString();
  db.authCodes.put({ code, uid: account.uid, expiresAt }, code);
  return buildRedirectUrl(query, { authCode: code, gig_actions: 'sso.login' }, ownHosts);
}

/** Builds the redirect URL after a failed or canceled sign-on. */
export const errorAddress = (query: URLSearchParams, errorCode: number, ownHosts?: HostNames): string =>
  buildRedirectUrl(
    query,
    { errorCode: String(errorCode), errorMessage: failureMessage(errorCode) },
    ownHosts,
  );

function buildRedirectUrl(
  query: URLSearchParams,
  response: Readonly<Record<string, string>>,
  ownHosts: HostNames | undefined,
): string {
  const redirectUrl = query.get('redirectURL') ?? '';
  if (!isOwnUrl(redirectUrl, ownHosts)) throw new TypeError('redirectURL is not an address of this server');
  const address = new URL(redirectUrl);
  for (const [name, value] of Object.entries(response)) address.searchParams.set(name, value);
  for (const name of ['state', 'context']) {
    const value = query.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.href;
}

/** Result of the web SDK's exchange of an `authCode`. */
type SsoSession =
  | { readonly errorCode: 0; readonly cookieName: string; readonly cookieValue: string }
  | { readonly errorCode: FailureCode };

/**
 * Exchanges an `authCode` for a session, once. Only the sandbox's stand-in for the provider's web SDK calls this function:
 * the request of the real script is not published and therefore not part of the contract.
 */
export function ssoSession(db: Database, clock: Clock, code: string | undefined): SsoSession {
  if (!code) return { errorCode: 403040 };
  const issued = db.authCodes.get(code);
  const account = issued && db.accounts.get(issued.uid);
  db.authCodes.delete(code);
  if (!issued || !account || issued.expiresAt <= clock.nowIso()) return { errorCode: 403025 };
  const refused = stateFailure(account);
  return refused ? { errorCode: refused } : { errorCode: 0, ...startSession(db, clock, account, undefined) };
}
