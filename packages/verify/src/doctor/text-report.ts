import type { CheckResult, CheckStatus, DoctorReport } from './results.ts';

const SYMBOLS: Readonly<Record<CheckStatus, string>> = { passed: '✓', failed: '✗', skipped: '–' };

const TITLES: Readonly<Record<string, string>> = {
  connection: 'Connection',
  config: 'config.json',
  clock: 'Clocks',
  identity: 'Identity provider',
  headers: 'Headers of the page',
  files: 'Files',
  caching: 'Caching',
  addresses: 'Addresses',
  api: 'API',
  cors: 'Other origins',
};

const getArea = ({ id }: CheckResult) => id.split('.', 1)[0] ?? '';
const getCheckName = (check: CheckResult) => check.id.slice(getArea(check).length + 1);

/** Formats the report for people: each check with its result, and the change after each failed check. */
export function textReport({ url, checks, summary, requests, durationMs }: DoctorReport): string {
  const width = Math.max(...checks.map((check) => getCheckName(check).length));
  const lines = Object.entries(TITLES).flatMap(([area, title]) => {
    const ofArea = checks.filter((check) => getArea(check) === area);
    return ofArea.length === 0 ? [] : [title, ...ofArea.flatMap((check) => formatCheck(check, width)), ''];
  });
  const counts = `${summary.passed} ✓, ${summary.failed} ✗, ${summary.skipped} –`;
  return [...lines, `${url}: ${counts}. ${requests} requests in ${(durationMs / 1000).toFixed(1)} s.`].join(
    '\n',
  );
}

function formatCheck(check: CheckResult, width: number): string[] {
  const { status, found, change, nginx = [], caddy = [] } = check;
  const line = `  ${SYMBOLS[status]} ${getCheckName(check).padEnd(width)}  ${found}`;
  if (change === undefined) return [line];
  const indent = ' '.repeat(6);
  return [
    line,
    `${indent}Change: ${change}`,
    ...nginx.map((text) => `${indent}nginx:  ${text}`),
    ...caddy.map((text) => `${indent}Caddy:  ${text}`),
  ];
}
