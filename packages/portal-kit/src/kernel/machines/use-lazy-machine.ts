import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { runSteps } from '../errors/run-steps';

interface Observable<State> {
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  getSnapshot: () => State;
}

interface RunningMachine<State, Event> extends Observable<State> {
  send: (event: Event) => void;
  stop: () => unknown;
}

interface LazyMachine<State, Event> {
  /** Whether the code loads with the first event. Default: after the first render. */
  isDeferred?: boolean;
  /** Loads the code. The returned function starts the machine. */
  load: () => Promise<() => RunningMachine<State, Event>>;
  /**
   * Whether the user caused the event. If the code fails to load, events of the user are dropped, and the user can
   * repeat the action.
   */
  isFromUser: (event: Event) => boolean;
  /** Called when the code has failed to load and the user's events are dropped. The next event loads the code again. */
  onLoadFailed: (error: unknown) => void;
}

/** The state of an actor, which may not have started yet. */
export function useActorState<State>(actor: Observable<State> | undefined): State | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = () => actor?.getSnapshot();
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Runs a machine whose code loads after the first render, or with the first event. Its state is `undefined` until then. Events are
 * queued until the code has loaded. A failure to load is reported only if the queue contains an event of the user.
 */
export function useLazyMachine<State, Event>(machine: LazyMachine<State, Event>) {
  const latest = useRef(machine);
  latest.current = machine;
  const [running, setRunning] = useState<RunningMachine<State, Event>>();
  const waiting = useRef<Event[]>([]);
  const deliver = useRef(() => {});

  useEffect(() => {
    let started: RunningMachine<State, Event> | undefined;
    let isLoading = false;
    let isUnmounted = false;
    const load = async () => {
      isLoading = true;
      try {
        const startMachine = await latest.current.load();
        if (isUnmounted) return;
        started = startMachine();
      } catch (error) {
        if (isUnmounted) return;
        isLoading = false;
        const { isFromUser, onLoadFailed } = latest.current;
        const kept = waiting.current.filter((event) => !isFromUser(event));
        const isReported = kept.length < waiting.current.length;
        waiting.current = kept;
        if (isReported) runSteps(() => onLoadFailed(error));
        return;
      }
      setRunning(started);
      deliver.current();
    };
    deliver.current = () => {
      if (started) for (const event of waiting.current.splice(0)) started.send(event);
      else if (!isLoading && !isUnmounted) void load();
    };
    if (!latest.current.isDeferred) deliver.current();
    return () => {
      isUnmounted = true;
      deliver.current = () => {};
      waiting.current = [];
      started?.stop();
    };
  }, []);

  const state = useActorState(running);
  const send = useCallback((event: Event) => {
    waiting.current.push(event);
    deliver.current();
  }, []);
  return [state, send] as const;
}
