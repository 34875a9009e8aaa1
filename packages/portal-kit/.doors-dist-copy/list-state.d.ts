/** What a list shows, as the address keeps it. Source: specification, section 2. */
interface ListState {
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
interface ListChange {
    /**
     * Nobody asked for it: the page was past the end, or the order is none of the contract. A history of pages has no
     * entry for it. Default false.
     */
    isCorrection?: boolean;
}
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
declare function encodeListState(state: ListState): URLSearchParams;
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
declare function decodeListState(params: URLSearchParams): ListState;
/** The order that a list is in: the state's where the contract can sort by it, else the contract's default. */
declare function effectiveSort(state: Pick<ListState, 'order' | 'orderBy'>, contract: {
    sortFields: readonly string[];
    defaultSort: {
        sortBy: string;
        sortDirection: 'ASC' | 'DESC';
    };
}): {
    columnId: string;
    direction: 'ASC' | 'DESC';
    isDefault: boolean;
};
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
declare function listParams(state: ListState, contract: Parameters<typeof effectiveSort>[1]): {
    limit: number;
    offset: number;
    sortBy: string | undefined;
    sortDirection: "ASC" | "DESC" | undefined;
    searchString: string | undefined;
    filter: string | undefined;
};

export { decodeListState, encodeListState, listParams };
export type { ListChange, ListState };
