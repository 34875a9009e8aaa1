import type { DownloadedFile, PortalSdk, TransferOptions } from '../client/types';
import {
  createItem,
  exportItems as exportItemsOperation,
  getItem,
  getItemsTemplate,
  importItems as importItemsOperation,
  listItems,
  suggestItems,
  updateItem,
} from '../generated/operations';
import type { components } from '../generated/portal';
import { type ImportParams, importFile, type UploadRecord } from './import-file';
import { fetchPage, type ListParams, listQuery, type Page, type SelectionParams } from './list';
import { portalMutation } from './mutation-options';
import { portalQuery, resourceKey } from './query-options';
import { etagOf, fetchRecord } from './versioned';

/** Source: `Item` of `openapi/portal`. Inventory quantities are bottles. */
export type Item = components['schemas']['Item'];
/**
 * What is sent to add or change an item. Source: `ItemRequest` of `openapi/portal`; its bounds are in
 * `@portal-kit/sdk/bounds`. It holds no stock.
 */
export type ItemRequest = components['schemas']['ItemRequest'];
/** One page of items. */
export type ItemPage = Page<Item>;

/** An item, and the `etag` to base a change on. */
export interface ItemDetails {
  readonly item: Item;
  /** What a change of it names as `etag`; null when the server gave none. */
  readonly etag: string | null;
}

/** The saved item; null when the server answered 204 (its queries are stale by then and read it again). */
export interface SavedItem {
  readonly item: Item | null;
  readonly etag: string | null;
}

/** Which items of the list, and in which order. */
export interface ItemListParams extends ListParams {
  readonly supplierId: string;
}

/** Which items to suggest while somebody types. */
export interface SuggestedItemsParams {
  readonly supplierId: string;
  /** Only active items of this warehouse, their `inventory` reduced to it. */
  readonly warehouseId?: string | undefined;
  /** Part of a SKU, description or UPC. Default: the first items. */
  readonly searchString?: string | undefined;
  /** Items to return. Default: the server's. */
  readonly limit?: number | undefined;
  /** `field:value,value;`, written by `formatFilter` of `@portal-kit/sdk/filters`. */
  readonly filter?: string | undefined;
}

/** What adding an item takes. */
export interface CreateItemVariables {
  readonly item: ItemRequest;
  /** One per confirmed submit. Default: a new one per call. */
  readonly idempotencyKey?: string | undefined;
}

/** What changing an item takes. */
export interface UpdateItemVariables {
  readonly itemId: string;
  readonly item: ItemRequest;
  /** From {@link ItemDetails}. Without it the last write wins. */
  readonly etag?: string | null | undefined;
}

/** Query keys, from the widest to the narrowest. */
export const itemKeys = {
  all: (supplierId: string) => resourceKey(supplierId, 'items'),
  lists: (supplierId: string) => [...itemKeys.all(supplierId), 'list'] as const,
  suggestions: (supplierId: string) => [...itemKeys.all(supplierId), 'suggested'] as const,
  details: (supplierId: string, itemId: string) => [...itemKeys.all(supplierId), 'details', itemId] as const,
};

/**
 * Reads of items: TanStack Query options, or plain calls by `.queryFn({})`. Source: `listItems`, `getItem`,
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
      fetchPage<Item>(sdk, listItems, { path: { supplierId }, query }, context),
    );
  },
  details: (
    sdk: PortalSdk,
    { supplierId, itemId }: { readonly supplierId: string; readonly itemId: string },
  ) =>
    portalQuery(itemKeys.details(supplierId, itemId), async ({ signal }): Promise<ItemDetails> => {
      const { record, etag } = await fetchRecord(sdk, getItem, { path: { supplierId, itemId } }, { signal });
      return { item: record, etag };
    }),
  suggested: (sdk: PortalSdk, { supplierId, ...params }: SuggestedItemsParams) => {
    const { warehouseId, searchString, limit, filter } = params;
    const query = { warehouseId, searchString, limit, filter };
    return portalQuery([...itemKeys.suggestions(supplierId), query], (context) =>
      fetchPage<Item>(sdk, suggestItems, { path: { supplierId }, query }, context),
    );
  },
};

/**
 * Writes of items: TanStack mutation options that own their invalidation. Source: `createItem`, `updateItem`.
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
        const result = await sdk.call(createItem, { path: { supplierId }, body: item }, { idempotencyKey });
        return { item: result.data ?? null, etag: etagOf(result) };
      },
      () => ({ lists: [itemKeys.lists(supplierId), itemKeys.suggestions(supplierId)] }),
    ),
  update: (sdk: PortalSdk, { supplierId }: { readonly supplierId: string }) =>
    portalMutation(
      [...itemKeys.all(supplierId), 'update'],
      async ({ itemId, item, etag }: UpdateItemVariables): Promise<SavedItem> => {
        const result = await sdk.call(
          updateItem,
          { path: { supplierId, itemId }, body: item },
          { ifMatch: etag },
        );
        return { item: result.data ?? null, etag: etagOf(result) };
      },
      ({ itemId }) => ({
        lists: [itemKeys.lists(supplierId), itemKeys.suggestions(supplierId)],
        changed: [itemKeys.details(supplierId, itemId)],
      }),
    ),
};

/**
 * The item list as a spreadsheet, with the list's own search, filter and order. Source: `exportItems`. Errors: `PortalError`.
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
  return sdk.download(exportItemsOperation, { path: { supplierId }, query } as never, options);
}

/**
 * The empty spreadsheet that {@link importItems} takes. Source: `getItemsTemplate`. Errors: `PortalError`.
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
  return sdk.download(getItemsTemplate, { path: { supplierId } }, options);
}

/**
 * Sends an item master file. Source: `importItems` (`.xlsx` or `.csv`, 10 MB). Resolves when the file is accepted;
 * progress of the work itself is in `importQueries` of `@portal-kit/sdk/imports`.
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
  return importFile(sdk, importItemsOperation, params, options);
}
