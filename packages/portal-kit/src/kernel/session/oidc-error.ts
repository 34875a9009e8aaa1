import { IdentityError, type IdentityErrorKind, isIdentityError } from '@portal-kit/sdk/identity';
import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';

const kinds: Readonly<Record<string, IdentityErrorKind>> = {
  access_denied: 'cancelled',
  login_required: 'no-session',
  interaction_required: 'no-session',
  invalid_grant: 'invalid-token',
  temporarily_unavailable: 'transient',
  server_error: 'transient',
};

/**
 * No network, no answer in time, half an answer, or a gateway's own page. The client library tells HTTP statuses and
 * content types in words only.
 */
function isPassing(error: unknown): boolean {
  if (error instanceof ErrorTimeout || error instanceof TypeError || error instanceof SyntaxError)
    return true;
  return error instanceof Error && /\(5\d\d\)|^Invalid response Content-Type/.test(error.message);
}

/**
 * What went wrong, without the provider's words and without a cause: the library's errors carry the request that
 * failed, tokens included.
 */
function toIdentityError(error: unknown): IdentityError {
  if (isIdentityError(error)) return error;
  if (error instanceof ErrorResponse) {
    return new IdentityError({ kind: kinds[error.error ?? ''] ?? 'config' });
  }
  return new IdentityError({ kind: isPassing(error) ? 'transient' : 'config' });
}

/** Longest wait for the provider. Milliseconds. */
export const timeoutMs = 30_000;

/**
 * What the provider's answer comes to, in time; the library's own deadline ends with the headers, and a body may never
 * come.
 *
 * Errors: an `IdentityError`, whatever went wrong.
 */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ErrorTimeout()), timeoutMs);
  });
  return Promise.race([work, late])
    .catch((error: unknown) => {
      throw toIdentityError(error);
    })
    .finally(() => clearTimeout(timer));
}
