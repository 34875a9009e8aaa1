import { peerDrivers } from '../drivers/peers.ts';
import { portalDriver } from '../drivers/portal.ts';
import { type ComparedLine, lowerLimit, portal } from './compare.ts';
import type { Goal } from './goals.ts';

const drivers = [...peerDrivers, portalDriver];
const titleOf = (name: string) => drivers.find((driver) => driver.name === name)?.title ?? name;

function shown(value: number, unit: ComparedLine['unit']): string {
  if (unit === 'shift') return value.toFixed(3);
  return value.toFixed(unit === 'MB' || value < 10 ? 1 : 0);
}

/** A cell of the table. Parentheses mark a peer whose value does not count for the ratio. */
function cell({ medians, peers, unit }: ComparedLine, app: string): string {
  const value = medians.get(app);
  if (value === undefined) return '–';
  const text = shown(value, unit);
  return [portal, lowerLimit, ...peers].includes(app) ? text : `(${text})`;
}

function goalText(goal: Goal, unit: ComparedLine['unit']): string {
  if (goal.kind === 'ratio') {
    const peer = goal.against === undefined ? '' : ` of ${titleOf(goal.against)}`;
    return `≤ ${goal.atMost.toFixed(2)}${peer}`;
  }
  return unit === 'shift' ? `≤ ${goal.atMost}` : `≤ ${goal.atMost} ${unit}`;
}

const marks = { 'goal met': 'goal met', 'goal missed': '**goal missed**', 'peer ahead': '**peer ahead**' };

const lineTitle = ({ figure, unit }: ComparedLine) => (unit === 'shift' ? figure : `${figure}, ${unit}`);

const markdownRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The comparison as a Markdown table with the goal beside each line. */
export function markdownTable(lines: readonly ComparedLine[]): string {
  const head = ['figure', ...drivers.map(({ title }) => title), '÷ best peer', 'goal', 'result'];
  const alignment = head.map((_, index) => (index > 0 && index <= drivers.length + 1 ? '---:' : '---'));
  const rows = lines.map((line) => [
    lineTitle(line),
    ...drivers.map(({ name }) => cell(line, name)),
    line.ratio?.toFixed(2) ?? '–',
    goalText(line.goal, line.unit),
    marks[line.result],
  ]);
  return [head, alignment, ...rows].map(markdownRow).join('\n');
}
