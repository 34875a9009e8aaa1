import type {
  CreateVariables,
  ResourceKeys,
  ResourceMutations,
  ResourceQueries,
  Stored,
  SupplierScope,
  UpdateVariables,
} from './requests/create-resource';
import { importRecords, importTemplate } from './requests/file-transfer';
import type { ListParams, Page } from './requests/list';
import { type Customer, type CustomerRequest, type CustomerTypes, customers } from './requests/records';

export type { Customer, CustomerRequest } from './requests/records';

/** One page of customers. */
export type CustomerPage = Page<Customer>;
/** A customer, with the `etag` that a change is based on. */
export type CustomerDetails = Stored<'customer', Customer>;
/** The saved customer; null after a 204. The queries of the customer are then stale and load the customer again. */
export type SavedCustomer = Stored<'customer', Customer | null>;
/** Input of `create`. */
export type CreateCustomerVariables = CreateVariables<'customer', CustomerRequest>;
/** Input of `update`. */
export type UpdateCustomerVariables = UpdateVariables<'customer', CustomerRequest, 'customerId'>;
/** Search, filter, sort order and page of the list. */
export interface CustomerListParams extends ListParams, SupplierScope {}

/** Query keys, from general to specific. */
export const customerKeys: ResourceKeys<CustomerTypes> = customers.keys;

/**
 * TanStack Query options that read customers. Without TanStack Query, call `.queryFn({})`. Source: `listCustomers`,
 * `getCustomer`.
 *
 * Errors: `PortalError` of any kind; `http` 400 for an unknown sort or filter field, 404 for an unknown customer.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { customerQueries } from '@portal-kit/sdk/customers';
 *
 * export const activeCustomers = (sdk: PortalSdk, supplierId: string) =>
 *   customerQueries.list(sdk, { supplierId, limit: 5000, filter: 'status:ACTIVE;' });
 * ```
 */
export const customerQueries: ResourceQueries<CustomerTypes> = customers.queries;

/**
 * TanStack mutation options that write customers. A mutation invalidates the affected queries. Source:
 * `createCustomer`, `updateCustomer`.
 *
 * Errors: `PortalError`; `http` 409 (`DUPLICATE_CUSTOMER_NUMBER`, `CUSTOMER_IN_USE`), 412 for a stale `etag`, 422 with
 * `fields`.
 *
 * @example
 * ```ts
 * import { QueryClient } from '@tanstack/query-core';
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { customerMutations, type CustomerRequest } from '@portal-kit/sdk/customers';
 *
 * export const addCustomer = (sdk: PortalSdk, client: QueryClient, customer: CustomerRequest) =>
 *   customerMutations.create(sdk, { supplierId: 'SUP-1001' }).mutationFn({ customer }, { client });
 * ```
 */
export const customerMutations: ResourceMutations<CustomerTypes> = customers.mutations;

/**
 * Downloads the empty spreadsheet for {@link importCustomers}. Source: `getCustomersTemplate`. Errors: `PortalError`.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { customersTemplate } from '@portal-kit/sdk/customers';
 *
 * export const emptySheet = (sdk: PortalSdk) => customersTemplate(sdk, { supplierId: 'SUP-1001' });
 * ```
 */
export const customersTemplate = importTemplate('customers');

/**
 * Uploads a customer master file. Source: `importCustomers` (`.xlsx` or `.csv`, 10 MB). Resolves when the server has
 * accepted the file; `importQueries` of `@portal-kit/sdk/imports` returns the progress of the processing.
 *
 * Errors: `PortalError`; `http` 409 `IMPORT_IN_PROGRESS` while another upload of the same kind runs, 413, 415, 422 with
 * `fields` for a wrong header row.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { importCustomers } from '@portal-kit/sdk/customers';
 *
 * export async function send(sdk: PortalSdk, file: File): Promise<string> {
 *   const record = await importCustomers(sdk, { supplierId: 'SUP-1001', file });
 *   return record?.status ?? 'accepted';
 * }
 * ```
 */
export const importCustomers = importRecords('customers');
