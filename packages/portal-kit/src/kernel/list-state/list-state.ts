import { filterBounds, searchStringBounds } from '@portal-kit/sdk/contract';
import { normalizeCode } from '@portal-kit/spreadsheets/code-text';
import type { ListName } from '../../generated/list-names';

/** Lists with reference data, which changes rarely. */
const referenceLists: readonly ListName[] = ['customers', 'suppliers', 'users', 'warehouses'];

/**
 * Returns the page sizes that the user can choose in a list, or the sizes of all lists if `list` is undefined. Source:
 * specification, section 9.
 */
export function getPageSizes(list: ListName | undefined): readonly number[] {
  if (!list) return [10, 20, 25, 50, 100];
  return [10, referenceLists.includes(list) ? 25 : 20, 50, 100];
}
/** Maximum length of a search text in code points. Source: the contract. */
export const searchMaxLength = searchStringBounds.maxLength;
const filterPattern = new RegExp(filterBounds.pattern, 'u');
const pageMax = 100_000;
const defaultRowsPerPage = 10;
const columnIdPattern = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

/** State of a list, as encoded in the address. Source: specification, section 2. */
export interface ListState {
  /** Page index, from 0. */
  page: number;
  /**
   * 10, 25, 50 or 100 rows in the lists of customers, suppliers, users and warehouses; 10, 20, 50 or 100 rows in other
   * lists.
   */
  rowsPerPage: number;
  /** Sort direction. Ignored without `orderBy`. */
  order: 'ASC' | 'DESC' | undefined;
  /** Id of the sort column, which is a sort field of the contract. */
  orderBy: string | undefined;
  /** Untrimmed search text; `''` for no search. At most 100 code points. */
  searchInput: string;
  /** Filter string of the contract, e.g. `status:ACTIVE;`. */
  filter: string;
  /** Id of the row that the user opened last. The list marks this row as the current one. */
  detailsId: string | undefined;
  /** The active view: the name of a saved view, or the id of a built-in view, e.g. `@late`. Default: no view. */
  view?: string | undefined;
  /** Ids of hidden columns, if the active view has its own columns. Default: the columns that the user chose. */
  hiddenColumnIds?: readonly string[] | undefined;
}

/** Cause of a change of a list's state. */
export interface ListChange {
  /**
   * The user made no choice: the list corrected an invalid state (a page past the end, an unknown sort column) or stored
   * the id of the opened row. Hosts replace the history entry instead of adding one. Default false.
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
 * Encodes a list state as query parameters. Empty and default values are omitted.
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
  if (state.hiddenColumnIds) params.set('hidden', state.hiddenColumnIds.join(','));
  if (state.view) params.set('view', state.view);
  return params;
}

const parseWholeNumber = (text: string | null) =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/**
 * Decodes query parameters. Invalid parameters are ignored, and a page size that the list does not have becomes 10.
 *
 * @param list The list that reads the state. Default: the page sizes of all lists are valid.
 *
 * @example
 * ```ts
 * import { decodeListState } from 'portal-kit/list-state';
 *
 * export const state = decodeListState(new URLSearchParams('page=2&rowsPerPage=50&orderBy=createdAt'), 'items');
 * ```
 */
export function decodeListState(params: URLSearchParams, list?: ListName): ListState {
  const page = parseWholeNumber(params.get('page')) ?? 0;
  const rowsPerPage = parseWholeNumber(params.get('rowsPerPage'));
  const order = params.get('order');
  const orderBy = params.get('orderBy');
  const filter = params.get('filter') ?? '';
  const detailsId = params.get('detailsId');
  const hidden = params.get('hidden');
  const view = params.get('view');
  return {
    page: Math.min(page, pageMax),
    rowsPerPage: getPageSizes(list).find((size) => size === rowsPerPage) ?? defaultRowsPerPage,
    order: order === 'ASC' || order === 'DESC' ? order : undefined,
    orderBy: orderBy && columnIdPattern.test(orderBy) ? orderBy : undefined,
    searchInput: [...(params.get('searchInput') ?? '')].slice(0, searchMaxLength).join(''),
    filter: filter.length <= filterBounds.maxLength && filterPattern.test(filter) ? filter : '',
    detailsId: detailsId && detailsId.length <= 64 ? detailsId : undefined,
    ...(hidden !== null && {
      hiddenColumnIds: hidden.split(',', 40).filter((id) => columnIdPattern.test(id)),
    }),
    ...(view && view.length <= 80 && { view }),
  };
}

/** Returns a list's sort order: the state's order if the contract supports it, otherwise the contract's default. */
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
 * Converts a list state to the query parameters of a list operation. The default sort order is sent too, so that the
 * sort order in the table header is correct with every server.
 *
 * @example
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 * import { listUsersContract } from '@portal-kit/sdk/contract';
 * import { userQueries } from '@portal-kit/sdk/users';
 * import { type ListState, listParams } from 'portal-kit/list-state';
 *
 * export const usersOf = (sdk: PortalSdk, state: ListState) =>
 *   userQueries.list(sdk, listParams(state, listUsersContract));
 * ```
 */
export function listParams(state: ListState, contract: Parameters<typeof effectiveSort>[1]) {
  const { columnId, direction } = effectiveSort(state, contract);
  return {
    limit: state.rowsPerPage,
    offset: state.page * state.rowsPerPage,
    sortBy: columnId,
    sortDirection: direction,
    searchString: normalizeCode(state.searchInput) || undefined,
    filter: state.filter || undefined,
  };
}
