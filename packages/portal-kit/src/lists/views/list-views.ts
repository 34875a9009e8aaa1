import type { ListName } from '../../generated/list-names';
import {
  decodeListState,
  emptyListState,
  encodeListState,
  type ListState,
} from '../../kernel/list-state/list-state';
import type { BuiltInView } from './built-in-view';
import { readStoredViews, type ViewStore } from './view-store';

/** Id of the list without search and filters, if another view is the default. */
export const allViewId = '@all';

/** Encodes the parts that a view saves as a query: search, filters, sort order, page size and columns. */
const encodeViewQuery = (state: ListState): string =>
  encodeListState({ ...state, page: 0, detailsId: undefined, view: undefined }).toString();

const isEmpty = (state: ListState): boolean => state.page === 0 && encodeViewQuery(state) === '';

/**
 * Returns whether a list opens a view in place of `state`: `state` contains nothing but the name of a view, or it is empty
 * and the user has a default view. Do not prefetch such a list: only the list knows the state of its built-in views.
 *
 * @param stored - The value that the `ViewStore` of the list returns.
 *
 * @example
 * ```ts
 * import { decodeListState, opensView } from 'portal-kit/list-state';
 *
 * const state = decodeListState(new URLSearchParams(location.search), 'items');
 * const stored = JSON.parse(localStorage.getItem('item-views') ?? 'null');
 * export const isPrefetched = !opensView(state, stored);
 * ```
 */
export const opensView = (state: ListState, stored: unknown): boolean =>
  isEmpty(state) && (state.view ?? readStoredViews(stored).defaultView) !== undefined;

/** Returns a list's views, and their effect on its state. */
export function listViews(list: ListName, store: ViewStore, builtIn: readonly BuiltInView[]) {
  const stored = readStoredViews(store.read(list));
  /** Returns a view's state, or `undefined` for an unknown view. */
  const findViewState = (id = ''): ListState | undefined => {
    const view = builtIn.find((one) => one.id === id);
    if (view) return { ...emptyListState, ...view.state, view: id };
    const saved = stored.views.find(({ name }) => name === id);
    return saved && { ...decodeListState(new URLSearchParams(saved.query), list), view: id };
  };
  const opened = findViewState(stored.defaultView);
  return {
    list,
    store,
    stored,
    builtIn,
    encodeViewQuery,
    findViewState,
    /** Completes a state that contains only the name of a view. An empty state becomes the default view. */
    open: (state: ListState): ListState => {
      const shown = state.view ? findViewState(state.view) : opened;
      return shown && isEmpty(state) ? { ...shown, detailsId: state.detailsId } : state;
    },
    /** Leaves the active view when the user removes its last part. Otherwise the state would open a view again. */
    leave: (state: ListState): ListState =>
      encodeViewQuery(state) === '' ? { ...state, view: opened && allViewId } : state,
    /** Whether the state differs from its view. */
    isChanged: (state: ListState): boolean => {
      const saved = findViewState(state.view);
      return saved !== undefined && encodeViewQuery(saved) !== encodeViewQuery(state);
    },
    /** Whether the state names a view that neither exists nor can be shown from the other parts of the state. */
    isUnknown: (state: ListState): boolean => {
      const { view } = state;
      if (!view || view === allViewId || findViewState(view)) return false;
      return view.startsWith('@') || encodeViewQuery(state) === '';
    },
  };
}
