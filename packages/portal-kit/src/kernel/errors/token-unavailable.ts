const name = 'TokenUnavailableError';

/** The host gave no access token; `cause` is why. */
export const tokenUnavailable = (cause: unknown): Error =>
  Object.assign(new Error('portal-kit: the host gave no access token.', { cause }), { name });

/** Whether a call failed for want of a token, and not of an answer. */
export function isTokenUnavailable(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return cause instanceof Error && cause.name === name;
}
