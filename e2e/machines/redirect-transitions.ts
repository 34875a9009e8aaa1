/** The transitions of a session that only a sign-in by redirect reaches. */
export const redirectTransitions = [
  'deciding: always [hasRedirectResponse]',
  'returning: finishRedirect done',
  'returning: finishRedirect error',
  'signedOut: redirect.requested',
  'redirecting: beginRedirect error',
  'redirecting: redirect.abandoned',
  'redirecting: suspension.abandoned',
] as const;
