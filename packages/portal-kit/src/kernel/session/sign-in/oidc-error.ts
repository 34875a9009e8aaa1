import { IdentityError, type IdentityErrorKind, isIdentityError } from '@portal-kit/sdk/identity';
import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';

const kinds: Readonly<Record<string, IdentityErrorKind>> = {
  access_denied: 'canceled',
  login_required: 'no-session',
  interaction_required: 'no-session',
  invalid_grant: 'invalid-token',
  temporarily_unavailable: 'transient',
  server_error: 'transient',
};

/**
 * Returns whether a retry may succeed: no network, a timeout, a truncated response, or a gateway's error page.
 * oidc-client-ts reports HTTP statuses and content types only in its messages.
 */
function isTransient(error: unknown): boolean {
  if (error instanceof ErrorTimeout || error instanceof TypeError || error instanceof SyntaxError)
    return true;
  return error instanceof Error && /\(5\d\d\)|^Invalid response Content-Type/.test(error.message);
}

/** Converts an error. Drops message and cause, because errors of oidc-client-ts contain the request with its tokens. */
function toIdentityError(error: unknown): IdentityError {
  if (isIdentityError(error)) return error;
  if (error instanceof ErrorResponse) {
    return new IdentityError({ kind: kinds[error.error ?? ''] ?? 'config' });
  }
  return new IdentityError({ kind: isTransient(error) ? 'transient' : 'config' });
}

/** Longest wait for the provider in milliseconds. */
export const timeoutMs = 30_000;

/**
 * Adds a deadline for the whole response. The deadline of oidc-client-ts covers only the headers.
 *
 * Errors: rejects with an `IdentityError`.
 */
export async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ErrorTimeout()), timeoutMs);
  });
  return Promise.race([work, deadline])
    .catch((error: unknown) => {
      throw toIdentityError(error);
    })
    .finally(() => clearTimeout(timer));
}
