// Which documented answers the tests have met: operations × documented statuses, over every chain that they started.
//   node .ci/contract-coverage.mjs <records> [report]
// <records> is the directory that PORTAL_COVERAGE_DIR named during the run. Writes the table to <report>
// (contract-coverage.md); exits 1 when an operation was never called or too few of the pairs were met.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const leastShare = 0.95;

/** Every operation of both documents with its documented statuses, in the contract's order. */
function operations() {
  return ['portal', 'identity'].flatMap((name) => {
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

function recorded(directory) {
  const counts = new Map();
  for (const file of readdirSync(directory).filter((name) => name.endsWith('.json'))) {
    const record = JSON.parse(readFileSync(join(directory, file), 'utf8'));
    for (const [operationId, seen] of Object.entries(record)) {
      for (const [status, count] of Object.entries(seen)) {
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

/** @returns {{ code: number, output: string }} */
export function checkContractCoverage(directory, reportPath) {
  const counts = recorded(directory);
  const missed = [];
  let pairs = 0;
  const rows = operations().map(({ operationId, call, statuses }) => {
    const cells = new Map(
      statuses.map((status) => [status, counts.get(`${operationId} ${status}`) ?? '**0**']),
    );
    pairs += statuses.length;
    missed.push(
      ...statuses
        .filter((status) => cells.get(status) === '**0**')
        .map((status) => `${operationId} ${status}`),
    );
    return { operationId, call, cells };
  });
  const never = rows.filter(({ cells }) => [...cells.values()].every((cell) => cell === '**0**'));
  const met = pairs - missed.length;
  const share = met / pairs;
  const summary = `${met} of ${pairs} pairs of operation and documented status met (${(share * 100).toFixed(1)} %)`;
  const statuses = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort();
  const text = [
    '# Answers of the contract that the tests have met',
    '',
    `${summary}; examples of the contract do not count. A number says how often, an empty cell that the status is not documented.`,
    '',
    ...table(rows, statuses),
    '',
  ];
  writeFileSync(reportPath, text.join('\n'));
  const problems = [
    ...never.map(({ operationId }) => `${operationId} was never called.`),
    ...(share < leastShare
      ? [`At least ${leastShare * 100} % have to be met. Missing: ${missed.join(', ')}`]
      : []),
  ];
  return {
    code: problems.length > 0 ? 1 : 0,
    output: [summary, `Table: ${relative(root, reportPath)}`, ...problems].join('\n'),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [directory, reportPath = join(root, 'contract-coverage.md')] = process.argv.slice(2);
  const { code, output } = checkContractCoverage(directory, reportPath);
  console.log(output);
  process.exitCode = code;
}
