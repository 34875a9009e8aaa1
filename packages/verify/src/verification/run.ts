import type { Contract, ContractOperation } from '@portal-kit/contract/contract';
import {
  type DereferencedOperation,
  dereferencedOperations,
} from '@portal-kit/contract/dereferenced-document';
import { UsageError } from '../usage-error.ts';
import { checkReads } from './checks/read-checks.ts';
import { checkRecord, RECORD_KINDS } from './checks/record-checks.ts';
import { checkRejections } from './checks/rejection-checks.ts';
import { checkWidgetSession } from './checks/session-checks.ts';
import { Cleanup } from './cleanup.ts';
import {
  type ClientLimits,
  type Deployment,
  DeploymentClient,
  InterruptedError,
  RequestLimitError,
} from './deployment-client.ts';
import { type KnownRecords, readKnownRecords } from './known-records.ts';
import {
  getTag,
  type OperationResult,
  type Outcome,
  type Remainder,
  type VerificationReport,
} from './outcome.ts';
import { type SignInOptions, signIn } from './sign-in.ts';
import { Verification } from './verification.ts';

export interface VerifyOptions extends SignInOptions {
  readonly deployment: Deployment;
  readonly limits: ClientLimits;
  /** Generated requests of each kind for each read operation. */
  readonly samples: number;
  readonly seed: number;
  /** Default: the first supplier of the list. Required with `hasWrites`. */
  readonly supplierId?: string;
  readonly forbiddenSupplier?: string;
  /** Origin of the widget sessions that the run creates. */
  readonly origin?: string;
  readonly hasWrites: boolean;
  /** Accepts operations that the deployment does not implement. */
  readonly isPartial: boolean;
  /** Default: every operation. */
  readonly operations?: readonly string[];
  readonly tags?: readonly string[];
}

export interface RunHooks {
  readonly interruption?: AbortSignal;
  readonly print?: (line: string) => void;
}

/** Reserve for the cleanup: at most three requests for each write. */
const CLEANUP_REQUESTS = 20;

/**
 * Compares a deployment with the contract.
 *
 * @throws UsageError when the run cannot start.
 */
export async function verify(
  contract: Contract,
  options: VerifyOptions,
  { interruption, print = () => {} }: RunHooks = {},
): Promise<VerificationReport> {
  const selected = selectOperations(contract, options);
  const client = new DeploymentClient(options.deployment, options.limits, interruption);
  const verification = new Verification(client);
  const cleanup = new Cleanup();
  const started = Date.now();
  let incomplete: string | undefined;
  let remainders: Remainder[] = [];
  try {
    await signIn(verification, contract, options, cleanup);
    print(
      `Signed in. Checking ${formatCount(selected.length, 'operation')} at ${options.deployment.apiUrl}.`,
    );
    await checkOperations(verification, contract, selected, options, cleanup, print);
  } catch (error) {
    if (!(error instanceof InterruptedError || error instanceof RequestLimitError)) throw error;
    incomplete = error.message;
    print(error.message);
  } finally {
    client.startCleanup(CLEANUP_REQUESTS);
    remainders = await cleanup.run();
    for (const record of verification.acceptedRejections)
      remainders.push({
        record,
        state: 'accepted a request that it must reject; check for a new record',
      });
  }
  const operations = verification.results(selected);
  incomplete ??= findEmptyRunReason(contract, operations);
  const summary = countBy(operations);
  const statuses = countBy(operations.flatMap((operation) => operation.statuses));
  const isComplete =
    summary['not implemented'] === 0 || options.isPartial || areExtensions(contract, operations);
  return {
    deployment: options.deployment.apiUrl,
    startedAt: new Date(started).toISOString(),
    durationMs: Date.now() - started,
    requests: client.sent,
    hasWrites: options.hasWrites,
    conforms: summary.deviates === 0 && isComplete && incomplete === undefined,
    ...(incomplete === undefined ? {} : { incomplete }),
    summary,
    statuses,
    operations,
    remainders,
  };
}

async function checkOperations(
  verification: Verification,
  contract: Contract,
  selected: readonly ContractOperation[],
  options: VerifyOptions,
  cleanup: Cleanup,
  print: (line: string) => void,
): Promise<void> {
  const { supplierId, hasWrites, origin } = options;
  const plain = await plainOperations();
  for (const operation of selected) skipUnsafeStatuses(verification, operation, hasWrites);
  const records = await readKnownRecords(verification, contract, supplierId);
  for (const [index, operation] of selected.entries()) {
    await checkOperation(verification, operation, plain.get(operation.operationId), records, options);
    if (hasWrites) {
      const kind = RECORD_KINDS.find(({ create }) => create === operation.operationId);
      if (kind) await checkRecord(verification, contract, kind, records, cleanup);
      if (
        operation.operationId === 'createWidgetSession' &&
        records.supplierId &&
        origin &&
        options.serviceCredential
      )
        await checkWidgetSession(verification, contract, records.supplierId, origin, cleanup);
    }
    const [result] = verification.results([operation]);
    const position = `[${String(index + 1).padStart(2)}/${selected.length}]`;
    if (result) print(`${position} ${operation.operationId}: ${formatSummary(result)}`);
  }
}

async function checkOperation(
  verification: Verification,
  operation: ContractOperation,
  plain: DereferencedOperation | undefined,
  records: KnownRecords,
  options: VerifyOptions,
): Promise<void> {
  if (!plain || operation.document === 'identity' || verification.isMissing(operation)) return;
  const { credentials } = verification.client;
  if (operation.securitySchemes.includes('serviceCredential') && credentials.service === undefined)
    return verification.skipOperation(operation, 'Requires VERIFY_SERVICE_CREDENTIAL.');
  if (operation.securitySchemes.includes('identityToken') && credentials.identity === undefined)
    return verification.skipOperation(operation, 'Requires an identity token.');
  if (operation.operationId === 'getWidgetSession')
    return verification.skipOperation(operation, 'Requires --writes and --origin, which create a session.');
  if (operation.method === 'GET') return checkReads(verification, operation, plain, records, options);
  if (!options.hasWrites) return verification.skipOperation(operation, 'A write: requires --writes.');
  return checkRejections(verification, operation, plain, records);
}

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const formatSummary = ({ outcome, reason, checks }: OperationResult): string => {
  const deviations = checks.flatMap((check) => check.deviations).length;
  if (outcome === 'skipped' || outcome === 'not implemented') return `${outcome}. ${reason ?? ''}`;
  return `${formatCount(checks.length, 'request')}, ${outcome}${deviations > 0 ? ` (${formatCount(deviations, 'deviation')})` : ''}`;
};

function skipUnsafeStatuses(
  verification: Verification,
  operation: ContractOperation,
  hasWrites: boolean,
): void {
  const reasons: Readonly<Record<string, string>> = {
    403: 'Requires a user with fewer permissions.',
    429: 'Exceeding the rate limit is not safe.',
    500: 'No safe request causes a failure of the server.',
    503: 'No safe request causes an outage.',
    ...(hasWrites && operation.method !== 'GET'
      ? {
          200: 'The change of an existing record cannot be undone.',
          201: 'The contract cannot remove the created record.',
          202: 'The contract cannot remove an upload.',
          204: 'Requires --origin.',
          409: 'Requires an existing record in a certain state.',
          412: 'Requires a change of an existing record.',
          413: 'Requires an upload of more than 10 MB.',
          428: 'Depends on the settings of the deployment.',
        }
      : {}),
  };
  for (const [status, reason] of Object.entries(reasons)) verification.skip(operation, status, reason);
}

function selectOperations(
  contract: Contract,
  { operations, tags }: VerifyOptions,
): readonly ContractOperation[] {
  const known = contract.operations;
  const unknown = [
    ...(operations ?? [])
      .filter((id) => !contract.byId.has(id))
      .map((id) => `The contract has no operation ${id}.`),
    ...(tags ?? [])
      .filter((tag) => !known.some((operation) => getTag(operation) === tag))
      .map((tag) => `The contract has no tag ${tag}. Tags: ${[...new Set(known.map(getTag))].join(', ')}.`),
  ];
  if (unknown.length > 0) throw new UsageError(unknown.join(' '));
  if (!operations && !tags) return known;
  return known.filter(
    (operation) => operations?.includes(operation.operationId) || tags?.includes(getTag(operation)),
  );
}

function countBy(results: readonly { readonly outcome: Outcome }[]): Record<Outcome, number> {
  const counts: Record<Outcome, number> = { conforms: 0, deviates: 0, skipped: 0, 'not implemented': 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

/**
 * Explains why a run without checks proves nothing. A wrong URL or data path makes operations look not implemented,
 * which `--partial` accepts.
 */
function findEmptyRunReason(contract: Contract, operations: readonly OperationResult[]): string | undefined {
  const isUnchecked = ({ outcome }: OperationResult) =>
    outcome === 'skipped' || outcome === 'not implemented';
  const isEmpty = (results: readonly OperationResult[]) => results.length > 0 && results.every(isUnchecked);
  const select = (isSelected: (operation: ContractOperation) => boolean) =>
    operations.filter(({ operationId }) => isSelected(contract.byId.get(operationId) as ContractOperation));
  if (operations.every(isUnchecked) || isEmpty(select(({ document }) => document !== 'identity')))
    return 'The run checked nothing: each selected operation is missing or was skipped. Check --url and --data-path.';
  const ofData = select(({ hasDataPath }) => hasDataPath);
  if (isEmpty(ofData) && ofData.some(({ outcome }) => outcome === 'not implemented'))
    return 'The run checked nothing below /api/v1: each operation is missing or was skipped. Check --data-path.';
  return undefined;
}

/** Returns whether only operations of extension documents are missing. A deployment may omit these documents. */
const areExtensions = (contract: Contract, operations: readonly OperationResult[]) =>
  operations.every(
    ({ outcome, operationId }) =>
      outcome !== 'not implemented' || contract.byId.get(operationId)?.document === 'embed',
  );

async function plainOperations(): Promise<ReadonlyMap<string, DereferencedOperation>> {
  return new Map([
    ...(await dereferencedOperations('portal')),
    ...(await dereferencedOperations('identity')),
    ...(await dereferencedOperations('embed')),
  ]);
}
