interface Subscription {
  unsubscribe: () => void;
}

/** The part of an XState actor that an application uses, whose code loads later. */
export interface DeferredActor<State, Event, Emitted extends { type: string } = { type: string }> {
  /**
   * Loads and starts the actor once. Rejects if its code fails to load; the next call or event loads the code again.
   */
  start: () => Promise<void>;
  /** Whether the code has loaded, so that events take effect at once. */
  isStarted: () => boolean;
  getSnapshot: () => State;
  /** Calls the listener after every change of the state. */
  subscribe: (listener: (state: State) => void) => Subscription;
  send: (event: Event) => void;
  /** Calls the listener for every emitted event of this type. */
  on: <Type extends Emitted['type']>(
    type: Type,
    listener: (event: Extract<Emitted, { type: Type }>) => void,
  ) => Subscription;
}

/** A started XState actor. */
interface RunningActor<State, Event, Emitted> {
  getSnapshot: () => State;
  subscribe: (listener: (state: State) => void) => Subscription;
  send: (event: Event) => void;
  on: (type: '*', listener: (event: Emitted) => void) => Subscription;
}

/**
 * An actor whose code loads when it is started or when it receives its first event. `first` is its state until then.
 * `load` resolves with the started actor. Events are delivered in order after the start.
 */
export function createDeferredActor<State, Event, Emitted extends { type: string } = { type: string }>(
  first: State,
  load: () => Promise<RunningActor<State, Event, Emitted>>,
): DeferredActor<State, Event, Emitted> {
  const listeners = new Set<(state: State) => void>();
  const emittedListeners = new Set<(event: Emitted) => void>();
  const waiting: Event[] = [];
  let running: RunningActor<State, Event, Emitted> | undefined;
  let starting: Promise<void> | undefined;

  async function startActor(): Promise<void> {
    const actor = await load();
    running = actor;
    const notify = () => {
      for (const listener of [...listeners]) listener(actor.getSnapshot());
    };
    actor.subscribe(notify);
    actor.on('*', (event) => {
      for (const listener of [...emittedListeners]) listener(event);
    });
    if (waiting.length === 0) notify();
    for (const event of waiting.splice(0)) actor.send(event);
  }
  const start = () => {
    starting ??= startActor().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };

  return {
    start,
    isStarted: () => running !== undefined,
    getSnapshot: () => running?.getSnapshot() ?? first,
    subscribe: (listener) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    on: (type, listener) => {
      const filtered = (event: Emitted) => {
        if (event.type === type) listener(event as Parameters<typeof listener>[0]);
      };
      emittedListeners.add(filtered);
      return { unsubscribe: () => emittedListeners.delete(filtered) };
    },
    send: (event) => {
      if (running) return running.send(event);
      waiting.push(event);
      start().catch(() => {});
    },
  };
}
