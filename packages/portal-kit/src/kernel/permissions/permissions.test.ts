import { describe, expect, test } from 'vitest';
import { resolvePermissions } from './permissions';

const roles = {
  SUPER_ADMIN: ['BASIC_ACCESS', 'ITEM_LIST', 'ITEM_CREATE', 'USER_LIST'],
  ADMIN: ['BASIC_ACCESS', 'ITEM_LIST', 'ITEM_CREATE'],
  READ_ONLY: ['BASIC_ACCESS', 'ITEM_LIST'],
};
const admin = { globalRole: null, supplierRoles: [{ supplierId: 'SUP-1', role: 'ADMIN' }] };
const held = (input: Partial<Parameters<typeof resolvePermissions>[0]>) =>
  [...resolvePermissions({ user: admin, roles, supplierId: 'SUP-1', ...input })].sort();

describe('resolvePermissions', () => {
  test('resolvePermissions() uses the role for the selected supplier', () => {
    expect(held({})).toEqual(['BASIC_ACCESS', 'ITEM_CREATE', 'ITEM_LIST']);
  });
  test('resolvePermissions() uses READ_ONLY for a supplier without a role', () => {
    expect(held({ supplierId: 'SUP-2' })).toEqual(['BASIC_ACCESS', 'ITEM_LIST']);
  });
  test('resolvePermissions() prefers a global role over supplier roles', () => {
    expect(held({ user: { ...admin, globalRole: 'SUPER_ADMIN' } })).toContain('USER_LIST');
  });
  test.each(['AUDITOR', 'constructor', '__proto__', ''])(
    'resolvePermissions() uses READ_ONLY for the unknown role %j, global or per supplier',
    (role) => {
      expect(held({ user: { globalRole: role, supplierRoles: [] } })).toEqual(roles.READ_ONLY);
      const supplierRoles = [{ supplierId: 'SUP-1', role }];
      expect(held({ user: { globalRole: null, supplierRoles } })).toEqual(roles.READ_ONLY);
    },
  );
  test("resolvePermissions() limits the permissions of supplier users to the supplier's entitlements", () => {
    const supplierPermissions = ['ITEM_LIST', 'USER_LIST'];
    expect(held({ supplierPermissions })).toEqual(['ITEM_LIST']);
    expect(held({ supplierId: 'SUP-2', supplierPermissions })).toEqual(['ITEM_LIST']);
  });
  test("resolvePermissions() does not limit a global role to the supplier's entitlements", () => {
    const user = { ...admin, globalRole: 'SUPER_ADMIN' };
    expect(held({ user, supplierPermissions: ['ITEM_LIST'] })).toEqual([...roles.SUPER_ADMIN].sort());
    expect(held({ user: { ...admin, globalRole: 'AUDITOR' }, supplierPermissions: ['USER_LIST'] })).toEqual(
      roles.READ_ONLY,
    );
  });
  test.each([[[]], [null], [undefined]])(
    'resolvePermissions() applies no limit for the entitlements %j',
    (supplierPermissions) => {
      expect(held({ supplierPermissions })).toEqual([...roles.ADMIN].sort());
    },
  );
  test('resolvePermissions() uses the first role when a user has two roles for the same supplier', () => {
    const supplierRoles = ['READ_ONLY', 'ADMIN'].map((role) => ({ supplierId: 'SUP-1', role }));
    expect(held({ user: { globalRole: null, supplierRoles } })).toEqual(roles.READ_ONLY);
  });
  test('resolvePermissions() returns no permissions for an empty role map', () => {
    expect(held({ roles: {} })).toEqual([]);
  });
});
