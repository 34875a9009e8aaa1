/** Classes of the identity provider's errors after which asking again cannot help: there is no session to renew. */
const endings: readonly unknown[] = [
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
 * Whether an error says that the session is over, rather than that it could not be asked. Takes an `IdentityError`
 * or a `PortalError` (401 and 403 of the token call).
 */
export function isSessionOver(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { kind, status } = error as { kind?: unknown; status?: unknown };
  return endings.includes(kind) || status === 401 || status === 403;
}
