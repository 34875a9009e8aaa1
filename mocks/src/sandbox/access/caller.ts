import type { Supplier, User } from '../model.ts';
import { permissionsByRole } from './roles.ts';

/** Who is calling and what they may do; every handler decides by this alone. */
export class Caller {
  readonly user: User;

  constructor(user: User) {
    this.user = user;
  }

  get email(): string {
    return this.user.email;
  }

  maySee(supplierId: string): boolean {
    return (
      this.user.globalRole !== null || this.user.supplierRoles.some((role) => role.supplierId === supplierId)
    );
  }

  /**
   * The permissions in a supplier, or outside any. A global role wins; otherwise the role for that supplier, READ_ONLY when there is
   * none. A supplier's own permission list caps what its users hold; it does not cap global roles.
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

  holdsAny(permissions: readonly string[], supplier?: Pick<Supplier, 'supplierId' | 'permissions'>): boolean {
    if (permissions.length === 0) return true;
    const held = this.permissions(supplier);
    return permissions.some((permission) => held.includes(permission));
  }
}
