import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperationCoverage } from './coverage.ts';

/**
 * Writes the coverage of one chain to `PORTAL_COVERAGE_DIR` for the report over a whole test run. Does nothing when the
 * variable is not set.
 */
export async function writeCoverageRecord(coverage: readonly OperationCoverage[]): Promise<void> {
  const directory = process.env.PORTAL_COVERAGE_DIR;
  if (!directory) return;
  await mkdir(directory, { recursive: true });
  const seen = Object.fromEntries(coverage.map((operation) => [operation.operationId, operation.seen]));
  const file = join(directory, `${randomUUID()}.json`);
  // Writes to a temporary name first, so that a killed process leaves no incomplete record.
  await writeFile(`${file}.incomplete`, JSON.stringify(seen));
  await rename(`${file}.incomplete`, file);
}
