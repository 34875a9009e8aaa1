/** Permission ids of the contract; unknown ones are kept as text and match nothing. */
export type PermissionId =
  | 'BASIC_ACCESS'
  | `${'WAREHOUSE' | 'SUPPLIER' | 'USER'}_${'LIST' | 'CREATE' | 'EDIT'}`
  | `ITEM_${'LIST' | 'CREATE' | 'EDIT' | 'DETAILS' | 'UPLOAD_MASTER_FILE'}`
  | `CUSTOMER_${'LIST' | 'CREATE' | 'EDIT' | 'UPLOAD_MASTER_FILE'}`
  | `${'INBOUND' | 'OUTBOUND'}_ORDER_${'LIST' | 'CREATE' | 'EDIT' | 'DETAILS' | 'CANCEL'}`;

/** Who the user is to the portal: one global role, or a role per supplier. */
export interface UserRoles {
  globalRole: string | null;
  supplierRoles: readonly { supplierId: string; role: string }[];
}

/** Permission ids per role, as `GET /api/v2/auth/roles` answers. */
export type RoleMap = Readonly<Record<string, readonly string[]>>;

export interface PermissionInput {
  user: UserRoles;
  roles: RoleMap;
  supplierId: string;
  /** The supplier's entitlements: when there are any, nothing beyond them is held. */
  supplierPermissions?: readonly string[] | null | undefined;
}

const fallbackRole = 'READ_ONLY';

/**
 * The permissions held inside a supplier: a global role's set, else the role for the supplier, else READ_ONLY.
 * A role that the map does not know counts as READ_ONLY. Source: specification, section 6.
 */
export function resolvePermissions(input: PermissionInput): ReadonlySet<string> {
  const { user, roles, supplierId, supplierPermissions } = input;
  const role =
    user.globalRole ??
    user.supplierRoles.find((entry) => entry.supplierId === supplierId)?.role ??
    fallbackRole;
  const held = (Object.hasOwn(roles, role) ? roles[role] : roles[fallbackRole]) ?? [];
  const cap =
    supplierPermissions && supplierPermissions.length > 0 ? new Set(supplierPermissions) : undefined;
  return new Set(cap ? held.filter((id) => cap.has(id)) : held);
}
