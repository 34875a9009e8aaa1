import type { RoleMap } from '@portal-kit/sdk/auth';

/** Roles of a user: one global role, or one role per supplier. */
export interface UserRoles {
  /** Role for every supplier, for example `SUPER_ADMIN`. `null` for a user of a supplier. */
  globalRole: string | null;
  /** At most one role per supplier. Ignored if the user has a global role. */
  supplierRoles: readonly { supplierId: string; role: string }[];
}

/** Input of {@link resolvePermissions}. */
export interface PermissionInput {
  user: UserRoles;
  /** Permissions by role, from `authQueries.roles`. */
  roles: RoleMap;
  /** The supplier to resolve permissions for. */
  supplierId: string;
  /** The supplier's entitlements. A non-empty list limits the permissions of the supplier's own users. */
  supplierPermissions?: readonly string[] | null | undefined;
}

const fallbackRole = 'READ_ONLY';

/**
 * Returns the permissions of a user for a supplier. Uses the global role if the user has one, otherwise the role for
 * the supplier, otherwise READ_ONLY. An unknown role counts as READ_ONLY. Source: specification, section 6.
 *
 * @example
 * ```ts
 * import { isOpen, resolvePermissions } from 'portal-kit/portal';
 *
 * const held = resolvePermissions({
 *   user: { globalRole: null, supplierRoles: [{ supplierId: 'SUP-1001', role: 'ADMIN' }] },
 *   roles: { ADMIN: ['BASIC_ACCESS', 'USER_LIST'], READ_ONLY: ['BASIC_ACCESS'] },
 *   supplierId: 'SUP-1001',
 * });
 *
 * export const canListUsers = isOpen('user-list', held, new Set(['user-roles']));
 * ```
 */
export function resolvePermissions(input: PermissionInput): ReadonlySet<string> {
  const { user, roles, supplierId, supplierPermissions } = input;
  const role =
    user.globalRole ??
    user.supplierRoles.find((entry) => entry.supplierId === supplierId)?.role ??
    fallbackRole;
  const held = (Object.hasOwn(roles, role) ? roles[role] : roles[fallbackRole]) ?? [];
  const isCapped = user.globalRole === null && supplierPermissions && supplierPermissions.length > 0;
  const cap = isCapped ? new Set(supplierPermissions) : undefined;
  return new Set(cap ? held.filter((id) => cap.has(id)) : held);
}
