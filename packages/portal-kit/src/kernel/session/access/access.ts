import type { FeatureFlag, RoleMap } from '@portal-kit/sdk/auth';
import { isObject } from '../../is-object';
import type { UserRoles } from '../../permissions/permissions';
import type { Account } from '../sign-in/identity-provider';
import type { TextStore } from '../storage/session-storage';
import { storageKeys } from '../storage/storage-keys';

/** Roles, permissions and feature flags, which determine the screens and actions of a user. */
export interface Access {
  /** The user's own roles. */
  user: UserRoles;
  /** Permissions of each role. */
  roles: RoleMap;
  /** `null` until the flags are loaded in this browser session. */
  flags: readonly FeatureFlag[] | null;
  /**
   * Ids of the flags that were enabled in the previous visit. Navigation and actions use them until the flags are loaded,
   * so that the layout does not shift.
   */
  previousFlags?: readonly string[];
}

/** Account and access that the previous visit stored, so that the next visit renders its screens at once. */
export interface CachedAccess {
  access: Access;
  account: Account;
}

/** Parses a JSON string. Returns `undefined` for `null` and invalid JSON. */
export function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isTextList = (value: unknown) =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
const isSupplierRole = (value: unknown): value is { supplierId: string; role: string } =>
  isObject(value) && typeof value.supplierId === 'string' && typeof value.role === 'string';
const isFlag = (value: unknown): value is FeatureFlag =>
  isObject(value) && typeof value.id === 'string' && typeof value.enabled === 'boolean';

/** Reads the stored account. Returns `undefined` for an invalid value. */
export function readAccount(value: unknown): Account | undefined {
  if (!isObject(value) || typeof value.email !== 'string' || typeof value.nickname !== 'string')
    return undefined;
  const text = (part: unknown) => (typeof part === 'string' ? part : null);
  return {
    email: value.email,
    nickname: value.nickname,
    company: text(value.company),
    companyId: text(value.companyId),
  };
}

/** Maximum number of opened suppliers that are stored. */
const openedSuppliersMax = 10;

/** Returns the suppliers that the stored user has opened, the last one first. */
export const readOpenedSuppliers = ({ openedSuppliers }: Record<string, unknown>): readonly unknown[] =>
  Array.isArray(openedSuppliers) ? openedSuppliers : [];

export const listEnabledIds = (flags: readonly FeatureFlag[]) =>
  flags.filter(({ enabled }) => enabled).map(({ id }) => id);

/**
 * Returns the ids of the enabled feature flags. Before the flags are loaded, returns the ids of the previous visit, or an
 * empty list.
 *
 * @example
 * ```ts
 * import { type Access, enabledFlags } from 'portal-kit/session';
 *
 * export const hasBulkUpload = (access: Access) => enabledFlags(access).includes('item-bulk-upload');
 * ```
 */
export const enabledFlags = ({ flags, previousFlags = [] }: Access): readonly string[] =>
  flags ? listEnabledIds(flags) : previousFlags;

/**
 * Adds a supplier to the stored permissions, so that the next visit can request its data before the server lists the
 * user's suppliers. Does nothing while no permissions are stored. `isListed`: whether the server lists a supplier for the
 * user.
 *
 * @example
 * ```ts
 * import { storeOpenedSupplier, type TextStore } from 'portal-kit/session';
 *
 * export const open = (local: TextStore, supplierId: string, listed: readonly string[]) =>
 *   storeOpenedSupplier(local, supplierId, (id) => listed.includes(id));
 * ```
 */
export function storeOpenedSupplier(
  local: TextStore,
  supplierId: string,
  isListed: (supplierId: string) => boolean,
): void {
  const stored = parse(local.get(storageKeys.permissions));
  if (!isObject(stored) || !readAccount(stored.account)) return;
  const before = readOpenedSuppliers(stored);
  const openedSuppliers = [supplierId, ...before.filter((id) => id !== supplierId)]
    .filter((id) => typeof id === 'string' && isListed(id))
    .slice(0, openedSuppliersMax);
  if (JSON.stringify(openedSuppliers) === JSON.stringify(before)) return;
  local.set(storageKeys.permissions, JSON.stringify({ ...stored, openedSuppliers }));
}

/** Reads stored access; `null` when nothing or an invalid value is stored. */
export function readAccess(local: TextStore, session: TextStore): CachedAccess | null {
  const stored = parse(local.get(storageKeys.permissions));
  if (!isObject(stored) || !isObject(stored.user) || !isObject(stored.roles)) return null;
  const { globalRole, supplierRoles } = stored.user;
  const account = readAccount(stored.account);
  if (!account || !Array.isArray(supplierRoles) || !Object.values(stored.roles).every(isTextList))
    return null;
  const storedFlags = parse(session.get(storageKeys.featureFlags));
  const flags = Array.isArray(storedFlags) ? storedFlags.filter(isFlag) : null;
  const access: Access = {
    user: {
      globalRole: typeof globalRole === 'string' ? globalRole : null,
      supplierRoles: supplierRoles
        .filter(isSupplierRole)
        .map(({ supplierId, role }) => ({ supplierId, role })),
    },
    roles: stored.roles as RoleMap,
    flags,
    ...(!flags && isTextList(stored.flags) && { previousFlags: stored.flags as string[] }),
  };
  return { access, account };
}
