import type { PortalSdk } from '../client/types';
import { itemRequestBounds } from '../generated/bounds';
import type { exportItemsContract, listItemsContract, suggestItemsContract } from '../generated/contract';
import { type Item, type ItemRequest, itemQueries, type SuggestedItemsParams } from '../resources/items';
import { items } from '../resources/requests/records';
import type { Change } from './change-record';
import { type ExportMethod, exportMethod, type UploadFileMethods, uploadFileMethods } from './file-methods';
import type {
  ChangeOptions,
  CreateOptions,
  ExportInput,
  FilterInput,
  ListInput,
  ReadOptions,
} from './method-options';
import { toSelectionParams } from './read-all';
import { type PerSupplier, perSupplier, type RecordMethods, recordMethods } from './record-methods';

/** Input of `items.list` and `items.page`: search, filter, sort order and page size. */
export interface ItemListInput extends ListInput<typeof listItemsContract> {}
/** Input of `items.export`: search, filter and sort order. */
export interface ItemExportInput extends ExportInput<typeof exportItemsContract> {}
/** Input of `items.suggest`. */
export interface ItemSuggestInput extends Omit<SuggestedItemsParams, 'filter' | 'supplierId'> {
  /** Filter values. */
  readonly filter?: FilterInput<(typeof suggestItemsContract)['filterFields'][number]> | undefined;
}

/**
 * Methods of the items of a supplier, with their stock. Source: `listItems`, `getItem`, `exportItems`, `importItems`,
 * `getItemsTemplate`.
 */
export interface ItemMethods
  extends PerSupplier<RecordMethods<Item, ItemRequest, ItemListInput>>,
    UploadFileMethods,
    ExportMethod<ItemExportInput> {
  /**
   * Creates an item. Source: `createItem`.
   *
   * @throws PortalError of any kind; `http` 409 (`DUPLICATE_SKU`, `DUPLICATE_UPC`), 422 with `fields`. `isOutcomeUnknown` is
   * true if the server may
   *   have stored the item.
   */
  create(supplierId: string, item: ItemRequest, options?: CreateOptions): Promise<Item>;
  /**
   * Replaces an item; omitted fields are cleared. Source: `updateItem`. Pass a function to change some fields: it receives
   * the stored values and returns the new body. The SDK sends the version that it read, or `ifMatch` if given, and the
   * update rejects with 412 if the record has changed since then.
   *
   * @throws PortalError of any kind; `http` 404, 409 (`ITEM_IN_USE`, `DUPLICATE_UPC`), 412 for an outdated version, 422 with
   * `fields`, 428 if the
   *   deployment requires `ifMatch`.
   */
  update(
    supplierId: string,
    itemId: string,
    change: Change<ItemRequest>,
    options?: ChangeOptions,
  ): Promise<Item>;
  /**
   * Finds items by a part of their SKU, description or UPC. Source: `suggestItems`. Returns 20 items by default.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown supplier.
   */
  suggest(supplierId: string, input?: ItemSuggestInput, options?: ReadOptions): Promise<readonly Item[]>;
}

export const itemMethods = (sdk: PortalSdk): ItemMethods => ({
  ...perSupplier((scope) => recordMethods(sdk, items, scope, itemRequestBounds)),
  ...uploadFileMethods(sdk, 'items'),
  ...exportMethod(sdk, 'items'),
  suggest: async (supplierId, input = {}, options = {}) =>
    (await itemQueries.suggested(sdk, { supplierId, ...toSelectionParams(input) }).queryFn(options)).rows,
});
