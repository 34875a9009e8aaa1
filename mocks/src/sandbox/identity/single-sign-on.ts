import { randomBytes } from 'node:crypto';
import { isLoopbackUrl } from '../../gateway/loopback.ts';
import { API_KEY } from '../access/tokens.ts';
import type { Call } from '../call.ts';
import type { Clock } from '../clock.ts';
import type { World } from '../world.ts';
import { type Form, failure, failureMessage } from './envelope.ts';
import { signedIn, stateFailure } from './login.ts';

/** Where the sandbox lets one choose whom to be: the enterprise provider's own page in real life. */
export const SIGN_ON_PAGE = '/__sandbox/sign-on';

const AUTH_CODE_LIFETIME_MS = 300_000;

/** Sends the browser to the sign-on page; only loopback addresses may be returned to. */
export function ssoLogin({ query, clock }: Call): Response {
  if (query.get('apiKey') !== API_KEY) return failure(clock, 400093, {}, 400);
  if (!isLoopbackUrl(query.get('redirectURL') ?? '')) return failure(clock, 400011, {}, 400);
  return new Response(null, { status: 302, headers: { location: `${SIGN_ON_PAGE}?${query}` } });
}

/** The address to return to after somebody was chosen on the sign-on page, or `undefined` when nobody of that name exists. */
export function returnAddress(
  world: World,
  clock: Clock,
  email: string,
  query: URLSearchParams,
): string | undefined {
  const account = world.accounts.list().find((candidate) => candidate.email === email);
  if (!account) return undefined;
  const code = `st2.ac.${randomBytes(24).toString('base64url')}`;
  const expiresAt = new Date(clock.nowMs() + AUTH_CODE_LIFETIME_MS).toISOString();
  world.authCodes.put({ code, uid: account.uid, expiresAt }, code);
  return addressOf(query, { authCode: code, gig_actions: 'sso.login' });
}

/** The address to return to when there is nobody to return with: somebody has cancelled, or may not sign in. */
export const errorAddress = (query: URLSearchParams, errorCode: number): string =>
  addressOf(query, { errorCode: String(errorCode), errorMessage: failureMessage(errorCode) });

function addressOf(query: URLSearchParams, answer: Readonly<Record<string, string>>): string {
  const redirectUrl = query.get('redirectURL') ?? '';
  if (!isLoopbackUrl(redirectUrl)) throw new TypeError('redirectURL is not a loopback address');
  const address = new URL(redirectUrl);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  for (const name of ['state', 'context']) {
    const value = query.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.href;
}

export function exchangeAuthCode(form: Form, call: Call): Response {
  const { world, clock } = call;
  const code = form.authCode ?? '';
  const issued = world.authCodes.get(code);
  const account = issued && world.accounts.get(issued.uid);
  world.authCodes.delete(code);
  if (!issued || !account || issued.expiresAt <= clock.nowIso()) return failure(clock, 403025);
  const refused = stateFailure(account);
  return refused ? failure(clock, refused) : signedIn(call, account, form.sessionExpiration);
}
