// Generated from openapi/ by `npm run generate`. Do not edit.

/** Types of the values in `SupplierRoleAssignment` of the contract. */
export const supplierRoleAssignmentShape = {
  supplierId: 'text',
  role: 'text',
} as const;
