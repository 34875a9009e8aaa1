import type { CallOptions } from '../client/call';
import { parseError } from '../client/response';
import type { PortalSdk } from '../client/types';
import type { components } from '../generated/portal';
import { type AccessToken, getAuthUser, getFeatureFlags, getRoles, type RoleMap } from './operations/auth';
import { portalQuery, resourceKey } from './requests/query-options';

export type {
  AccessToken,
  AuthUser,
  FeatureFlag,
  GlobalRole,
  PermissionId,
  RoleMap,
  SupplierRole,
} from './operations/auth';

/** Query keys, from general to specific. */
export const authKeys = {
  all: () => resourceKey(null, 'auth'),
  user: () => [...authKeys.all(), 'user'] as const,
  accessToken: () => [...authKeys.all(), 'access-token'] as const,
  roles: () => [...authKeys.all(), 'roles'] as const,
  featureFlags: () => [...authKeys.all(), 'feature-flags'] as const,
};

/**
 * Requests a fresh access token with the identity token of the token source. Call this function in `refresh('access',
 * …)` of a `TokenSource`. Source: `getAccessToken`.
 *
 * Errors: `PortalError`; `http` 401 when the session has ended, 403 when the user is disabled.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { fetchAccessToken } from '@portal-kit/sdk/auth';
 *
 * export const renewed = async (sdk: PortalSdk) => (await fetchAccessToken(sdk)).token;
 * ```
 */
export async function fetchAccessToken(sdk: PortalSdk, options: CallOptions = {}): Promise<AccessToken> {
  const result = await sdk.client.GET('/api/v2/auth/accessToken', options);
  const { token, expiresIn }: Partial<components['schemas']['AccessToken']> = result.data ?? {};
  if (typeof token !== 'string' || token === '') throw parseError(result, 'getAccessToken', 'no token');
  return { token, expiresInSeconds: typeof expiresIn === 'number' ? expiresIn : null };
}

/**
 * Permissions of a role, or `undefined` for a role that is not in the map.
 *
 * @example
 * ```ts
 * import { permissionsOfRole, type RoleMap } from '@portal-kit/sdk/auth';
 *
 * export const mayRead = (roles: RoleMap) => permissionsOfRole(roles, 'READ_ONLY')?.includes('ITEM_LIST') ?? false;
 * ```
 */
export function permissionsOfRole(roles: RoleMap, role: string): readonly string[] | undefined {
  return Object.hasOwn(roles, role) ? roles[role] : undefined;
}

/**
 * The signed-in user, the access token, roles and feature flags. All these calls send the identity token. Source:
 * `getAuthUser`, `getAccessToken`, `getRoles`, `getFeatureFlags`.
 *
 * Errors: `PortalError` of any kind. A 401 of `roles` means Permission Denied. After a failure of `featureFlags` the
 * portal signs the user out (specification, sections 2 and 8).
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { authQueries, permissionsOfRole } from '@portal-kit/sdk/auth';
 *
 * export async function mayList(sdk: PortalSdk, role: string): Promise<boolean> {
 *   const roles = await authQueries.roles(sdk).queryFn({});
 *   return permissionsOfRole(roles, role)?.includes('ITEM_LIST') ?? false;
 * }
 * ```
 */
export const authQueries = {
  user: (sdk: PortalSdk) => portalQuery(authKeys.user(), (options) => getAuthUser(sdk, options)),
  accessToken: (sdk: PortalSdk) =>
    portalQuery(authKeys.accessToken(), (options) => fetchAccessToken(sdk, options)),
  roles: (sdk: PortalSdk) => portalQuery(authKeys.roles(), (options) => getRoles(sdk, options)),
  /** Flags of this portal (label `web-app`). An unreadable entry is skipped; a missing flag is off. */
  featureFlags: (sdk: PortalSdk) =>
    portalQuery(authKeys.featureFlags(), (options) => getFeatureFlags(sdk, options)),
};
