// Checks the data of docs/accessibility.md, and that the page is current.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missedViolations, plantedViolations } from '../../checks/planted.mjs';
import { root } from '../../environment/setup.mjs';
import { testLinkChecker } from '../test-links.mjs';
import { conformanceLevels, data, renderReport } from './report.mjs';

export const document = 'docs/accessibility.md';

/** The numbers of all criteria of WCAG 2.2. 4.1.1 Parsing is obsolete. */
const levels = {
  A: [
    ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.3.1', '1.3.2', '1.3.3', '1.4.1', '1.4.2'],
    ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4'],
    ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '3.1.1', '3.2.1', '3.2.2', '3.2.6', '3.3.1', '3.3.2', '3.3.7'],
    '4.1.2',
  ],
  AA: [
    ...[
      '1.2.4',
      '1.2.5',
      '1.3.4',
      '1.3.5',
      '1.4.3',
      '1.4.4',
      '1.4.5',
      '1.4.10',
      '1.4.11',
      '1.4.12',
      '1.4.13',
    ],
    ...['2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.7', '2.5.8', '3.1.2', '3.2.3', '3.2.4'],
    ...['3.3.3', '3.3.4', '3.3.8', '4.1.3'],
  ],
};

function findNumberProblems(criteria) {
  return Object.entries(levels).flatMap(([level, numbers]) => {
    const found = criteria.filter((criterion) => criterion.level === level).map(({ id }) => id);
    return [
      ...numbers
        .filter((id) => !found.includes(id))
        .map((id) => `criterion ${id} of level ${level} is missing`),
      ...found
        .filter((id, index) => !numbers.includes(id) || found.indexOf(id) < index)
        .map((id) => `${id} is no criterion of level ${level} or occurs twice`),
    ];
  });
}

function findCriterionProblems(
  { id, conformance, remarks, tests = [], checks = [] },
  problemOfLink,
  checkIds,
) {
  const links = tests.map((link) => {
    const [path, ...title] = link.split(': ');
    return problemOfLink(path, title.join(': '));
  });
  return [
    !conformanceLevels.includes(conformance) && 'has no conformance level',
    !remarks && 'has no remarks',
    tests.length + checks.length === 0 && 'names no test and no manual check',
    ...checks.map(
      (check) => !checkIds.includes(check) && `links a manual check that does not exist: ${check}`,
    ),
    ...links,
  ]
    .filter(Boolean)
    .map((problem) => `${id} ${problem}`);
}

function findCheckProblems({ criteria, manualChecks }) {
  const used = new Set(criteria.flatMap(({ checks = [] }) => checks));
  return manualChecks.flatMap(({ id, date, steps, result }) => [
    ...(used.has(id) ? [] : [`no criterion names the manual check ${id}`]),
    ...(date && steps.length > 0 && result
      ? []
      : [`the manual check ${id} needs a date, steps and a result`]),
  ]);
}

function findProblems(tree, data) {
  const problemOfLink = testLinkChecker(tree);
  const checkIds = data.manualChecks.map(({ id }) => id);
  return [
    ...findNumberProblems(data.criteria),
    ...data.criteria.flatMap((criterion) => findCriterionProblems(criterion, problemOfLink, checkIds)),
    ...findCheckProblems(data),
  ];
}

const planted = {
  criteria: [
    ...data.criteria.filter(({ id }) => id !== '1.1.1' && id !== '2.1.1'),
    { id: '4.1.1', name: 'Parsing', level: 'A', conformance: 'Good', tests: ['planted.test.ts: a title'] },
    {
      id: '2.1.1',
      name: 'Keyboard',
      level: 'A',
      conformance: 'Supports',
      remarks: 'Planted.',
      checks: ['planted'],
    },
  ],
  manualChecks: [{ id: 'unused', date: 'November 26, 2026', steps: [], result: '' }],
};

export function checkAccessibility() {
  const found = findProblems(plantedViolations, planted).join('\n');
  const expected = [
    'criterion 1.1.1 of level A is missing',
    '4.1.1 is no criterion of level A',
    '4.1.1 has no conformance level',
    '4.1.1 has no remarks',
    '4.1.1 links planted.test.ts, which does not exist',
    '2.1.1 links a manual check that does not exist: planted',
    'no criterion names the manual check unused',
    'the manual check unused needs a date, steps and a result',
  ];
  const isStale = readFileSync(join(root, document), 'utf8') !== renderReport(data);
  const problems = [
    ...missedViolations(expected, found),
    ...findProblems(root, data).map((problem) => `${document}: ${problem}`),
    ...(isStale ? [`${document} is stale. Run npm run generate.`] : []),
  ];
  return { code: problems.length, output: problems.join('\n') };
}
