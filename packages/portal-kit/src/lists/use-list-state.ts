import { useCallback, useContext, useRef, useState } from 'react';
import type { ListName } from '../kernel/events/portal-events';
import { emptyListState, type ListChange, type ListState } from '../kernel/list-state/list-state';
import { PortalContext } from '../kernel/portal/portal-context';

export interface ListStateProps {
  /** What the host is told that has changed. */
  list: ListName;
  /** Controlled: what to show. Without it the widget keeps its own state. */
  state?: ListState | undefined;
  /** Called with the next state on every change. */
  onStateChange?: ((state: ListState, how?: ListChange) => void) | undefined;
}

/** The list's state, the host's or our own, and a way to change parts of it. */
export function useListState({ list, state, onStateChange }: ListStateProps) {
  const emit = useContext(PortalContext)?.emit;
  const [own, setOwn] = useState(emptyListState);
  const current = state ?? own;
  // Two changes in one turn: the second builds on the first, which no render has shown yet.
  const latest = useRef(current);
  latest.current = current;
  const isControlled = state !== undefined;
  const change = useCallback(
    (part: Partial<ListState>, ...how: [ListChange?]) => {
      const next = { ...latest.current, ...part };
      latest.current = next;
      if (!isControlled) setOwn(next);
      onStateChange?.(next, ...how);
      emit?.({ type: 'list.changed', detail: { list, state: next } });
    },
    [list, isControlled, onStateChange, emit],
  );
  return [current, change] as const;
}
