import type { PortalSdk } from '../client/types';
import { itemRequestBounds } from '../generated/bounds';
import type { exportItemsContract, listItemsContract, suggestItemsContract } from '../generated/contract';
import { type Item, type ItemRequest, itemQueries, type SuggestedItemsParams } from '../resources/items';
import { items } from '../resources/requests/records';
import { type ExportVerb, exportVerb, type UploadFileVerbs, uploadFileVerbs } from './file-verbs';
import { selectionOf } from './read-all';
import { type PerSupplier, perSupplier, type RecordVerbs, recordVerbs } from './record-verbs';
import type { ExportInput, FilterInput, ListInput, ReadOptions } from './verb-options';

type ListFields = typeof listItemsContract;

/** Input of `items.list` and `items.page`: search, filter, sort order and page size. */
export type ItemListInput = ListInput<ListFields>;
/** Input of `items.export`: search, filter and sort order. */
export type ItemExportInput = ExportInput<typeof exportItemsContract>;
/** Input of `items.suggest`. */
export interface ItemSuggestInput extends Omit<SuggestedItemsParams, 'filter' | 'supplierId'> {
  /** Filter values. */
  readonly filter?: FilterInput<(typeof suggestItemsContract)['filterFields'][number]> | undefined;
}

/**
 * Verbs of the items of a supplier, with their stock. Codes of conflicts (409): `DUPLICATE_SKU`, `DUPLICATE_UPC`,
 * `ITEM_IN_USE`. Source: `listItems`, `getItem`, `createItem`, `updateItem`, `exportItems`, `importItems`,
 * `getItemsTemplate`.
 */
export interface ItemVerbs
  extends PerSupplier<RecordVerbs<Item, ItemRequest, ListFields>>,
    UploadFileVerbs,
    ExportVerb<typeof exportItemsContract> {
  /**
   * Finds items by a part of their SKU, description or UPC. Source: `suggestItems`. Returns 20 items by default.
   *
   * @throws PortalError of any kind; `http` 404 for an unknown supplier.
   */
  suggest(supplierId: string, input?: ItemSuggestInput, options?: ReadOptions): Promise<readonly Item[]>;
}

export const itemVerbs = (sdk: PortalSdk): ItemVerbs => ({
  ...perSupplier((scope) => recordVerbs(sdk, items, scope, itemRequestBounds)),
  ...uploadFileVerbs(sdk, 'items'),
  ...exportVerb(sdk, 'items'),
  suggest: async (supplierId, input = {}, options = {}) =>
    (await itemQueries.suggested(sdk, { supplierId, ...selectionOf(input) }).queryFn(options)).rows,
});
