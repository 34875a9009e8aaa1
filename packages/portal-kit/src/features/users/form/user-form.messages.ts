import { defineMessages } from '../../../kernel/messages/define-messages';

export const userFormMessages = defineMessages('userForm', (format) => ({
  groups: {
    user: 'User',
    userText: 'Sign-in email and status',
    access: 'Access',
    accessText: 'Global roles apply to every supplier. Supplier roles are set one by one.',
  },
  email: 'User Email',
  emailFixed: "Can't be changed.",
  enabled: 'User Status',
  globalRole: 'Role Type',
  supplierRoles: 'Supplier - Role',
  row: (place: number) => `Role ${format.number(place)}`,
  supplier: 'Supplier',
  role: 'Role',
  allSuppliers: 'ALL',
  suppliersLoading: 'Loading suppliers…',
  suppliersFailed: "Couldn't load suppliers.",
  addSupplier: 'Add supplier',
  remove: (supplier: string) => (supplier ? `Remove ${supplier}` : 'Remove this row'),
  create: {
    label: 'New user',
    confirmTitle: 'Add this user?',
    confirmText: (email: string) => `${email} will get access to the portal.`,
    done: 'Success!',
    doneText: 'A new User has been created.',
  },
  edit: {
    label: 'Edit user',
    done: 'Success!',
    doneText: 'User has been updated.',
  },
}));
