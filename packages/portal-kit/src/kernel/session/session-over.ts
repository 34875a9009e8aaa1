/** Classes of identity provider errors that end the session. Retrying cannot succeed. */
const endingKinds: readonly unknown[] = [
  'no-session',
  'invalid-token',
  'invalid-input',
  'needs-idp-action',
  'disabled',
  'relogin',
  'must-change',
  'tfa',
  'locked',
];

/**
 * Returns whether an error means that the session is over. Other errors mean that the session could not be verified.
 * Accepts an `IdentityError` or a `PortalError` (401 and 403 of the token call).
 */
export function isSessionOver(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { kind, status } = error as { kind?: unknown; status?: unknown };
  return endingKinds.includes(kind) || status === 401 || status === 403;
}
