/**
 * Keys of the standalone portal in local and session storage.
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

/** Keys of the two tokens. */
export const tokenKeys = {
  identity: storageKeys.identityToken,
  access: storageKeys.accessToken,
} as const;

/** Returns whether a storage event concerns the session. `null` means that the storage was cleared. */
export const isSessionKey = (key: string | null): boolean =>
  key === null ||
  key === storageKeys.identityToken ||
  key === storageKeys.accessToken ||
  key === storageKeys.permissions;

/**
 * Returns whether stored permissions name a supplier as one of the user's suppliers: the user has a role for the
 * supplier, or has opened the supplier after the server listed it. `permissions`: the text stored under
 * `storageKeys.permissions`.
 *
 * @example
 * ```ts
 * import { isStoredSupplier, storageKeys } from 'portal-kit/storage-keys';
 *
 * export const canPrefetch = (supplierId: string) =>
 *   isStoredSupplier(localStorage.getItem(storageKeys.permissions), supplierId);
 * ```
 */
export function isStoredSupplier(permissions: string | null, supplierId: string): boolean {
  try {
    const { user, openedSuppliers } = JSON.parse(permissions ?? '{}');
    return (
      user.supplierRoles.some((role: { supplierId?: unknown }) => role.supplierId === supplierId) ||
      (Array.isArray(openedSuppliers) && openedSuppliers.includes(supplierId))
    );
  } catch {
    return false;
  }
}
