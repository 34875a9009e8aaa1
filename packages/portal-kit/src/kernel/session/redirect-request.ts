import { IdentityError } from '@portal-kit/sdk/identity';
import type { TextStore } from './session-storage';

interface RedirectRequest {
  /** Comes back with the answer: only the tab that asked knows it. */
  state: string;
  returnTo: string;
}

const key = 'signIn';

function parse(text: string | null): RedirectRequest | undefined {
  try {
    const { state, returnTo } = JSON.parse(text ?? '{}');
    return typeof state === 'string' && typeof returnTo === 'string' ? { state, returnTo } : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers, in this tab, a sign-in that has left for the provider's pages. Returns its state. */
export function rememberRequest(session: TextStore, returnTo: string): string {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  session.set(key, JSON.stringify({ state, returnTo }));
  return state;
}

/** Where the user wanted to go, if this tab has asked what an answer belongs to. */
export function peekReturnAddress(session: TextStore, state: string | null): string | null {
  const request = parse(session.get(key));
  return request && request.state === state ? request.returnTo : null;
}

/**
 * Where the user wanted to go before the sign-in that an answer belongs to; asked once.
 *
 * Errors: an `IdentityError` of kind `sso-failed` for an answer to nothing that this tab has asked.
 */
export function takeRequest(session: TextStore, state: string | null): { returnTo: string } {
  const request = parse(session.get(key));
  session.remove(key);
  if (!request || request.state !== state) throw new IdentityError({ kind: 'sso-failed' });
  return { returnTo: request.returnTo };
}
