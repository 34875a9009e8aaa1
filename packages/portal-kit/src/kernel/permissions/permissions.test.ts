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
  test('the role for the selected supplier counts', () => {
    expect(held({})).toEqual(['BASIC_ACCESS', 'ITEM_CREATE', 'ITEM_LIST']);
  });
  test('a supplier that is not among the roles is read only', () => {
    expect(held({ supplierId: 'SUP-2' })).toEqual(['BASIC_ACCESS', 'ITEM_LIST']);
  });
  test('a global role wins over supplier roles', () => {
    expect(held({ user: { ...admin, globalRole: 'SUPER_ADMIN' } })).toContain('USER_LIST');
  });
  test.each(['AUDITOR', 'constructor', '__proto__', ''])(
    'the role %j, which the map does not know, is read only, global or not',
    (role) => {
      expect(held({ user: { globalRole: role, supplierRoles: [] } })).toEqual(roles.READ_ONLY);
      const supplierRoles = [{ supplierId: 'SUP-1', role }];
      expect(held({ user: { globalRole: null, supplierRoles } })).toEqual(roles.READ_ONLY);
    },
  );
  test("the supplier's entitlements cap what its own users hold", () => {
    const supplierPermissions = ['ITEM_LIST', 'USER_LIST'];
    expect(held({ supplierPermissions })).toEqual(['ITEM_LIST']);
    expect(held({ supplierId: 'SUP-2', supplierPermissions })).toEqual(['ITEM_LIST']);
  });
  test("the supplier's entitlements take nothing from a global role", () => {
    const user = { ...admin, globalRole: 'SUPER_ADMIN' };
    expect(held({ user, supplierPermissions: ['ITEM_LIST'] })).toEqual([...roles.SUPER_ADMIN].sort());
    expect(held({ user: { ...admin, globalRole: 'AUDITOR' }, supplierPermissions: ['USER_LIST'] })).toEqual(
      roles.READ_ONLY,
    );
  });
  test.each([[[]], [null], [undefined]])('entitlements %j cap nothing', (supplierPermissions) => {
    expect(held({ supplierPermissions })).toEqual([...roles.ADMIN].sort());
  });
  test('of two roles for one supplier the first counts', () => {
    const supplierRoles = ['READ_ONLY', 'ADMIN'].map((role) => ({ supplierId: 'SUP-1', role }));
    expect(held({ user: { globalRole: null, supplierRoles } })).toEqual(roles.READ_ONLY);
  });
  test('an empty role map holds nothing', () => {
    expect(held({ roles: {} })).toEqual([]);
  });
});
