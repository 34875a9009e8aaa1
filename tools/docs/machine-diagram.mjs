// Draws a machine as a Mermaid state diagram. Every id starts with `machine`, because `root` and `end` are keywords of
// Mermaid.
import { listActors, listTransitions } from './machine-transitions.mjs';

const getNodeId = (node) => ['machine', ...node.path].join('.').replaceAll(/[^\w.]/g, '_');
const everywhereIn = (node) => `${getNodeId(node)}.everywhere_`;

/** Escapes the special characters of Mermaid labels. */
const escapeLabel = (text) =>
  text.replaceAll(/[:;#%"<>{}`]/g, (character) => `#${character.codePointAt(0)};`);

const isInside = (node, ancestor) =>
  node !== ancestor && ancestor.path.every((key, i) => node.path[i] === key);

/** Lists a node's initial states: one state, or one state per region of a parallel node. */
const listInitialStates = (node) =>
  node.type === 'parallel' ? Object.values(node.states).flatMap(listInitialStates) : node.initial.target;

/**
 * Lists a transition's arrows. Mermaid can't draw an arrow between a state and its descendant, so a transition into a
 * descendant starts at `everywhere`, and a transition out of it ends at the initial states.
 */
function listArrows({ source, targets, label }) {
  return targets.flatMap((target) => {
    const isOutward = isInside(source, target) || target.path.length === 0;
    const from =
      isInside(target, source) || source.path.length === 0 ? everywhereIn(source) : getNodeId(source);
    return (isOutward ? listInitialStates(target) : [target]).map((end) => ({
      from,
      to: getNodeId(end),
      label,
    }));
  });
}

const indented = (lines) => lines.map((line) => `  ${line}`);

/** Renders a state's content: its initial states, its child states and its final states. */
function renderContent(node, everywhere) {
  const children = Object.values(node.states);
  const drawn = children.map((child) => renderState(child, everywhere));
  const extra = everywhere.has(everywhereIn(node)) ? [`state "everywhere" as ${everywhereIn(node)}`] : [];
  if (node.type === 'parallel') {
    const regions = extra.length > 0 ? [...drawn, extra] : drawn;
    return regions.flatMap((region, i) => (i === 0 ? region : ['--', ...region]));
  }
  return [
    ...node.initial.target.map((child) => `[*] --> ${getNodeId(child)}`),
    ...drawn.flat(),
    ...extra,
    ...children.filter(({ type }) => type === 'final').map((child) => `${getNodeId(child)} --> [*]`),
  ];
}

function renderState(node, everywhere) {
  const id = getNodeId(node);
  const name = node.type === 'history' ? `${node.key} (history)` : node.key;
  const head = `state "${escapeLabel(name || node.machine.id)}" as ${id}`;
  const actors = listActors(node).map((actor) => `invokes ${escapeLabel(actor)}`);
  if (node.type !== 'compound' && node.type !== 'parallel') {
    return [head, ...actors.map((line) => `${id} : ${line}`)];
  }
  return [
    `${head} {`,
    ...indented(renderContent(node, everywhere)),
    '}',
    ...(actors.length > 0 ? [`note right of ${id} : ${actors.join('<br/>')}`] : []),
  ];
}

/** Renders the lines of a machine's diagram, without transitions that don't change the state. */
export function renderMachineDiagram(machine) {
  const labels = new Map();
  for (const { from, to, label } of listTransitions(machine).flatMap(listArrows)) {
    const arrow = `${from} --> ${to}`;
    labels.set(arrow, [...(labels.get(arrow) ?? []), escapeLabel(label)]);
  }
  const everywhere = new Set([...labels.keys()].map((arrow) => arrow.split(' ')[0]));
  const { root } = machine;
  const hasFrame = root.type === 'parallel' || root.invoke.length > 0;
  return [
    'stateDiagram-v2',
    // Labels overlap when the direction is top to bottom.
    '  direction LR',
    ...indented(hasFrame ? renderState(root, everywhere) : renderContent(root, everywhere)),
    ...indented([...labels].map(([arrow, texts]) => `${arrow} : ${texts.join('<br/>')}`)),
  ];
}
