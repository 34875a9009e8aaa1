import type { CallOptions } from '../../client/call';
import { isRecord, parseError, parseJson } from '../../client/response';
import type { PortalSdk } from '../../client/types';
import type { components } from '../../generated/portal';
import { recordOf } from '../requests/versioned';

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

/** Source: `getAuthUser`. */
export async function getAuthUser(sdk: PortalSdk, options: CallOptions): Promise<AuthUser> {
  return recordOf(await sdk.client.GET('/api/v2/auth/user', options), '/api/v2/auth/user', {});
}

/** Source: `getRoles`. */
export async function getRoles(sdk: PortalSdk, options: CallOptions): Promise<RoleMap> {
  const roles = recordOf(await sdk.client.GET('/api/v2/auth/roles', options), '/api/v2/auth/roles', {});
  const known = Object.entries(roles as Record<string, unknown>).filter(([, list]) => Array.isArray(list));
  return Object.fromEntries(known) as RoleMap;
}

/** Flags of this portal (label `web-app`). Source: `getFeatureFlags`. */
export async function getFeatureFlags(sdk: PortalSdk, options: CallOptions): Promise<readonly FeatureFlag[]> {
  const result = await sdk.client.GET('/api/feature-flags', options);
  const body: unknown = result.data;
  const entries = isRecord(body) ? body.items : body;
  if (!Array.isArray(entries)) throw parseError(result, 'getFeatureFlags', 'no list of flags');
  return entries.map(readFlag).filter((flag) => flag !== undefined);
}
