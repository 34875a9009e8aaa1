import type { User } from '@portal-kit/sdk/users';
import { page } from 'vitest/browser';
import { describeRecordForm, describeRecordList } from '../../../test/record-screen';
import { UserForm } from './form/user-form.widget';
import { UserList } from './list/user-list.widget';

const ada = {
  email: 'ada@cellar.example',
  enabled: false,
  globalRole: null,
  supplierRoles: [
    { supplierId: 'SUP-1', role: 'ADMIN' },
    { supplierId: 'SUP-2', role: 'AUDITOR' },
  ],
  version: 2,
} as unknown as User;
const bob = { email: 'bob@cellar.example', globalRole: null } as unknown as User;
const suppliers = { data: [{ supplierId: 'SUP-1', name: 'Quay' }], meta: { total: 1 } };

describeRecordList('the user list', {
  render: (props) => <UserList {...props} />,
  operation: 'listUsers',
  title: 'Total Users (2)',
  records: [
    {
      record: ada,
      header: ada.email,
      cells: ['2', 'Inactive', 'Supplier', 'SUP-1 - Admin, SUP-2 - AUDITOR', 'Edit'],
    },
    { record: bob, header: bob.email, cells: ['–', '–', 'Supplier', '–', 'Edit'] },
  ],
  rowTo: { to: 'users.edit', email: ada.email },
  createTo: { to: 'users.create' },
  createLabel: 'Create New User',
  features: { create: 'user-create', row: 'user-edit' },
  empty: {
    create: 'No users yet.',
    readOnly: 'No users yet.',
    filtered: 'No users match your search and filters.',
  },
  search: 'Search by User Email',
  filter: { field: 'Role', option: 'Admin (Global)', value: 'role:INTERNAL_ADMIN;' },
});

const clerk = { ...ada, enabled: true, supplierRoles: [{ supplierId: 'SUP-1', role: 'ADMIN' }] };
const found = (...users: readonly User[]) => ({ data: users, meta: { total: users.length } });

describeRecordForm('the user form', {
  render: () => <UserForm email={clerk.email} />,
  operations: { read: 'listUsers', update: 'updateUser' },
  stored: found(clerk as User),
  missing: () => found(),
  missingTitle: 'User not found',
  listTo: { to: 'users.list' },
  listLink: 'Go to Users & Roles',
  respond: () => suppliers,
  change: async (screen) => {
    await screen.getByRole('combobox', { name: 'Role', exact: true }).click();
    await page.getByRole('option', { name: 'Read Only', exact: true }).click();
  },
  changed: {
    email: clerk.email,
    globalRole: null,
    supplierRoles: [{ supplierId: 'SUP-1', role: 'READ_ONLY' }],
    enabled: true,
  },
  fieldError: { fieldPath: 'supplierRoles[0].role', role: 'combobox', label: 'Role' },
  ifMatch: '"2"',
  saved: { title: 'Success!', caption: 'User has been updated.' },
});
