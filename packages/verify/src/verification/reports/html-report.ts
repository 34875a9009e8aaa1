import type { CheckResult, OperationResult, VerificationReport } from '../outcome.ts';
import { escapeMarkup } from './escape.ts';
import { REPORT_STYLES } from './report-styles.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Formats the report as one HTML file without scripts. */
export function htmlReport(report: VerificationReport): string {
  const { deployment, conforms, incomplete, operations, remainders } = report;
  const deviating = operations.filter(({ outcome }) => outcome === 'deviates');
  const missing = operations.filter(({ outcome }) => outcome === 'not implemented');
  const verdict = incomplete !== undefined ? 'Incomplete' : conforms ? 'Conforms' : 'Deviates';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(`${verdict}: ${deployment}`)}</title>
<style>${REPORT_STYLES}</style>
</head>
<body>
<header>
<p class="verdict ${conforms ? 'conforms' : 'deviates'}">${verdict}</p>
<h1>Contract verification of ${escapeMarkup(deployment)}</h1>
<p>${escapeMarkup(formatSummary(report))}</p>
${incomplete === undefined ? '' : `<p><strong>${escapeMarkup(incomplete)}</strong> The report contains only the completed checks.</p>`}
</header>
<main>
${section('Deviations', deviating.map(renderDeviations))}
${section('Not implemented', missing.length > 0 ? [renderList(missing.map(({ operationId, reason = '' }) => `${operationId}: ${reason}`))] : [])}
${section('Remaining records', remainders.length > 0 ? [renderList(remainders.map(({ record, state }) => `${record}: ${state}`))] : [])}
<section><h2>Operations and statuses</h2>${operationTable(operations)}</section>
<section><h2>Skipped statuses</h2>${skippedTable(operations)}</section>
</main>
</body>
</html>
`;
}

const formatSummary = ({
  startedAt,
  durationMs,
  requests,
  hasWrites,
  summary,
  statuses,
}: VerificationReport) =>
  `${startedAt}, ${requests} requests in ${seconds(durationMs)}, ${hasWrites ? 'with writes' : 'read only'}. ` +
  `Operations: conform ${summary.conforms}, deviate ${summary.deviates}, not implemented ${summary['not implemented']}, skipped ${summary.skipped}. ` +
  `Documented statuses: conform ${statuses.conforms}, deviate ${statuses.deviates}, skipped ${statuses.skipped}.`;

const section = (title: string, contents: readonly string[]) =>
  contents.length === 0 ? '' : `<section><h2>${title}</h2>${contents.join('\n')}</section>`;

const renderList = (texts: readonly string[]) =>
  `<ul>${texts.map((text) => `<li>${escapeMarkup(text)}</li>`).join('')}</ul>`;

function renderDeviations({ operationId, method, path, checks }: OperationResult): string {
  const groups = Map.groupBy(
    checks.filter(({ deviations }) => deviations.length > 0),
    ({ deviations, expected, actual }) => JSON.stringify([deviations, expected, actual]),
  );
  const call = `<code>${escapeMarkup(`${method} ${path}`)}</code>`;
  return `<article id="${escapeMarkup(operationId)}"><h3>${escapeMarkup(operationId)} ${call}</h3>${[...groups.values()].map(renderGroup).join('')}</article>`;
}

/** Renders the first check of a group with the same deviations, and the number of the others. */
function renderGroup([first, ...others]: readonly CheckResult[]): string {
  if (!first) return '';
  const more =
    others.length === 0
      ? ''
      : `<p>${others.length === 1 ? '1 other request has' : `${others.length} other requests have`} the same deviation.</p>`;
  return `<div class="check">${renderCheck(first)}${more}</div>`;
}

function renderCheck({ title, expected, actual, deviations, curl, excerpt }: CheckResult): string {
  const lines = deviations.map(
    ({ location, fieldPath, message }) =>
      `<li><span class="place">${escapeMarkup([location, fieldPath].filter(Boolean).join(' '))}</span> ${escapeMarkup(message)}</li>`,
  );
  const wanted = expected === 'documented' ? 'a documented status below 500' : expected;
  return `<h4>${escapeMarkup(title)}: expected ${escapeMarkup(wanted)}, got ${actual ?? 'no response'}</h4>
<ul>${lines.join('')}</ul>
<pre><code>${escapeMarkup(curl)}</code></pre>
${excerpt === undefined ? '' : `<details><summary>Response body</summary><pre><code>${escapeMarkup(excerpt)}</code></pre></details>`}`;
}

function operationTable(operations: readonly OperationResult[]): string {
  const rows = operations.map(({ operationId, tag, outcome, statuses, checks }) => {
    const marks = statuses
      .map(
        ({ status, outcome: of, checks: count }) =>
          `<span class="status ${of.replace(' ', '-')}" title="${of}, ${count} requests">${escapeMarkup(status)}</span>`,
      )
      .join(' ');
    const name =
      outcome === 'deviates'
        ? `<a href="#${escapeMarkup(operationId)}">${escapeMarkup(operationId)}</a>`
        : escapeMarkup(operationId);
    return `<tr><th scope="row">${name}</th><td>${escapeMarkup(tag)}</td><td>${outcome}</td><td class="number">${checks.length}</td><td>${marks}</td></tr>`;
  });
  return `<p class="legend"><span class="status conforms">conforms</span> <span class="status deviates">deviates</span> <span class="status skipped">skipped</span> <span class="status not-implemented">not implemented</span></p>
<div class="scroll"><table><thead><tr><th>Operation</th><th>Tag</th><th>Result</th><th class="number">Requests</th><th>Documented statuses</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** Renders the reasons with the statuses that they apply to. */
function skippedTable(operations: readonly OperationResult[]): string {
  const byReason = new Map<string, Map<string, string[]>>();
  for (const { operationId, statuses } of operations) {
    for (const { status, outcome, reason = '' } of statuses) {
      if (outcome !== 'skipped') continue;
      const byStatus = byReason.get(reason) ?? new Map<string, string[]>();
      byStatus.set(status, [...(byStatus.get(status) ?? []), operationId]);
      byReason.set(reason, byStatus);
    }
  }
  const rows = [...byReason].flatMap(([reason, byStatus]) =>
    [...byStatus].map(
      ([status, ids]) =>
        `<tr><th scope="row">${escapeMarkup(status)}</th><td>${escapeMarkup(reason)}</td><td>${escapeMarkup(ids.join(', '))}</td></tr>`,
    ),
  );
  return `<div class="scroll"><table><thead><tr><th>Status</th><th>Reason</th><th>Operations</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}
