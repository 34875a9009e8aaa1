// Reads the transitions of an XState machine and names them as in docs/machines.md.

const nodesIn = (node) => [node, ...Object.values(node.states).flatMap(nodesIn)];

/** Returns an actor's ID, or its source when XState generated the ID. */
const actorName = ({ id, src }) => (/^\d+\./.test(id) ? src : id);

/** Lists the actors that run while the node is active. */
export const listActors = (node) =>
  node.invoke.map((actor) => {
    const name = actorName(actor);
    return name === actor.src ? name : `${name} (${actor.src})`;
  });

const duration = (ms) => (ms >= 1000 && ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`);

function delayName(delay, { implementations }) {
  const ms = typeof delay === 'number' ? delay : implementations.delays[delay];
  return typeof ms === 'number' ? duration(ms) : delay;
}

function guardName(guard) {
  if (guard === undefined || typeof guard === 'string') return guard;
  if (typeof guard === 'object') return guard.type;
  if (guard.stateValue !== undefined) return `in ${JSON.stringify(guard.stateValue).replaceAll('"', '')}`;
  const [first, ...others] = guard.guards?.map(guardName) ?? [];
  if (first === undefined) return 'unnamed guard';
  return guard.name === 'not' ? `not ${first}` : [first, ...others].join(` ${guard.name} `);
}

const actionName = (action) => (typeof action === 'string' ? action : (action.type ?? 'unnamed action'));

/** The order of transitions in the document, by trigger. */
const triggerKinds = ['event', 'actor', 'state', 'time', 'always'];

function describeTrigger({ eventType, delay, source }) {
  if (eventType === '') return { kind: 'always', name: 'always' };
  if (eventType === '*') return { kind: 'event', name: 'any other event' };
  if (delay !== undefined) return { kind: 'time', name: `after ${delayName(delay, source.machine)}` };
  const [, outcome, actorId] = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (outcome !== undefined) {
    const actor = source.invoke.find(({ id }) => id === actorId);
    return { kind: 'actor', name: `${actor ? actorName(actor) : actorId} ${outcome}` };
  }
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'state', name: `${source.key} done` };
  return { kind: 'event', name: eventType };
}

/** Formats the guard, or `else` for a transition without a guard after guarded ones. */
function formatCondition({ guard }, index) {
  const name = guardName(guard) ?? (index > 0 ? 'else' : undefined);
  return name === undefined ? '' : ` [${name}]`;
}

/** Lists every transition in source order. `targets` is empty when the machine stays in its state. */
export const listTransitions = (machine) =>
  nodesIn(machine.root).flatMap((source) =>
    [...source.transitions.values(), source.always ?? []].flatMap((choices) =>
      choices.map((choice, index) => {
        const { kind, name } = describeTrigger(choice);
        return {
          source,
          kind,
          name,
          label: name + formatCondition(choice, index),
          targets: choice.target ?? [],
          actions: choice.actions.map(actionName),
        };
      }),
    ),
  );

/** Compares by code unit: the order does not depend on the locale. */
export const compareText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares by kind, then by name. */
export const byTrigger = (a, b) =>
  triggerKinds.indexOf(a.kind) - triggerKinds.indexOf(b.kind) || compareText(a.name, b.name);
