import type { Portal } from '@portal-kit/sdk/portal';

/** Calls one operation through its method. `example` is the body example of the contract. */
export type PortalMethod = (portal: Portal, example: never) => PromiseLike<unknown>;

const supplierId = 'SUP-1001';
const orderId = 'OB-2611-001377';
const file = new File(['SKU\nA-1\n'], 'items.csv', { type: 'text/csv' });
const change = { ifMatch: 7 };
const upload = { overrideDuplicates: true };

function orderMethods(
  name: 'Inbound' | 'Outbound',
  getMethods: (portal: Portal) => Portal['orders']['inbound'],
) {
  const methods: Record<string, PortalMethod> = {
    [`list${name}Orders`]: (portal) =>
      getMethods(portal).page(supplierId, { filter: { status: ['OPEN', 'FAILED'] } }),
    [`get${name}Order`]: (portal) => getMethods(portal).get(supplierId, orderId),
    [`create${name}Order`]: (portal, order) => getMethods(portal).create(supplierId, order),
    [`update${name}Order`]: (portal, order) => getMethods(portal).update(supplierId, orderId, order, change),
    [`cancel${name}Order`]: (portal) =>
      getMethods(portal).cancel(supplierId, orderId, { ...change, reason: 'Twice' }),
    [`export${name}Orders`]: (portal) =>
      getMethods(portal).export(supplierId, { searchString: 'PO-4', limit: 5000 }),
    [`get${name}OrdersTemplate`]: (portal) => getMethods(portal).template(supplierId),
    [`import${name}Orders`]: (portal) => getMethods(portal).upload(supplierId, file, upload),
  };
  return methods;
}

export const portalMethods: Record<string, PortalMethod> = {
  ...orderMethods('Inbound', ({ orders }) => orders.inbound),
  ...orderMethods('Outbound', ({ orders }) => orders.outbound as unknown as Portal['orders']['inbound']),
  getBillOfLading: ({ orders }) => orders.outbound.billOfLading(supplierId, orderId),

  listUsers: ({ users }) => users.find('Dana@halberd.example'),
  createUser: ({ users }, user) => users.create(user),
  updateUser: ({ users }, user) => users.update('dana@halberd.example', user, change),

  listCustomers: ({ customers }) => customers.page(supplierId, { filter: { status: 'ACTIVE' } }),
  getCustomer: ({ customers }) => customers.get(supplierId, 'CUS-10021'),
  createCustomer: ({ customers }, customer) => customers.create(supplierId, customer),
  updateCustomer: ({ customers }, customer) => customers.update(supplierId, 'CUS-10021', customer, change),
  getCustomersTemplate: ({ customers }) => customers.template(supplierId),
  importCustomers: ({ customers }) => customers.upload(supplierId, file, upload),

  getAuthUser: ({ auth }) => auth.user(),
  getAccessToken: ({ auth }) => auth.accessToken(),
  getRoles: ({ auth }) => auth.roles(),
  getFeatureFlags: ({ auth }) => auth.featureFlags(),

  listSuppliers: ({ suppliers }) => suppliers.page({ sortBy: 'name', sortDirection: 'ASC' }),
  getSupplier: ({ suppliers }) => suppliers.get(supplierId),
  createSupplier: ({ suppliers }, supplier) => suppliers.create(supplier),
  updateSupplier: ({ suppliers }, supplier) => suppliers.update(supplierId, supplier, change),

  listWarehouses: ({ warehouses }) => warehouses.page({ offset: 10 }),
  getWarehouse: ({ warehouses }) => warehouses.get('WH-NJ-01'),
  createWarehouse: ({ warehouses }, warehouse) => warehouses.create(warehouse),
  updateWarehouse: ({ warehouses }, warehouse) => warehouses.update('WH-NJ-01', warehouse, change),

  listScacCodes: ({ scacCodes }) => scacCodes.list('USA'),

  listItems: ({ items }) => items.page(supplierId, { searchString: 'ale', filter: { type: 'B' } }),
  suggestItems: ({ items }) =>
    items.suggest(supplierId, { warehouseId: 'WH-NJ-01', filter: { type: ['A', 'B'] } }),
  getItem: ({ items }) => items.get(supplierId, 'ITM-1001'),
  createItem: ({ items }, item) => items.create(supplierId, item),
  updateItem: ({ items }, item) => items.update(supplierId, 'ITM-1001', item, change),
  exportItems: ({ items }) => items.export(supplierId, { sortBy: 'sku', sortDirection: 'DESC' }),
  getItemsTemplate: ({ items }) => items.template(supplierId),
  importItems: ({ items }) => items.upload(supplierId, file, upload),

  listImports: ({ uploads }) => uploads.page(supplierId, { filter: { fileType: 'ITEMS' } }),
  getImportReport: ({ uploads }) => uploads.report(supplierId, 'FIL-2611-0031'),
};
