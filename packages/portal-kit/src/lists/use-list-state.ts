import { useCallback, useContext, useRef, useState } from 'react';
import type { ListName } from '../generated/list-names';
import { emptyListState, type ListChange, type ListState } from '../kernel/list-state/list-state';
import { PortalContext } from '../kernel/portal/portal-context';

export interface ListStateProps {
  /** Name of the list in the event `list.changed`. */
  list: ListName;
  /** Controlled state. Default: the widget keeps its own state. */
  state?: ListState | undefined;
  /** Called with the complete next state on every change. */
  onStateChange?: ((state: ListState, cause?: ListChange) => void) | undefined;
  /** Called with the complete next state before React renders a change, except for corrections. Keep the function stable. */
  onBeforeChange?: (state: ListState) => void;
}

/** State of a list, controlled by the host or kept by the widget, and a function that changes parts of the state. */
export function useListState({ list, state, onStateChange, onBeforeChange }: ListStateProps) {
  const emit = useContext(PortalContext)?.emit;
  const [own, setOwn] = useState(emptyListState);
  const current = state ?? own;
  // A second change in the same turn uses the state after the first change, which has not rendered yet.
  const latest = useRef(current);
  latest.current = current;
  const isControlled = state !== undefined;
  const change = useCallback(
    (part: Partial<ListState>, ...cause: [ListChange?]) => {
      const next = { ...latest.current, ...part };
      latest.current = next;
      if (!cause[0]?.isCorrection) onBeforeChange?.(next);
      if (!isControlled) setOwn(next);
      onStateChange?.(next, ...cause);
      emit?.({ type: 'list.changed', detail: { list, state: next } });
    },
    [list, isControlled, onStateChange, onBeforeChange, emit],
  );
  return [current, change] as const;
}
