import type { DownloadedFile, TransferOptions } from '../client/call';
import type { PortalSdk } from '../client/types';
import {
  type CustomerListParams,
  type CustomerRequest,
  createCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
} from './operations/customers';
import { type ImportParams, importFile, type UploadRecord } from './requests/file-transfer';
import { listQuery } from './requests/list';
import { portalMutation } from './requests/mutation-options';
import { portalQuery, resourceKey } from './requests/query-options';

export type {
  Customer,
  CustomerDetails,
  CustomerListParams,
  CustomerPage,
  CustomerRequest,
  SavedCustomer,
} from './operations/customers';

/** Input of `create`. */
export interface CreateCustomerVariables {
  readonly customer: CustomerRequest;
  /** One key per confirmed submit. Default: a new key per call. */
  readonly idempotencyKey?: string | undefined;
}

/** Input of `update`. */
export interface UpdateCustomerVariables {
  readonly customerId: string;
  readonly customer: CustomerRequest;
  /** The `etag` of {@link CustomerDetails}. Without an `etag` the last write wins. */
  readonly etag?: string | null | undefined;
}

/** Query keys, from general to specific. */
export const customerKeys = {
  all: (supplierId: string) => resourceKey(supplierId, 'customers'),
  lists: (supplierId: string) => [...customerKeys.all(supplierId), 'list'] as const,
  details: (supplierId: string, customerId: string) =>
    [...customerKeys.all(supplierId), 'details', customerId] as const,
};

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
export const customerQueries = {
  list: (sdk: PortalSdk, params: CustomerListParams) =>
    portalQuery([...customerKeys.lists(params.supplierId), listQuery(params)], (options) =>
      listCustomers(sdk, params, options),
    ),
  details: (sdk: PortalSdk, params: { readonly supplierId: string; readonly customerId: string }) =>
    portalQuery(customerKeys.details(params.supplierId, params.customerId), (options) =>
      getCustomer(sdk, params, options),
    ),
};

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
export const customerMutations = {
  create: (sdk: PortalSdk, { supplierId }: { readonly supplierId: string }) =>
    portalMutation(
      [...customerKeys.all(supplierId), 'create'],
      ({ customer, idempotencyKey }: CreateCustomerVariables) =>
        createCustomer(sdk, { supplierId }, customer, { idempotencyKey }),
      () => ({ lists: [customerKeys.lists(supplierId)] }),
    ),
  update: (sdk: PortalSdk, { supplierId }: { readonly supplierId: string }) =>
    portalMutation(
      [...customerKeys.all(supplierId), 'update'],
      ({ customerId, customer, etag }: UpdateCustomerVariables) =>
        updateCustomer(sdk, { supplierId, customerId }, customer, { ifMatch: etag }),
      ({ customerId }) => ({
        lists: [customerKeys.lists(supplierId)],
        changed: [customerKeys.details(supplierId, customerId)],
      }),
    ),
};

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
export function customersTemplate(
  sdk: PortalSdk,
  { supplierId }: { readonly supplierId: string },
  options: TransferOptions = {},
): Promise<DownloadedFile> {
  const path = { supplierId };
  return sdk.download('/suppliers/{supplierId}/imports/customers-template', { ...options, params: { path } });
}

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
export function importCustomers(
  sdk: PortalSdk,
  params: ImportParams,
  options: TransferOptions = {},
): Promise<UploadRecord | null> {
  return importFile(sdk, 'customers', params, options);
}
