import type { PortalSdk } from '@portal-kit/sdk';
import { authQueries, type FeatureFlag, type RoleMap } from '@portal-kit/sdk/auth';
import type { UserRoles } from '../permissions/permissions';
import type { Account } from './identity-provider';
import type { TextStore } from './session-storage';
import { storageKeys } from './storage-keys';

/** What decides which screens and actions a user gets. */
export interface Access {
  /** The user's own roles. */
  user: UserRoles;
  /** What each role may do. */
  roles: RoleMap;
  /** `null` while they are not known in this browser session. */
  flags: readonly FeatureFlag[] | null;
}

/**
 * Who may do what, and which features are on: three calls in parallel.
 *
 * Errors: a `PortalError`. What follows depends on which call failed, so with several failures the one with the
 * graver consequence is thrown, whichever came first: roles (Permission Denied), flags (sign-out), user.
 */
export async function loadAccess(sdk: PortalSdk): Promise<Access> {
  const [roles, flags, user] = await Promise.allSettled([
    authQueries.roles(sdk).queryFn({}),
    authQueries.featureFlags(sdk).queryFn({}),
    authQueries.user(sdk).queryFn({}),
  ]);
  if (roles.status === 'rejected') throw roles.reason;
  if (flags.status === 'rejected') throw flags.reason;
  if (user.status === 'rejected') throw user.reason;
  const { globalRole, supplierRoles } = user.value;
  return {
    user: { globalRole: globalRole ?? null, supplierRoles: supplierRoles ?? [] },
    roles: roles.value,
    flags: flags.value,
  };
}

/** What the last visit knew of user and permissions, so that the next one shows its screens at once. */
export interface CachedAccess {
  access: Access;
  account: Account;
}

/** Keeps permissions for the next visit. */
export function writeAccess(local: TextStore, { access: { user, roles }, account }: CachedAccess): void {
  local.set(storageKeys.permissions, JSON.stringify({ account, user, roles }));
}

/** Keeps flags and dev mode for this browser session. */
export function writeFlags(
  session: TextStore,
  { access, isDevMode }: { access: Access | null; isDevMode: boolean },
): void {
  if (access?.flags) session.set(storageKeys.featureFlags, JSON.stringify(access.flags));
  else session.remove(storageKeys.featureFlags);
  if (isDevMode) session.set(storageKeys.devMode, 'true');
  else session.remove(storageKeys.devMode);
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextList = (value: unknown) =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
const isSupplierRole = (value: unknown): value is { supplierId: string; role: string } =>
  isObject(value) && typeof value.supplierId === 'string' && typeof value.role === 'string';
const isFlag = (value: unknown): value is FeatureFlag =>
  isObject(value) && typeof value.id === 'string' && typeof value.enabled === 'boolean';

function readAccount(value: unknown): Account | undefined {
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

/** `null` when there is nothing, or somebody has changed its shape. */
export function readAccess(local: TextStore, session: TextStore): CachedAccess | null {
  const kept = parse(local.get(storageKeys.permissions));
  if (!isObject(kept) || !isObject(kept.user) || !isObject(kept.roles)) return null;
  const { globalRole, supplierRoles } = kept.user;
  const account = readAccount(kept.account);
  if (!account || !Array.isArray(supplierRoles) || !Object.values(kept.roles).every(isTextList)) return null;
  const flags = parse(session.get(storageKeys.featureFlags));
  const access: Access = {
    user: {
      globalRole: typeof globalRole === 'string' ? globalRole : null,
      supplierRoles: supplierRoles
        .filter(isSupplierRole)
        .map(({ supplierId, role }) => ({ supplierId, role })),
    },
    roles: kept.roles as RoleMap,
    flags: Array.isArray(flags) ? flags.filter(isFlag) : null,
  };
  return { access, account };
}
