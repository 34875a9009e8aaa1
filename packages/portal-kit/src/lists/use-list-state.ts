import { useCallback, useState } from 'react';
import { emptyListState, type ListState } from './list-state';

export interface ListStateProps {
  /** Controlled: what to show. Without it the widget keeps its own state. */
  state?: ListState | undefined;
  /** Called with the next state on every change. */
  onStateChange?: ((state: ListState) => void) | undefined;
}

/** The list's state, the host's or our own, and a way to change parts of it. */
export function useListState({ state, onStateChange }: ListStateProps) {
  const [own, setOwn] = useState(emptyListState);
  const current = state ?? own;
  const change = useCallback(
    (part: Partial<ListState>) => {
      const next = { ...current, ...part };
      if (state === undefined) setOwn(next);
      onStateChange?.(next);
    },
    [current, state, onStateChange],
  );
  return [current, change] as const;
}
