import type { Contract } from '@portal-kit/contract/contract';

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
