import type { DownloadedFile, PortalSdk, TransferOptions } from '../client/types';
import {
  createCustomer,
  getCustomer,
  getCustomersTemplate,
  importCustomers as importCustomersOperation,
  listCustomers,
  updateCustomer,
} from '../generated/operations';
import type { components } from '../generated/portal';
import { type ImportParams, importFile, type UploadRecord } from './import-file';
import { fetchPage, type ListParams, listQuery, type Page } from './list';
import { portalMutation } from './mutation-options';
import { portalQuery, resourceKey } from './query-options';
import { etagOf, fetchRecord } from './versioned';

/** Source: `Customer` of `openapi/portal`. */
export type Customer = components['schemas']['Customer'];
/**
 * What is sent to add or change a customer. Source: `CustomerRequest` of `openapi/portal`; its bounds are in
 * `@portal-kit/sdk/bounds`.
 */
export type CustomerRequest = components['schemas']['CustomerRequest'];
/** One page of customers. */
export type CustomerPage = Page<Customer>;

/** A customer, and the `etag` to base a change on. */
export interface CustomerDetails {
  readonly customer: Customer;
  /** What a change of it names as `etag`; null when the server gave none. */
  readonly etag: string | null;
}

/** The saved customer; null when the server answered 204 (its queries are stale by then and read it again). */
export interface SavedCustomer {
  readonly customer: Customer | null;
  readonly etag: string | null;
}

/** Which customers of the list, and in which order. */
export interface CustomerListParams extends ListParams {
  readonly supplierId: string;
}

/** What adding a customer takes. */
export interface CreateCustomerVariables {
  readonly customer: CustomerRequest;
  /** One per confirmed submit. Default: a new one per call. */
  readonly idempotencyKey?: string | undefined;
}

/** What changing a customer takes. */
export interface UpdateCustomerVariables {
  readonly customerId: string;
  readonly customer: CustomerRequest;
  /** From {@link CustomerDetails}. Without it the last write wins. */
  readonly etag?: string | null | undefined;
}

/** Query keys, from the widest to the narrowest. */
export const customerKeys = {
  all: (supplierId: string) => resourceKey(supplierId, 'customers'),
  lists: (supplierId: string) => [...customerKeys.all(supplierId), 'list'] as const,
  details: (supplierId: string, customerId: string) =>
    [...customerKeys.all(supplierId), 'details', customerId] as const,
};

/**
 * Reads of customers: TanStack Query options, or plain calls by `.queryFn({})`. Source: `listCustomers`, `getCustomer`.
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
  list: (sdk: PortalSdk, { supplierId, ...params }: CustomerListParams) => {
    const query = listQuery(params);
    return portalQuery([...customerKeys.lists(supplierId), query], (context) =>
      fetchPage<Customer>(sdk, listCustomers, { path: { supplierId }, query }, context),
    );
  },
  details: (
    sdk: PortalSdk,
    { supplierId, customerId }: { readonly supplierId: string; readonly customerId: string },
  ) =>
    portalQuery(
      customerKeys.details(supplierId, customerId),
      async ({ signal }): Promise<CustomerDetails> => {
        const path = { supplierId, id: customerId };
        const { record, etag } = await fetchRecord(sdk, getCustomer, { path }, { signal });
        return { customer: record, etag };
      },
    ),
};

/**
 * Writes of customers: TanStack mutation options that own their invalidation. Source: `createCustomer`,
 * `updateCustomer`.
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
      async ({ customer, idempotencyKey }: CreateCustomerVariables): Promise<SavedCustomer> => {
        const result = await sdk.call(
          createCustomer,
          { path: { supplierId }, body: customer },
          { idempotencyKey },
        );
        return { customer: result.data ?? null, etag: etagOf(result) };
      },
      () => ({ lists: [customerKeys.lists(supplierId)] }),
    ),
  update: (sdk: PortalSdk, { supplierId }: { readonly supplierId: string }) =>
    portalMutation(
      [...customerKeys.all(supplierId), 'update'],
      async ({ customerId, customer, etag }: UpdateCustomerVariables): Promise<SavedCustomer> => {
        const path = { supplierId, id: customerId };
        const result = await sdk.call(updateCustomer, { path, body: customer }, { ifMatch: etag });
        return { customer: result.data ?? null, etag: etagOf(result) };
      },
      ({ customerId }) => ({
        lists: [customerKeys.lists(supplierId)],
        changed: [customerKeys.details(supplierId, customerId)],
      }),
    ),
};

/**
 * The empty spreadsheet that {@link importCustomers} takes. Source: `getCustomersTemplate`. Errors: `PortalError`.
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
  return sdk.download(getCustomersTemplate, { path: { supplierId } }, options);
}

/**
 * Sends a customer master file. Source: `importCustomers` (`.xlsx` or `.csv`, 10 MB). Resolves when the file is
 * accepted; progress of the work itself is in `importQueries` of `@portal-kit/sdk/imports`.
 *
 * Errors: `PortalError`; `http` 409 while another import runs, 413, 415, 422 with `fields` for a wrong header row.
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
  return importFile(sdk, importCustomersOperation, params, options);
}
