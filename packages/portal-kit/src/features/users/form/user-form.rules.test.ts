import { describe, expect, test } from 'vitest';
import { formMessages } from '../../../forms/record/form.messages';
import { userFormRules } from './user-form.rules';

const rules = userFormRules(formMessages('en-US'));

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
  expect(rules.email(text)).toBe(message);
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
    expect(rules.supplier(roleType)(supplierId)).toBe(message);
  });

  test.each([
    ['GLOBAL', 'SUPER_ADMIN', undefined],
    ['GLOBAL', 'INTERNAL_ADMIN', undefined],
    ['GLOBAL', 'ADMIN', 'Required Field'],
    ['SUPPLIER', 'ADMIN', undefined],
    ['SUPPLIER', 'READ_ONLY', undefined],
    ['SUPPLIER', 'SUPER_ADMIN', 'Required Field'],
    ['', 'ADMIN', 'Required Field'],
  ])('the role type %s with role %s reports %s', (roleType, role, message) => {
    expect(rules.role(roleType)(role)).toBe(message);
  });
});

test('role type and status are required', () => {
  expect([rules.globalRole(''), rules.globalRole('GLOBAL'), rules.globalRole('SUPPLIER')]).toEqual([
    'Required Field',
    undefined,
    undefined,
  ]);
  expect([rules.enabled(''), rules.enabled('INACTIVE')]).toEqual(['Required Field', undefined]);
});
