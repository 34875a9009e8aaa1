import type { ApiResult, CallOptions } from '../../client/call';
import type { PortalSdk } from '../../client/types';
import type { components } from '../../generated/portal';
import { itemShape } from '../../generated/shapes';
import { fetchPage, type ListParams, type Page } from '../requests/list';
import { etagOf, recordOf } from '../requests/versioned';

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

interface ItemIds {
  readonly supplierId: string;
  readonly itemId: string;
}

const itemPath = '/suppliers/{supplierId}/items/{itemId}';

const savedItem = (result: ApiResult<Item>): SavedItem => ({
  item: result.data ?? null,
  etag: etagOf(result),
});

/** Source: `listItems`. */
export const listItems = (sdk: PortalSdk, params: ItemListParams, options: CallOptions): Promise<ItemPage> =>
  fetchPage(sdk, '/suppliers/{supplierId}/items', itemShape, params, options);

/** Keeps only the known parameters, so that equal searches share a cache entry. */
export const suggestedQuery = ({ warehouseId, searchString, limit, filter }: SuggestedItemsParams) => ({
  warehouseId,
  searchString,
  limit,
  filter,
});

/** Source: `suggestItems`. */
export const suggestItems = (
  sdk: PortalSdk,
  params: SuggestedItemsParams,
  options: CallOptions,
): Promise<ItemPage> =>
  fetchPage(
    sdk,
    '/suppliers/{supplierId}/items/suggested-items',
    itemShape,
    params,
    options,
    suggestedQuery(params),
  );

/** Source: `getItem`. */
export const getItem = (sdk: PortalSdk, path: ItemIds, options: CallOptions): Promise<ItemDetails> =>
  sdk.client
    .GET(itemPath, { ...options, params: { path } })
    .then((result) => ({ item: recordOf(result, itemPath, itemShape), etag: etagOf(result) }));

/** Source: `createItem`. */
export const createItem = (
  sdk: PortalSdk,
  path: Pick<ItemIds, 'supplierId'>,
  body: ItemRequest,
  options: CallOptions,
): Promise<SavedItem> =>
  sdk.client.POST('/suppliers/{supplierId}/items', { ...options, params: { path }, body }).then(savedItem);

/** Source: `updateItem`. */
export const updateItem = (
  sdk: PortalSdk,
  path: ItemIds,
  body: ItemRequest,
  options: CallOptions,
): Promise<SavedItem> => sdk.client.PUT(itemPath, { ...options, params: { path }, body }).then(savedItem);
