import type { DownloadedFile, TransferOptions } from '../client/call';
import type { PortalSdk } from '../client/types';
import {
  createItem,
  getItem,
  type ItemListParams,
  type ItemRequest,
  listItems,
  type SuggestedItemsParams,
  suggestedQuery,
  suggestItems,
  updateItem,
} from './operations/items';
import { type ImportParams, importFile, type UploadRecord } from './requests/file-transfer';
import { listQuery, type SelectionParams } from './requests/list';
import { portalMutation } from './requests/mutation-options';
import { portalQuery, resourceKey } from './requests/query-options';

export type {
  Item,
  ItemDetails,
  ItemListParams,
  ItemPage,
  ItemRequest,
  SavedItem,
  SuggestedItemsParams,
} from './operations/items';

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
  list: (sdk: PortalSdk, params: ItemListParams) =>
    portalQuery([...itemKeys.lists(params.supplierId), listQuery(params)], (options) =>
      listItems(sdk, params, options),
    ),
  details: (sdk: PortalSdk, params: { readonly supplierId: string; readonly itemId: string }) =>
    portalQuery(itemKeys.details(params.supplierId, params.itemId), (options) =>
      getItem(sdk, params, options),
    ),
  suggested: (sdk: PortalSdk, params: SuggestedItemsParams) =>
    portalQuery([...itemKeys.suggestions(params.supplierId), suggestedQuery(params)], (options) =>
      suggestItems(sdk, params, options),
    ),
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
      ({ item, idempotencyKey }: CreateItemVariables) =>
        createItem(sdk, { supplierId }, item, { idempotencyKey }),
      () => ({ lists: [itemKeys.lists(supplierId), itemKeys.suggestions(supplierId)] }),
    ),
  update: (sdk: PortalSdk, { supplierId }: { readonly supplierId: string }) =>
    portalMutation(
      [...itemKeys.all(supplierId), 'update'],
      ({ itemId, item, etag }: UpdateItemVariables) =>
        updateItem(sdk, { supplierId, itemId }, item, { ifMatch: etag }),
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
  // List state comes from URLs, so sort and filter are plain text here, and the server validates them.
  const query = { ...listQuery(params), offset: undefined } as never;
  const path = { supplierId };
  return sdk.download('/suppliers/{supplierId}/exports/items', { ...options, params: { path, query } });
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
  return sdk.download('/suppliers/{supplierId}/imports/items-template', { ...options, params: { path } });
}

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
export function importItems(
  sdk: PortalSdk,
  params: ImportParams,
  options: TransferOptions = {},
): Promise<UploadRecord | null> {
  return importFile(sdk, 'items', params, options);
}
