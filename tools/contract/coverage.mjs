// Contract coverage: which pairs of operation and documented status the sandboxes of a test run have returned.
//   node tools/contract/coverage.mjs <records> [report]
// <records> is the value of PORTAL_COVERAGE_DIR during the test run. Writes a table to <report> (reports/contract-coverage.md).
// Exits 1 when an operation was never called or the coverage is below 95 %.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../environment/setup.mjs';

const minimumCoverage = 0.95;

/** Lists every operation of all documents with its documented statuses, in the order of the contract. */
function documentedOperations() {
  return ['portal', 'identity', 'embed'].flatMap((name) => {
    const document = JSON.parse(readFileSync(join(root, `openapi/bundled/${name}.json`), 'utf8'));
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation.operationId)
        .map(([method, { operationId, responses }]) => ({
          operationId,
          call: `${method.toUpperCase()} ${path}`,
          statuses: Object.keys(responses),
        })),
    );
  });
}

function readRecords(directory) {
  const counts = new Map();
  for (const file of readdirSync(directory).filter((name) => name.endsWith('.json'))) {
    const record = JSON.parse(readFileSync(join(directory, file), 'utf8'));
    for (const [operationId, statuses] of Object.entries(record)) {
      for (const [status, count] of Object.entries(statuses)) {
        const pair = `${operationId} ${status}`;
        counts.set(pair, (counts.get(pair) ?? 0) + count);
      }
    }
  }
  return counts;
}

function table(rows, statuses) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(['operation', 'call', ...statuses]),
    line(['---', '---', ...statuses.map(() => '---:')]),
    ...rows.map(({ operationId, call, cells }) =>
      line([operationId, `\`${call}\``, ...statuses.map((status) => cells.get(status) ?? '')]),
    ),
  ];
}

const defaultReport = join(root, 'reports/contract-coverage.md');

/** @returns {{ code: number, output: string }} */
export function checkContractCoverage(directory, reportPath = defaultReport) {
  const counts = readRecords(directory);
  const missing = [];
  let pairs = 0;
  const rows = documentedOperations().map(({ operationId, call, statuses }) => {
    const cells = new Map(
      statuses.map((status) => [status, counts.get(`${operationId} ${status}`) ?? '**0**']),
    );
    pairs += statuses.length;
    missing.push(
      ...statuses
        .filter((status) => cells.get(status) === '**0**')
        .map((status) => `${operationId} ${status}`),
    );
    return { operationId, call, cells };
  });
  const uncalled = rows.filter(({ cells }) => [...cells.values()].every((cell) => cell === '**0**'));
  const covered = pairs - missing.length;
  const coverage = covered / pairs;
  const summary = `${covered} of ${pairs} pairs of operation and documented status covered (${(coverage * 100).toFixed(1)} %)`;
  const statuses = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort();
  const text = [
    '# Contract coverage',
    '',
    `${summary}. Responses from the examples of the contract do not count. A cell shows the number of responses; it is empty when the status is not documented.`,
    '',
    ...table(rows, statuses),
    '',
  ];
  mkdirSync(dirname(reportPath), { recursive: true });
  writeFileSync(reportPath, text.join('\n'));
  const problems = [
    ...uncalled.map(({ operationId }) => `${operationId} was never called.`),
    ...(coverage < minimumCoverage
      ? [`The coverage must be at least ${minimumCoverage * 100} %. Missing: ${missing.join(', ')}`]
      : []),
  ];
  return {
    code: problems.length > 0 ? 1 : 0,
    output: [summary, `Table: ${relative(root, reportPath)}`, ...problems].join('\n'),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [directory, reportPath] = process.argv.slice(2);
  const { code, output } = checkContractCoverage(directory, reportPath);
  console.log(output);
  process.exitCode = code;
}
