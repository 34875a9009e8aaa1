/**
 * Keys of the standalone portal in local and session storage. For scripts that run before the session exists.
 *
 * Source: specification, section 9.
 *
 * @example
 * ```ts
 * import { storageKeys } from 'portal-kit/storage-keys';
 *
 * export const accessToken = () => localStorage.getItem(storageKeys.accessToken);
 * ```
 */
export const storageKeys = {
  accessToken: 'access_token',
  identityToken: 'id_token',
  permissions: 'permissions',
  userEmail: 'user_email',
  rememberMe: 'remember_me',
  featureFlags: 'featureFlags',
  devMode: 'devMode',
} as const;
