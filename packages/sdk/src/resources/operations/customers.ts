import type { ApiResult, CallOptions } from '../../client/call';
import type { PortalSdk } from '../../client/types';
import type { components } from '../../generated/portal';
import { customerShape } from '../../generated/shapes';
import { fetchPage, type ListParams, type Page } from '../requests/list';
import { etagOf, recordOf } from '../requests/versioned';

/** Source: `Customer` of `openapi/portal`. */
export type Customer = components['schemas']['Customer'];

/**
 * Request body of `create` and `update`. Source: `CustomerRequest` of `openapi/portal`. `@portal-kit/sdk/bounds`
 * contains the bounds of the fields.
 */
export type CustomerRequest = components['schemas']['CustomerRequest'];

/** One page of customers. */
export type CustomerPage = Page<Customer>;

/** A customer, with the `etag` that a change is based on. */
export interface CustomerDetails {
  readonly customer: Customer;
  /** Version that a later change is based on; null when the server sent no tag. */
  readonly etag: string | null;
}

/** The saved customer; null after a 204. The queries of the customer are then stale and load the customer again. */
export interface SavedCustomer {
  readonly customer: Customer | null;
  readonly etag: string | null;
}

/** Search, filter, sort order and page of the list. */
export interface CustomerListParams extends ListParams {
  readonly supplierId: string;
}

interface CustomerIds {
  readonly supplierId: string;
  readonly customerId: string;
}

const customerPath = '/suppliers/{supplierId}/customers/{id}';

const paramsOf = ({ supplierId, customerId }: CustomerIds) => ({ path: { supplierId, id: customerId } });

const savedCustomer = (result: ApiResult<Customer>): SavedCustomer => ({
  customer: result.data ?? null,
  etag: etagOf(result),
});

/** Source: `listCustomers`. */
export const listCustomers = (
  sdk: PortalSdk,
  params: CustomerListParams,
  options: CallOptions,
): Promise<CustomerPage> =>
  fetchPage(sdk, '/suppliers/{supplierId}/customers', customerShape, params, options);

/** Source: `getCustomer`. */
export const getCustomer = (
  sdk: PortalSdk,
  ids: CustomerIds,
  options: CallOptions,
): Promise<CustomerDetails> =>
  sdk.client
    .GET(customerPath, { ...options, params: paramsOf(ids) })
    .then((result) => ({ customer: recordOf(result, customerPath, customerShape), etag: etagOf(result) }));

/** Source: `createCustomer`. */
export const createCustomer = (
  sdk: PortalSdk,
  path: Pick<CustomerIds, 'supplierId'>,
  body: CustomerRequest,
  options: CallOptions,
): Promise<SavedCustomer> =>
  sdk.client
    .POST('/suppliers/{supplierId}/customers', { ...options, params: { path }, body })
    .then(savedCustomer);

/** Source: `updateCustomer`. */
export const updateCustomer = (
  sdk: PortalSdk,
  ids: CustomerIds,
  body: CustomerRequest,
  options: CallOptions,
): Promise<SavedCustomer> =>
  sdk.client.PUT(customerPath, { ...options, params: paramsOf(ids), body }).then(savedCustomer);
