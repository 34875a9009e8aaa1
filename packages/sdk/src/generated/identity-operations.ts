// Generated from openapi/ by `npm run generate`. Do not edit.

/** The path of each operation by its id. */
export const identityPaths = {
  getAccountInfo: '/accounts.getAccountInfo',
  getJwt: '/accounts.getJWT',
  getJwtPublicKey: '/accounts.getJWTPublicKey',
  login: '/accounts.login',
  logout: '/accounts.logout',
  resetPassword: '/accounts.resetPassword',
  ssoLogin: '/accounts.sso.login',
  verifySession: '/accounts.session.verify',
} as const;
