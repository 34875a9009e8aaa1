import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** A machine as it runs. */
interface Running<State, Event> {
  send: (event: Event) => void;
  subscribe: (tell: () => void) => { unsubscribe: () => void };
  getSnapshot: () => State;
  stop: () => unknown;
}

interface LateMachine<State, Event> {
  /** Fetches the code; what it resolves to starts the machine. */
  fetch: () => Promise<() => Running<State, Event>>;
  /** An event could not be sent, as the code could not be fetched; the next one tries again. */
  onLoadFailed: (error: unknown) => void;
}

/**
 * A machine whose code is fetched once what it belongs to is there to be seen. Its state is `undefined` until it runs;
 * what is sent before waits for it.
 */
export function useLateMachine<State, Event>(machine: LateMachine<State, Event>) {
  const latest = useRef(machine);
  latest.current = machine;
  const [running, setRunning] = useState<Running<State, Event>>();
  const ready = useRef<() => Promise<Running<State, Event> | undefined>>(undefined);

  useEffect(() => {
    let started: Running<State, Event> | undefined;
    let isOver = false;
    ready.current = async () => {
      const start = await latest.current.fetch();
      if (isOver) return undefined;
      started ??= start();
      setRunning(started);
      return started;
    };
    // Whoever sends something is told, and tries again.
    ready.current().catch(() => {});
    return () => {
      isOver = true;
      started?.stop();
    };
  }, []);

  const subscribe = useCallback(
    (tell: () => void) => {
      const subscription = running?.subscribe(tell);
      return () => subscription?.unsubscribe();
    },
    [running],
  );
  const read = () => running?.getSnapshot();
  const state = useSyncExternalStore(subscribe, read, read);
  const send = useCallback(
    (event: Event) => {
      if (running) running.send(event);
      else
        ready.current?.().then(
          (started) => started?.send(event),
          (error) => latest.current.onLoadFailed(error),
        );
    },
    [running],
  );
  return [state, send] as const;
}
