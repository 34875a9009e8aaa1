import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startChain } from '@portal-kit/mocks/testing';
import { root } from './command-process.ts';

type Answers = Record<string, Record<string, number>>;

let directory: string;
let table: string;
// A worker may run tests of this file again after its `afterAll`.
test.beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'coverage-'));
  table = join(directory, 'table.md');
});
test.afterAll(() => rmSync(directory, { recursive: true }));

/** Creates one call for each documented pair of operation and status. */
function createFullRecord(): Answers {
  const seen: Answers = {};
  for (const name of ['portal', 'identity', 'embed']) {
    const { paths } = JSON.parse(readFileSync(join(root, `openapi/bundled/${name}.json`), 'utf8'));
    for (const methods of Object.values<Record<string, { operationId?: string; responses: object }>>(paths)) {
      for (const { operationId, responses } of Object.values(methods)) {
        if (operationId)
          seen[operationId] = Object.fromEntries(Object.keys(responses).map((status) => [status, 1]));
      }
    }
  }
  return seen;
}

async function report(records: readonly Answers[]) {
  const from = mkdtempSync(join(directory, 'records-'));
  records.forEach((record, index) => {
    writeFileSync(join(from, `${index}.json`), JSON.stringify(record));
  });
  const command = promisify(execFile)(process.execPath, ['tools/contract/coverage.mjs', from, table], {
    cwd: root,
  });
  return command.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  );
}

test('coverage records of several chains are merged into one table', async () => {
  const { code, stdout } = await report([createFullRecord(), { getItem: { 200: 4 } }]);
  expect([code, stdout]).toEqual([0, expect.stringContaining('(100.0 %)')]);
  const row = readFileSync(table, 'utf8')
    .split('\n')
    .find((line) => line.startsWith('| getItem |'));
  expect(row).toMatch(/^\| getItem \| `GET .*\/items\/\{itemId\}` \| 5 \|/);
});

test('an operation without a call fails the coverage check', async () => {
  const { getRoles: _, ...rest } = createFullRecord();
  const { code, stdout } = await report([rest]);
  expect([code, stdout]).toEqual([1, expect.stringContaining('getRoles was never called.')]);
});

test('missing operation-status pairs fail the coverage check by name, and undocumented statuses do not count', async () => {
  const seen = Object.fromEntries(
    Object.entries(createFullRecord()).map(([operationId, { 429: _, ...statuses }]) => [
      operationId,
      { ...statuses, 418: 9 },
    ]),
  );
  const { code, stdout } = await report([seen]);
  expect([code, stdout]).toEqual([1, expect.stringContaining('getItem 429')]);
  expect(stdout).toContain('The coverage must be at least 95 %');
});

test('a chain with PORTAL_COVERAGE_DIR writes a coverage record that excludes responses from contract examples', async () => {
  const from = mkdtempSync(join(directory, 'chain-'));
  const before = process.env.PORTAL_COVERAGE_DIR;
  process.env.PORTAL_COVERAGE_DIR = from;
  try {
    const chain = await startChain({ portalDir: false });
    const roles = (headers: Record<string, string>) =>
      fetch(`${chain.origin}/api/v2/auth/roles`, { headers });
    await roles({ authorization: 'Bearer x', prefer: 'code=200' });
    await roles({ authorization: 'Bearer x' });
    await chain.close();
  } finally {
    if (before === undefined) delete process.env.PORTAL_COVERAGE_DIR;
    else process.env.PORTAL_COVERAGE_DIR = before;
  }
  const { stdout } = await report([]);
  expect(stdout).toContain('0 of ');
  await promisify(execFile)(process.execPath, ['tools/contract/coverage.mjs', from, table], {
    cwd: root,
  }).catch(() => {});
  const row = readFileSync(table, 'utf8')
    .split('\n')
    .find((line) => line.startsWith('| getRoles |'));
  expect(row).toContain('| **0** |  |  |  |  | **0** | 1 |');
});
