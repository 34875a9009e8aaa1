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

/** Creates the machine event of an invoked actor's output. */
export const completed = (actorId: string, output?: unknown): ActorEvent & { output: unknown } => ({
  type: `xstate.done.actor.${actorId}`,
  actorId,
  output,
});

/** Creates the machine event of an invoked actor's error. */
export const failed = (actorId: string, error: unknown): ActorEvent & { error: unknown } => ({
  type: `xstate.error.actor.${actorId}`,
  actorId,
  error,
});

export interface WalkOptions<Machine extends AnyStateMachine> {
  /** All possible events. An actor completes only while it runs. Delays elapse without an event in this list. */
  events: readonly (EventFromLogic<Machine> | ActorEvent)[];
  input?: InputFrom<Machine>;
  /** Inputs that each produce a start state. Default: one start state. */
  inputs?: readonly InputFrom<Machine>[];
  /** Context values that affect transitions, in addition to the state. Default: none. */
  situation?: (context: ContextFrom<Machine>) => unknown;
  /** Maximum number of steps, to stop an endless walk. Default: 50,000. */
  limit?: number;
}

export interface Walk {
  /** Innermost states that the machine enters, as dotted paths. */
  reached: ReadonlySet<string>;
  /** Innermost states that are not final and have no exit, with the events that lead there. */
  deadEnds: readonly string[];
  /** Situations from which a state is unreachable, with the events that lead there. */
  cutOff: (state: string) => readonly string[];
}

interface Situation {
  states: string[];
  isStopped: boolean;
  /** Events of the shortest path. */
  events: string[];
  next: Set<string>;
}

const listInnermostNodes = (node: AnyStateNode): AnyStateNode[] => {
  const states = Object.values(node.states).filter(({ type }) => type !== 'history');
  return states.length === 0 ? [node] : states.flatMap(listInnermostNodes);
};
const getNodePath = ({ path }: AnyStateNode) => path.join('.');

/** Lists a machine's innermost states, as dotted paths. */
export const allStates = (machine: AnyStateMachine): ReadonlySet<string> =>
  new Set(listInnermostNodes(machine.root).map(getNodePath));

const statesIn = (value: StateValue, parents: string[] = []): string[] => {
  const inner = typeof value === 'string' ? [[value, {}] as const] : Object.entries(value);
  return inner.length === 0
    ? [parents.join('.')]
    : inner.flatMap(([key, states]) => statesIn(states ?? {}, [...parents, key]));
};

function pathTo({ states, isStopped, events }: Situation): string {
  const path = `${states.join(' and ')}, after ${events.join(' → ') || 'nothing'}`;
  return isStopped ? `${path} (a failure that nothing listens to stops the machine)` : path;
}

const isOfActor = (event: EventObject): event is ActorEvent =>
  /^xstate\.(done|error)\.actor\./.test(event.type);

/** Defines the possible events, and the identity of situations and events. */
function createTraversal<Machine extends AnyStateMachine>({
  events,
  situation,
  limit = 50_000,
}: WalkOptions<Machine>) {
  return {
    limit,
    serializeState: ({ value, status, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, status, situation?.(context)]),
    // Identifies errors and files by position, because their JSON is always equal.
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
  const traversal = createTraversal(options);
  const getStateKey = traversal.serializeState;
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
      if (situations.has(getStateKey(state))) continue;
      situations.set(getStateKey(state), {
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
      situations.get(getStateKey(state))?.next.add(getStateKey(nextState));
      pass(getMicrosteps(machine, state as never, event));
    }
  }
  return { reached, situations };
}

/**
 * Explores all states that events can reach, without running effects.
 *
 * @throws After more than `limit` steps.
 * @example Every state is reachable, and every state that is not final has an exit.
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
        if ([...next].some((path) => leading.has(path))) leading.add(key);
    }
    return [...situations].filter(([key]) => !leading.has(key)).map(([, it]) => it);
  };
  const states = listInnermostNodes(machine.root)
    .filter(({ type }) => type !== 'final')
    .map(getNodePath);
  return {
    reached,
    deadEnds: states.flatMap((state) =>
      without((it) => !it.states.includes(state))
        .slice(0, 1)
        .map(pathTo),
    ),
    cutOff: (state) => without((it) => it.states.includes(state)).map(pathTo),
  };
}
