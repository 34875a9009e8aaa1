import type { PortalSdk } from '@portal-kit/sdk';
import { authQueries } from '@portal-kit/sdk/auth';
import {
  customerMutations,
  customerQueries,
  customersTemplate,
  importCustomers,
} from '@portal-kit/sdk/customers';
import { importQueries, importReport } from '@portal-kit/sdk/imports';
import { exportItems, importItems, itemMutations, itemQueries, itemsTemplate } from '@portal-kit/sdk/items';
import {
  billOfLading,
  exportOrders,
  importOrders,
  type OrderDirection,
  orderMutations,
  orderQueries,
  ordersTemplate,
} from '@portal-kit/sdk/orders';
import { scacCodeQueries } from '@portal-kit/sdk/scac-codes';
import { supplierMutations, supplierQueries } from '@portal-kit/sdk/suppliers';
import { userMutations, userQueries } from '@portal-kit/sdk/users';
import { warehouseMutations, warehouseQueries } from '@portal-kit/sdk/warehouses';

/** Calls one operation through its resource function. `example` is the body example of the contract. */
export type PortalCall = (sdk: PortalSdk, example: never) => Promise<unknown>;

const context = { client: { invalidateQueries: async () => {} } };
const supplierId = 'SUP-1001';
const file = new File(['SKU\nA-1\n'], 'items.csv', { type: 'text/csv' });
const upload = { supplierId, file, overrideDuplicates: true };

function orderCalls(direction: OrderDirection): Record<string, PortalCall> {
  const scope = { supplierId, direction };
  const name = direction === 'inbound' ? 'Inbound' : 'Outbound';
  const orderId = 'OB-2611-001377';
  return {
    [`list${name}Orders`]: (sdk) =>
      orderQueries.list(sdk, { ...scope, filter: 'status:OPEN,FAILED;' }).queryFn({}),
    [`get${name}Order`]: (sdk) => orderQueries.details(sdk, { ...scope, orderId }).queryFn({}),
    [`create${name}Order`]: (sdk, order) => orderMutations.create(sdk, scope).mutationFn({ order }, context),
    [`update${name}Order`]: (sdk, order) =>
      orderMutations.update(sdk, scope).mutationFn({ orderId, order, etag: '"7"' }, context),
    [`cancel${name}Order`]: (sdk) =>
      orderMutations.cancel(sdk, scope).mutationFn({ orderId, reason: 'Twice', etag: '"7"' }, context),
    [`export${name}Orders`]: (sdk) => exportOrders(sdk, { ...scope, searchString: 'PO-4', limit: 5000 }),
    [`get${name}OrdersTemplate`]: (sdk) => ordersTemplate(sdk, scope),
    [`import${name}Orders`]: (sdk) => importOrders(sdk, { ...upload, ...scope }),
  };
}

export const portalCalls: Record<string, PortalCall> = {
  ...orderCalls('inbound'),
  ...orderCalls('outbound'),
  getBillOfLading: (sdk) => billOfLading(sdk, { supplierId, orderId: 'OB-2611-001377' }),

  listUsers: (sdk) => userQueries.details(sdk, { email: 'Dana@halberd.example' }).queryFn({}),
  createUser: (sdk, user) => userMutations.create(sdk).mutationFn({ user }, context),
  updateUser: (sdk, user) => userMutations.update(sdk).mutationFn({ user, etag: '"7"' }, context),

  listCustomers: (sdk) => customerQueries.list(sdk, { supplierId, limit: 5000 }).queryFn({}),
  getCustomer: (sdk) => customerQueries.details(sdk, { supplierId, customerId: 'CUS-10021' }).queryFn({}),
  createCustomer: (sdk, customer) =>
    customerMutations.create(sdk, { supplierId }).mutationFn({ customer }, context),
  updateCustomer: (sdk, customer) =>
    customerMutations
      .update(sdk, { supplierId })
      .mutationFn({ customerId: 'CUS-10021', customer, etag: '"7"' }, context),
  getCustomersTemplate: (sdk) => customersTemplate(sdk, { supplierId }),
  importCustomers: (sdk) => importCustomers(sdk, upload),

  getAuthUser: (sdk) => authQueries.user(sdk).queryFn({}),
  getAccessToken: (sdk) => authQueries.accessToken(sdk).queryFn({}),
  getRoles: (sdk) => authQueries.roles(sdk).queryFn({}),
  getFeatureFlags: (sdk) => authQueries.featureFlags(sdk).queryFn({}),

  listSuppliers: (sdk) =>
    supplierQueries.list(sdk, { limit: 5000, sortBy: 'name', sortDirection: 'ASC' }).queryFn({}),
  getSupplier: (sdk) => supplierQueries.details(sdk, { supplierId }).queryFn({}),
  createSupplier: (sdk, supplier) => supplierMutations.create(sdk).mutationFn({ supplier }, context),
  updateSupplier: (sdk, supplier) =>
    supplierMutations.update(sdk).mutationFn({ supplier, etag: '"7"' }, context),

  listWarehouses: (sdk) => warehouseQueries.list(sdk, { limit: 10, offset: 10 }).queryFn({}),
  getWarehouse: (sdk) => warehouseQueries.details(sdk, { warehouseId: 'WH-NJ-01' }).queryFn({}),
  createWarehouse: (sdk, warehouse) => warehouseMutations.create(sdk).mutationFn({ warehouse }, context),
  updateWarehouse: (sdk, warehouse) =>
    warehouseMutations.update(sdk).mutationFn({ warehouse, etag: '"7"' }, context),

  listScacCodes: (sdk) => scacCodeQueries.list(sdk, { countryCode: 'USA' }).queryFn({}),

  listItems: (sdk) =>
    itemQueries.list(sdk, { supplierId, limit: 20, searchString: 'ale', filter: 'type:B;' }).queryFn({}),
  suggestItems: (sdk) =>
    itemQueries.suggested(sdk, { supplierId, warehouseId: 'WH-NJ-01', limit: 20 }).queryFn({}),
  getItem: (sdk) => itemQueries.details(sdk, { supplierId, itemId: 'ITM-1001' }).queryFn({}),
  createItem: (sdk, item) => itemMutations.create(sdk, { supplierId }).mutationFn({ item }, context),
  updateItem: (sdk, item) =>
    itemMutations.update(sdk, { supplierId }).mutationFn({ itemId: 'ITM-1001', item, etag: '"7"' }, context),
  exportItems: (sdk) => exportItems(sdk, { supplierId, sortBy: 'sku', sortDirection: 'DESC' }),
  getItemsTemplate: (sdk) => itemsTemplate(sdk, { supplierId }),
  importItems: (sdk) => importItems(sdk, upload),

  listImports: (sdk) => importQueries.list(sdk, { supplierId, limit: 5 }).queryFn({}),
  getImportReport: (sdk) => importReport(sdk, { supplierId, fileId: 'FIL-2611-0031' }),
};
