/** The specified access rights, against which portal and sandbox are tested. Source: domain, section 8. */

import { demoUsers } from '../fixtures/demo-users.ts';

export const roles = ['SUPER_ADMIN', 'INTERNAL_ADMIN', 'ADMIN', 'READ_ONLY'] as const;
export type Role = (typeof roles)[number];

/** A demo user for each role, and a supplier in which the user has the role. */
export const roleUsers: Readonly<Record<Role, { email: string; supplierId: string }>> = {
  SUPER_ADMIN: { email: demoUsers.superAdmin, supplierId: 'SUP-1001' },
  INTERNAL_ADMIN: { email: demoUsers.internalAdmin, supplierId: 'SUP-1001' },
  ADMIN: { email: demoUsers.supplierAdmin, supplierId: 'SUP-1001' },
  READ_ONLY: { email: demoUsers.viewer, supplierId: 'SUP-1004' },
};

/** A check mark for each role with the permission, in the order of `roles`. */
// biome-ignore format: a table, one permission a line
const permissionTable = {
  BASIC_ACCESS:                '✓✓✓✓',
  INBOUND_ORDER_LIST:          '✓✓✓✓',
  INBOUND_ORDER_DETAILS:       '✓✓✓✓',
  INBOUND_ORDER_CREATE:        '✓✓✓ ',
  INBOUND_ORDER_EDIT:          '✓✓✓ ',
  INBOUND_ORDER_CANCEL:        '✓✓✓ ',
  OUTBOUND_ORDER_LIST:         '✓✓✓✓',
  OUTBOUND_ORDER_DETAILS:      '✓✓✓✓',
  OUTBOUND_ORDER_CREATE:       '✓✓✓ ',
  OUTBOUND_ORDER_EDIT:         '✓✓✓ ',
  OUTBOUND_ORDER_CANCEL:       '✓✓✓ ',
  ITEM_LIST:                   '✓✓✓✓',
  ITEM_DETAILS:                '✓✓✓✓',
  ITEM_CREATE:                 '✓✓✓ ',
  ITEM_EDIT:                   '✓✓✓ ',
  ITEM_UPLOAD_MASTER_FILE:     '✓✓✓ ',
  CUSTOMER_LIST:               '✓✓✓✓',
  CUSTOMER_CREATE:             '✓✓✓ ',
  CUSTOMER_EDIT:               '✓✓✓ ',
  CUSTOMER_UPLOAD_MASTER_FILE: '✓✓✓ ',
  SUPPLIER_LIST:               '✓✓  ',
  SUPPLIER_CREATE:             '✓   ',
  SUPPLIER_EDIT:               '✓✓  ',
  WAREHOUSE_LIST:              '✓✓  ',
  WAREHOUSE_CREATE:            '✓   ',
  WAREHOUSE_EDIT:              '✓✓  ',
  USER_LIST:                   '✓✓  ',
  USER_CREATE:                 '✓✓  ',
  USER_EDIT:                   '✓✓  ',
} as const;

export type Permission = keyof typeof permissionTable;

export const permissions = Object.keys(permissionTable) as Permission[];

export const holds = (role: Role, permission: Permission): boolean =>
  permissionTable[permission][roles.indexOf(role)] === '✓';

/** The feature flags with their default on the server. */
export const flags = {
  'user-roles': true,
  'user-roles-creation': true,
  'user-roles-status': true,
  'user-roles-edit': true,
  'item-bulk-upload': true,
  'customers-bulk-upload': true,
  'inbound-orders-bulk-upload': false,
  'outbound-orders-bulk-upload': false,
  'customer-order-creation': false,
  'inbound-order-edit': true,
  'outbound-order-edit': true,
} as const;

export type Flag = keyof typeof flags;
export type FlagStates = Readonly<Record<Flag, boolean>>;

export const allFlags = (isOn: boolean): FlagStates =>
  Object.fromEntries(Object.keys(flags).map((id) => [id, isOn])) as FlagStates;

/** A permission and the flags that must all be on. A user needs only one of several alternatives. */
type Need = readonly [permission: Permission, ...flags: Flag[]];

interface Screen {
  needs: readonly Need[];
  /** Name of the screen in the navigation, if it is listed there. */
  section?: string;
}

const orderScreens = (direction: 'inbound' | 'outbound', kind: 'INBOUND' | 'OUTBOUND', section: string) =>
  ({
    [`/${direction}-orders`]: { needs: [[`${kind}_ORDER_LIST`]], section },
    [`/${direction}-orders/details/:orderId`]: { needs: [[`${kind}_ORDER_DETAILS`]] },
    [`/${direction}-orders/create`]: { needs: [[`${kind}_ORDER_CREATE`]] },
    [`/${direction}-orders/edit/:orderId`]: { needs: [[`${kind}_ORDER_EDIT`, `${direction}-order-edit`]] },
  }) satisfies Record<string, Screen>;

/** All screens inside a supplier by path, in the order of the navigation. */
export const screens: Readonly<Record<string, Screen>> = {
  '/dashboard': { needs: [['BASIC_ACCESS']], section: 'Dashboard' },
  '/dashboard/details': { needs: [['BASIC_ACCESS']] },
  '/dashboard/digest': { needs: [['BASIC_ACCESS']] },
  ...orderScreens('inbound', 'INBOUND', 'Inbound Orders'),
  ...orderScreens('outbound', 'OUTBOUND', 'Outbound Orders'),
  '/items': { needs: [['ITEM_LIST']], section: 'Items' },
  '/items/details/:itemId': { needs: [['ITEM_DETAILS']] },
  '/items/create': { needs: [['ITEM_CREATE']] },
  '/items/edit/:itemId': { needs: [['ITEM_EDIT']] },
  '/bulk-uploads': {
    needs: [
      ['ITEM_UPLOAD_MASTER_FILE', 'item-bulk-upload'],
      ['CUSTOMER_UPLOAD_MASTER_FILE', 'customers-bulk-upload'],
      ['INBOUND_ORDER_CREATE', 'inbound-orders-bulk-upload'],
      ['OUTBOUND_ORDER_CREATE', 'outbound-orders-bulk-upload'],
    ],
    section: 'Bulk Upload Results',
  },
  '/customers': { needs: [['CUSTOMER_LIST']], section: 'Customers' },
  '/customers/details/:id': { needs: [['CUSTOMER_LIST']] },
  '/customers/create': { needs: [['CUSTOMER_CREATE']] },
  '/customers/edit/:id': { needs: [['CUSTOMER_EDIT']] },
  '/suppliers': { needs: [['SUPPLIER_LIST']], section: 'Suppliers' },
  '/suppliers/details/:id': { needs: [['BASIC_ACCESS']] },
  '/suppliers/create': { needs: [['SUPPLIER_CREATE']] },
  '/suppliers/edit': { needs: [['SUPPLIER_EDIT']] },
  '/suppliers/edit/:id': { needs: [['SUPPLIER_EDIT']] },
  '/warehouses': { needs: [['WAREHOUSE_LIST']], section: 'Warehouses' },
  '/warehouses/details/:id': { needs: [['BASIC_ACCESS']] },
  '/warehouses/create': { needs: [['WAREHOUSE_CREATE']] },
  '/warehouses/edit/:id': { needs: [['WAREHOUSE_EDIT']] },
  '/users-and-roles': { needs: [['USER_LIST', 'user-roles']], section: 'Users & Roles' },
  '/users-and-roles/create': { needs: [['USER_CREATE', 'user-roles', 'user-roles-creation']] },
  '/users-and-roles/edit': { needs: [['USER_EDIT', 'user-roles', 'user-roles-edit']] },
  '/users-and-roles/edit/:id': { needs: [['USER_EDIT', 'user-roles', 'user-roles-edit']] },
};

const isOpen = ({ needs }: Screen, role: Role, on: FlagStates): boolean =>
  needs.some(([permission, ...needed]) => holds(role, permission) && needed.every((flag) => on[flag]));

/** Lists the paths of all screens that a role can open with the given flags. */
export const openScreens = (role: Role, on: FlagStates = flags): string[] =>
  Object.keys(screens).filter((path) => isOpen(screens[path] as Screen, role, on));

/** Lists the navigation sections that a role sees with the given flags. */
export const listSections = (role: Role, on: FlagStates = flags): string[] =>
  openScreens(role, on).flatMap((path) => screens[path]?.section ?? []);

/** Lists the paths of all screens that depend on a flag. */
export const screensOfFlag = (flag: Flag): string[] =>
  Object.keys(screens).filter((path) => screens[path]?.needs.some(([, ...needed]) => needed.includes(flag)));

/** The actions in the header of each screen by name, in order. */
const actions: Readonly<Record<string, Readonly<Record<string, readonly Need[]>>>> = {
  '/dashboard': {
    Refresh: [['BASIC_ACCESS']],
    Upload: screens['/bulk-uploads']?.needs ?? [],
    'New item': [['ITEM_CREATE']],
    'New inbound order': [['INBOUND_ORDER_CREATE']],
    'New outbound order': [['OUTBOUND_ORDER_CREATE']],
  },
  '/items': {
    Export: [['ITEM_LIST']],
    Template: [['ITEM_UPLOAD_MASTER_FILE', 'item-bulk-upload']],
    Upload: [['ITEM_UPLOAD_MASTER_FILE', 'item-bulk-upload']],
    'Add New Item': [['ITEM_CREATE']],
  },
  '/items/details/:itemId': { 'Copy to new item': [['ITEM_CREATE']], Edit: [['ITEM_EDIT']] },
  '/customers/details/:id': { Edit: [['CUSTOMER_EDIT']] },
  '/suppliers/details/:id': { Edit: [['SUPPLIER_EDIT']] },
  '/warehouses/details/:id': { Edit: [['WAREHOUSE_EDIT']] },
  '/customers': {
    Template: [['CUSTOMER_UPLOAD_MASTER_FILE', 'customers-bulk-upload']],
    Upload: [['CUSTOMER_UPLOAD_MASTER_FILE', 'customers-bulk-upload']],
    'Add New Customer': [['CUSTOMER_CREATE']],
  },
  '/suppliers': { 'Add New Supplier': [['SUPPLIER_CREATE']] },
  '/warehouses': { 'Add New Warehouse': [['WAREHOUSE_CREATE']] },
  '/users-and-roles': { 'Create New User': [['USER_CREATE', 'user-roles', 'user-roles-creation']] },
};

/** The paths of all screens with actions. */
export const screensWithActions = Object.keys(actions);

/** Lists a role's actions on a screen with the given flags. */
export const listActions = (path: string, role: Role, on: FlagStates = flags): string[] =>
  Object.entries(actions[path] ?? {}).flatMap(([name, needs]) => (isOpen({ needs }, role, on) ? name : []));

/** The dashboard panels below the tiles, in order, with their needs. */
const dashboardPanels: Readonly<Record<string, readonly Need[]>> = {
  'Needs attention': [
    ['INBOUND_ORDER_LIST'],
    ['OUTBOUND_ORDER_LIST'],
    ['ITEM_LIST'],
    ['CUSTOMER_LIST'],
    ...(screens['/bulk-uploads']?.needs ?? []),
  ],
  'Low stock': [['ITEM_LIST']],
  'Recent uploads': screens['/bulk-uploads']?.needs ?? [],
  Arriving: [['INBOUND_ORDER_LIST']],
  Shipping: [['OUTBOUND_ORDER_LIST']],
  'Inbound by status': [['INBOUND_ORDER_LIST']],
  'Outbound by status': [['OUTBOUND_ORDER_LIST']],
  'Stock by warehouse': [['ITEM_LIST']],
  'Stock by type': [['ITEM_LIST']],
  'Received and shipped': [['INBOUND_ORDER_LIST'], ['OUTBOUND_ORDER_LIST']],
  'Master data': [['ITEM_LIST'], ['CUSTOMER_LIST'], ['WAREHOUSE_LIST']],
};

/** Lists a role's dashboard panels with the given flags. */
export const listPanels = (role: Role, on: FlagStates = flags): string[] =>
  Object.keys(dashboardPanels).filter((title) => isOpen({ needs: dashboardPanels[title] ?? [] }, role, on));
