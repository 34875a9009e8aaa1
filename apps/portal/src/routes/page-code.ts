// Keep this module small: it is part of the boot code.

/** Loads the code of the pages that need no session. */
export const loadSignedOutPages = () => import('../session/signed-out-pages');

/** Loads the code of each page inside a supplier. */
export const pageCode = {
  dashboard: () => import('../pages/dashboard.page'),
  orders: () => import('../pages/orders.page'),
  order: () => import('../pages/order.page'),
  orderWizard: () => import('../pages/order-wizard.page'),
  items: () => import('../pages/items-list.page'),
  itemDetails: () => import('../pages/item-details.page'),
  itemForm: () => import('../pages/item-form.page'),
  bulkUploads: () => import('../pages/bulk-uploads.page'),
  customers: () => import('../pages/customers.page'),
  customerForm: () => import('../pages/customer-form.page'),
  suppliers: () => import('../pages/suppliers.page'),
  supplierForm: () => import('../pages/supplier-form.page'),
  warehouses: () => import('../pages/warehouses.page'),
  warehouseForm: () => import('../pages/warehouse-form.page'),
  users: () => import('../pages/users.page'),
  userForm: () => import('../pages/user-form.page'),
  record: () => import('../pages/record.page'),
  notFound: () => import('../pages/not-found.page'),
};

export type PageName = keyof typeof pageCode;

interface SectionPages {
  list: PageName;
  details?: PageName;
  form?: PageName;
}

const orders: SectionPages = { list: 'orders', details: 'order', form: 'orderWizard' };

/** Pages by the first segment of the path inside a supplier. */
const sections = new Map<string, SectionPages>([
  ['dashboard', { list: 'dashboard', details: 'dashboard' }],
  ['inbound-orders', orders],
  ['outbound-orders', orders],
  ['items', { list: 'items', details: 'itemDetails', form: 'itemForm' }],
  ['bulk-uploads', { list: 'bulkUploads' }],
  ['customers', { list: 'customers', details: 'record', form: 'customerForm' }],
  ['suppliers', { list: 'suppliers', details: 'record', form: 'supplierForm' }],
  ['warehouses', { list: 'warehouses', details: 'record', form: 'warehouseForm' }],
  ['users-and-roles', { list: 'users', form: 'userForm' }],
]);

/** Returns the page at a path inside a supplier, or `undefined` if no section contains the path. */
export function pageAt(path: string): PageName | undefined {
  const [, section = '', screen = ''] = path.split('/');
  const { list, details, form } = sections.get(section) ?? {};
  if (screen === '') return list;
  if (screen === 'details' || screen === 'digest') return details;
  return screen === 'create' || screen === 'edit' ? form : undefined;
}
