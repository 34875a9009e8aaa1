import type { ContractOperation } from '@portal-kit/contract/contract';

/** One difference between a response and the contract. */
export interface Deviation {
  /** `status`, `body`, `header` or `connection`. */
  readonly location: string;
  /** Path of the field or name of the header. */
  readonly fieldPath: string;
  readonly message: string;
}

/** One request of the run with its result. */
export interface CheckResult {
  readonly title: string;
  /** The status that the request should produce, or `documented` for any documented status below 500. */
  readonly expected: string;
  readonly actual: number | null;
  readonly durationMs: number;
  readonly deviations: readonly Deviation[];
  readonly curl: string;
  /** Start of the response body without secrets; only of a deviating response. */
  readonly excerpt?: string;
}

export type Outcome = 'conforms' | 'deviates' | 'skipped' | 'not implemented';

/** The result of one documented status of an operation. */
export interface StatusResult {
  readonly status: string;
  readonly outcome: Outcome;
  /** Why no request produced the status. */
  readonly reason?: string;
  readonly checks: number;
}

export interface OperationResult {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly outcome: Outcome;
  readonly reason?: string;
  readonly statuses: readonly StatusResult[];
  readonly checks: readonly CheckResult[];
}

/** A record that the run created and could not remove completely. */
export interface Remainder {
  readonly record: string;
  readonly state: string;
}

export interface VerificationReport {
  readonly deployment: string;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly requests: number;
  readonly hasWrites: boolean;
  readonly conforms: boolean;
  /** Why the run ended early. */
  readonly incomplete?: string;
  readonly summary: Readonly<Record<Outcome, number>>;
  readonly statuses: Readonly<Record<Outcome, number>>;
  readonly operations: readonly OperationResult[];
  readonly remainders: readonly Remainder[];
}

/** Returns an operation's tag in the contract, such as `Items`. */
export const getTag = ({ prism }: ContractOperation): string => prism.tags?.[0]?.name ?? '';
