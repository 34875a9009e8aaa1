import type { ContractOperation } from '@portal-kit/contract/contract';
import { redactBody } from '@portal-kit/contract/redaction/redactor';
import { responseViolations } from '@portal-kit/contract/response-violations';
import { formatCurl } from './curl.ts';
import type { DeploymentClient, Exchange } from './deployment-client.ts';
import {
  type CheckResult,
  type Deviation,
  getTag,
  type OperationResult,
  type Outcome,
  type StatusResult,
} from './outcome.ts';
import type { VerificationRequest } from './verification-request.ts';

/** The statuses that a request may produce. The first one is the status that the check is about. */
export type Expectation = readonly [number, ...number[]] | 'documented';

export interface Check extends VerificationRequest {
  readonly title: string;
  readonly expected: Expectation;
  /** The deployment must reject the request. If it accepts the request, it may have created a record. */
  readonly isRejection?: boolean;
}

interface Record {
  readonly checks: CheckResult[];
  readonly reasons: Map<string, string>;
  missing: string | undefined;
  skipped: string | undefined;
}

const LONGEST_EXCERPT = 600;

/** Sends checks, compares the responses with the contract and keeps the results by operation. */
export class Verification {
  readonly client: DeploymentClient;
  /** Operations that accepted a request that they must reject. */
  readonly acceptedRejections = new Set<string>();
  readonly #records = new Map<string, Record>();
  readonly #onOperation: (operation: ContractOperation) => void;

  constructor(client: DeploymentClient, onOperation: (operation: ContractOperation) => void = () => {}) {
    this.client = client;
    this.#onOperation = onOperation;
  }

  /** Sends the request and records its result. Returns the exchange if its status is as expected. */
  async check(check: Check): Promise<Exchange | undefined> {
    const record = this.#recordOf(check.operation);
    if (record.missing !== undefined) return undefined;
    const exchange = await this.client.send(check);
    const { status = 0 } = exchange.response ?? {};
    if (check.isRejection && status >= 200 && status < 300)
      this.acceptedRejections.add(check.operation.operationId);
    const found = await findDeviations(check, exchange);
    if (record.checks.length === 0) {
      record.missing = findMissingReason(exchange, found);
      if (record.missing !== undefined) return undefined;
    }
    record.checks.push(buildCheckResult(check, exchange, found));
    return found.some(({ location }) => location === 'status' || location === 'connection')
      ? undefined
      : exchange;
  }

  /** Records why no request produces the status of an operation. A sent check takes precedence. */
  skip(operation: ContractOperation, status: number | string, reason: string): void {
    this.#recordOf(operation).reasons.set(String(status), reason);
  }

  skipOperation(operation: ContractOperation, reason: string): void {
    this.#recordOf(operation).skipped = reason;
  }

  isMissing = (operation: ContractOperation): boolean =>
    this.#records.get(operation.operationId)?.missing !== undefined;

  /** Returns the operations' results in the contract's order. */
  results(operations: readonly ContractOperation[]): OperationResult[] {
    return operations.map((operation) => {
      const {
        checks = [],
        reasons = new Map<string, string>(),
        missing,
        skipped,
      } = this.#records.get(operation.operationId) ?? {};
      const reason =
        missing ?? (checks.length === 0 ? (skipped ?? 'The run ended before this operation.') : undefined);
      const statuses = operation.documentedStatuses.map((status) =>
        statusResult(status, checks, missing !== undefined, reasons.get(status) ?? skipped),
      );
      const outcome: Outcome =
        missing !== undefined
          ? 'not implemented'
          : checks.length === 0
            ? 'skipped'
            : checks.some(({ deviations }) => deviations.length > 0)
              ? 'deviates'
              : 'conforms';
      const { operationId, method, path } = operation;
      return {
        operationId,
        method,
        path,
        tag: getTag(operation),
        outcome,
        ...(reason === undefined ? {} : { reason }),
        statuses,
        checks,
      };
    });
  }

  #recordOf(operation: ContractOperation): Record {
    let record = this.#records.get(operation.operationId);
    if (!record) {
      this.#onOperation(operation);
      record = { checks: [], reasons: new Map(), missing: undefined, skipped: undefined };
      this.#records.set(operation.operationId, record);
    }
    return record;
  }
}

function statusResult(
  status: string,
  checks: readonly CheckResult[],
  isMissing: boolean,
  reason = 'No safe request produces this status.',
): StatusResult {
  if (isMissing) return { status, outcome: 'not implemented', checks: 0 };
  const failed = checks.filter(({ expected, deviations }) => expected === status && deviations.length > 0);
  const produced = checks.filter(({ actual }) => String(actual) === status);
  const outcome = [...failed, ...produced].some(({ deviations }) => deviations.length > 0)
    ? 'deviates'
    : produced.length > 0
      ? 'conforms'
      : 'skipped';
  const count = new Set([...failed, ...produced]).size;
  return { status, outcome, checks: count, ...(outcome === 'skipped' ? { reason } : {}) };
}

async function findDeviations({ operation, expected }: Check, exchange: Exchange): Promise<Deviation[]> {
  const { response, failure = '' } = exchange;
  if (!response) return [{ location: 'connection', fieldPath: '', message: failure }];
  const { status } = response;
  const isDocumented = operation.documentedStatuses.includes(String(status));
  const isExpected = expected === 'documented' ? status < 500 : expected.includes(status);
  if (!isDocumented) {
    const documented = operation.documentedStatuses.join(', ');
    const message = `The contract documents no status ${status} (documented: ${documented})`;
    return [{ location: 'status', fieldPath: '', message }];
  }
  const violations = responseViolations(operation, response);
  const deviations = violations.map(
    ({ location, fieldPath, message }): Deviation => ({ location, fieldPath, message }),
  );
  if (isExpected) return deviations;
  const wanted = expected === 'documented' ? 'below 500' : expected.join(' or ');
  const message = `The status is ${status} instead of ${wanted}`;
  return [{ location: 'status', fieldPath: '', message }, ...deviations];
}

/** Returns why the deployment lacks an operation, judged by the response to the first request. */
function findMissingReason(
  { response, request: { operation } }: Exchange,
  deviations: readonly Deviation[],
): string | undefined {
  if (!response || deviations.length === 0 || ![404, 405, 501].includes(response.status)) return undefined;
  // A documented 404 response with the contract's error body comes from an operation that exists.
  const isOfOperation =
    response.status === 404 && operation.documentedStatuses.includes('404') && deviations.length === 1;
  return isOfOperation ? undefined : `The deployment responds with ${response.status}.`;
}

function buildCheckResult(check: Check, exchange: Exchange, deviations: readonly Deviation[]): CheckResult {
  const { title, expected } = check;
  const { response, url, durationMs } = exchange;
  return {
    title,
    expected: expected === 'documented' ? expected : String(expected[0]),
    actual: response?.status ?? null,
    durationMs: Math.round(durationMs),
    deviations,
    curl: formatCurl(url, check),
    ...(deviations.length > 0 && response ? { excerpt: formatExcerpt(response) } : {}),
  };
}

function formatExcerpt({ headers, body }: NonNullable<Exchange['response']>): string {
  const type = headers['content-type'] ?? '';
  if (body.length === 0) return '(empty)';
  if (!/json|urlencoded|^text\//.test(type)) return `(${body.length} bytes of ${type || 'unknown type'})`;
  const text = redactBody(body.toString(), type);
  return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}…` : text;
}
