import type { CallOptions } from '../client/call';
import { createParseError, isRecord, parseJson } from '../client/response';
import type { PortalSdk } from '../client/types';
import type { components } from '../generated/portal';
import { portalQuery, resourceKey } from './requests/query-options';
import { parseRecord } from './requests/versioned';

/** Source: `AuthUser` of `openapi/portal`. */
export type AuthUser = components['schemas']['AuthUser'];
/** Right to a screen or an action, e.g. `ITEM_CREATE`. Source: `PermissionId` of `openapi/portal`. */
export type PermissionId = components['schemas']['PermissionId'];
/** Role for all suppliers. Source: `GlobalRole` of `openapi/portal`. */
export type GlobalRole = components['schemas']['GlobalRole'];
/** Role for one supplier. Source: `SupplierRole` of `openapi/portal`. */
export type SupplierRole = components['schemas']['SupplierRole'];

/** Permissions by role. Use {@link permissionsOfRole} to read the map. A role that is missing has no permissions. */
export type RoleMap = Readonly<Record<string, readonly string[]>>;

/** Token that authorizes calls for portal data. */
export interface AccessToken {
  /** The token, which is opaque to the client. */
  readonly token: string;
  /** Lifetime in seconds; null when the server does not send it. */
  readonly expiresInSeconds: number | null;
}

/** Feature flag, which shows or hides a part of the product in one deployment. */
export interface FeatureFlag {
  readonly id: string;
  readonly description: string;
  /** Whether the flag is on. A missing flag is off. */
  readonly enabled: boolean;
}

const FLAG_LABEL = 'web-app';

function readFlag(entry: unknown): FeatureFlag | undefined {
  if (!isRecord(entry) || entry.label !== FLAG_LABEL) return undefined;
  const flag = typeof entry.value === 'string' ? parseJson(entry.value) : entry.value;
  if (!isRecord(flag) || typeof flag.id !== 'string') return undefined;
  return {
    id: flag.id,
    description: typeof flag.description === 'string' ? flag.description : '',
    enabled: flag.enabled === true,
  };
}

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
  if (typeof token !== 'string' || token === '') throw createParseError(result, 'getAccessToken', 'no token');
  return { token, expiresInSeconds: typeof expiresIn === 'number' ? expiresIn : null };
}

/**
 * Returns a role's permissions, or `undefined` for a role that isn't in the map.
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
 * Errors: `PortalError` of any kind. If `roles` rejects with 401, the portal shows Permission Denied. If `featureFlags`
 * fails and no flags are stored, it signs the user out (specification, sections 2 and 8).
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
  user: (sdk: PortalSdk) =>
    portalQuery(
      authKeys.user(),
      async (options): Promise<AuthUser> =>
        parseRecord(await sdk.client.GET('/api/v2/auth/user', options), '/api/v2/auth/user', {}),
    ),
  accessToken: (sdk: PortalSdk) =>
    portalQuery(authKeys.accessToken(), (options) => fetchAccessToken(sdk, options)),
  roles: (sdk: PortalSdk) =>
    portalQuery(authKeys.roles(), async (options): Promise<RoleMap> => {
      const roles = parseRecord(
        await sdk.client.GET('/api/v2/auth/roles', options),
        '/api/v2/auth/roles',
        {},
      );
      return Object.fromEntries(
        Object.entries(roles).filter(([, permissions]) => Array.isArray(permissions)),
      );
    }),
  /** Reads this portal's flags (label `web-app`). An unreadable entry is skipped; a missing flag is off. */
  featureFlags: (sdk: PortalSdk) =>
    portalQuery(authKeys.featureFlags(), async (options): Promise<readonly FeatureFlag[]> => {
      const result = await sdk.client.GET('/api/feature-flags', options);
      const body: unknown = result.data;
      const entries = isRecord(body) ? body.items : body;
      if (!Array.isArray(entries)) throw createParseError(result, 'getFeatureFlags', 'no list of flags');
      return entries.map(readFlag).filter((flag) => flag !== undefined);
    }),
};
