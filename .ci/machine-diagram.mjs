// A machine as a Mermaid state diagram. Every id starts with `machine`: alone, a state called `root` or `end` would mean
// something to Mermaid.
import { actorsOf, transitionsOf } from './machine-transitions.mjs';

const idOf = (node) => ['machine', ...node.path].join('.').replaceAll(/[^\w.]/g, '_');
const everywhereIn = (node) => `${idOf(node)}.everywhere_`;

/** Characters that end a label or begin something else in Mermaid. */
const escaped = (text) => text.replaceAll(/[:;#%"<>{}`]/g, (character) => `#${character.codePointAt(0)};`);

const isInside = (node, ancestor) =>
  node !== ancestor && ancestor.path.every((key, i) => node.path[i] === key);

/** Where the node begins: its initial state, or that of each of its regions. */
const firstOf = (node) =>
  node.type === 'parallel' ? Object.values(node.states).flatMap(firstOf) : node.initial.target;

/** An arrow between a state and its own inside cannot be drawn: it leaves `everywhere`, or goes where the state begins. */
function arrowsOf({ source, targets, label }) {
  return targets.flatMap((target) => {
    const isUp = isInside(source, target) || target.path.length === 0;
    const from = isInside(target, source) || source.path.length === 0 ? everywhereIn(source) : idOf(source);
    return (isUp ? firstOf(target) : [target]).map((end) => ({ from, to: idOf(end), label }));
  });
}

const indented = (lines) => lines.map((line) => `  ${line}`);

/** The inside of a state: where it begins, the states in it, and which of them end it. */
function insideOf(node, everywhere) {
  const children = Object.values(node.states);
  const drawn = children.map((child) => stateOf(child, everywhere));
  const extra = everywhere.has(everywhereIn(node)) ? [`state "everywhere" as ${everywhereIn(node)}`] : [];
  if (node.type === 'parallel') {
    const regions = extra.length > 0 ? [...drawn, extra] : drawn;
    return regions.flatMap((region, i) => (i === 0 ? region : ['--', ...region]));
  }
  return [
    ...node.initial.target.map((child) => `[*] --> ${idOf(child)}`),
    ...drawn.flat(),
    ...extra,
    ...children.filter(({ type }) => type === 'final').map((child) => `${idOf(child)} --> [*]`),
  ];
}

function stateOf(node, everywhere) {
  const id = idOf(node);
  const name = node.type === 'history' ? `${node.key} (history)` : node.key;
  const head = `state "${escaped(name || node.machine.id)}" as ${id}`;
  const actors = actorsOf(node).map((actor) => `invokes ${escaped(actor)}`);
  if (node.type !== 'compound' && node.type !== 'parallel') {
    return [head, ...actors.map((line) => `${id} : ${line}`)];
  }
  return [
    `${head} {`,
    ...indented(insideOf(node, everywhere)),
    '}',
    ...(actors.length > 0 ? [`note right of ${id} : ${actors.join('<br/>')}`] : []),
  ];
}

/** The lines of the diagram. Transitions that move nowhere are not in it. */
export function diagramOf(machine) {
  const labels = new Map();
  for (const { from, to, label } of transitionsOf(machine).flatMap(arrowsOf)) {
    const arrow = `${from} --> ${to}`;
    labels.set(arrow, [...(labels.get(arrow) ?? []), escaped(label)]);
  }
  const everywhere = new Set([...labels.keys()].map((arrow) => arrow.split(' ')[0]));
  const { root } = machine;
  const isFramed = root.type === 'parallel' || root.invoke.length > 0;
  return [
    'stateDiagram-v2',
    // From top to bottom, labels would lie on one another.
    '  direction LR',
    ...indented(isFramed ? stateOf(root, everywhere) : insideOf(root, everywhere)),
    ...indented([...labels].map(([arrow, texts]) => `${arrow} : ${texts.join('<br/>')}`)),
  ];
}
