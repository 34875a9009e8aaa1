import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contract } from '../contract/contract.ts';

export interface OperationCoverage {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly documented: readonly string[];
  /** Number of responses by status, from the sandbox, the gate or a fault. Responses from examples do not count. */
  readonly seen: Readonly<Record<string, number>>;
}

/** Counts the documented responses since the process started. A data reset does not clear the counts. */
export class Coverage {
  readonly #contract: Contract;
  readonly #seen = new Map<string, Map<string, number>>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  record(operationId: string, status: number): void {
    const statuses = this.#seen.get(operationId) ?? new Map<string, number>();
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    this.#seen.set(operationId, statuses);
  }

  report(): OperationCoverage[] {
    return this.#contract.operations.map(({ operationId, method, path, tags, documentedStatuses }) => ({
      operationId,
      method,
      path,
      tags,
      documented: documentedStatuses,
      seen: Object.fromEntries(this.#seen.get(operationId) ?? []),
    }));
  }
}

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
  // Under another name first: a process that is killed while it writes leaves no incomplete record.
  await writeFile(`${file}.incomplete`, JSON.stringify(seen));
  await rename(`${file}.incomplete`, file);
}
