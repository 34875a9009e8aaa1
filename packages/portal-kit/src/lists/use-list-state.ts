import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ListName } from '../generated/list-names';
import { PortalContext } from '../kernel/host/portal-context';
import { emptyListState, type ListChange, type ListState } from '../kernel/list-state/list-state';
import type { ListViews } from './views/views-props';

export interface ListStateProps {
  /** Name of the list in the event `list.changed`. */
  list: ListName;
  /** Controlled state. Default: the widget keeps its own state. */
  state?: ListState | undefined;
  /** Called with the complete next state on every change. */
  onStateChange?: ((state: ListState, cause?: ListChange) => void) | undefined;
  /** Views of the list. The default view replaces an empty state. */
  views?: ListViews | undefined;
}

/** Returns a list's state, controlled by the host or the widget, and a function that changes parts of the state. */
export function useListState({ list, state, onStateChange, views }: ListStateProps) {
  const emit = useContext(PortalContext)?.emit;
  const [own, setOwn] = useState(emptyListState);
  const given = state ?? own;
  const current = useMemo(() => views?.open(given) ?? given, [views, given]);
  // A second change in the same turn uses the state after the first change, which has not rendered yet.
  const latest = useRef(current);
  latest.current = current;
  const isControlled = state !== undefined;
  const change = useCallback(
    (part: Partial<ListState>, ...cause: [ListChange?]) => {
      const merged = { ...latest.current, ...part };
      const next = views?.leave(merged) ?? merged;
      latest.current = next;
      if (!isControlled) setOwn(next);
      onStateChange?.(next, ...cause);
      emit?.({ type: 'list.changed', detail: { list, state: next } });
    },
    [list, isControlled, onStateChange, emit, views],
  );
  useEffect(() => {
    if (current !== given) change({}, { isCorrection: true });
  }, [current, given, change]);
  return [current, change] as const;
}
