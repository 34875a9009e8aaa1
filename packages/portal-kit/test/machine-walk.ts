import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type ContextFrom,
  type EventFromLogic,
  type EventObject,
  getInitialMicrosteps,
  getMicrosteps,
  getNextTransitions,
  type InputFrom,
  type StateValue,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';

interface ActorEvent extends EventObject {
  type: `xstate.${'done' | 'error'}.actor.${string}`;
  actorId: string;
}

/** The answer of an invoked actor, as a machine hears it. */
export const answered = (actorId: string, output?: unknown): ActorEvent & { output: unknown } => ({
  type: `xstate.done.actor.${actorId}`,
  actorId,
  output,
});

/** The failure of an invoked actor, as a machine hears it. */
export const failed = (actorId: string, error: unknown): ActorEvent & { error: unknown } => ({
  type: `xstate.error.actor.${actorId}`,
  actorId,
  error,
});

export interface WalkOptions<Machine extends AnyStateMachine> {
  /** All that can happen. An actor answers only while it runs; time passes by itself. */
  events: readonly (EventFromLogic<Machine> | ActorEvent)[];
  input?: InputFrom<Machine>;
  /** Several beginnings instead of one. */
  inputs?: readonly InputFrom<Machine>[];
  /** What besides its state decides where a machine can go. Default: nothing. */
  situation?: (context: ContextFrom<Machine>) => unknown;
  /** Steps after which a walk is taken for endless. Default: 50,000. */
  limit?: number;
}

export interface Walk {
  /** The innermost states that the machine comes into or passes, as dotted paths. */
  reached: ReadonlySet<string>;
  /** Innermost states that are not final and cannot be left, with the events that lead there. */
  deadEnds: readonly string[];
  /** Situations from which nothing ever leads into a state, with the events that lead there. */
  cutOff: (state: string) => readonly string[];
}

interface Situation {
  states: string[];
  isStopped: boolean;
  /** The events on the shortest way there. */
  events: string[];
  next: Set<string>;
}

const innermostOf = (node: AnyStateNode): AnyStateNode[] => {
  const states = Object.values(node.states).filter(({ type }) => type !== 'history');
  return states.length === 0 ? [node] : states.flatMap(innermostOf);
};
const pathOf = ({ path }: AnyStateNode) => path.join('.');

/** Every innermost state of a machine, as dotted paths. */
export const allStates = (machine: AnyStateMachine): ReadonlySet<string> =>
  new Set(innermostOf(machine.root).map(pathOf));

const statesIn = (value: StateValue, parents: string[] = []): string[] => {
  const inner = typeof value === 'string' ? [[value, {}] as const] : Object.entries(value);
  return inner.length === 0
    ? [parents.join('.')]
    : inner.flatMap(([key, states]) => statesIn(states ?? {}, [...parents, key]));
};

function told({ states, isStopped, events }: Situation): string {
  const way = `${states.join(' and ')}, after ${events.join(' → ') || 'nothing'}`;
  return isStopped ? `${way} (a failure that nothing listens to stops the machine)` : way;
}

const isOfActor = (event: EventObject): event is ActorEvent =>
  /^xstate\.(done|error)\.actor\./.test(event.type);

/** What can happen now, and how situations and events are told from one another. */
function traversalOf<Machine extends AnyStateMachine>({
  events,
  situation,
  limit = 50_000,
}: WalkOptions<Machine>) {
  return {
    limit,
    serializeState: ({ value, status, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, status, situation?.(context)]),
    // By its place: as JSON, errors and files are all alike.
    serializeEvent: (event: EventObject) => `${events.indexOf(event as never)} ${event.type}`,
    events: (snapshot: AnyMachineSnapshot) => [
      ...events.filter((event) => !isOfActor(event) || event.actorId in snapshot.children),
      ...getNextTransitions(snapshot)
        .filter(({ eventType }) => eventType.startsWith('xstate.after.'))
        .map(({ eventType }) => ({ type: eventType })),
    ],
  };
}

function explore<Machine extends AnyStateMachine>(machine: Machine, options: WalkOptions<Machine>) {
  const { inputs = [options.input as InputFrom<Machine>] } = options;
  const traversal = traversalOf(options);
  const keyOf = traversal.serializeState;
  const reached = new Set<string>();
  const situations = new Map<string, Situation>();
  const pass = (microsteps: [AnyMachineSnapshot, unknown][]) => {
    for (const [{ value }] of microsteps) for (const state of statesIn(value)) reached.add(state);
  };
  for (const input of inputs) {
    pass(getInitialMicrosteps(machine, input));
    const from = { ...traversal, input } as never;
    for (const { state, steps } of getShortestPaths(machine, from)) {
      const { value, status } = state as AnyMachineSnapshot;
      if (situations.has(keyOf(state))) continue;
      situations.set(keyOf(state), {
        states: statesIn(value),
        isStopped: status === 'error',
        events: steps.slice(1).map(({ event }) => (event as EventObject).type),
        next: new Set(),
      });
    }
    const ways = adjacencyMapToArray<AnyMachineSnapshot, EventFromLogic<Machine>>(
      getAdjacencyMap(machine, from) as never,
    );
    for (const { state, event, nextState } of ways) {
      situations.get(keyOf(state))?.next.add(keyOf(nextState));
      pass(getMicrosteps(machine, state as never, event));
    }
  }
  return { reached, situations };
}

/**
 * Goes wherever events lead a machine, without its effects.
 *
 * @throws when that takes more than `limit` steps.
 * @example Every state is reached, and can be left unless it is final.
 * const { reached, deadEnds } = walk(machine, { events });
 * expect(reached).toEqual(allStates(machine));
 * expect(deadEnds).toEqual([]);
 */
export function walk<Machine extends AnyStateMachine>(machine: Machine, options: WalkOptions<Machine>): Walk {
  const { reached, situations } = explore(machine, options);
  const without = (isGoal: (situation: Situation) => boolean): Situation[] => {
    const leading = new Set([...situations].filter(([, it]) => isGoal(it)).map(([key]) => key));
    for (let size = -1; size !== leading.size; ) {
      size = leading.size;
      for (const [key, { next }] of situations)
        if ([...next].some((way) => leading.has(way))) leading.add(key);
    }
    return [...situations].filter(([key]) => !leading.has(key)).map(([, it]) => it);
  };
  const states = innermostOf(machine.root)
    .filter(({ type }) => type !== 'final')
    .map(pathOf);
  return {
    reached,
    deadEnds: states.flatMap((state) =>
      without((it) => !it.states.includes(state))
        .slice(0, 1)
        .map(told),
    ),
    cutOff: (state) => without((it) => it.states.includes(state)).map(told),
  };
}
