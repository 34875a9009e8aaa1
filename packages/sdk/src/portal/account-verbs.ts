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
import type { Change } from './stored-record';
import type { ChangeOptions, CreateOptions, ListInput, ReadOptions } from './verb-options';

/** Input of `customers.list` and `customers.page`: search, filter, sort order and page size. */
export interface CustomerListInput extends ListInput<typeof listCustomersContract> {}
/** Input of `suppliers.list` and `suppliers.page`: search, filter, sort order and page size. */
export interface SupplierListInput extends ListInput<typeof listSuppliersContract> {}
/** Input of `warehouses.list` and `warehouses.page`: search, filter, sort order and page size. */
export interface WarehouseListInput extends ListInput<typeof listWarehousesContract> {}
/** Input of `users.list` and `users.page`: search, filter, sort order and page size. */
export interface UserListInput extends ListInput<typeof listUsersContract> {}

/**
 * Verbs of the customers of a supplier. Source: `listCustomers`, `getCustomer`, `importCustomers`, `getCustomersTemplate`.
 */
export interface CustomerVerbs
  extends PerSupplier<RecordVerbs<Customer, CustomerRequest, CustomerListInput>>,
    UploadFileVerbs {
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

/** Verbs of suppliers. Source: `listSuppliers`, `getSupplier`. */
export interface SupplierVerbs
  extends RecordVerbs<Supplier, SupplierRequest, SupplierListInput, Supplier, ChangedSupplier> {
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

/** Verbs of warehouses. Source: `listWarehouses`, `getWarehouse`. */
export interface WarehouseVerbs
  extends RecordVerbs<Warehouse, WarehouseRequest, WarehouseListInput, Warehouse, ChangedWarehouse> {
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

/** Verbs of the users of the portal, who are identified by email address. Source: `listUsers`. */
export interface UserVerbs
  extends Omit<RecordVerbs<User, UserRequest, UserListInput, User, ChangedUser>, 'get'> {
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
