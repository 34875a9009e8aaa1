import type { usersMessages } from './users.messages';

/** Stands for every supplier in the row of a global role. Source: specification, section 5. */
export const allSuppliers = 'ALL';

export interface SupplierRole {
  supplierId: string;
  role: string;
}

/** `supplierId - role` of each, joined by commas. Source: specification, section 2. */
export const rolesText = (
  assigned: readonly SupplierRole[],
  { roles }: Pick<ReturnType<typeof usersMessages>, 'roles'>,
): string => assigned.map(({ supplierId, role }) => `${supplierId} - ${roles[role] ?? role}`).join(', ');
