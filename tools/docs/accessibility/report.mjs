// The text of docs/accessibility.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../environment/setup.mjs';
import { manualChecks } from './manual-checks.mjs';
import { operable } from './operable.mjs';
import { perceivable } from './perceivable.mjs';
import { robust } from './robust.mjs';
import { understandable } from './understandable.mjs';

/** The levels of VPAT 2.5 with their definitions. `Not Evaluated` is only allowed for level AAA. */
const terms = {
  Supports:
    'The functionality of the product has at least one method that meets the criterion without known defects or meets with equivalent facilitation.',
  'Partially Supports': 'Some functionality of the product does not meet the criterion.',
  'Does Not Support': 'The majority of product functionality does not meet the criterion.',
  'Not Applicable': 'The criterion is not relevant to the product.',
};
export const conformanceLevels = Object.keys(terms);

export const data = {
  criteria: [...perceivable, ...operable, ...understandable, ...robust],
  manualChecks,
};

const listEvidence = ({ tests = [], checks = [] }) => [
  ...tests.map((link) => {
    const [path, ...title] = link.split(': ');
    return `\`${path}\`: ${title.join(': ')}`;
  }),
  ...checks.map((id) => `[Manual check: ${id}](#${id})`),
];

const row = (criterion) => {
  const { id, name, conformance, remarks } = criterion;
  return `| ${id} ${name} | ${conformance} | ${[remarks, ...listEvidence(criterion)].join('<br>')} |`;
};

const table = (criteria, level) =>
  [
    '| Criteria | Conformance Level | Remarks and Explanations |',
    '|---|---|---|',
    ...criteria.filter((criterion) => criterion.level === level).map(row),
  ].join('\n');

const manualCheck = ({ id, title, date, environment, steps, result }) =>
  [
    `### ${id}`,
    `${title}. ${date}, ${environment}.`,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    `Result: ${result}`,
  ].join('\n\n');

const readVersion = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).version;

const count = (criteria, conformance) =>
  criteria.filter((criterion) => criterion.conformance === conformance).length;

/** Renders the Accessibility Conformance Report. */
export const renderReport = ({ criteria, manualChecks }) =>
  `${`
# Accessibility Conformance Report

WCAG edition, in the form of VPAT® 2.5. \`npm run generate\` writes this page from \`tools/docs/accessibility/\`, and
\`npm run check\` fails when a criterion is missing or links a test that does not exist. A title with a placeholder such as
\`\${name}\` belongs to a test that runs once per screen or widget.

- **Name of product:** Supplier portal, and its widgets for partners (portal-kit)
- **Version:** ${readVersion('packages/portal-kit')}
- **Report date:** November 26, 2026
- **Product description:** web portal for suppliers of wine, spirits, beer and cider: items, orders, customers, uploads and
  users. Partners embed the same screens as widgets.
- **Contact:** the address \`supportEmail\` of the deployment
- **Notes:** The report covers the portal and the widgets in their default themes. It does not cover pages of an identity
  provider, the page around a widget ([embedding](embedding.md#accessibility) lists the tasks of the host), PDF files of
  warehouses, and the developer pages (sandbox, API reference).

## Evaluation methods

- Automatic: axe-core ${readVersion('node_modules/axe-core')} in each state of each screen, light and dark, wide and narrow; tests by keyboard; tests of
  contrast, reflow, text spacing, focus and forced colors.
- Transcripts of a virtual screen reader in \`e2e/screen-reader/transcripts/\`, read by a person and compared in tests.
- The [manual checks](#manual-checks) on this page.
- Not done: tests with real screen readers (NVDA, JAWS, VoiceOver, TalkBack), with other assistive technology, or with users
  who have disabilities.

## Applicable standards

| Standard | Included in report |
|---|---|
| [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/) | Level A: yes. Level AA: yes. Level AAA: no. |

## Terms

${Object.entries(terms)
  .map(([term, text]) => `- **${term}:** ${text}`)
  .join('\n')}

${conformanceLevels.map((level) => `${count(criteria, level)} × ${level}`).join(', ')} of ${criteria.length} criteria.

## Table 1: Success Criteria, Level A

${table(criteria, 'A')}

## Table 2: Success Criteria, Level AA

${table(criteria, 'AA')}

## Manual checks

${manualChecks.map(manualCheck).join('\n\n')}
`.trim()}\n`;
