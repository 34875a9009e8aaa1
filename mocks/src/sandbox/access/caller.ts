import { type ApiError, forbidden, notFound } from '../api-error.ts';
import type { Supplier } from '../model/party.ts';
import type { User } from '../model/user.ts';
import { permissionsByRole } from './roles.ts';

/** The authenticated user and their permissions. */
export class Caller {
  readonly user: User;

  constructor(user: User) {
    this.user = user;
  }

  get email(): string {
    return this.user.email;
  }

  /** Author of the user's changes. */
  get author(): string {
    return this.email;
  }

  /** Identifies the user for idempotency keys. */
  get id(): string {
    return this.email;
  }

  get hasGlobalRole(): boolean {
    return this.user.globalRole !== null;
  }

  canAccess(supplierId: string): boolean {
    return this.hasGlobalRole || this.user.supplierRoles.some((role) => role.supplierId === supplierId);
  }

  /**
   * Returns the user's permissions within a supplier, or their general permissions if no supplier is given. A global
   * role takes precedence, then the role for that supplier, then READ_ONLY. The supplier's own permission list limits
   * its users but not global roles.
   */
  permissions(supplier?: Pick<Supplier, 'supplierId' | 'permissions'>): readonly string[] {
    if (this.user.globalRole) return permissionsByRole[this.user.globalRole];
    if (!supplier) {
      const roles = this.user.supplierRoles.map(({ role }) => role);
      return [
        ...new Set(
          (roles.length > 0 ? roles : (['READ_ONLY'] as const)).flatMap((role) => permissionsByRole[role]),
        ),
      ];
    }
    const role = this.user.supplierRoles.find(({ supplierId }) => supplierId === supplier.supplierId)?.role;
    const held: readonly string[] = permissionsByRole[role ?? 'READ_ONLY'];
    if (supplier.permissions.length === 0) return held;
    return held.filter((permission) => supplier.permissions.includes(permission));
  }

  /** Creates the error for another supplier or an unknown one. Both get the same error, so that IDs don't leak. */
  supplierRefusal(): ApiError {
    return notFound();
  }

  /** Creates the error for a call that requires one of these permissions. */
  permissionRefusal(_needed: readonly string[]): ApiError {
    return forbidden();
  }

  hasAnyPermission(
    permissions: readonly string[],
    supplier?: Pick<Supplier, 'supplierId' | 'permissions'>,
  ): boolean {
    if (permissions.length === 0) return true;
    const held = this.permissions(supplier);
    return permissions.some((permission) => held.includes(permission));
  }
}
