import type { PortalSdk } from '../client/types';
import { itemShape } from '../generated/shapes';
import type {
  CreateVariables,
  ResourceKeys,
  ResourceMutations,
  ResourceQueries,
  Stored,
  SupplierScope,
  UpdateVariables,
} from './requests/create-resource';
import { exportRecords, importRecords, importTemplate } from './requests/file-transfer';
import { fetchPage, type ListParams, type Page } from './requests/list';
import { type PortalQuery, portalQuery } from './requests/query-options';
import { type Item, type ItemRequest, type ItemTypes, items, suggestedList } from './requests/records';

export type { Item, ItemRequest } from './requests/records';

/** One page of items. */
export type ItemPage = Page<Item>;
/** An item, with the `etag` that a change is based on. */
export type ItemDetails = Stored<'item', Item>;
/** The saved item; null after a 204. The queries of the item are then stale and load the item again. */
export type SavedItem = Stored<'item', Item | null>;
/** Input of `create`. */
export type CreateItemVariables = CreateVariables<'item', ItemRequest>;
/** Input of `update`. */
export type UpdateItemVariables = UpdateVariables<'item', ItemRequest, 'itemId'>;
/** Search, filter, sort order and page of the list. */
export interface ItemListParams extends ListParams, SupplierScope {}

/** Parameters of the search for suggested items. */
export interface SuggestedItemsParams extends SupplierScope {
  /** Restricts the result to active items of this warehouse, and the `inventory` of these items to this warehouse. */
  readonly warehouseId?: string | undefined;
  /** Part of a SKU, description or UPC. Default: the first items. */
  readonly searchString?: string | undefined;
  /** Number of items to return. Default: the default of the server. */
  readonly limit?: number | undefined;
  /** `field:value,value;`, written by `formatFilter` of `@portal-kit/sdk/filters`. */
  readonly filter?: string | undefined;
}

/** Query keys, from general to specific. */
export const itemKeys: ResourceKeys<ItemTypes> & {
  /** Returns the key of all searches for suggested items. */
  suggestions(scope: SupplierScope): readonly unknown[];
} = {
  ...items.keys,
  suggestions: (scope) => [...items.keys.all(scope), suggestedList],
};

/**
 * TanStack Query options that read items. Without TanStack Query, call `.queryFn({})`. Source: `listItems`, `getItem`,
 * `suggestItems`.
 *
 * Errors: `PortalError` of any kind; `http` 400 for an unknown sort or filter field, 404 for an unknown item.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { itemQueries } from '@portal-kit/sdk/items';
 *
 * export const activeItems = (sdk: PortalSdk, supplierId: string) =>
 *   itemQueries.list(sdk, { supplierId, limit: 20, offset: 0, filter: 'itemStatus:ACTIVE;' });
 * ```
 */
export const itemQueries: ResourceQueries<ItemTypes> & {
  suggested(sdk: PortalSdk, params: SuggestedItemsParams): PortalQuery<ItemPage>;
} = {
  ...items.queries,
  suggested: (sdk, params) => {
    // Keeps only the known parameters, so that equal searches share a cache entry.
    const { warehouseId, searchString, limit, filter } = params;
    const query = { warehouseId, searchString, limit, filter };
    const path = '/suppliers/{supplierId}/items/suggested-items';
    return portalQuery([...itemKeys.suggestions(params), query], (options) =>
      fetchPage<Item>(sdk, path, itemShape, params, options, query),
    );
  },
};

/**
 * TanStack mutation options that write items. A mutation invalidates the affected queries. Source: `createItem`,
 * `updateItem`.
 *
 * Errors: `PortalError`; `http` 409 (`DUPLICATE_SKU`, `DUPLICATE_UPC`, `ITEM_IN_USE`), 412 for a stale `etag`, 422 with
 * `fields`.
 *
 * @example
 * ```ts
 * import { QueryClient } from '@tanstack/query-core';
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { type ItemRequest, itemMutations } from '@portal-kit/sdk/items';
 *
 * export async function addItem(sdk: PortalSdk, client: QueryClient, item: ItemRequest) {
 *   const { mutationFn } = itemMutations.create(sdk, { supplierId: 'SUP-1001' });
 *   return mutationFn({ item, idempotencyKey: crypto.randomUUID() }, { client });
 * }
 * ```
 */
export const itemMutations: ResourceMutations<ItemTypes> = items.mutations;

/**
 * Downloads the item list as a spreadsheet, with the search, filter and sort order of the list. Source: `exportItems`.
 * Errors: `PortalError`.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { exportItems } from '@portal-kit/sdk/items';
 *
 * export const activeItems = (sdk: PortalSdk, onProgress: (bytes: number) => void) =>
 *   exportItems(
 *     sdk,
 *     { supplierId: 'SUP-1001', filter: 'itemStatus:ACTIVE;' },
 *     { onProgress: ({ loadedBytes }) => onProgress(loadedBytes) },
 *   );
 * ```
 */
export const exportItems = exportRecords('items');

/**
 * Downloads the empty spreadsheet for {@link importItems}. Source: `getItemsTemplate`. Errors: `PortalError`.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { itemsTemplate } from '@portal-kit/sdk/items';
 *
 * export const emptySheet = (sdk: PortalSdk) => itemsTemplate(sdk, { supplierId: 'SUP-1001' });
 * ```
 */
export const itemsTemplate = importTemplate('items');

/**
 * Uploads an item master file. Source: `importItems` (`.xlsx` or `.csv`, 10 MB). Resolves when the server has accepted
 * the file; `importQueries` of `@portal-kit/sdk/imports` returns the progress of the processing.
 *
 * Errors: `PortalError`; `http` 409 `IMPORT_IN_PROGRESS` while another upload of the same kind runs, 413, 415, 422 with
 * `fields` for a wrong header row.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { importItems } from '@portal-kit/sdk/items';
 *
 * export async function send(sdk: PortalSdk, file: File): Promise<string> {
 *   const record = await importItems(sdk, { supplierId: 'SUP-1001', file });
 *   return record?.status ?? 'accepted';
 * }
 * ```
 */
export const importItems = importRecords('items');
