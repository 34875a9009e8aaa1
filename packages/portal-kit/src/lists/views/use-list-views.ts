import { useMemo, useState } from 'react';
import type { ListName } from '../../generated/list-names';
import {
  decodeListState,
  emptyListState,
  encodeListState,
  type ListState,
  viewNameMaxLength,
} from '../../kernel/list-state/list-state';
import { allViewId, type BuiltInView } from './built-in-view';
import { readStoredViews, type StoredViews, type ViewStore, viewsMax } from './view-store';

const noViews: readonly BuiltInView[] = [];

/** Query of the parts that a view saves: search, filters, sort order, page size and columns. */
const viewQuery = (state: ListState): string =>
  encodeListState({ ...state, page: 0, detailsId: undefined, view: undefined }).toString();

/**
 * The views of a list, and their effect on its state. Contains what the menu needs, because a module that the menu and
 * the list import would be a chunk of its own.
 */
export function listViews(
  list: ListName,
  { views, defaultView }: StoredViews,
  builtIn: readonly BuiltInView[],
) {
  const queries = new Map([
    ...builtIn.map(({ id, state }) => [id as string, viewQuery({ ...emptyListState, ...state })] as const),
    ...views.map(({ name, query }) => [name, query] as const),
  ]);
  /** The state of a view; `undefined` for an unknown view. */
  const stateOf = (id = ''): ListState | undefined => {
    const query = queries.get(id);
    return query === undefined
      ? undefined
      : { ...decodeListState(new URLSearchParams(query), list), view: id };
  };
  return {
    list,
    builtIn,
    saved: views,
    defaultView,
    stateOf,
    queryOf: viewQuery,
    emptyState: emptyListState,
    allViewId,
    nameMaxLength: viewNameMaxLength,
    viewsMax,
    /** Completes a state that contains only the name of a view. An empty state becomes the default view. */
    open: (state: ListState): ListState => {
      const isEmpty = encodeListState({ ...state, detailsId: undefined, view: undefined }).toString() === '';
      const opened = isEmpty ? stateOf(state.view ?? defaultView) : undefined;
      return opened ? { ...opened, detailsId: state.detailsId } : state;
    },
    /** Leaves the active view when the user removes its last part. Otherwise the state would open a view again. */
    leave: (state: ListState): ListState => {
      const { view, ...others } = state;
      const isEmpty = viewQuery(state) === '';
      if (isEmpty && stateOf(defaultView)) return { ...others, view: allViewId };
      return isEmpty && view ? others : state;
    },
    /** Whether the state names a view that neither exists nor can be shown from the other parts of the state. */
    isUnknown: (state: ListState) => {
      const { view } = state;
      if (!view || view === allViewId || stateOf(view)) return false;
      return view.startsWith('@') || viewQuery(state) === '';
    },
    /** Whether the state differs from its view. */
    isChanged: (state: ListState) => {
      const query = queries.get(state.view ?? '');
      return query !== undefined && query !== viewQuery(state);
    },
  };
}

/** The user's views of a list, which a store keeps; `undefined` without a store. */
export function useListViews(
  list: ListName,
  store: ViewStore | undefined,
  builtIn: readonly BuiltInView[] = noViews,
) {
  const [changes, setChanges] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the store again after a change
  const stored = useMemo(() => readStoredViews(store?.read(list)), [store, list, changes]);
  return useMemo(
    () =>
      store && {
        ...listViews(list, stored, builtIn),
        linkOf: store.linkOf,
        /** Changes the stored views, which another tab may have changed. */
        store: (change: (stored: StoredViews) => StoredViews) => {
          store.write(list, change(readStoredViews(store.read(list))));
          setChanges((count) => count + 1);
        },
      },
    [list, store, stored, builtIn],
  );
}

/** See {@link useListViews}. */
export type ListViews = NonNullable<ReturnType<typeof useListViews>>;
