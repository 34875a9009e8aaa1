import type { TextStore } from '../storage/session-storage';

interface RedirectRequest {
  /** Random value that the provider's response repeats. Only the tab that sent the request stores this value. */
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

/** Stores the request of a sign-in by redirect in this tab. Returns the state of the request. */
export function storeRequest(session: TextStore, returnTo: string): string {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  session.set(key, JSON.stringify({ state, returnTo }));
  return state;
}

/** Returns the return address of the stored request with this state; `null` for another state. */
export function peekReturnAddress(session: TextStore, state: string | null): string | null {
  const request = parse(session.get(key));
  return request && request.state === state ? request.returnTo : null;
}

/** Removes the stored request and returns its return address; `null` if no request is stored, or its state differs. */
export function takeReturnAddress(session: TextStore, state: string | null): string | null {
  const returnTo = peekReturnAddress(session, state);
  session.remove(key);
  return returnTo;
}
