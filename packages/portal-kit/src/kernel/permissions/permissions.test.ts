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
  test('a role that the map does not know is read only', () => {
    expect(held({ user: { globalRole: 'AUDITOR', supplierRoles: [] } })).toEqual([
      'BASIC_ACCESS',
      'ITEM_LIST',
    ]);
    expect(held({ user: { globalRole: 'constructor', supplierRoles: [] } })).toEqual([
      'BASIC_ACCESS',
      'ITEM_LIST',
    ]);
  });
  test("the supplier's entitlements cap the set, an empty list does not", () => {
    expect(held({ supplierPermissions: ['ITEM_LIST'] })).toEqual(['ITEM_LIST']);
    expect(held({ supplierPermissions: [] })).toHaveLength(3);
  });
  test('an empty role map holds nothing', () => {
    expect(held({ roles: {} })).toEqual([]);
  });
});
