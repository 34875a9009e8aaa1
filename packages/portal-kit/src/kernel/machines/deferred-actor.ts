interface Subscription {
  unsubscribe: () => void;
}

/** An XState actor whose code loads on demand. */
export interface DeferredActor<State, Event, Emitted extends { type: string } = { type: string }> {
  /** Loads and starts the actor once. Rejects if its code fails to load; the next call loads the code again. */
  start: () => Promise<void>;
  /** Whether the actor has started, so that events take effect at once. */
  isStarted: () => boolean;
  /** The current state; the initial state until the actor has started. */
  getSnapshot: () => State;
  /** Calls the listener after every change of the state. */
  subscribe: (listener: (state: State) => void) => Subscription;
  /** Sends an event. Before the start, the event waits in a queue and starts the actor. Throws no errors. */
  send: (event: Event) => void;
  /** Calls the listener for every emitted event of this type. */
  on: <Type extends Emitted['type']>(
    type: Type,
    listener: (event: Extract<Emitted, { type: Type }>) => void,
  ) => Subscription;
}

/** An XState actor that has not started. */
interface LoadedActor<State, Event, Emitted> {
  getSnapshot: () => State;
  subscribe: (listener: (state: State) => void) => Subscription;
  send: (event: Event) => void;
  on: (type: '*', listener: (event: Emitted) => void) => Subscription;
  start: () => unknown;
}

interface DeferredActorOptions<State, Event, Emitted> {
  /** State until the actor has started. */
  initial: State;
  /** Loads the code and resolves with the actor. */
  load: () => Promise<LoadedActor<State, Event, Emitted>>;
  /**
   * Called with the waiting events when the code fails to load. Returns the events to keep, and a new state or emitted
   * events if the failure has an effect. Default: all events are kept.
   */
  onLoadFailed?: (
    events: readonly Event[],
    state: State,
  ) => { kept: readonly Event[]; state?: State; emitted?: readonly Emitted[] };
}

/** Creates an actor whose code loads when it is started or receives its first event. */
export function createDeferredActor<State, Event, Emitted extends { type: string } = { type: string }>({
  initial,
  load,
  onLoadFailed,
}: DeferredActorOptions<State, Event, Emitted>): DeferredActor<State, Event, Emitted> {
  const listeners = new Set<(state: State) => void>();
  const emittedListeners = new Set<(event: Emitted) => void>();
  let waiting: Event[] = [];
  let state = initial;
  let running: LoadedActor<State, Event, Emitted> | undefined;
  let isDelivering = false;
  let starting: Promise<void> | undefined;

  // A listener that throws must stop neither the other listeners nor the start. XState isolates its listeners, too.
  const callAll = <Value>(all: ReadonlySet<(value: Value) => void>, value: Value) => {
    for (const listener of [...all]) {
      try {
        listener(value);
      } catch (error) {
        setTimeout(() => {
          throw error;
        });
      }
    }
  };
  const getSnapshot = () => running?.getSnapshot() ?? state;
  const notify = () => callAll(listeners, getSnapshot());
  const emit = (event: Emitted) => callAll(emittedListeners, event);

  async function startActor(): Promise<void> {
    let actor: LoadedActor<State, Event, Emitted>;
    try {
      actor = await load();
    } catch (error) {
      starting = undefined;
      const failed = onLoadFailed?.(waiting, state);
      if (failed) {
        waiting = [...failed.kept];
        state = failed.state ?? state;
        for (const event of failed.emitted ?? []) emit(event);
        if (failed.state) notify();
      }
      throw error;
    }
    actor.on('*', emit);
    running = actor;
    isDelivering = true;
    actor.start();
    // Events that a listener sends meanwhile are delivered last.
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) actor.send(event);
    isDelivering = false;
    // Listeners must not see the states between the waiting events.
    actor.subscribe(notify);
    notify();
  }
  const start = () => {
    starting ??= startActor();
    return starting;
  };

  return {
    start,
    isStarted: () => running !== undefined,
    getSnapshot,
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
      if (running && !isDelivering) return running.send(event);
      waiting.push(event);
      start().catch(() => {});
    },
  };
}
