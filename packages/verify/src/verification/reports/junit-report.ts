import type { CheckResult, OperationResult, StatusResult, VerificationReport } from '../outcome.ts';
import { escapeMarkup } from './escape.ts';

/** Formats the report as JUnit XML: one suite for each operation, one test case for each documented status. */
export function junitReport(report: VerificationReport): string {
  const suites = report.operations.map(renderSuite);
  const count = (name: string) => suites.reduce((sum, { xml }) => sum + xml.split(`<${name}`).length - 1, 0);
  const attributes = formatAttributes({
    name: `Contract verification of ${report.deployment}`,
    tests: count('testcase'),
    failures: count('failure'),
    skipped: count('skipped'),
    time: report.durationMs / 1000,
    timestamp: report.startedAt,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${attributes}>\n${suites.map(({ xml }) => xml).join('\n')}\n</testsuites>\n`;
}

function renderSuite(operation: OperationResult): { readonly xml: string } {
  const cases = operation.statuses.map((status) => renderStatus(operation, status));
  const other = operation.checks.filter(
    ({ expected, actual, deviations }) =>
      deviations.length > 0 &&
      !operation.statuses.some(({ status }) => status === expected || status === String(actual)),
  );
  if (other.length > 0)
    cases.push(testcase(operation, 'generated requests', renderFailures(other), sumSeconds(other)));
  const failed = cases.filter((text) => text.includes('<failure')).length;
  const skipped = cases.filter((text) => text.includes('<skipped')).length;
  const attributes = formatAttributes({
    name: operation.operationId,
    tests: cases.length,
    failures: failed,
    skipped,
    time: sumSeconds(operation.checks),
  });
  return { xml: [`  <testsuite ${attributes}>`, ...cases, '  </testsuite>'].join('\n') };
}

function renderStatus(operation: OperationResult, { status, outcome, reason }: StatusResult): string {
  const checks = operation.checks.filter(
    ({ expected, actual }) => expected === status || String(actual) === status,
  );
  if (outcome === 'not implemented')
    return testcase(operation, status, failure(operation.reason ?? outcome, ''), 0);
  if (outcome === 'skipped')
    return testcase(operation, status, `      <skipped ${formatAttributes({ message: reason ?? '' })}/>`, 0);
  return testcase(operation, status, renderFailures(checks), sumSeconds(checks));
}

const renderFailures = (checks: readonly CheckResult[]) =>
  checks
    .filter(({ deviations }) => deviations.length > 0)
    .map(({ title, deviations, curl, excerpt }) =>
      failure(
        `${title}: ${deviations[0]?.message ?? ''}`,
        [
          ...deviations.map(({ fieldPath, message }) => [fieldPath, message].filter(Boolean).join(': ')),
          curl,
          excerpt ?? '',
        ].join('\n'),
      ),
    )
    .join('\n');

const failure = (message: string, text: string) =>
  `      <failure ${formatAttributes({ message, type: 'deviation' })}>${escapeMarkup(text)}</failure>`;

function testcase({ operationId }: OperationResult, name: string, content: string, time: number): string {
  const attributes = formatAttributes({ classname: operationId, name: `${operationId} ${name}`, time });
  return content === ''
    ? `    <testcase ${attributes}/>`
    : `    <testcase ${attributes}>\n${content}\n    </testcase>`;
}

const sumSeconds = (checks: readonly CheckResult[]) =>
  checks.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;

const formatAttributes = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escapeMarkup(String(value))}"`)
    .join(' ');
