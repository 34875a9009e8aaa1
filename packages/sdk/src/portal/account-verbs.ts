import type { PortalSdk } from '../client/types';
import {
  customerRequestBounds,
  supplierRequestBounds,
  userRequestBounds,
  warehouseRequestBounds,
} from '../generated/bounds';
import type {
  listCustomersContract,
  listSuppliersContract,
  listUsersContract,
  listWarehousesContract,
} from '../generated/contract';
import type { Customer, CustomerRequest } from '../resources/customers';
import { customers, suppliers, users, warehouses } from '../resources/requests/records';
import type { Supplier, SupplierRequest } from '../resources/suppliers';
import type { User, UserRequest } from '../resources/users';
import type { Warehouse, WarehouseRequest } from '../resources/warehouses';
import { type UploadFileVerbs, uploadFileVerbs } from './file-verbs';
import { type PerSupplier, perSupplier, type RecordVerbs, recordVerbs } from './record-verbs';
import type { ListInput, ReadOptions } from './verb-options';

/** Input of `customers.list` and `customers.page`: search, filter, sort order and page size. */
export type CustomerListInput = ListInput<typeof listCustomersContract>;
/** Input of `suppliers.list` and `suppliers.page`: search, filter, sort order and page size. */
export type SupplierListInput = ListInput<typeof listSuppliersContract>;
/** Input of `warehouses.list` and `warehouses.page`: search, filter, sort order and page size. */
export type WarehouseListInput = ListInput<typeof listWarehousesContract>;
/** Input of `users.list` and `users.page`: search, filter, sort order and page size. */
export type UserListInput = ListInput<typeof listUsersContract>;

/**
 * Verbs of the customers of a supplier. Codes of conflicts (409): `DUPLICATE_CUSTOMER_NUMBER`, `CUSTOMER_IN_USE`. Source:
 * `listCustomers`, `getCustomer`, `createCustomer`, `updateCustomer`, `importCustomers`, `getCustomersTemplate`.
 */
export interface CustomerVerbs
  extends PerSupplier<RecordVerbs<Customer, CustomerRequest, typeof listCustomersContract>>,
    UploadFileVerbs {}

/**
 * Verbs of suppliers. Codes of conflicts (409): `DUPLICATE_SUPPLIER_ID`, `DUPLICATE_NAME`, `WAREHOUSE_IN_USE`. Source:
 * `listSuppliers`, `getSupplier`, `createSupplier`, `updateSupplier`.
 */
export type SupplierVerbs = RecordVerbs<
  Supplier,
  SupplierRequest,
  typeof listSuppliersContract,
  Supplier,
  Omit<SupplierRequest, 'supplierId'>
>;

/**
 * Verbs of warehouses. Codes of conflicts (409): `DUPLICATE_WAREHOUSE_ID`, `WAREHOUSE_IN_USE`. Source: `listWarehouses`,
 * `getWarehouse`, `createWarehouse`, `updateWarehouse`.
 */
export type WarehouseVerbs = RecordVerbs<
  Warehouse,
  WarehouseRequest,
  typeof listWarehousesContract,
  Warehouse,
  Omit<WarehouseRequest, 'warehouseId'>
>;

type UserRecordVerbs = RecordVerbs<
  User,
  UserRequest,
  typeof listUsersContract,
  User,
  Omit<UserRequest, 'email'>
>;

/**
 * Verbs of the users of the portal, who are identified by email address. `create` grants roles to an account of the identity
 * provider. Codes of conflicts (409): `DUPLICATE_USER`, `LAST_SUPER_ADMIN`, `SELF_LOCKOUT`. `update` with a function rejects
 * with `parse` and code `UNKNOWN_USER` for an unknown address. Source: `listUsers`, `createUser`, `updateUser`.
 */
export interface UserVerbs extends Omit<UserRecordVerbs, 'get'> {
  /**
   * Finds a user by email address; null for an unknown address. Source: `listUsers`, because the contract has no operation
   * that reads one user.
   *
   * @throws PortalError of any kind; `http` 403 without the permission `USER_LIST`.
   */
  find(email: string, options?: ReadOptions): Promise<User | null>;
}

export const customerVerbs = (sdk: PortalSdk): CustomerVerbs => ({
  ...perSupplier((scope) => recordVerbs(sdk, customers, scope, customerRequestBounds)),
  ...uploadFileVerbs(sdk, 'customers'),
});

export const supplierVerbs = (sdk: PortalSdk): SupplierVerbs =>
  recordVerbs(sdk, suppliers, {}, supplierRequestBounds);

export const warehouseVerbs = (sdk: PortalSdk): WarehouseVerbs =>
  recordVerbs(sdk, warehouses, {}, warehouseRequestBounds);

export function userVerbs(sdk: PortalSdk): UserVerbs {
  const { get: _, ...verbs } = recordVerbs(sdk, users, {}, userRequestBounds);
  return {
    ...verbs,
    find: async (email, options = {}) => (await users.queries.details(sdk, { email }).queryFn(options)).user,
  };
}
