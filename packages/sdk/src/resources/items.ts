import type { DownloadedFile, TransferOptions } from '../client/call';
import type { PortalSdk } from '../client/types';
import type { components } from '../generated/portal';
import { itemShape } from '../generated/shapes/item';
import { downloadFile, type ImportParams, importFile, type UploadRecord } from './requests/file-transfer';
import { fetchPage, type ListParams, listQuery, type Page, type SelectionParams } from './requests/list';
import { portalMutation } from './requests/mutation-options';
import { portalQuery, resourceKey } from './requests/query-options';
import { etagOf, recordOf } from './requests/versioned';

/** Source: `Item` of `openapi/portal`. Inventory quantities are bottles. */
export type Item = components['schemas']['Item'];
/**
 * Request body of `create` and `update`. Source: `ItemRequest` of `openapi/portal`. `@portal-kit/sdk/bounds` contains
 * the bounds of the fields. The request body contains no stock quantities.
 */
export type ItemRequest = components['schemas']['ItemRequest'];
/** One page of items. */
export type ItemPage = Page<Item>;

/** An item, with the `etag` that a change is based on. */
export interface ItemDetails {
  readonly item: Item;
  /** Version that a later change is based on; null when the server sent no tag. */
  readonly etag: string | null;
}

/** The saved item; null after a 204. The queries of the item are then stale and load the item again. */
export interface SavedItem {
  readonly item: Item | null;
  readonly etag: string | null;
}

/** Search, filter, sort order and page of the list. */
export interface ItemListParams extends ListParams {
  readonly supplierId: string;
}

/** Parameters of the search for suggested items. */
export interface SuggestedItemsParams {
  readonly supplierId: string;
  /** Restricts the result to active items of this warehouse, and the `inventory` of these items to this warehouse. */
  readonly warehouseId?: string | undefined;
  /** Part of a SKU, description or UPC. Default: the first items. */
  readonly searchString?: string | undefined;
  /** Number of items to return. Default: the default of the server. */
  readonly limit?: number | undefined;
  /** `field:value,value;`, written by `formatFilter` of `@portal-kit/sdk/filters`. */
  readonly filter?: string | undefined;
}

/** Input of `create`. */
export interface CreateItemVariables {
  readonly item: ItemRequest;
  /** One key per confirmed submit. Default: a new key per call. */
  readonly idempotencyKey?: string | undefined;
}

/** Input of `update`. */
export interface UpdateItemVariables {
  readonly itemId: string;
  readonly item: ItemRequest;
  /** The `etag` of {@link ItemDetails}. Without an `etag` the last write wins. */
  readonly etag?: string | null | undefined;
}

const itemPath = '/suppliers/{supplierId}/items/{itemId}';

/** Query keys, from general to specific. */
export const itemKeys = {
  all: (supplierId: string) => resourceKey(supplierId, 'items'),
  lists: (supplierId: string) => [...itemKeys.all(supplierId), 'list'] as const,
  suggestions: (supplierId: string) => [...itemKeys.all(supplierId), 'suggested'] as const,
  details: (supplierId: string, itemId: string) => [...itemKeys.all(supplierId), 'details', itemId] as const,
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
export const itemQueries = {
  list: (sdk: PortalSdk, { supplierId, ...params }: ItemListParams) => {
    const query = listQuery(params);
    return portalQuery([...itemKeys.lists(supplierId), query], (context) =>
      fetchPage<Item>(
        sdk,
        '/suppliers/{supplierId}/items',
        itemShape,
        { path: { supplierId }, query },
        context,
      ),
    );
  },
  details: (
    sdk: PortalSdk,
    { supplierId, itemId }: { readonly supplierId: string; readonly itemId: string },
  ) =>
    portalQuery(itemKeys.details(supplierId, itemId), async ({ signal }): Promise<ItemDetails> => {
      const result = await sdk.client.GET(itemPath, { params: { path: { supplierId, itemId } }, signal });
      return { item: recordOf(result, itemPath, itemShape), etag: etagOf(result) };
    }),
  suggested: (sdk: PortalSdk, { supplierId, ...params }: SuggestedItemsParams) => {
    const { warehouseId, searchString, limit, filter } = params;
    const query = { warehouseId, searchString, limit, filter };
    return portalQuery([...itemKeys.suggestions(supplierId), query], (context) =>
      fetchPage<Item>(
        sdk,
        '/suppliers/{supplierId}/items/suggested-items',
        itemShape,
        { path: { supplierId }, query },
        context,
      ),
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
export const itemMutations = {
  create: (sdk: PortalSdk, { supplierId }: { readonly supplierId: string }) =>
    portalMutation(
      [...itemKeys.all(supplierId), 'create'],
      async ({ item, idempotencyKey }: CreateItemVariables): Promise<SavedItem> => {
        const result = await sdk.client.POST('/suppliers/{supplierId}/items', {
          params: { path: { supplierId } },
          body: item,
          idempotencyKey,
        });
        return { item: result.data ?? null, etag: etagOf(result) };
      },
      () => ({ lists: [itemKeys.lists(supplierId), itemKeys.suggestions(supplierId)] }),
    ),
  update: (sdk: PortalSdk, { supplierId }: { readonly supplierId: string }) =>
    portalMutation(
      [...itemKeys.all(supplierId), 'update'],
      async ({ itemId, item, etag }: UpdateItemVariables): Promise<SavedItem> => {
        const path = { supplierId, itemId };
        const result = await sdk.client.PUT(itemPath, { params: { path }, body: item, ifMatch: etag });
        return { item: result.data ?? null, etag: etagOf(result) };
      },
      ({ itemId }) => ({
        lists: [itemKeys.lists(supplierId), itemKeys.suggestions(supplierId)],
        changed: [itemKeys.details(supplierId, itemId)],
      }),
    ),
};

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
export function exportItems(
  sdk: PortalSdk,
  { supplierId, ...params }: SelectionParams & { readonly supplierId: string },
  options: TransferOptions = {},
): Promise<DownloadedFile> {
  const query = { ...listQuery(params), offset: undefined };
  const path = { supplierId };
  return downloadFile(sdk, '/suppliers/{supplierId}/exports/items', { path, query }, options);
}

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
export function itemsTemplate(
  sdk: PortalSdk,
  { supplierId }: { readonly supplierId: string },
  options: TransferOptions = {},
): Promise<DownloadedFile> {
  const path = { supplierId };
  return downloadFile(sdk, '/suppliers/{supplierId}/imports/items-template', { path }, options);
}

/**
 * Uploads an item master file. Source: `importItems` (`.xlsx` or `.csv`, 10 MB). Resolves when the server has accepted
 * the file; `importQueries` of `@portal-kit/sdk/imports` returns the progress of the processing.
 *
 * Errors: `PortalError`; `http` 409 while another import runs, 413, 415, 422 with `fields` for a wrong header row.
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
export function importItems(
  sdk: PortalSdk,
  params: ImportParams,
  options: TransferOptions = {},
): Promise<UploadRecord | null> {
  return importFile(sdk, 'items', params, options);
}
