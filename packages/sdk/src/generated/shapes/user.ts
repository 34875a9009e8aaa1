// Generated from openapi/ by `npm run generate`. Do not edit.

import { supplierRoleAssignmentShape } from './supplier-role-assignment';

/** Types of the values in `User` of the contract. */
export const userShape = {
  email: 'text',
  globalRole: 'text',
  supplierRoles: [supplierRoleAssignmentShape],
  enabled: 'boolean',
  permissions: ['text'],
  createdAt: 'text',
  lastLoginAt: 'text',
  version: 'number',
} as const;
