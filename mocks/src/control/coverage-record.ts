import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperationCoverage } from './coverage.ts';

/** What one chain has answered, for the report over a whole run (`tools/contract/coverage.mjs`); nothing unless the run asks for it. */
export async function keepRecord(coverage: readonly OperationCoverage[]): Promise<void> {
  const directory = process.env.PORTAL_COVERAGE_DIR;
  if (!directory) return;
  await mkdir(directory, { recursive: true });
  const seen = Object.fromEntries(coverage.map((operation) => [operation.operationId, operation.seen]));
  await writeFile(join(directory, `${randomUUID()}.json`), JSON.stringify(seen));
}
