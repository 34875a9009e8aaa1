// Checks that docs/faults.md has the stated number of rows in each group, and that every linked test exists.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missedViolations, plantedViolations } from '../checks/planted.mjs';
import { root } from '../environment/setup.mjs';
import { testLinkChecker } from './test-links.mjs';

const document = 'docs/faults.md';
const openMark = 'open:';

/** Yields the cells of every table row, with the line number. */
function* tableRows(text) {
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('| '))
      yield {
        line: index + 1,
        cells: line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      };
  }
}

/**
 * Reads the counts by prefix, from rows such as `| Network | N | 15 | 0 |`, and the faults, from rows such as
 * `| N1 | … |`.
 */
function readDocument(text) {
  const counts = new Map();
  const faults = [];
  for (const { line, cells } of tableRows(text)) {
    const [first, prefix, rows, open] = cells;
    if (/^[A-Z]$/.test(prefix)) counts.set(prefix, { rows: Number(rows), open: Number(open) });
    if (/^[A-Z]\d+$/.test(first)) faults.push({ line, id: first, cells });
  }
  return { counts, faults };
}

function findRowProblems({ id, cells }, problemOfLink) {
  const [, fault, outcome, tests, ...others] = cells;
  if (others.length > 0 || !fault || !outcome || !tests)
    return [`${id} needs a fault, an outcome and a test`];
  if (tests.startsWith(openMark)) return [];
  return tests.split('<br>').flatMap((link) => {
    const [, path, title] = /^`([^`:]+)`: (.+)$/.exec(link.trim()) ?? [];
    if (path === undefined) return [`${id} has a link without a path and a title: ${link.trim()}`];
    const problem = problemOfLink(path, title);
    return problem ? [`${id} ${problem}`] : [];
  });
}

function findCountProblems(counts, faults) {
  const prefixes = new Set([...counts.keys(), ...faults.map(({ id }) => id[0])]);
  return [...prefixes].flatMap((prefix) => {
    const group = faults.filter(({ id }) => id[0] === prefix);
    const found = {
      rows: new Set(group.map(({ id }) => id)).size,
      open: group.filter(({ cells }) => cells[3]?.startsWith(openMark)).length,
    };
    const stated = counts.get(prefix) ?? { rows: 0, open: 0 };
    return Object.keys(found).flatMap((key) =>
      found[key] === stated[key]
        ? []
        : [`group ${prefix}: "${key}" is ${found[key]} and should be ${stated[key]}`],
    );
  });
}

function findProblems(tree) {
  const { counts, faults } = readDocument(readFileSync(join(tree, document), 'utf8'));
  const problemOfLink = testLinkChecker(tree);
  const ids = faults.map(({ id }) => id);
  const ofRows = faults.flatMap((row, index) => {
    const problems = findRowProblems(row, problemOfLink);
    if (ids.indexOf(row.id) < index) problems.push(`${row.id} occurs twice`);
    return problems.map((problem) => `${document}:${row.line}: ${problem}`);
  });
  return [...ofRows, ...findCountProblems(counts, faults).map((problem) => `${document}: ${problem}`)];
}

export function checkFaults() {
  const planted = findProblems(plantedViolations).join('\n');
  const expected = [
    'A1 links planted.test.ts, which does not exist',
    'A2 links a test that packages/ui/src/button.ts does not have: a planted title',
    'A3 has a link without a path and a title: a planted link',
    'A3 occurs twice',
    'group A: "rows" is 4 and should be 5',
    'group A: "open" is 2 and should be 0',
  ];
  const problems = [...missedViolations(expected, planted), ...findProblems(root)];
  return { code: problems.length, output: problems.join('\n') };
}
