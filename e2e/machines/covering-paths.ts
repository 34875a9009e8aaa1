import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  getNextTransitions,
  initialTransition,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import {
  formatTrigger,
  stateName,
  transitionNames,
  transitionsAt,
  transitionsAtStart,
} from './transitions.ts';

/** An event with the states before and after it. */
export interface Step {
  event: EventObject & Record<string, unknown>;
  from: string;
  to: string;
  /** Context of the machine after the event. */
  context: AnyMachineSnapshot['context'];
  transitions: readonly string[];
}

export interface Path<Input = unknown> {
  input: Input;
  start: string;
  steps: readonly Step[];
}

export interface Model<Input = unknown> {
  machine: AnyStateMachine;
  /** All events that the screen can cause. An actor completes only while it runs. */
  events: readonly (EventObject & Record<string, unknown>)[];
  /** Inputs that each produce a start state. Default: one start state. */
  inputs?: readonly Input[];
  /** Context values that affect transitions, in addition to the state. */
  situation?: (context: AnyMachineSnapshot['context']) => unknown;
  /** Whether the screen can cause an event in a state. Default: always. */
  canHappen?: (from: AnyMachineSnapshot, event: EventObject & Record<string, unknown>) => boolean;
  /** Events that the screen can cause only once. Paths use them only to cover a new transition. */
  once?: readonly string[];
  /** The transitions that the paths contain; others may be on the way. Default: all. */
  only?: readonly string[];
  /** Transitions that no user can cause on the screen, each with its reason. */
  unreachable?: Readonly<Record<string, string>>;
}

interface Edge extends Step {
  fromKey: string;
  toKey: string;
}

/** Creates the event of an invoked actor's result. */
export const actorDone = (actor: string, output?: unknown) => ({
  type: `xstate.done.actor.${actor}`,
  output,
});
export const actorFailed = (actor: string, error: unknown) => ({
  type: `xstate.error.actor.${actor}`,
  error,
});

const parseActorName = ({ type }: EventObject) => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];

function buildGraph<Input>({ machine, events, inputs, situation, canHappen }: Model<Input>) {
  const names = transitionNames(machine);
  const getSnapshotKey = ({ value, status, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, status, situation?.(context)]);
  const possible = (snapshot: AnyMachineSnapshot) =>
    [
      ...events.filter(
        (event) => (parseActorName(event) ?? '') in snapshot.children || !parseActorName(event),
      ),
      ...getNextTransitions(snapshot)
        .filter(({ eventType }) => eventType.startsWith('xstate.after.'))
        .map(({ eventType }) => ({ type: eventType })),
    ].filter((event) => canHappen?.(snapshot, event) ?? true);
  const edges: Edge[] = [];
  const starts = (inputs ?? [undefined as Input]).map((input) => {
    const ways = adjacencyMapToArray<AnyMachineSnapshot, EventObject>(
      getAdjacencyMap(machine, {
        input: input as never,
        limit: 50_000,
        events: possible as never,
        serializeState: getSnapshotKey as never,
        serializeEvent: (event: EventObject) => `${events.indexOf(event)} ${event.type}`,
      } as never) as never,
    );
    for (const { state, event, nextState } of ways) {
      const transitions = transitionsAt(machine, state, event).map((one) => names.get(one) ?? '');
      if (transitions.length === 0) continue;
      const from = stateName(state);
      const { context } = nextState;
      const keys = { fromKey: getSnapshotKey(state), toKey: getSnapshotKey(nextState) };
      edges.push({ event, from, to: stateName(nextState), context, transitions, ...keys });
    }
    const [first] = initialTransition(machine, input as never);
    return {
      input,
      key: getSnapshotKey(first),
      state: stateName(first),
      transitions: transitionsAtStart(machine, input).map((one) => names.get(one) ?? ''),
    };
  });
  return { edges, starts, names: [...names.values()] };
}

/** Finds the shortest way from a situation to a step with a transition that no path contains yet. */
function findWayToNew(
  edges: readonly Edge[],
  from: string,
  isNew: (edge: Edge) => boolean,
  once: readonly string[],
): Edge[] | undefined {
  const ways: [string, Edge[]][] = [[from, []]];
  const seen = new Set([from]);
  for (const [key, way] of ways) {
    for (const edge of edges) {
      if (edge.fromKey !== key) continue;
      if (isNew(edge)) return [...way, edge];
      if (!seen.has(edge.toKey) && !once.includes(formatTrigger(edge.event.type))) {
        seen.add(edge.toKey);
        ways.push([edge.toKey, [...way, edge]]);
      }
    }
  }
  return undefined;
}

/**
 * Finds a few long paths that together contain every transition of a machine, or those of `only`.
 *
 * @throws When no path contains a transition that is not listed as unreachable, or when a listed one does not exist.
 */
export function coveringPaths<Input = undefined>(model: Model<Input>): Path<Input>[] {
  const { edges, starts, names } = buildGraph(model);
  const unreachable = model.unreachable ?? {};
  const unknown = [...Object.keys(unreachable), ...(model.only ?? [])].filter(
    (name) => !names.includes(name),
  );
  if (unknown.length > 0) throw new Error(`The machine has no transition ${unknown.join(', ')}.`);
  const possible = edges.filter(({ transitions }) => transitions.every((name) => !(name in unreachable)));
  const open = new Set((model.only ?? names).filter((name) => !(name in unreachable)));
  const isNew = ({ transitions }: { transitions: readonly string[] }) =>
    transitions.some((name) => open.has(name));
  const paths: Path<Input>[] = [];
  for (const start of starts) {
    for (;;) {
      const steps: Edge[] = [];
      const isStartNew = isNew(start);
      for (const name of start.transitions) open.delete(name);
      let at = start.key;
      const next = () => findWayToNew(possible, at, isNew, model.once ?? []);
      for (let way = next(); way; way = next()) {
        steps.push(...way);
        for (const { transitions } of way) for (const name of transitions) open.delete(name);
        at = way.at(-1)?.toKey ?? at;
      }
      if (steps.length === 0 && !isStartNew) break;
      paths.push({ input: start.input, start: start.state, steps });
    }
  }
  if (open.size > 0)
    throw new Error(`No path on the screen contains these transitions:\n${[...open].join('\n')}`);
  return paths;
}

/** Describes a path by its events. */
export const describePath = ({ start, steps }: Path) =>
  [start, ...steps.map(({ event, to }) => `(${formatTrigger(event.type)}) ${to}`)].join(' → ');
