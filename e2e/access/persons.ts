import { people } from '../fixtures/people.ts';
import type { Role } from './matrix.ts';

/** A demo user for each role, and a supplier in which the user has the role. */
export const persons: Readonly<Record<Role, { email: string; supplierId: string }>> = {
  SUPER_ADMIN: { email: people.superAdmin, supplierId: 'SUP-1001' },
  INTERNAL_ADMIN: { email: people.internalAdmin, supplierId: 'SUP-1001' },
  ADMIN: { email: people.supplierAdmin, supplierId: 'SUP-1001' },
  READ_ONLY: { email: people.viewer, supplierId: 'SUP-1004' },
};
