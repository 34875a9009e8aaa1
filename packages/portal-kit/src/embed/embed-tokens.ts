import type { TokenSource } from '@portal-kit/sdk';
import { tokenUnavailable } from '../kernel/errors/token-unavailable';
import { tokenLifetimeMs } from './token-lifetime';

/**
 * Why a token is asked for: the first one, one in place of another that is about to expire, or one in place of another
 * that the server has refused.
 */
export type TokenReason = 'start' | 'expiry' | 'unauthorized';

/** What a host is told when a widget needs an access token. */
export interface TokenRequest {
  /** After `unauthorized` the token given before is of no use. */
  reason: TokenReason;
  /** Whose data the token has to open. */
  supplierId: string;
  /** Aborts when nobody waits any more: the widget is gone, or 20 s are over. */
  signal: AbortSignal;
}

/**
 * Gives an access token of the portal (its `GET /api/v2/auth/accessToken`), usually by asking the host's own server.
 *
 * A rejection, a text that is no token (empty, or the page of an error) or no answer within 20 s becomes `onError` with
 * kind `token` and a message with a way to try again inside the widget; the user is sent nowhere.
 */
export type GetToken = (request: TokenRequest) => string | Promise<string>;

/** The characters of what may stand behind `Bearer`: RFC 6750, section 2.1. */
const tokenPattern = /^[\w.~+/=-]+$/;
/** Longest wait for the host: a call that needs the token has its own deadline, later than this. Milliseconds. */
const answerWaitMs = 20_000;
/** So long before its end a token is replaced. Milliseconds. */
const leadMs = 30_000;

export interface EmbedTokens extends TokenSource {
  /** Nobody needs tokens any more: what is on its way is aborted and what is held is forgotten. */
  close: () => void;
}

export interface EmbedTokensOptions {
  getToken: GetToken;
  supplierId: string;
}

/**
 * One access token in memory. It is asked for when a call needs it, so nothing runs in between: no timer is left behind
 * and a page in the background asks for nothing. No clock decides that a token is of no use: at worst it is replaced
 * every 30 s, and the server's 401 has the last word.
 */
export function createEmbedTokens({ getToken, supplierId }: EmbedTokensOptions): EmbedTokens {
  let held: { token: string; receivedAtMs: number; lifetimeMs: number } | undefined;
  let asking: { answer: Promise<string>; controller: AbortController } | undefined;

  function ask(reason: TokenReason): Promise<string> {
    if (asking) return asking.answer;
    const controller = new AbortController();
    // Whoever else waits for this answer is told of its failure alike.
    const answer = answerOf(getToken, { reason, supplierId, signal: controller.signal }, controller).catch(
      (cause: unknown) => {
        throw tokenUnavailable(cause);
      },
    );
    const mine = { answer, controller };
    asking = mine;
    const end = () => {
      if (asking === mine) asking = undefined;
    };
    return answer.then(
      (token) => {
        if (asking === mine) held = { token, receivedAtMs: Date.now(), lifetimeMs: tokenLifetimeMs(token) };
        end();
        return token;
      },
      (error: unknown) => {
        end();
        throw error;
      },
    );
  }

  function isDue(): boolean {
    if (!held) return false;
    const ageMs = Date.now() - held.receivedAtMs;
    // Younger than nothing: the clock was set back.
    return ageMs < 0 || (ageMs >= leadMs && ageMs >= held.lifetimeMs - leadMs);
  }

  return {
    async get() {
      if (!held) return ask('start');
      if (!isDue()) return held.token;
      const { token } = held;
      // A token that cannot be replaced yet may still be good.
      return ask('expiry').catch(() => token);
    },
    // After a 500 the same call is sent again as it was.
    refresh: async (_, reason) => (reason === 'unauthorized' ? ask('unauthorized') : (held?.token ?? null)),
    close() {
      asking?.controller.abort();
      asking = undefined;
      held = undefined;
    },
  };
}

async function answerOf(getToken: GetToken, request: TokenRequest, controller: AbortController) {
  const { signal } = request;
  let stopWaiting = () => {};
  const interrupted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    const timer = setTimeout(
      () => controller.abort(new Error(`portal-kit: getToken gave no answer within ${answerWaitMs} ms.`)),
      answerWaitMs,
    );
    stopWaiting = () => {
      signal.removeEventListener('abort', onAbort);
      clearTimeout(timer);
    };
  });
  try {
    const token: unknown = await Promise.race([interrupted, getToken(request)]);
    if (typeof token === 'string' && tokenPattern.test(token.trim())) return token.trim();
    throw new TypeError(
      'portal-kit: getToken gave no token but something else: nothing, or the page of an error. Look at `ok` of the ' +
        'answer before you give its text.',
    );
  } finally {
    stopWaiting();
  }
}
