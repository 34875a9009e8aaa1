const name = 'TokenUnavailableError';

/** Creates the error for a host whose `getToken` returned no access token. `cause` is the error of `getToken`. */
export const createTokenUnavailableError = (cause: unknown): Error =>
  Object.assign(new Error('portal-kit: the host gave no access token.', { cause }), { name });

/** Returns whether a request failed because the host's `getToken` returned no access token. */
export function isTokenUnavailable(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return cause instanceof Error && cause.name === name;
}
