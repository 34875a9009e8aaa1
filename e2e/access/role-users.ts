import { demoUsers } from '../fixtures/demo-users.ts';
import type { Role } from './matrix.ts';

/** A demo user for each role, and a supplier in which the user has the role. */
export const roleUsers: Readonly<Record<Role, { email: string; supplierId: string }>> = {
  SUPER_ADMIN: { email: demoUsers.superAdmin, supplierId: 'SUP-1001' },
  INTERNAL_ADMIN: { email: demoUsers.internalAdmin, supplierId: 'SUP-1001' },
  ADMIN: { email: demoUsers.supplierAdmin, supplierId: 'SUP-1001' },
  READ_ONLY: { email: demoUsers.viewer, supplierId: 'SUP-1004' },
};
