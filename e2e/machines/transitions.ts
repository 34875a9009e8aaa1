import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  getInitialMicrosteps,
  getMicrosteps,
  type StateValue,
} from 'xstate';

/** Formats an event's name: `save done` and `save error` are the results of the actor `save`. */
export function formatTrigger(eventType: string): string {
  if (eventType === '') return 'always';
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (outcome) return `${actor} ${outcome}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  return delay ? `after ${delay}` : eventType;
}

function getGuardName({ guard }: AnyTransitionDefinition): string | undefined {
  if (guard === undefined || typeof guard === 'string') return guard as string | undefined;
  return (guard as { type: string }).type;
}

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(nodesIn),
];

/** Names every transition of a machine: `state: event [guard]`. */
export function transitionNames(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const names = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesIn(machine.root)) {
    const state = node.path.join('.') || 'everywhere';
    for (const choices of [...node.transitions.values(), node.always ?? []]) {
      for (const [index, choice] of choices.entries()) {
        const condition = getGuardName(choice) ?? (index > 0 ? 'else' : undefined);
        const targets = choices.length > 1 && condition ? (choice.target ?? []).map(({ key }) => key) : [];
        const isRepeated =
          choices.filter((other: AnyTransitionDefinition) => getGuardName(other) === getGuardName(choice))
            .length > 1;
        names.set(
          choice,
          `${state}: ${formatTrigger(choice.eventType)}${condition ? ` [${condition}]` : ''}${isRepeated ? ` → ${targets}` : ''}`,
        );
      }
    }
  }
  return names;
}

const statesIn = (value: StateValue, parents: string[] = []): string[] => {
  const inner = typeof value === 'string' ? [[value, {}] as const] : Object.entries(value);
  return inner.length === 0
    ? [parents.join('.')]
    : inner.flatMap(([key, states]) => statesIn(states ?? {}, [...parents, key]));
};

/** Returns the innermost state as a dotted path. */
export const stateName = ({ value }: AnyMachineSnapshot): string => statesIn(value).join(' and ');

/** Lists the transitions without an event that follow on a snapshot. */
function listAlwaysTransitions(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject) {
  const guards = machine.implementations.guards as Record<
    string,
    (scope: object, params: unknown) => boolean
  >;
  const passes = (choice: AnyTransitionDefinition) => {
    const guard = getGuardName(choice);
    return guard === undefined || guards[guard]?.({ context: snapshot.context, event }, undefined) === true;
  };
  const nodes = snapshot._nodes as AnyStateNode[];
  return nodes.flatMap(({ always }) => (always ?? []).filter(passes).slice(0, 1));
}

/** Lists the transitions at an event, including those that follow without an event. */
export function transitionsAt(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject) {
  const direct: AnyTransitionDefinition[] = machine.getTransitionData(snapshot as never, event) ?? [];
  const passed = getMicrosteps(machine, snapshot as never, event as never).slice(0, -1);
  return [...direct, ...passed.flatMap(([state]) => listAlwaysTransitions(machine, state, event))];
}

/** Lists the transitions without an event at the start. */
export function transitionsAtStart(machine: AnyStateMachine, input: unknown) {
  const passed = getInitialMicrosteps(machine, input as never).slice(0, -1);
  return passed.flatMap(([state]) => listAlwaysTransitions(machine, state, { type: 'xstate.init' }));
}
