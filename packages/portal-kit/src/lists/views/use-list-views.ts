import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { ListName } from '../../generated/list-names';
import {
  decodeListState,
  emptyListState,
  encodeListState,
  type ListState,
} from '../../kernel/list-state/list-state';
import type { BuiltInView } from './built-in-view';
import type { listViews } from './list-views';
import type { ViewStore } from './view-store';
import type { ListViews } from './views-props';

const noViews: readonly BuiltInView[] = [];
const stateCode = { decodeListState, emptyListState, encodeListState };
/** The code of the views, which all lists of the page share. */
let loaded: (Pick<ListViews, 'Button' | 'Menu'> & { listViews: typeof listViews }) | undefined;

/**
 * The user's views of a list, which a store keeps. The code loads after the first render. `isAwaited` returns whether the
 * list needs the code before it can read rows.
 */
export function useListViews(list: ListName, store: ViewStore | undefined, builtIn = noViews) {
  /** `null` after a failed load: the list works without views. */
  const [code, setCode] = useState<typeof loaded | null>(loaded);
  const [changes, onStored] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (store && !code)
      import('./list-views.part').then(
        ({ listViews, loadMenu, ViewsButton: Button }) => {
          loaded = { listViews, Button, Menu: lazyPart(loadMenu) };
          setCode(loaded);
        },
        () => setCode(null),
      );
  }, [store, code]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the store again after a change
  const views = useMemo((): ListViews | undefined => {
    if (!store || !code) return undefined;
    const { listViews, ...parts } = code;
    return { ...listViews(list, store, builtIn, stateCode), ...parts, onStored };
  }, [list, store, code, builtIn, changes]);
  const isAwaited = (state: ListState): boolean =>
    code === undefined &&
    !`${encodeListState({ ...state, view: undefined })}` &&
    Boolean(state.view ?? (store?.read(list) as { defaultView?: unknown } | undefined)?.defaultView);
  return { views, isAwaited };
}
