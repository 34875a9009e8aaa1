import { type FeatureId, isOpen, resolvePermissions } from 'portal-kit/portal';
import { type Access, enabledFlags } from 'portal-kit/session';

/**
 * Returns a function that tells whether the user may open a feature of a supplier. `supplierPermissions`: the permissions
 * of the supplier's own users, from the list of suppliers.
 */
export function createPermissionCheck(
  access: Access,
  supplierId: string,
  supplierPermissions?: Parameters<typeof resolvePermissions>[0]['supplierPermissions'],
): (feature: FeatureId) => boolean {
  const { user, roles } = access;
  const held = resolvePermissions({ user, roles, supplierId, supplierPermissions });
  const on = new Set(enabledFlags(access));
  return (feature) => isOpen(feature, held, on);
}
