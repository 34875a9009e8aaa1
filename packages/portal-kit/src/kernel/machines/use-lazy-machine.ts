import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

interface Observable<State> {
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  getSnapshot: () => State;
}

interface RunningMachine<State, Event> extends Observable<State> {
  send: (event: Event) => void;
  stop: () => unknown;
}

interface LazyMachine<State, Event> {
  /** Loads the code; the returned function starts the machine. */
  load: () => Promise<() => RunningMachine<State, Event>>;
  /** The code failed to load, so `event` is lost. The next event loads the code again. */
  onLoadFailed: (error: unknown, event: Event) => void;
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

/** Runs a machine whose code loads after the first render. Its state is `undefined` until then; events wait for the code. */
export function useLazyMachine<State, Event>(machine: LazyMachine<State, Event>) {
  const latest = useRef(machine);
  latest.current = machine;
  const [running, setRunning] = useState<RunningMachine<State, Event>>();
  const start = useRef<() => Promise<RunningMachine<State, Event> | undefined>>(undefined);

  useEffect(() => {
    let started: RunningMachine<State, Event> | undefined;
    let isUnmounted = false;
    start.current = async () => {
      const startMachine = await latest.current.load();
      if (isUnmounted) return undefined;
      started ??= startMachine();
      setRunning(started);
      return started;
    };
    // The first event loads the code again and reports a failure.
    start.current().catch(() => {});
    return () => {
      isUnmounted = true;
      started?.stop();
    };
  }, []);

  const state = useActorState(running);
  const send = useCallback(
    (event: Event) => {
      if (running) running.send(event);
      else
        start.current?.().then(
          (started) => started?.send(event),
          (error) => latest.current.onLoadFailed(error, event),
        );
    },
    [running],
  );
  return [state, send] as const;
}
