import { useMemo, useReducer } from 'react';
import type { ListName } from '../../generated/list-names';
import type { BuiltInView } from './built-in-view';
import { listViews } from './list-views';
import type { ViewStore } from './view-store';
import type { ListViews } from './views-props';

const noViews: readonly BuiltInView[] = [];

/** Returns the user's views of a list from a store. If there is no store, the list has no views. */
export function useListViews(
  list: ListName,
  store: ViewStore | undefined,
  builtIn = noViews,
): ListViews | undefined {
  const [changes, onStored] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the store again after a change
  return useMemo(
    () => store && { ...listViews(list, store, builtIn), onStored },
    [list, store, builtIn, changes],
  );
}
