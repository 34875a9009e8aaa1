import { defineMessages } from '../../../kernel/messages/define-messages';

/** Exact texts of the specification, section 2; roles of the domain, 8.2. */
export const usersMessages = defineMessages('users', (format) => ({
  title: (count: number | null) => `Total Users${count === null ? '' : ` (${format.number(count)})`}`,
  search: 'Search by User Email',
  empty: 'No users match your search and filters.',
  emptyCreate: 'No users yet.',
  emptyReadOnly: 'No users yet.',
  showAll: 'Show all users',
  add: 'Create New User',
  edit: 'Edit',
  editOf: (email: string) => `Edit ${email}`,
  columns: {
    email: 'User Email',
    suppliersAssigned: 'Suppliers Assigned',
    enabled: 'User Status',
    roleType: 'Role Type',
    supplierRoles: 'Supplier - Role',
    actions: 'Actions',
  },
  filters: {
    role: 'Role',
    roles: {
      SUPER_ADMIN: 'Super Admin (Global)',
      INTERNAL_ADMIN: 'Admin (Global)',
      ADMIN: 'Admin (Supplier)',
      READ_ONLY: 'Read Only (Supplier)',
    },
  },
  suppliersAssigned: (count: number | 'all') => (count === 'all' ? 'All' : format.number(count)),
  roleTypes: { GLOBAL: 'Global', SUPPLIER: 'Supplier' } as Record<string, string>,
  /** Label of a role; an unknown role is returned unchanged. */
  roles: {
    SUPER_ADMIN: 'Super Admin',
    INTERNAL_ADMIN: 'Admin',
    ADMIN: 'Admin',
    READ_ONLY: 'Read Only',
  } as Record<string, string>,
  missing: 'User not found',
  missingText: "There's no user with this email address.",
  backToList: 'Go to Users & Roles',
}));
