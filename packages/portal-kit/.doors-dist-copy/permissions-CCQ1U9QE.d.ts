import { RoleMap } from '@portal-kit/sdk/auth';

/** Who the user is to the portal: one global role, or a role per supplier. */
interface UserRoles {
    /** e.g. `SUPER_ADMIN`; counts for every supplier. `null` for a supplier's own user. */
    globalRole: string | null;
    /** At most one per supplier; of no weight beside a global role. */
    supplierRoles: readonly {
        supplierId: string;
        role: string;
    }[];
}
/** What decides which permissions a user holds inside one supplier. */
interface PermissionInput {
    user: UserRoles;
    /** Permissions by role, as `authQueries.roles` gives them. */
    roles: RoleMap;
    /** The supplier that is asked about. */
    supplierId: string;
    /** The supplier's entitlements: when there are any, its own users hold nothing beyond them. */
    supplierPermissions?: readonly string[] | null | undefined;
}
/**
 * The permissions held inside a supplier: a global role's set, else the role for the supplier, else READ_ONLY.
 * A role that the map does not know counts as READ_ONLY. Source: specification, section 6.
 *
 * @example
 * ```ts
 * import { isOpen, resolvePermissions } from 'portal-kit/portal';
 *
 * const held = resolvePermissions({
 *   user: { globalRole: null, supplierRoles: [{ supplierId: 'SUP-1001', role: 'ADMIN' }] },
 *   roles: { ADMIN: ['ITEM_LIST', 'ITEM_CREATE'], READ_ONLY: ['ITEM_LIST'] },
 *   supplierId: 'SUP-1001',
 * });
 *
 * export const mayAdd = isOpen('item-create', held, new Set());
 * ```
 */
declare function resolvePermissions(input: PermissionInput): ReadonlySet<string>;

export { resolvePermissions as r };
export type { PermissionInput as P, UserRoles as U };
