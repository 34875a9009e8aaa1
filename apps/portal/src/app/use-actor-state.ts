import { useCallback, useSyncExternalStore } from 'react';

interface Actor<State> {
  getSnapshot: () => State;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
}

/**
 * A part of an actor's state. Re-renders when the selected value changes. `select` must not create objects, because a new
 * object counts as a change.
 */
export function useActorState<State, Selected>(
  actor: Actor<State>,
  select: (state: State) => Selected,
): Selected {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => select(actor.getSnapshot()));
}
