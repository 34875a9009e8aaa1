import type { User } from '@portal-kit/sdk/users';
import { describe, expect, test } from 'vitest';
import { rolesText } from '../list/role-text';
import { usersMessages } from '../list/users.messages';
import { emptyRole, toUserRequest, toUserValues } from './user-form.values';

const mina = {
  email: 'Mina@Agency.example',
  globalRole: null,
  supplierRoles: [
    { supplierId: 'SUP-1003', role: 'ADMIN' },
    { supplierId: 'SUP-1007', role: 'READ_ONLY' },
  ],
  enabled: true,
  version: 1,
} as User;
const root = { ...mina, globalRole: 'SUPER_ADMIN', supplierRoles: [], enabled: false } as User;

describe('user form values', () => {
  test('a user with supplier roles has one row per supplier and a lower-case email', () => {
    expect(toUserValues(mina)).toEqual({
      email: 'mina@agency.example',
      enabled: 'ACTIVE',
      globalRole: 'SUPPLIER',
      supplierRoles: mina.supplierRoles,
    });
  });

  test('a user with a global role has one row for all suppliers', () => {
    expect(toUserValues(root)).toMatchObject({
      enabled: 'INACTIVE',
      globalRole: 'GLOBAL',
      supplierRoles: [{ supplierId: 'ALL', role: 'SUPER_ADMIN' }],
    });
  });

  test.each([[], undefined])('a user without roles (%j) has one empty row', (supplierRoles) => {
    expect(toUserValues({ ...mina, supplierRoles } as User).supplierRoles).toEqual([emptyRole]);
  });
});

test.each([
  ['of suppliers', mina],
  ['for all suppliers', root],
])('a user with roles %s is sent unchanged with a lower-case email', (_, user) => {
  const { email, globalRole, supplierRoles, enabled } = user;
  expect(toUserRequest(toUserValues(user))).toEqual({
    email: email.toLowerCase(),
    globalRole,
    supplierRoles,
    enabled,
  });
});

test('the email of a new user is sent trimmed and in lower case', () => {
  const values = { ...toUserValues(mina), email: ' Nora@Halberd.example ' };
  expect(toUserRequest(values).email).toBe('nora@halberd.example');
});

test('roles are listed by supplier with commas, and an unknown role as its code', () => {
  const { roles } = usersMessages('en-US');
  expect(rolesText(mina.supplierRoles, { roles })).toBe('SUP-1003 - Admin, SUP-1007 - Read Only');
  expect(rolesText([{ supplierId: 'SUP-1', role: 'AUDITOR' }], { roles })).toBe('SUP-1 - AUDITOR');
});
