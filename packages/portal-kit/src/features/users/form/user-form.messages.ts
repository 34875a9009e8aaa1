import { defineMessages } from '../../../kernel/messages/define-messages';

export const userFormMessages = defineMessages((format) => ({
  groups: {
    user: 'User',
    userText: 'Who signs in with this e-mail address.',
    access: 'Access',
    accessText: 'A global role holds for all suppliers. Otherwise each supplier has a role of its own.',
  },
  email: 'User Email',
  emailFixed: 'Cannot be changed.',
  enabled: 'User Status',
  globalRole: 'Role Type',
  supplierRoles: 'Supplier - Role',
  row: (place: number) => `Role ${format.number(place)}`,
  supplier: 'Supplier',
  role: 'Role',
  allSuppliers: 'ALL',
  suppliersLoading: 'Loading suppliers…',
  suppliersFailed: 'The suppliers could not be loaded.',
  addSupplier: 'Add supplier',
  remove: (supplier: string) => (supplier ? `Remove ${supplier}` : 'Remove this row'),
  create: {
    label: 'New user',
    confirmTitle: 'Add this user?',
    confirmText: (email: string) => `${email} will be given access to the portal.`,
    done: 'Success!',
    doneText: 'A new User has been created.',
  },
  edit: {
    label: 'Edit user',
    confirmTitle: 'Save this user?',
    confirmText: (email: string) => `The changes to ${email} will be saved.`,
    done: 'Success!',
    doneText: 'User has been updated.',
  },
  addAnother: (email: string) => `${email} was added. The form is empty for the next one.`,
}));
