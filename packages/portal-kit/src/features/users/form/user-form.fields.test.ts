import { describe, expect, test } from 'vitest';
import { getFieldMessages } from '../../../../test/fields';
import { defineUserFields } from './user-form.fields';
import { emptyUser, type UserFormValues } from './user-form.values';

const fields = defineUserFields({ locale: 'en-US' });
const messages = (values: Partial<UserFormValues>) => getFieldMessages(fields, { ...emptyUser, ...values });

test.each([
  ['', 'Required Field'],
  ['  ', 'Required Field'],
  ['nora', 'Email should have correct format'],
  ['nora@halberd', 'Email should have correct format'],
  ['no ra@halberd.example', 'Email should have correct format'],
  [`${'n'.repeat(35)}@halberd.example`, 'Max Length 50'],
  [`${'n'.repeat(34)}@halberd.example`, undefined],
  ['Nora@Halberd.example', undefined],
])('the email %j reports %s', (text, message) => {
  expect(messages({ email: text }).email).toBe(message);
});

describe('role row', () => {
  test.each([
    ['GLOBAL', 'ALL', undefined],
    ['GLOBAL', 'SUP-1001', 'Required Field'],
    ['GLOBAL', '', 'Required Field'],
    ['SUPPLIER', 'SUP-1001', undefined],
    ['SUPPLIER', 'ALL', 'Required Field'],
    ['SUPPLIER', '', 'Required Field'],
  ])('a role of type %s for supplier %j reports %s', (roleType, supplierId, message) => {
    const found = messages({ globalRole: roleType, supplierRoles: [{ supplierId, role: '' }] });
    expect(found['supplierRoles[0].supplierId']).toBe(message);
  });

  test.each([
    ['GLOBAL', 'SUPER_ADMIN', undefined],
    ['GLOBAL', 'INTERNAL_ADMIN', undefined],
    ['GLOBAL', 'ADMIN', 'Required Field'],
    ['SUPPLIER', 'ADMIN', undefined],
    ['SUPPLIER', 'READ_ONLY', undefined],
    ['SUPPLIER', 'SUPER_ADMIN', 'Required Field'],
  ])('the role type %s with role %s reports %s', (roleType, role, message) => {
    const found = messages({ globalRole: roleType, supplierRoles: [{ supplierId: '', role }] });
    expect(found['supplierRoles[0].role']).toBe(message);
  });
});

test('role type and status are required', () => {
  const found = messages({ globalRole: '', enabled: '' });
  expect([found.globalRole, found.enabled]).toEqual(['Required Field', 'Required Field']);
  const { globalRole, enabled } = messages({ globalRole: 'SUPPLIER', enabled: 'INACTIVE' });
  expect([globalRole, enabled]).toEqual([undefined, undefined]);
});

test('the roles of a user without a role type are not validated', () => {
  expect(Object.keys(messages({ globalRole: '' }))).toEqual(['email', 'globalRole']);
});
