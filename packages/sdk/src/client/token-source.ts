import type { TokenKind } from './operation';

/** Why the SDK requests a fresh token: the server responded with 401 or with 500. */
export type RefreshReason = 'unauthorized' | 'server-error';

/**
 * Source of tokens. The SDK never stores a token, and runs one `refresh` per token kind at a time.
 *
 * @example
 * ```ts
 * import type { TokenSource } from '@portal-kit/sdk';
 *
 * export function fixedTokens(accessToken: string): TokenSource {
 *   return { get: (kind) => (kind === 'access' ? accessToken : null), refresh: async () => null };
 * }
 * ```
 */
export interface TokenSource {
  /** Returns the token to send. The call waits for a promise. With `null` the call is sent without a token. */
  get(kind: TokenKind): string | null | Promise<string | null>;
  /**
   * Obtains, stores and returns a fresh token. `null` or a rejection means that there is no fresh token: every waiting
   * call then fails with its own 401 or 500 error. The `cause` of these errors is the rejection.
   */
  refresh(kind: TokenKind, reason: RefreshReason): Promise<string | null>;
  /**
   * Called when the server responds with 401 to a fresh token, because another refresh cannot help. The call rejects as
   * usual.
   */
  refused?(kind: TokenKind, operationId: string): void;
}
