// The text of docs/machines.md.
import { diagramOf } from './machine-diagram.mjs';
import { byTrigger, inOrder, transitionsOf } from './machine-transitions.mjs';

const introduction = `# Machines

<!-- Generated from every \`*.machine.ts\` by \`npm run generate\`. Do not edit. -->

Where a flow stands is held by a state machine (XState) beside the widget or service that owns the flow. This document is
generated from them by \`npm run generate\`; CI fails when it is stale.

An arrow reads \`event [guard]\`: the event moves the machine while the guard says yes, \`[else]\` when none before it did.
\`save done\` and \`save error\` are the answers of the actor \`save\`, \`after 240 s\` is time spent in the state, \`always\` is
taken at once. An arrow from \`everywhere\` leaves any state beside it. Events that move nothing are in the tables only.`;

/** \`formConfirmation\` → \`Form confirmation\` */
function headingOf({ id }) {
  const words = id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;
const stateName = (node, nameOfRoot) => (node.path.length === 0 ? nameOfRoot : code(node.path.join('.')));

function consequenceOf({ targets, actions }) {
  if (targets.length > 0) return targets.map((target) => stateName(target, 'the beginning')).join(' and ');
  return actions.length > 0 ? `stays, ${actions.map(code).join(', ')}` : 'is ignored';
}

/** One row per trigger, guard and consequence, with all states where it is so. */
function tableOf(machine) {
  const rows = new Map();
  for (const transition of transitionsOf(machine).sort(byTrigger)) {
    const { label, source } = transition;
    const consequence = consequenceOf(transition);
    const key = `${label} → ${consequence}`;
    if (!rows.has(key)) rows.set(key, { label, states: new Set(), consequence });
    rows.get(key).states.add(stateName(source, 'everywhere'));
  }
  return [
    '| what happens | in | leads to |',
    '|---|---|---|',
    ...[...rows.values()].map(
      ({ label, states, consequence }) => `| ${code(label)} | ${[...states].join(', ')} | ${consequence} |`,
    ),
  ];
}

const sectionOf = ({ path, description, machine, heading }) =>
  [
    `## ${heading}`,
    `${description}\n\nIn [${path}](../${path}).`,
    ['```mermaid', ...diagramOf(machine), '```'].join('\n'),
    tableOf(machine).join('\n'),
  ].join('\n\n');

/** @param {{ path: string, description: string, machine: object }[]} found */
export function documentOf(found) {
  const sections = found
    .map((each) => ({ ...each, heading: headingOf(each.machine) }))
    .sort((a, b) => inOrder(a.heading, b.heading))
    .map(sectionOf);
  return `${[introduction, ...sections].join('\n\n')}\n`;
}
