import type { TokenSource } from '@portal-kit/sdk';
import { createTokenUnavailableError } from '../../kernel/errors/token-unavailable';
import { tokenLifetimeMs } from './token-lifetime';

/**
 * Reason of a token request: `start` for the first token, `expiry` if the current token expires soon,
 * `unauthorized` if the server rejected the current token.
 */
export type TokenReason = 'start' | 'expiry' | 'unauthorized';

/** The argument of {@link GetToken}. */
export interface TokenRequest {
  /** Reason of the request. For `unauthorized`, do not return the previous token again. */
  reason: TokenReason;
  /** Supplier whose data the token must grant access to. */
  supplierId: string;
  /** Aborts when no call waits for the token: the widget was removed, or 20 s have passed. */
  signal: AbortSignal;
}

/**
 * Returns an access token of the portal (`GET /api/v2/auth/accessToken`), usually from the host's own server.
 *
 * A request fails if the function rejects, takes longer than 20 s, or returns a text that is not a token, such as an empty
 * text or an error page. `onError` then receives an error of kind `token`, and the widget shows a message with a retry
 * button. The widget never redirects the user.
 */
export type GetToken = (request: TokenRequest) => string | Promise<string>;

/** Characters of a bearer token. Source: RFC 6750, section 2.1. */
const tokenPattern = /^[\w.~+/=-]+$/;
/** Must be shorter than the deadline of the call that waits for the token. */
const getTokenTimeoutMs = 20_000;
/** Time between the renewal of a token and its expiry. */
const renewalLeadMs = 30_000;

export interface EmbedTokens extends TokenSource {
  /** Aborts a pending request and discards the token. */
  close: () => void;
}

export interface EmbedTokensOptions {
  getToken: GetToken;
  supplierId: string;
}

/**
 * Keeps one access token in memory and requests it from the host when a call needs one. No timer runs between calls.
 * The device clock may be wrong, so an expiry by this clock causes at most one renewal per 30 s. Only a 401 of the server
 * makes a token unusable.
 */
export function createEmbedTokens({ getToken, supplierId }: EmbedTokensOptions): EmbedTokens {
  let current: { token: string; receivedAtMs: number; lifetimeMs: number } | undefined;
  let pending: { result: Promise<string>; controller: AbortController } | undefined;

  function requestToken(reason: TokenReason): Promise<string> {
    if (pending) return pending.result;
    const controller = new AbortController();
    const hostRequest = { reason, supplierId, signal: controller.signal };
    // Every caller that shares this request gets the same rejection.
    const result = callGetToken(getToken, hostRequest, controller).catch((cause: unknown) => {
      throw createTokenUnavailableError(cause);
    });
    const request = { result, controller };
    pending = request;
    const finish = () => {
      if (pending === request) pending = undefined;
    };
    return result.then(
      (token) => {
        if (pending === request)
          current = { token, receivedAtMs: Date.now(), lifetimeMs: tokenLifetimeMs(token) };
        finish();
        return token;
      },
      (error: unknown) => {
        finish();
        throw error;
      },
    );
  }

  function needsRenewal(): boolean {
    if (!current) return false;
    const ageMs = Date.now() - current.receivedAtMs;
    // A negative age means that the clock was set back.
    return ageMs < 0 || (ageMs >= renewalLeadMs && ageMs >= current.lifetimeMs - renewalLeadMs);
  }

  return {
    async get() {
      if (!current) return requestToken('start');
      if (!needsRenewal()) return current.token;
      const { token } = current;
      // The server may still accept the current token.
      return requestToken('expiry').catch(() => token);
    },
    // After a 500 the SDK repeats the call with the same token.
    refresh: async (_, reason) =>
      reason === 'unauthorized' ? requestToken('unauthorized') : (current?.token ?? null),
    close() {
      pending?.controller.abort();
      pending = undefined;
      current = undefined;
    },
  };
}

async function callGetToken(getToken: GetToken, request: TokenRequest, controller: AbortController) {
  const { signal } = request;
  let stopWaiting = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    const timer = setTimeout(
      () =>
        controller.abort(
          new Error(`portal-kit: getToken took longer than ${getTokenTimeoutMs} ms. Reject earlier.`),
        ),
      getTokenTimeoutMs,
    );
    stopWaiting = () => {
      signal.removeEventListener('abort', onAbort);
      clearTimeout(timer);
    };
  });
  try {
    const token: unknown = await Promise.race([aborted, getToken(request)]);
    if (typeof token === 'string' && tokenPattern.test(token.trim())) return token.trim();
    throw new TypeError('portal-kit: getToken returned no token. Check `response.ok`, and return its text.');
  } finally {
    stopWaiting();
  }
}
