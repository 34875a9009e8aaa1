import type { User, UserRequest } from '@portal-kit/sdk/users';
import { allSuppliers, type SupplierRole } from '../list/role-text';

/**
 * The form's fields as chosen. Names are the contract's, so that a server's `fieldPath` finds its field; the role type
 * has the name of the role that it decides on.
 */
export interface UserFormValues {
  email: string;
  /** `ACTIVE` or `INACTIVE`. */
  enabled: string;
  /** Role type: `GLOBAL`, `SUPPLIER`, or `''` for none yet. */
  globalRole: string;
  /** Of a global user one row for all suppliers. */
  supplierRoles: SupplierRole[];
}

export const emptyRole: SupplierRole = { supplierId: '', role: '' };

/** In the order in which the form shows them; the role type before the rows that it resets. */
export const emptyUser: UserFormValues = {
  email: '',
  enabled: 'ACTIVE',
  globalRole: '',
  supplierRoles: [emptyRole],
};

/** The form's fields for a user that is there. */
export function toUserValues({ email, enabled, globalRole, supplierRoles }: User): UserFormValues {
  const rows = globalRole
    ? [{ supplierId: allSuppliers, role: globalRole }]
    : (supplierRoles ?? []).map(({ supplierId, role }) => ({ supplierId, role }));
  return {
    email: email.toLowerCase(),
    enabled: enabled === false ? 'INACTIVE' : 'ACTIVE',
    globalRole: globalRole ? 'GLOBAL' : 'SUPPLIER',
    supplierRoles: rows.length > 0 ? rows : [emptyRole],
  };
}

/** The request body of a valid form. */
export function toUserRequest({ email, enabled, globalRole, supplierRoles }: UserFormValues): UserRequest {
  const isGlobal = globalRole === 'GLOBAL';
  return {
    email: email.trim().toLowerCase(),
    globalRole: isGlobal ? (supplierRoles[0]?.role as UserRequest['globalRole']) : null,
    supplierRoles: isGlobal ? [] : (supplierRoles as UserRequest['supplierRoles']),
    enabled: enabled === 'ACTIVE',
  };
}
