import type { User, UserRequest } from '@portal-kit/sdk/users';
import { toFieldText } from '../../../forms/fields/values';
import { allSuppliers, type SupplierRole } from '../list/role-text';

/**
 * The values of the form's fields. The fields have the names of the contract, so that the `fieldPath` of a server error
 * identifies a field. The role type uses the name `globalRole`.
 */
export interface UserFormValues {
  email: string;
  /** `ACTIVE` or `INACTIVE`. */
  enabled: string;
  /** Role type: `GLOBAL`, `SUPPLIER`, or `''` before the choice. */
  globalRole: string;
  /** A global user has one row for all suppliers. */
  supplierRoles: SupplierRole[];
}

export const emptyRole: SupplierRole = { supplierId: '', role: '' };

/**
 * The fields of a new user, in display order. The role type comes before the role rows, because a change of the role
 * type resets these rows.
 */
export const emptyUser: UserFormValues = {
  email: '',
  enabled: 'ACTIVE',
  globalRole: '',
  supplierRoles: [emptyRole],
};

/** Converts a user to the form's values. */
export function toUserValues({ email, enabled, globalRole, supplierRoles }: User): UserFormValues {
  const rows = globalRole
    ? [{ supplierId: allSuppliers, role: globalRole }]
    : (supplierRoles ?? []).map(({ supplierId, role }) => ({
        supplierId: toFieldText(supplierId),
        role: toFieldText(role),
      }));
  return {
    email: toFieldText(email).toLowerCase(),
    enabled: enabled === false ? 'INACTIVE' : 'ACTIVE',
    globalRole: globalRole ? 'GLOBAL' : 'SUPPLIER',
    supplierRoles: rows.length > 0 ? rows : [emptyRole],
  };
}

/** Converts a valid form to the request body. */
export function toUserRequest({ email, enabled, globalRole, supplierRoles }: UserFormValues): UserRequest {
  const isGlobal = globalRole === 'GLOBAL';
  return {
    email: email.trim().toLowerCase(),
    globalRole: isGlobal ? (supplierRoles[0]?.role as UserRequest['globalRole']) : null,
    supplierRoles: isGlobal ? [] : (supplierRoles as UserRequest['supplierRoles']),
    enabled: enabled === 'ACTIVE',
  };
}
