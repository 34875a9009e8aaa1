import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const document = fileURLToPath(new URL('../../docs/testing.md', import.meta.url));
const start = '<!-- generated: engines -->';
const end = '<!-- end of engines -->';

const outcomes: Readonly<Record<string, string>> = {
  expected: 'passed',
  unexpected: '**failed**',
  flaky: 'passed at the second attempt',
  skipped: 'skipped',
};

/** Formats `firefox/153.7.0` as `Firefox 153.7.0`. */
const formatVersion = (version: string) =>
  version.charAt(0).toUpperCase() + version.slice(1).replace('kit', 'Kit').replace('/', ' ');

/** Writes the table of journeys and engines into docs/testing.md. */
// biome-ignore lint/style/noDefaultExport: Playwright's way to name a reporter
export default class TableReporter implements Reporter {
  readonly #outcomes = new Map<string, Map<string, string>>();
  readonly #versions = new Map<string, string>();

  printsToStdio() {
    return false;
  }

  onTestEnd(test: TestCase, { annotations }: TestResult) {
    const engine = test.parent.project()?.name ?? '';
    const version = annotations.find(({ type }) => type === 'engine')?.description;
    if (version) this.#versions.set(engine, formatVersion(version));
    const title = test.title.replace(' @smoke', '');
    const row = this.#outcomes.get(title) ?? new Map<string, string>();
    row.set(engine, outcomes[test.outcome()] ?? test.outcome());
    this.#outcomes.set(title, row);
  }

  onEnd() {
    const engines = [...this.#versions].toSorted(([a], [b]) => a.localeCompare(b));
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const rows = [...this.#outcomes].toSorted(([a], [b]) => a.localeCompare(b));
    const table = [
      line(['journey', ...engines.map(([, version]) => version)]),
      line(['---', ...engines.map(() => '---')]),
      ...rows.map(([title, row]) => line([title, ...engines.map(([engine]) => row.get(engine) ?? '–')])),
    ].join('\n');
    const text = readFileSync(document, 'utf8');
    const [before = '', rest = ''] = text.split(start);
    const [, after = ''] = rest.split(end);
    writeFileSync(document, `${before}${start}\n\n${table}\n\n${end}${after}`);
  }
}
