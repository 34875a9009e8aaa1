import { listItemsContract } from '@portal-kit/sdk/contract';

/** Page sizes on offer. Source: specification, section 9. */
export const pageSizes = [10, 20, 50, 100] as const;
// Search and filter are parameters that all list calls of the contract share.
const { searchString, filter: filterBounds } = listItemsContract.query;
/** Longest search text of the contract. Code points. */
export const searchMaxLength = searchString.maxLength;
const filterPattern = new RegExp(filterBounds.pattern, 'u');
const pageMax = 100_000;
const defaultRowsPerPage = 10;

/** What a list shows, as the address keeps it. Source: specification, section 2. */
export interface ListState {
  /** Counted from 0. */
  page: number;
  /** One of {@link pageSizes}. */
  rowsPerPage: number;
  /** Of no weight without `orderBy`. */
  order: 'ASC' | 'DESC' | undefined;
  /** A sortable column of the contract. */
  orderBy: string | undefined;
  /** As typed; `''` for no search. At most 100 code points. */
  searchInput: string;
  /** The filter string of the contract, e.g. `itemStatus:ACTIVE;`. */
  filter: string;
  /** The row that is open beside the list. */
  detailsId: string | undefined;
}

/** How a list's state came to change. */
export interface ListChange {
  /**
   * Nobody asked for it: the page was past the end, or the order is none of the contract. A history of pages has no
   * entry for it. Default false.
   */
  isCorrection?: boolean;
}

export const emptyListState: ListState = {
  page: 0,
  rowsPerPage: defaultRowsPerPage,
  order: undefined,
  orderBy: undefined,
  searchInput: '',
  filter: '',
  detailsId: undefined,
};

/**
 * The state as query parameters; what is empty or as by default is left out.
 *
 * @example
 * ```ts
 * import { decodeListState, encodeListState } from 'portal-kit/list-state';
 *
 * export function nextPage(address: URL): string {
 *   const state = decodeListState(address.searchParams);
 *   return `?${encodeListState({ ...state, page: state.page + 1 })}`;
 * }
 * ```
 */
export function encodeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.page > 0) params.set('page', String(state.page));
  if (state.rowsPerPage !== defaultRowsPerPage) params.set('rowsPerPage', String(state.rowsPerPage));
  if (state.order) params.set('order', state.order);
  if (state.orderBy) params.set('orderBy', state.orderBy);
  if (state.searchInput) params.set('searchInput', state.searchInput);
  if (state.filter) params.set('filter', state.filter);
  if (state.detailsId) params.set('detailsId', state.detailsId);
  return params;
}

const wholeNumber = (text: string | null) =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/**
 * Reads an address that anybody may have written: whatever is not valid counts as not given.
 *
 * @example
 * ```ts
 * import { decodeListState } from 'portal-kit/list-state';
 *
 * export const state = decodeListState(new URLSearchParams('page=2&rowsPerPage=50&orderBy=sku'));
 * ```
 */
export function decodeListState(params: URLSearchParams): ListState {
  const page = wholeNumber(params.get('page')) ?? 0;
  const rowsPerPage = wholeNumber(params.get('rowsPerPage'));
  const order = params.get('order');
  const orderBy = params.get('orderBy');
  const filter = params.get('filter') ?? '';
  const detailsId = params.get('detailsId');
  return {
    page: Math.min(page, pageMax),
    rowsPerPage: pageSizes.find((size) => size === rowsPerPage) ?? defaultRowsPerPage,
    order: order === 'ASC' || order === 'DESC' ? order : undefined,
    orderBy: orderBy && /^[A-Za-z][A-Za-z0-9]{0,39}$/.test(orderBy) ? orderBy : undefined,
    searchInput: [...(params.get('searchInput') ?? '')].slice(0, searchMaxLength).join(''),
    filter: filter.length <= filterBounds.maxLength && filterPattern.test(filter) ? filter : '',
    detailsId: detailsId && detailsId.length <= 64 ? detailsId : undefined,
  };
}

/** The order that a list is in: the state's where the contract can sort by it, else the contract's default. */
export function effectiveSort(
  state: Pick<ListState, 'order' | 'orderBy'>,
  contract: { sortFields: readonly string[]; defaultSort: { sortBy: string; sortDirection: 'ASC' | 'DESC' } },
): { columnId: string; direction: 'ASC' | 'DESC'; isDefault: boolean } {
  const { orderBy, order = 'ASC' } = state;
  if (orderBy && contract.sortFields.includes(orderBy)) {
    return { columnId: orderBy, direction: order, isDefault: false };
  }
  const { sortBy, sortDirection } = contract.defaultSort;
  return { columnId: sortBy, direction: sortDirection, isDefault: true };
}

/**
 * The state as the list calls of the contract take it; the default order is left to the server.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { listItemsContract } from '@portal-kit/sdk/contract';
 * import { itemQueries } from '@portal-kit/sdk/items';
 * import { type ListState, listParams } from 'portal-kit/list-state';
 *
 * export const itemsOf = (sdk: PortalSdk, supplierId: string, state: ListState) =>
 *   itemQueries.list(sdk, { supplierId, ...listParams(state, listItemsContract) });
 * ```
 */
export function listParams(state: ListState, contract: Parameters<typeof effectiveSort>[1]) {
  const { columnId, direction, isDefault } = effectiveSort(state, contract);
  return {
    limit: state.rowsPerPage,
    offset: state.page * state.rowsPerPage,
    sortBy: isDefault ? undefined : columnId,
    sortDirection: isDefault ? undefined : direction,
    searchString: state.searchInput.trim() || undefined,
    filter: state.filter || undefined,
  };
}
