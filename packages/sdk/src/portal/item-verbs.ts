import type { DownloadedFile } from '../client/call';
import type { PortalSdk } from '../client/types';
import { itemRequestBounds } from '../generated/bounds';
import type { exportItemsContract, listItemsContract, suggestItemsContract } from '../generated/contract';
import { exportItems, importItems, itemsTemplate } from '../resources/items';
import {
  createItem,
  getItem,
  type Item,
  type ItemRequest,
  listItems,
  type SuggestedItemsParams,
  suggestItems,
  updateItem,
} from '../resources/operations/items';
import type { UploadRecord } from '../resources/requests/file-transfer';
import { type PortalList, portalList, selectionOf } from './portal-list';
import { type Change, changeRecord, createdRecord } from './stored-record';
import { acceptedUpload } from './upload-verbs';
import type {
  ChangeOptions,
  CreateOptions,
  DownloadOptions,
  ExportInput,
  FilterInput,
  ListInput,
  ReadOptions,
  UploadOptions,
} from './verb-options';

/** Input of `items.list`: search, filter, sort order and page size. */
export type ItemListInput = ListInput<typeof listItemsContract>;
/** Input of `items.export`: search, filter and sort order. */
export type ItemExportInput = ExportInput<typeof exportItemsContract>;
/** Input of `items.suggest`. */
export interface ItemSuggestInput extends Omit<SuggestedItemsParams, 'filter' | 'supplierId'> {
  /** Filter values. */
  readonly filter?: FilterInput<(typeof suggestItemsContract)['filterFields'][number]> | undefined;
}

/** Verbs of the items of a supplier. */
export interface ItemVerbs {
  /**
   * Lists items with their stock. Source: `listItems`.
   *
   * @throws PortalError of any kind; `http` 400 for an invalid filter, 403 without the permission `ITEM_LIST`, 404 for an
   *   unknown supplier.
   */
  list(supplierId: string, input?: ItemListInput, options?: ReadOptions): PortalList<Item>;
  /**
   * Finds items by a part of their SKU, description or UPC. Source: `suggestItems`. Returns 20 items by default.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown supplier.
   */
  suggest(supplierId: string, input?: ItemSuggestInput, options?: ReadOptions): Promise<readonly Item[]>;
  /**
   * Reads an item. Source: `getItem`.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown item.
   */
  get(supplierId: string, itemId: string, options?: ReadOptions): Promise<Item>;
  /**
   * Creates an item. Source: `createItem`.
   *
   * @throws PortalError of any kind; `http` 409 (`DUPLICATE_SKU`, `DUPLICATE_UPC`), 422 with `fields`.
   */
  create(supplierId: string, item: ItemRequest, options?: CreateOptions): Promise<Item>;
  /**
   * Replaces an item; omitted fields are cleared. Source: `updateItem`. A function receives the stored values, and its
   * result is sent with the version that was read, so that a concurrent change is rejected with 412.
   *
   * @throws PortalError of any kind; `http` 404, 409 (`ITEM_IN_USE`, `DUPLICATE_UPC`), 412 for an outdated version, 422 with
   *   `fields`, 428 if the deployment requires `ifMatch`.
   */
  update(
    supplierId: string,
    itemId: string,
    change: Change<ItemRequest>,
    options?: ChangeOptions,
  ): Promise<Item>;
  /**
   * Downloads the list as a spreadsheet (`.xlsx`). Source: `exportItems`.
   *
   * @throws PortalError of any kind; `http` 400 for an invalid filter, 404 for an unknown supplier.
   */
  export(supplierId: string, input?: ItemExportInput, options?: DownloadOptions): Promise<DownloadedFile>;
  /**
   * Uploads an item master file (`.xlsx` or `.csv`, 10 MB). Source: `importItems`. Resolves when the server has accepted
   * the file; `portal.uploads.wait` waits for the result.
   *
   * @throws PortalError of any kind; `http` 409 `IMPORT_IN_PROGRESS` while another upload of the same kind runs, 413, 415,
   *   422 with `fields` for a wrong header row.
   */
  upload(supplierId: string, file: Blob, options?: UploadOptions): Promise<UploadRecord>;
  /**
   * Downloads the empty spreadsheet for `upload`. Source: `getItemsTemplate`.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown supplier.
   */
  template(supplierId: string, options?: DownloadOptions): Promise<DownloadedFile>;
}

export const itemVerbs = (sdk: PortalSdk): ItemVerbs => ({
  list: (supplierId, input = {}, options = {}) =>
    portalList({
      input,
      options,
      page: (params, call) => listItems(sdk, { supplierId, ...params }, call),
      idOf: ({ itemId }) => itemId,
    }),
  suggest: async (supplierId, input = {}, options = {}) =>
    (await suggestItems(sdk, { supplierId, ...selectionOf(input) }, options)).rows,
  get: async (supplierId, itemId, options = {}) => (await getItem(sdk, { supplierId, itemId }, options)).item,
  create: async (supplierId, item, options = {}) =>
    createdRecord((await createItem(sdk, { supplierId }, item, options)).item, 'createItem'),
  update: (supplierId, itemId, change, options = {}) =>
    changeRecord<Item, ItemRequest>({
      change,
      options,
      fields: itemRequestBounds,
      read: async (call) => {
        const { item, etag } = await getItem(sdk, { supplierId, itemId }, call);
        return { record: item, etag };
      },
      send: async (body, call) => (await updateItem(sdk, { supplierId, itemId }, body, call)).item,
    }),
  export: (supplierId, input = {}, options = {}) =>
    exportItems(sdk, { supplierId, ...selectionOf(input) }, options),
  upload: (supplierId, file, { overrideDuplicates, ...options } = {}) =>
    acceptedUpload(importItems(sdk, { supplierId, file, overrideDuplicates }, options), 'importItems'),
  template: (supplierId, options = {}) => itemsTemplate(sdk, { supplierId }, options),
});
