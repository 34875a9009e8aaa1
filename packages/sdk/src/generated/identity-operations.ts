// Generated from openapi/ by `npm run generate`. Do not edit.

export const exchangeAuthCode = {
  id: 'exchangeAuthCode',
  method: 'POST',
  path: '/accounts.sso.exchange',
} as const;

export const getAccountInfo = {
  id: 'getAccountInfo',
  method: 'POST',
  path: '/accounts.getAccountInfo',
} as const;

export const getJwt = {
  id: 'getJwt',
  method: 'POST',
  path: '/accounts.getJWT',
} as const;

export const getJwtPublicKey = {
  id: 'getJwtPublicKey',
  method: 'POST',
  path: '/accounts.getJWTPublicKey',
} as const;

export const login = {
  id: 'login',
  method: 'POST',
  path: '/accounts.login',
} as const;

export const logout = {
  id: 'logout',
  method: 'POST',
  path: '/accounts.logout',
} as const;

export const resetPassword = {
  id: 'resetPassword',
  method: 'POST',
  path: '/accounts.resetPassword',
} as const;

export const ssoLogin = {
  id: 'ssoLogin',
  method: 'GET',
  path: '/accounts.sso.login',
} as const;

export const verifySession = {
  id: 'verifySession',
  method: 'POST',
  path: '/accounts.session.verify',
} as const;
