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
import type { Change } from './change-record';
import { type UploadFileMethods, uploadFileMethods } from './file-methods';
import type { ChangeOptions, CreateOptions, ListInput, ReadOptions } from './method-options';
import { type PerSupplier, perSupplier, type RecordMethods, recordMethods } from './record-methods';

/** Input of `customers.list` and `customers.page`: search, filter, sort order and page size. */
export interface CustomerListInput extends ListInput<typeof listCustomersContract> {}
/** Input of `suppliers.list` and `suppliers.page`: search, filter, sort order and page size. */
export interface SupplierListInput extends ListInput<typeof listSuppliersContract> {}
/** Input of `warehouses.list` and `warehouses.page`: search, filter, sort order and page size. */
export interface WarehouseListInput extends ListInput<typeof listWarehousesContract> {}
/** Input of `users.list` and `users.page`: search, filter, sort order and page size. */
export interface UserListInput extends ListInput<typeof listUsersContract> {}

/**
 * Methods of the customers of a supplier. Source: `listCustomers`, `getCustomer`, `importCustomers`, `getCustomersTemplate`.
 */
export interface CustomerMethods
  extends PerSupplier<RecordMethods<Customer, CustomerRequest, CustomerListInput>>,
    UploadFileMethods {
  /**
   * Creates a customer. Source: `createCustomer`.
   *
   * @throws PortalError of any kind; `http` 409 `DUPLICATE_CUSTOMER_NUMBER`, 422 with `fields`. `isOutcomeUnknown` is true
   * if the server may
   *   have stored the customer.
   */
  create(supplierId: string, customer: CustomerRequest, options?: CreateOptions): Promise<Customer>;
  /**
   * Replaces a customer; omitted fields are cleared. Source: `updateCustomer`. Pass a function to change some fields: it
   * receives the stored values and returns the new body. The SDK sends the version that it read, or `ifMatch` if given, and
   * the update rejects with 412 if the record has changed since then.
   *
   * @throws PortalError of any kind; `http` 404, 409 (`DUPLICATE_CUSTOMER_NUMBER`, `CUSTOMER_IN_USE`), 412 for an outdated
   * version, 422 with `fields`, 428 if the
   *   deployment requires `ifMatch`.
   */
  update(
    supplierId: string,
    customerId: string,
    change: Change<CustomerRequest>,
    options?: ChangeOptions,
  ): Promise<Customer>;
}

type ChangedSupplier = Omit<SupplierRequest, 'supplierId'>;

/** Methods of suppliers. Source: `listSuppliers`, `getSupplier`. */
export interface SupplierMethods
  extends RecordMethods<Supplier, SupplierRequest, SupplierListInput, Supplier, ChangedSupplier> {
  /**
   * Creates a supplier. Source: `createSupplier`.
   *
   * @throws PortalError of any kind; `http` 409 (`DUPLICATE_SUPPLIER_ID`, `DUPLICATE_NAME`), 422 with `fields`.
   * `isOutcomeUnknown` is true if the server may
   *   have stored the supplier.
   */
  create(supplier: SupplierRequest, options?: CreateOptions): Promise<Supplier>;
  /**
   * Replaces a supplier; omitted fields are cleared. Source: `updateSupplier`. Pass a function to change some fields: it
   * receives the stored values and returns the new body. The SDK sends the version that it read, or `ifMatch` if given, and
   * the update rejects with 412 if the record has changed since then.
   *
   * @throws PortalError of any kind; `http` 404, 409 (`DUPLICATE_NAME`, `WAREHOUSE_IN_USE`), 412 for an outdated version,
   * 422 with `fields`, 428 if the
   *   deployment requires `ifMatch`.
   */
  update(supplierId: string, change: Change<ChangedSupplier>, options?: ChangeOptions): Promise<Supplier>;
}

type ChangedWarehouse = Omit<WarehouseRequest, 'warehouseId'>;

/** Methods of warehouses. Source: `listWarehouses`, `getWarehouse`. */
export interface WarehouseMethods
  extends RecordMethods<Warehouse, WarehouseRequest, WarehouseListInput, Warehouse, ChangedWarehouse> {
  /**
   * Creates a warehouse. Source: `createWarehouse`.
   *
   * @throws PortalError of any kind; `http` 409 `DUPLICATE_WAREHOUSE_ID`, 422 with `fields`. `isOutcomeUnknown` is true if
   * the server may
   *   have stored the warehouse.
   */
  create(warehouse: WarehouseRequest, options?: CreateOptions): Promise<Warehouse>;
  /**
   * Replaces a warehouse; omitted fields are cleared. Source: `updateWarehouse`. Pass a function to change some fields: it
   * receives the stored values and returns the new body. The SDK sends the version that it read, or `ifMatch` if given, and
   * the update rejects with 412 if the record has changed since then.
   *
   * @throws PortalError of any kind; `http` 404, 409 `WAREHOUSE_IN_USE`, 412 for an outdated version, 422 with `fields`, 428
   * if the
   *   deployment requires `ifMatch`.
   */
  update(warehouseId: string, change: Change<ChangedWarehouse>, options?: ChangeOptions): Promise<Warehouse>;
}

type ChangedUser = Omit<UserRequest, 'email'>;

/** Methods of the users of the portal, who are identified by email address. Source: `listUsers`. */
export interface UserMethods
  extends Omit<RecordMethods<User, UserRequest, UserListInput, User, ChangedUser>, 'get'> {
  /**
   * Finds a user by email address; null for an unknown address. Source: `listUsers`, because the contract has no operation
   * that reads one user.
   *
   * @throws PortalError of any kind; `http` 403 without the permission `USER_LIST`.
   */
  find(email: string, options?: ReadOptions): Promise<User | null>;
  /**
   * Creates a user. Source: `createUser`. Grants roles to an account of the identity provider.
   *
   * @throws PortalError of any kind; `http` 409 `DUPLICATE_USER`, 422 with `fields`. `isOutcomeUnknown` is true if the
   * server may
   *   have stored the user.
   */
  create(user: UserRequest, options?: CreateOptions): Promise<User>;
  /**
   * Replaces a user; omitted fields are cleared. Source: `updateUser`. Pass a function to change some fields: it receives
   * the stored values and returns the new body. The SDK sends the version that it read, or `ifMatch` if given, and the
   * update rejects with 412 if the record has changed since then.
   *
   * @throws PortalError of any kind; `parse` with code `UNKNOWN_USER` if a function is given and there is no such user;
   * `http` 404,
   *   409 (`LAST_SUPER_ADMIN`, `SELF_LOCKOUT`), 412 for an outdated version, 422 with `fields`, 428 if the
   *   deployment requires `ifMatch`.
   */
  update(email: string, change: Change<ChangedUser>, options?: ChangeOptions): Promise<User>;
}

export const customerMethods = (sdk: PortalSdk): CustomerMethods => ({
  ...perSupplier((scope) => recordMethods(sdk, customers, scope, customerRequestBounds)),
  ...uploadFileMethods(sdk, 'customers'),
});

export const supplierMethods = (sdk: PortalSdk): SupplierMethods =>
  recordMethods(sdk, suppliers, {}, supplierRequestBounds);

export const warehouseMethods = (sdk: PortalSdk): WarehouseMethods =>
  recordMethods(sdk, warehouses, {}, warehouseRequestBounds);

export function userMethods(sdk: PortalSdk): UserMethods {
  const { get: _, ...methods } = recordMethods(sdk, users, {}, userRequestBounds);
  return {
    ...methods,
    find: async (email, options = {}) => (await users.queries.details(sdk, { email }).queryFn(options)).user,
  };
}
