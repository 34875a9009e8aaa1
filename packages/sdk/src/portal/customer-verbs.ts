import type { DownloadedFile } from '../client/call';
import type { PortalSdk } from '../client/types';
import { customerRequestBounds } from '../generated/bounds';
import type { listCustomersContract } from '../generated/contract';
import { customersTemplate, importCustomers } from '../resources/customers';
import {
  type Customer,
  type CustomerRequest,
  createCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
} from '../resources/operations/customers';
import type { UploadRecord } from '../resources/requests/file-transfer';
import { type PortalList, portalList } from './portal-list';
import { type Change, changeRecord, createdRecord } from './stored-record';
import { acceptedUpload } from './upload-verbs';
import type {
  ChangeOptions,
  CreateOptions,
  DownloadOptions,
  ListInput,
  ReadOptions,
  UploadOptions,
} from './verb-options';

/** Input of `customers.list`: search, filter, sort order and page size. */
export type CustomerListInput = ListInput<typeof listCustomersContract>;

/** Verbs of the customers of a supplier. */
export interface CustomerVerbs {
  /**
   * Lists customers. Source: `listCustomers`.
   *
   * @throws PortalError of any kind; `http` 400 for an invalid filter, 403 without the permission `CUSTOMER_LIST`, 404 for
   *   an unknown supplier.
   */
  list(supplierId: string, input?: CustomerListInput, options?: ReadOptions): PortalList<Customer>;
  /**
   * Reads a customer with its addresses. Source: `getCustomer`.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown customer.
   */
  get(supplierId: string, customerId: string, options?: ReadOptions): Promise<Customer>;
  /**
   * Creates a customer. Source: `createCustomer`.
   *
   * @throws PortalError of any kind; `http` 409 `DUPLICATE_CUSTOMER_NUMBER`, 422 with `fields`.
   */
  create(supplierId: string, customer: CustomerRequest, options?: CreateOptions): Promise<Customer>;
  /**
   * Replaces a customer; omitted fields are cleared. Source: `updateCustomer`. A function receives the stored values, and
   * its result is sent with the version that was read, so that a concurrent change is rejected with 412.
   *
   * @throws PortalError of any kind; `http` 404, 409 (`DUPLICATE_CUSTOMER_NUMBER`, `CUSTOMER_IN_USE`), 412 for an outdated
   *   version, 422 with `fields`, 428 if the deployment requires `ifMatch`.
   */
  update(
    supplierId: string,
    customerId: string,
    change: Change<CustomerRequest>,
    options?: ChangeOptions,
  ): Promise<Customer>;
  /**
   * Uploads a customer master file (`.xlsx` or `.csv`, 10 MB). Source: `importCustomers`. Resolves when the server has
   * accepted the file; `portal.uploads.wait` waits for the result.
   *
   * @throws PortalError of any kind; `http` 409 `IMPORT_IN_PROGRESS` while another upload of the same kind runs, 413, 415,
   *   422 with `fields` for a wrong header row.
   */
  upload(supplierId: string, file: Blob, options?: UploadOptions): Promise<UploadRecord>;
  /**
   * Downloads the empty spreadsheet for `upload`. Source: `getCustomersTemplate`.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown supplier.
   */
  template(supplierId: string, options?: DownloadOptions): Promise<DownloadedFile>;
}

export const customerVerbs = (sdk: PortalSdk): CustomerVerbs => ({
  list: (supplierId, input = {}, options = {}) =>
    portalList({
      input,
      options,
      page: (params, call) => listCustomers(sdk, { supplierId, ...params }, call),
      idOf: ({ customerId }) => customerId,
    }),
  get: async (supplierId, customerId, options = {}) =>
    (await getCustomer(sdk, { supplierId, customerId }, options)).customer,
  create: async (supplierId, customer, options = {}) =>
    createdRecord((await createCustomer(sdk, { supplierId }, customer, options)).customer, 'createCustomer'),
  update: (supplierId, customerId, change, options = {}) =>
    changeRecord<Customer, CustomerRequest>({
      change,
      options,
      fields: customerRequestBounds,
      read: async (call) => {
        const { customer, etag } = await getCustomer(sdk, { supplierId, customerId }, call);
        return { record: customer, etag };
      },
      send: async (body, call) =>
        (await updateCustomer(sdk, { supplierId, customerId }, body, call)).customer,
    }),
  upload: (supplierId, file, { overrideDuplicates, ...options } = {}) =>
    acceptedUpload(
      importCustomers(sdk, { supplierId, file, overrideDuplicates }, options),
      'importCustomers',
    ),
  template: (supplierId, options = {}) => customersTemplate(sdk, { supplierId }, options),
});
