import { isRecord, parseError, parseJson } from '../client/answer';
import type { PortalSdk } from '../client/types';
import { getAccessToken, getAuthUser, getFeatureFlags, getRoles } from '../generated/operations';
import type { components } from '../generated/portal';
import { portalQuery, type QueryContext, resourceKey } from './query-options';
import { fetchRecord } from './versioned';

/** Source: `AuthUser` of `openapi/portal`. */
export type AuthUser = components['schemas']['AuthUser'];
/** The right to a screen or an action, e.g. `ITEM_CREATE`. Source: `PermissionId` of `openapi/portal`. */
export type PermissionId = components['schemas']['PermissionId'];
/** A role for every supplier. Source: `GlobalRole` of `openapi/portal`. */
export type GlobalRole = components['schemas']['GlobalRole'];
/** A role for one supplier. Source: `SupplierRole` of `openapi/portal`. */
export type SupplierRole = components['schemas']['SupplierRole'];

/** Permissions by role. A role that is not in it has none here; ask by {@link permissionsOfRole}. */
export type RoleMap = Readonly<Record<string, readonly string[]>>;

/** What opens the portal's data. */
export interface AccessToken {
  /** Opaque to the client. */
  readonly token: string;
  /** Seconds it lives; null when the server does not say. */
  readonly expiresInSeconds: number | null;
}

/** A switch per deployment that shows or hides a part of the product. */
export interface FeatureFlag {
  readonly id: string;
  readonly description: string;
  /** Whether it is on. One that is missing is off. */
  readonly enabled: boolean;
}

const FLAG_LABEL = 'web-app';

/** Query keys, from the widest to the narrowest. */
export const authKeys = {
  all: () => resourceKey(null, 'auth'),
  user: () => [...authKeys.all(), 'user'] as const,
  accessToken: () => [...authKeys.all(), 'access-token'] as const,
  roles: () => [...authKeys.all(), 'roles'] as const,
  featureFlags: () => [...authKeys.all(), 'feature-flags'] as const,
};

/**
 * A fresh access token for the identity token that the token source holds. Source: `getAccessToken`. What a
 * `TokenSource` calls in `refresh('access', …)`.
 *
 * Errors: `PortalError`; `http` 401 when there is no session any more, 403 when the user is disabled.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { fetchAccessToken } from '@portal-kit/sdk/auth';
 *
 * export const renewed = async (sdk: PortalSdk) => (await fetchAccessToken(sdk)).token;
 * ```
 */
export async function fetchAccessToken(sdk: PortalSdk, { signal }: QueryContext = {}): Promise<AccessToken> {
  const result = await sdk.call(getAccessToken, {}, { signal });
  const { token, expiresIn }: Partial<components['schemas']['AccessToken']> = result.data ?? {};
  if (typeof token !== 'string' || token === '') throw parseError(result, getAccessToken.id, 'no token');
  return { token, expiresInSeconds: typeof expiresIn === 'number' ? expiresIn : null };
}

/**
 * The permissions of a role, or `undefined` for a role that the map does not know (`constructor` included).
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

/**
 * Who the user is and what they may do. Source: `getAuthUser`, `getAccessToken`, `getRoles`, `getFeatureFlags`; all of
 * them carry the identity token.
 *
 * Errors: `PortalError` of any kind. A 401 of `roles` means Permission Denied, a failure of `featureFlags` signs out
 * (specification, sections 2 and 8).
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
    portalQuery(authKeys.user(), async ({ signal }): Promise<AuthUser> => {
      const { record } = await fetchRecord(sdk, getAuthUser, {}, { signal });
      return record;
    }),
  accessToken: (sdk: PortalSdk) =>
    portalQuery(authKeys.accessToken(), (context) => fetchAccessToken(sdk, context)),
  roles: (sdk: PortalSdk) =>
    portalQuery(authKeys.roles(), async ({ signal }): Promise<RoleMap> => {
      const { record } = await fetchRecord(sdk, getRoles, {}, { signal });
      const known = Object.entries(record as Record<string, unknown>).filter(([, list]) =>
        Array.isArray(list),
      );
      return Object.fromEntries(known) as RoleMap;
    }),
  /** The flags of this portal (label `web-app`); an entry that cannot be read is skipped, a missing flag is off. */
  featureFlags: (sdk: PortalSdk) =>
    portalQuery(authKeys.featureFlags(), async ({ signal }): Promise<readonly FeatureFlag[]> => {
      const result = await sdk.call(getFeatureFlags, {}, { signal });
      const body: unknown = result.data;
      const entries = isRecord(body) ? body.items : body;
      if (!Array.isArray(entries)) throw parseError(result, getFeatureFlags.id, 'no list of flags');
      return entries.map(readFlag).filter((flag) => flag !== undefined);
    }),
};
