// The text of docs/machines.md.
import { renderMachineDiagram } from './machine-diagram.mjs';
import { byTrigger, compareText, listTransitions } from './machine-transitions.mjs';

const introduction = `# Machines

<!-- Generated from every \`*.machine.ts\` by \`npm run generate\`. Do not edit. -->

A state machine (XState) beside each widget or service holds the state of its flow. \`npm run generate\` writes this
document from the machines; CI fails when it is stale.

The label of an arrow is \`event [guard]\`: the event triggers the transition if the guard is true. \`[else]\` applies when all
guards before it are false. \`save done\` and \`save error\` are the results of the actor \`save\`. \`after 240 s\` is a delay in
the state, and \`always\` applies immediately. An arrow from \`everywhere\` starts at any state of the same parent. Events
without a transition are listed in the tables only.`;

/** Formats a machine's ID as a heading: `formConfirmation` → `Form confirmation`. */
function formatHeading({ id }) {
  const words = id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;
const stateName = (node, rootName) => (node.path.length === 0 ? rootName : code(node.path.join('.')));

function describeResult({ targets, actions }) {
  if (targets.length > 0)
    return targets.map((target) => stateName(target, 'the initial state')).join(' and ');
  return actions.length > 0 ? `same state, ${actions.map(code).join(', ')}` : 'ignored';
}

/** Renders one row per trigger, guard and result, with the states it applies to. */
function renderTable(machine) {
  const rows = new Map();
  for (const transition of listTransitions(machine).sort(byTrigger)) {
    const { label, source } = transition;
    const result = describeResult(transition);
    const key = `${label} → ${result}`;
    if (!rows.has(key)) rows.set(key, { label, states: new Set(), result });
    rows.get(key).states.add(stateName(source, 'everywhere'));
  }
  return [
    '| event | in state | result |',
    '|---|---|---|',
    ...[...rows.values()].map(
      ({ label, states, result }) => `| ${code(label)} | ${[...states].join(', ')} | ${result} |`,
    ),
  ];
}

const renderSection = ({ path, description, machine, heading }) =>
  [
    `## ${heading}`,
    `${description}\n\nIn [${path}](../${path}).`,
    ['```mermaid', ...renderMachineDiagram(machine), '```'].join('\n'),
    renderTable(machine).join('\n'),
  ].join('\n\n');

/** @param {{ path: string, description: string, machine: object }[]} machines */
export function renderDocument(machines) {
  const sections = machines
    .map((each) => ({ ...each, heading: formatHeading(each.machine) }))
    .sort((a, b) => compareText(a.heading, b.heading))
    .map(renderSection);
  return `${[introduction, ...sections].join('\n\n')}\n`;
}
